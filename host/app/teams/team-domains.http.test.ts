import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Domain } from "../../../db/index.ts";
import { aCard, aUser, unique } from "../../tests/builders.ts";
import { signedIn } from "../../tests/client.ts";
import { callAs } from "../../tests/domain-builders.ts";
import { type Host, startHost } from "../../tests/host.ts";
import { aMember, aTeam } from "../../tests/team-builders.ts";

let host: Host;
beforeAll(async () => {
  host = await startHost({ RATE_LIMITS: "off", PUBLIC_URL: "http://meishi.example", DNS_SERVER: "127.0.0.1:9" });
});
afterAll(() => host.stop());

const aHost = () => `${unique("team")}.example`;
type DomainResponse = { id: number; host: string; teamId: number | null; root: unknown };

/** A team with two managers, whose directory is open, and a member's card. */
async function aFirm() {
  const team = await aTeam(host, { directory: true });
  const [manager, deputy, member] = [
    await aMember(host, team, "manager"),
    await aMember(host, team, "manager"),
    await aMember(host, team),
  ];
  const card = await aCard(host.database, member.user, { teamId: team.id, name: "Zora Findable" });
  const add = (body: object) => manager.call("POST", "/api/domains", { host: aHost(), teamId: team.id, ...body });
  return { team, manager, deputy, member, card, add };
}

/** Sets what the records at a name server would. */
async function makeLive({ id }: { id: number }, changes: Partial<Domain> = {}): Promise<string> {
  const { transaction, tables } = host.database;
  const { domains } = tables;
  const [domain] = await host.database.db.select().from(domains).where(eq(domains.id, id));
  const live = { state: "live", provenHost: domain!.host, version: domain!.version + 1, ...changes } as const;
  await transaction((tx) => tx.update(domains).set(live).where(eq(domains.id, id)));
  await expect.poll(async () => (await callAs(host, domain!.host, "/nothing")).status).toBe(404);
  return domain!.host;
}

describe("a team's domains", () => {
  test("are up to three, added by its managers and nobody else", async () => {
    const { team, member, manager, add } = await aFirm();
    const outsider = await signedIn(host, await aUser(host.database, { accessLevel: 3 }));
    for (const call of [member.call, outsider])
      expect((await call("POST", "/api/domains", { host: aHost(), teamId: team.id })).status).toBe(403);
    for (let n = 1; n <= 3; n++) expect((await add({})).status).toBe(201);
    const refused = await add({});
    expect([refused.status, refused.text]).toEqual([403, "A team has up to 3 domains. Remove one to add another."]);
    expect((await manager.call("GET", "/api/domains")).json()).toMatchObject({ total: 3 });
    // Of their own a manager of level 1 has none.
    expect((await manager.call("POST", "/api/domains", { host: aHost() })).status).toBe(403);
  });

  test("are managed by each of its managers, also once who added them has left, and the heir is told", async () => {
    const { team, manager, deputy, member, add } = await aFirm();
    const { id, host: name } = (await add({})).json<DomainResponse>();
    const path = `/api/domains/${id}`;
    expect((await deputy.call("PATCH", path, { appName: "Firm" })).status).toBe(200);
    expect((await member.call("GET", path)).status).toBe(403);
    await manager.call("DELETE", `/api/teams/${team.id}/members/${manager.user.id}`, {});
    expect((await manager.call("GET", path)).status).toBe(403);
    expect((await deputy.call("GET", path)).json()).toMatchObject({ teamId: team.id, appName: "Firm" });
    const { db, tables } = host.database;
    const mails = await db.select().from(tables.mailOutbox).where(eq(tables.mailOutbox.recipient, deputy.user.email));
    expect(mails.map(({ subject }) => subject)).toEqual([`${name} is yours to look after`]);
    expect(mails[0]!.text).toContain("If it is not yours, remove it: http://meishi.example/team?tab=domains");
  });

  test("show the directory, and below it the team's cards only", async () => {
    const { card, member, add } = await aFirm();
    const personal = await aCard(host.database, member.user);
    const domain = (await add({})).json<DomainResponse>();
    expect(domain.root).toEqual({ directory: true });
    const name = await makeLive(domain, { isMain: true });
    const directory = await callAs(host, name, "/?q=zora");
    expect([directory.status, directory.text.includes(`http://${name}/${card.slug}`)]).toEqual([200, true]);
    expect((await callAs(host, name, `/${card.slug}`)).status).toBe(200);
    expect((await callAs(host, name, `/${personal.slug}`)).status).toBe(404);
    expect((await callAs(host, name, "/sitemap.xml")).text).toContain(`<loc>http://${name}/</loc>`);
    const shared = await callAs(host, "meishi.example", `/api/card/${card.slug}`);
    expect(JSON.parse(shared.text)).toMatchObject({ url: `http://${name}/${card.slug}` });
    const own = await callAs(host, "meishi.example", `/api/card/${personal.slug}`);
    expect(JSON.parse(own.text)).not.toHaveProperty("url");
  });

  test("show a card of the team instead, never another one, and nothing where the directory is closed", async () => {
    const { team, manager, card, member, add } = await aFirm();
    const domain = (await add({})).json<DomainResponse>();
    const personal = await aCard(host.database, member.user);
    const change = (root: object) => manager.call("PATCH", `/api/domains/${domain.id}`, { root });
    const refused = await change({ cardId: personal.id });
    expect([refused.status, refused.text]).toEqual([403, "Choose a card of the team."]);
    expect((await change({ cardId: card.id })).json<DomainResponse>().root).toEqual({ cardId: card.id });
    const name = await makeLive(domain);
    expect((await callAs(host, name, "/")).text).toContain("Zora Findable");
    await change({ directory: true });
    await manager.call("PATCH", `/api/teams/${team.id}`, { directory: false });
    await expect.poll(async () => (await callAs(host, name, "/")).status).toBe(404);
  });

  test("that fail are mended on the team's page, which their mail names", async () => {
    const { manager, add } = await aFirm();
    const domain = (await add({})).json<DomainResponse>();
    await makeLive(domain);
    const past = new Date(Date.now() - 15 * 86_400_000);
    const { transaction, tables, db } = host.database;
    await transaction((tx) =>
      tx.update(tables.domains).set({ state: "failing", goneSince: past }).where(eq(tables.domains.id, domain.id)),
    );
    expect((await manager.call("POST", `/api/domains/${domain.id}/check`)).status).toBe(404);
    const mails = await db.select().from(tables.mailOutbox).where(eq(tables.mailOutbox.recipient, manager.user.email));
    expect(mails.map(({ text }) => text).join()).toContain("http://meishi.example/team?tab=domains");
  });

  test("show no directory when they are a person's", async () => {
    const call = await signedIn(host, await aUser(host.database, { accessLevel: 3 }));
    const refused = await call("POST", "/api/domains", { host: aHost(), root: { directory: true } });
    expect(refused.status).toBe(400);
  });
});
