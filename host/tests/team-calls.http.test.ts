import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { brotliCompressSync } from "node:zlib";
import { open, type CardTemplate, type Team, type User } from "../../db/index.ts";
import { rootFolder } from "../../db/root.ts";
import type { BatchResult } from "../app/users/batch/create-users.server.ts";
import { aCard, aUser, unique } from "./builders.ts";
import { type Client, signedIn, visitor } from "./client.ts";
import { type Host, startHost } from "./host.ts";
import { type Firm, OUTSIDE, PEOPLE } from "./team-expectations.ts";
import { MATRIX } from "./team-matrix.ts";
import { aFirm, aMember, aTeam } from "./team-builders.ts";

// Two teams, and who may make each call and open each page of either.

const server = process.env.TEST_POSTGRES_URL;
const dialects = server ? ["SQLite", "PostgreSQL"] : ["SQLite"];

/** Every address that was asked for, without what follows it. */
const requestedPaths: string[] = [];

describe.for(dialects)("on %s", (dialect) => {
  let host: Host;
  const people: Record<string, Client> = {};
  let firms: [Firm, Firm];
  let team: Team;
  let member: User;
  let template: CardTemplate;

  beforeAll(async () => {
    const environment: Record<string, string> = { RATE_LIMITS: "off" };
    if (dialect === "PostgreSQL") environment.DATABASE_URL = await freshDatabase();
    host = await startHost(environment);
    firms = [await aFirm(host), await aFirm(host)];
    ({ team, template } = firms[0]);
    member = firms[0].member.user;
    people.visitor = visitor(host);
    people.manager = firms[0].manager.call;
    people.member = firms[0].member.call;
    people.outsider = await signedIn(host, await aUser(host.database, { accessLevel: 3 }));
    people["level 4"] = await signedIn(host, await aUser(host.database, { accessLevel: 4 }));
  });
  afterAll(() => host.stop());

  test.for(MATRIX)("who %s, of either team", async ([, ask, expected]) => {
    for (const [firm, other] of [firms, [...firms].reverse() as [Firm, Firm]]) {
      const callers = [
        people.visitor,
        firm.manager.call,
        firm.member.call,
        other.manager.call,
        other.member.call,
        people.outsider,
        people["level 4"],
      ] as Client[];
      const statuses: number[] = [];
      for (const call of callers) {
        const noted: Client = (method, path, ...rest) => {
          requestedPaths.push(`${method} ${path.split("?")[0]}`);
          return call(method, path, ...rest);
        };
        statuses.push((await ask(noted, firm)).status);
      }
      expect(Object.fromEntries(PEOPLE.map((who, n) => [who, statuses[n]]))).toEqual(
        Object.fromEntries(PEOPLE.map((who, n) => [who, expected[n]])),
      );
    }
  });

  test("lists of teams: one's own, for administrators all", async () => {
    for (const [name, shows] of [
      ["manager", [true, false]],
      ["member", [true, false]],
      ["outsider", [false, false]],
      ["level 4", [true, true]],
    ] as const) {
      const list = await people[name]!("GET", "/api/teams?limit=100");
      expect([name, firms.map((firm) => list.text.includes(firm.team.slug))]).toEqual([name, shows]);
    }
  });

  test("lists are sorted as they are asked for, and go on where they ended", async () => {
    const { team } = await aFirm(host);
    const call = people["level 4"]!;
    for (const name of ["b", "C", "a"]) await call("POST", `/api/teams/${team.id}/templates`, { name });
    const path = `/api/teams/${team.id}/templates`;
    type Page = { items: { name: string }[]; next: string | null; total: number };
    const first = (await call("GET", `${path}?sort=name&limit=2`)).json<Page>();
    const rest = (await call("GET", `${path}?sort=name&limit=2&cursor=${first.next}`)).json<Page>();
    expect([first.total, ...[...first.items, ...rest.items].map(({ name }) => name).slice(0, 3)]).toEqual([
      4,
      "a",
      "b",
      "C",
    ]);
    expect(rest.next).toBeNull();
    for (const [list, sort] of [
      ["members", "-name"],
      ["members", "role"],
      ["invitations", "email"],
      ["invitations", "-expiresAt"],
      ["templates", "-cards"],
    ])
      expect((await call("GET", `/api/teams/${team.id}/${list}?sort=${sort}`)).status).toBe(200);
    expect((await call("GET", "/api/teams?sort=-members")).status).toBe(200);
    expect((await call("GET", `${path}?sort=password`)).status).toBe(400);
  });

  test("the directory is in the visitor's language, which its links keep", async () => {
    const asks = (accept: string, query = "") =>
      visitor(host)("GET", `/team/${team.slug}${query}`, undefined, { "accept-language": accept });
    const german = await asks("de-AT");
    expect(german.text).toContain('<html lang="de">');
    expect(german.text).toContain("Dieses Team durchsuchen");
    expect(german.headers.get("vary")).toContain("accept-language");
    const arabic = await asks("de", "?lang=ar&q=xyzzy");
    expect(arabic.text).toContain('<html lang="ar" dir="rtl">');
    expect(arabic.text).toContain("لا أحد يطابق هذا البحث.");
    expect(arabic.text).toContain('name="lang" value="ar"');
  });

  test("the directory is light, finds people and is not there before it is opened", async () => {
    const card = await aCard(host.database, member, { teamId: team.id, name: "Zora Findable" });
    const result = await visitor(host)("GET", `/team/${team.slug}?q=zora`);
    expect(result.text).toContain(`/view/${card.slug}`);
    for (let i = 0; i < 100; i++)
      await aCard(host.database, member, { teamId: team.id, name: `Person ${i} of ${unique("many")}` });
    const all = await visitor(host)("GET", `/team/${team.slug}`);
    expect(brotliCompressSync(all.bytes).length).toBeLessThan(18 * 1024);
    expect((await visitor(host)("GET", `/team/${(await aTeam(host)).slug}`)).status).toBe(404);
  });

  test("figures count what visitors did, by member", async () => {
    const { user, call } = await aMember(host, await aTeam(host), "manager");
    const own = (await call("GET", "/api/teams")).json<{ items: { id: number }[] }>().items[0]!;
    const card = await aCard(host.database, user, { teamId: own.id });
    await visitor(host)("POST", "/api/card-views", { cardId: card.id }, { "user-agent": "Mozilla/5.0 Chrome/130.0" });
    const figures = (await call("GET", `/api/analytics/team/${own.id}`)).json();
    expect(figures).toMatchObject({
      totals: { views: 1 },
      members: [{ userId: user.id, views: 1, saves: 0, leads: 0 }],
    });
  });

  test("people can be uploaded into a team; what is locked is left out, and said row by row", async () => {
    const row = (values: object) => {
      const username = unique("bulk").slice(0, 20);
      const email = `${username}@example.com`;
      return { username, email, fullName: "Bulk One", password: "a long enough phrase", ...values };
    };
    const [plain, locked, broken] = [
      row({ title: "Baker" }),
      row({ company: "Mine" }),
      row({ company: "Mine", email: "" }),
    ];
    const into = { teamId: team.id, templateId: template.id };
    const users = [plain, broken, locked];
    const answer = (await people["level 4"]!("POST", "/api/users/bulk", { users, ...into })).json<BatchResult>();
    expect(answer).toMatchObject({
      created: [{ username: plain.username }, { username: locked.username }],
      failed: [{ index: 1 }],
      ignored: ["company"],
    });
    expect(answer.notes).toEqual([{ index: 2, username: locked.username, ignored: ["company"] }]);
    for (const { cardSlug } of answer.created)
      expect((await visitor(host)("GET", `/api/card/${cardSlug}`)).json()).toMatchObject({ company: "Firm" });
  });

  test("activity names people and fields, no address and nothing that was typed", async () => {
    await visitor(host)("POST", "/api/login", { username: "typed-by-mistake", password: "wrong" });
    const list = await people["level 4"]!("GET", "/api/activity?limit=100");
    expect(list.text).not.toMatch(/typed-by-mistake|@example\.com/);
    for (const action of ["login.fail", "template.update", "member.role"]) {
      const { total } = (await people["level 4"]!("GET", `/api/activity?action=${action}`)).json<{ total: number }>();
      expect([action, total > 0]).toEqual([action, true]);
    }
    const own = await people.manager!("GET", "/api/activity");
    expect(own.json<{ items: { teamId: number }[] }>().items.every(({ teamId }) => teamId === team.id)).toBe(true);
    expect((await people.member!("GET", "/api/activity")).status).toBe(403);
  });
});

