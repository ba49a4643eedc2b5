import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { brotliCompressSync } from "node:zlib";
import { open } from "../../db/index.ts";
import type { CardTemplate, Team, User } from "../../db/index.ts";
import { aCard, aUser, unique } from "./builders.ts";
import { type Client, signedIn, visitor } from "./client.ts";
import { type Host, startHost } from "./host.ts";
import { aMember, aTeam, aTemplate } from "./team-builders.ts";

// Two teams, and who may make each call on one of them: its manager, its member, the manager of the other, level 4.

const server = process.env.TEST_POSTGRES_URL;
const dialects = server ? ["SQLite", "PostgreSQL"] : ["SQLite"];

describe.for(dialects)("on %s", (dialect) => {
  let host: Host;
  const people: Record<string, Client> = {};
  let team: Team;
  let member: User;
  let template: CardTemplate;

  beforeAll(async () => {
    const environment: Record<string, string> = { RATE_LIMITS: "off" };
    if (dialect === "PostgreSQL") environment.DATABASE_URL = await freshDatabase();
    host = await startHost(environment);
    team = await aTeam(host, { directory: true });
    template = await aTemplate(host, team, { company: "Firm" }, { company: "locked" });
    const manager = await aMember(host, team, "manager");
    await aMember(host, team, "manager");
    const plain = await aMember(host, team);
    member = plain.user;
    people.visitor = visitor(host);
    people.manager = manager.call;
    people.member = plain.call;
    people.outsider = (await aMember(host, await aTeam(host), "manager")).call;
    people["level 4"] = await signedIn(host, await aUser(host.database, { accessLevel: 4 }));
  });
  afterAll(() => host.stop());

  const MANAGERS = [401, 200, 403, 403, 200];
  const cardOf = async () => aCard(host.database, member, { teamId: team.id, templateId: template.id, company: "Own" });

  test.for<[string, (call: Client) => ReturnType<Client>, number[]]>([
    ["reads the team", (call) => call("GET", `/api/teams/${team.id}`), [401, 200, 200, 403, 200]],
    ["changes the team", (call) => call("PATCH", `/api/teams/${team.id}`, { name: "Firm" }), MANAGERS],
    [
      "deletes a team",
      async (call) => call("DELETE", `/api/teams/${(await aTeam(host)).id}`),
      [401, 403, 403, 403, 204],
    ],
    ["lists members", (call) => call("GET", `/api/teams/${team.id}/members`), MANAGERS],
    [
      "changes a role",
      async (call) =>
        call("PATCH", `/api/teams/${team.id}/members/${(await aMember(host, team)).user.id}`, { role: "manager" }),
      MANAGERS,
    ],
    [
      "removes a member",
      async (call) => call("DELETE", `/api/teams/${team.id}/members/${(await aMember(host, team)).user.id}`),
      [401, 204, 403, 403, 204],
    ],
    ["lists invitations", (call) => call("GET", `/api/teams/${team.id}/invitations`), MANAGERS],
    [
      "invites",
      (call) => call("POST", `/api/teams/${team.id}/invitations`, { emails: [`${unique("x")}@example.com`] }),
      MANAGERS,
    ],
    ["lists templates", (call) => call("GET", `/api/teams/${team.id}/templates`), MANAGERS],
    [
      "makes a template",
      (call) => call("POST", `/api/teams/${team.id}/templates`, { name: "T" }),
      [401, 201, 403, 403, 201],
    ],
    [
      "changes a template",
      async (call) =>
        call("PUT", `/api/teams/${team.id}/templates/${(await aTemplate(host, team)).id}`, { name: "N", version: 1 }),
      MANAGERS,
    ],
    [
      "deletes a template",
      async (call) => call("DELETE", `/api/teams/${team.id}/templates/${(await aTemplate(host, team)).id}?version=1`),
      [401, 204, 403, 403, 204],
    ],
    ["reads the team's figures", (call) => call("GET", `/api/analytics/team/${team.id}`), MANAGERS],
    ["exports the team's figures", (call) => call("GET", `/api/analytics/team/${team.id}/export`), MANAGERS],
    ["reads the team's activity", (call) => call("GET", `/api/activity?team=${team.id}`), MANAGERS],
    ["exports the team's activity", (call) => call("GET", `/api/activity?team=${team.id}&format=csv`), MANAGERS],
    [
      "edits a card of the team",
      async (call) => call("PUT", `/api/business-cards/${(await cardOf()).id}`, { title: "T" }),
      [401, 200, 200, 403, 200],
    ],
    [
      "changes a locked field",
      async (call) => call("PUT", `/api/business-cards/${(await cardOf()).id}`, { company: "T" }),
      [401, 403, 403, 403, 403],
    ],
    [
      "reads a card's messages",
      async (call) => call("GET", `/api/business-cards/${(await cardOf()).id}/submissions`),
      [401, 200, 200, 403, 200],
    ],
    ["lists users", (call) => call("GET", "/api/users"), [401, 403, 403, 403, 200]],
    ["opens the directory", (call) => call("GET", `/team/${team.slug}`), [200, 200, 200, 200, 200]],
  ])("who %s: visitor, manager, member, outsider, level 4", async ([, ask, expected]) => {
    const statuses: number[] = [];
    for (const call of Object.values(people)) statuses.push((await ask(call)).status);
    expect(statuses).toEqual(expected);
  });

  test("the directory is light, finds people and is not there before it is opened", async () => {
    const card = await aCard(host.database, member, { teamId: team.id, name: "Zora Findable" });
    const found = await visitor(host)("GET", `/team/${team.slug}?q=zora`);
    expect(found.text).toContain(`/view/${card.slug}`);
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

  test("people can be uploaded into a team; what is locked is left out, and said", async () => {
    const username = unique("bulk").slice(0, 20);
    const answer = await people["level 4"]!("POST", "/api/users/bulk", {
      users: [
        {
          username,
          email: `${username}@example.com`,
          fullName: "Bulk One",
          password: "a long enough phrase",
          company: "Mine",
        },
      ],
      teamId: team.id,
      templateId: template.id,
    });
    expect(answer.json()).toMatchObject({ created: [{ username }], failed: [], ignored: ["company"] });
    const [created] = answer.json<{ created: { cardSlug: string }[] }>().created;
    expect((await visitor(host)("GET", `/api/card/${created!.cardSlug}`)).json()).toMatchObject({ company: "Firm" });
  });

  test("activity names people and fields, no address and nothing that was typed", async () => {
    await visitor(host)("POST", "/api/login", { username: "typed-by-mistake", password: "wrong" });
    const list = await people["level 4"]!("GET", "/api/activity?limit=100");
    expect(list.text).not.toMatch(/typed-by-mistake|@example\.com/);
    const actions = list.json<{ items: { action: string }[] }>().items.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(["login.fail", "template.update", "member.role"]));
    const own = await people.manager!("GET", "/api/activity");
    expect(own.json<{ items: { teamId: number }[] }>().items.every(({ teamId }) => teamId === team.id)).toBe(true);
    expect((await people.member!("GET", "/api/activity")).status).toBe(403);
  });
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
