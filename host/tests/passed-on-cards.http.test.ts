import { beforeEach, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { aCard, unique } from "./builders.ts";
import { administrator, visitor } from "./client.ts";
import { type Host, sharedHost } from "./host.ts";
import { linkTo } from "./outbox.ts";
import { aMember, aTeam } from "./team-builders.ts";

// A card that passes to another member takes along what its visitors said, and what they will say.

let host: Host;
let team: Awaited<ReturnType<typeof aTeam>>;
let manager: Awaited<ReturnType<typeof aMember>>;
let former: typeof manager;
let holder: typeof manager;
let card: Awaited<ReturnType<typeof aCard>>;
let address: string;

beforeEach(async () => {
  host = await sharedHost();
  team = await aTeam(host);
  manager = await aMember(host, team, "manager");
  former = await aMember(host, team, "member", { accessLevel: 3 });
  holder = await aMember(host, team, "member", { accessLevel: 3 });
  card = await aCard(host.database, former.user, { teamId: team.id });
  address = `${unique("vera")}@example.com`;
});

interface Listed {
  items: { id: number; name: string | null; emails: string[]; phones: string[]; company: string | null }[];
}

const contactsOf = async ({ call }: typeof manager, query = "") =>
  (await call("GET", `/api/contacts${query}`)).json<Listed>().items;
const conversationsOf = async ({ call }: typeof manager) =>
  (await call("GET", `/api/salesbot/${card.id}/conversations`)).json<{ id: number; sessionId: string }[]>();
const chat = async (message: string, sessionId?: string) =>
  (await visitor(host)("POST", `/api/salesbot/${card.id}/chat`, { message, sessionId })).json<{ sessionId: string }>();
const openChat = async () => {
  await former.call("POST", `/api/salesbot/${card.id}/config`, { isEnabled: true });
  return (await chat(`I am Vera Visitor, ${address}. What do you offer?`)).sessionId;
};
const remove = (removal: object = { cards: "handOver", to: holder.user.id }) =>
  manager.call("DELETE", `/api/teams/${team.id}/members/${former.user.id}`, removal);

describe("a former holder", () => {
  test("deletes no message and no conversation by their own contacts", async () => {
    await openChat();
    const formData = { name: "Fritz Form", email: unique("fritz") + "@example.com", message: "A hundred pieces" };
    await visitor(host)("POST", `/api/card/${card.slug}/submissions`, { formData, consent: true });
    await remove();
    for (const { id } of await contactsOf(former)) await former.call("DELETE", `/api/contacts/${id}`);
    expect(await contactsOf(former)).toEqual([]);
    expect(await conversationsOf(holder)).toHaveLength(1);
    const messages = await holder.call("GET", `/api/business-cards/${card.id}/submissions`);
    expect(messages.text).toContain("A hundred pieces");
  });

  test("hears nothing of what a visitor changes by their link; the new one does", async () => {
    const details = { name: "Xaver Exchange", email: address, phone: "+49 30 1110000" };
    await visitor(host)("POST", `/api/card/${card.slug}/exchange`, { ...details, consent: true });
    const { pathname } = new URL(await linkTo(host, address));
    const [own] = await contactsOf(former);
    await former.call("PATCH", `/api/contacts/${own!.id}`, { tags: ["VIP"] });
    await remove();
    const changed = { action: "change", ...details, phone: "+49 30 2220000", company: "Next Employer" };
    const form = new URLSearchParams(changed);
    await fetch(host.url + pathname, { method: "POST", body: form, headers: { origin: host.url }, redirect: "manual" });
    expect(await contactsOf(former)).toMatchObject([{ phones: ["+49 30 1110000"], company: null }]);
    expect(await contactsOf(holder)).toMatchObject([{ phones: ["+49 30 2220000"], company: "Next Employer" }]);
  });

  test("has nothing left of what was shared on the card and what they have not worked on, nor has anybody once it is withdrawn", async () => {
    const details = { name: "Xaver Exchange", email: address, phone: "+49 30 1110000", card: "https://me.example/x" };
    await visitor(host)("POST", `/api/card/${card.slug}/exchange`, { ...details, consent: true });
    const { pathname } = new URL(await linkTo(host, address));
    await remove();
    expect(await contactsOf(holder)).toMatchObject([{ name: "Xaver Exchange" }]);
    expect(await contactsOf(former)).toEqual([]);
    const form = new URLSearchParams({ action: "withdraw" });
    await fetch(host.url + pathname, { method: "POST", body: form, headers: { origin: host.url }, redirect: "manual" });
    expect([await contactsOf(former), await contactsOf(holder)]).toEqual([[], []]);
  });

  test("is no visitor of conversations that they could read", async () => {
    await openChat();
    const [{ id, sessionId }] = (await conversationsOf(former)) as [{ id: number; sessionId: string }];
    await remove();
    const path = `/api/salesbot/${card.id}/chat/${sessionId}`;
    for (const one of [`${path}/messages`, `${path}/events`])
      expect((await visitor(host)("GET", one)).status).toBe(404);
    expect((await chat("I buy elsewhere", sessionId)).sessionId).not.toBe(sessionId);
    expect((await holder.call("GET", `/api/conversations/${id}`)).text).not.toContain("I buy elsewhere");
  });
});

test("what a visitor says after the card has passed on is for the new holder's contact alone", async () => {
  const sessionId = await openChat();
  await former.call("PATCH", `/api/contacts/${(await contactsOf(former))[0]!.id}`, { notes: "Pays late" });
  const { tables, transaction } = host.database;
  // As on a card whose owner changed before such conversations ended.
  await transaction((tx) =>
    tx.update(tables.businessCards).set({ userId: holder.user.id }).where(eq(tables.businessCards.id, card.id)),
  );
  await chat("My number is +49 30 7654321", sessionId);
  expect(await contactsOf(former)).toMatchObject([{ emails: [address], phones: [] }]);
  expect(await contactsOf(holder)).toMatchObject([{ emails: [address], phones: ["+49 30 7654321"] }]);
  expect(await contactsOf(holder, "?search=late")).toEqual([]);
  expect(await contactsOf(former, "?search=late")).toHaveLength(1);
});

test("a transfer by an administrator ends visitors' sessions, too", async () => {
  await openChat();
  const { sessionId } = (await conversationsOf(former))[0]!;
  const call = await administrator(host);
  expect((await call("PUT", `/api/business-cards/${card.id}`, { userId: holder.user.id })).status).toBe(200);
  const messages = await visitor(host)("GET", `/api/salesbot/${card.id}/chat/${sessionId}/messages`);
  expect(messages.status).toBe(404);
});

test("a leaver's contact is theirs alone, also for managers of the team that has the card", async () => {
  await openChat();
  const { id } = (await contactsOf(former))[0]!;
  await former.call("PATCH", `/api/contacts/${id}`, { notes: "Mine" });
  expect((await manager.call("GET", `/api/contacts/${id}`)).status).toBe(200);
  await remove();
  expect((await manager.call("GET", `/api/contacts/${id}`)).status).toBe(403);
});

test("a leaving manager's claim to a host does not replace a domain of the heir's that is proven", async () => {
  const leaver = await aMember(host, team, "manager");
  const name = `${unique("cards")}.example`;
  const { db, tables, transaction } = host.database;
  const claim = { host: name, token: "token" };
  await transaction((tx) =>
    tx.insert(tables.domains).values([
      { ...claim, userId: leaver.user.id, teamId: team.id },
      { ...claim, userId: manager.user.id, provenHost: name, state: "live" },
    ]),
  );
  await manager.call("DELETE", `/api/teams/${team.id}/members/${leaver.user.id}`, { cards: "pause" });
  const remaining = await db.select().from(tables.domains).where(eq(tables.domains.host, name));
  expect(remaining).toMatchObject([{ userId: manager.user.id, provenHost: name, teamId: null }]);
});

describe("a manager who becomes a plain member", () => {
  test("keeps no card of a former member, and none of its addresses", async () => {
    const demoted = await aMember(host, team, "manager", { accessLevel: 2 });
    const own = await aCard(host.database, demoted.user, { teamId: team.id });
    const printed = card.slug;
    await manager.call("PUT", `/api/business-cards/${card.id}`, { slug: unique("renamed") });
    await demoted.call("DELETE", `/api/teams/${team.id}/members/${former.user.id}`, { cards: "pause" });
    const stored = async () =>
      (
        await host.database.db
          .select({ userId: host.database.tables.businessCards.userId })
          .from(host.database.tables.businessCards)
          .where(eq(host.database.tables.businessCards.id, card.id))
      )[0]!.userId;
    expect(await stored()).toBe(demoted.user.id);
    await manager.call("PATCH", `/api/teams/${team.id}/members/${demoted.user.id}`, { role: "member" });
    expect(await stored()).toBe(manager.user.id);
    const taken = await demoted.call("PUT", `/api/business-cards/${own.id}`, { slug: printed });
    expect([taken.status, taken.text]).toEqual([409, expect.stringContaining("already taken")]);
  });
});