test("every call and page was asked for, but for those in which nothing is a team's", () => {
  const routes = readdirSync(join(rootFolder, "host/app/routes"));
  const missing = routes.filter((name) => {
    if (Object.values(OUTSIDE).some((pattern) => pattern.test(name))) return false;
    const parts = name
      .replace(/\.tsx?$/, "")
      .replace(/\[\.\]/g, "\0")
      .split(".")
      .filter((part) => part !== "_app" && part !== "_index")
      .map((part) => (part.startsWith("$") ? "[^/]+" : part.replace(/_$/, "").replace("\0", "\\.")));
    const address = new RegExp(`^[A-Z]+ /${parts.join("/")}$`);
    return !requestedPaths.some((one) => address.test(one));
  });
  // Listed and made by tests of their own.
  expect(missing).toEqual(["api.business-cards._index.ts", "api.teams._index.ts"]);
  expect(requestedPaths.length).toBeGreaterThanOrEqual(MATRIX.length * PEOPLE.length * 2 * dialects.length);
});

async function freshDatabase(): Promise<string> {
  const { default: postgres } = await import("pg");
  const name = `teams_${process.pid}_${Date.now()}`;
  const client = new postgres.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server!);
  url.pathname = `/${name}`;
  const database = await open(url.href);
  await database.close();
  return url.href;
}
