import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ContactEntry } from "#db/index.ts";
import { aCard, aUser, unique } from "../../tests/builders.ts";
import { signedIn, visitor } from "../../tests/client.ts";
import { type Host, startHost } from "../../tests/host.ts";
import { linkTo } from "../../tests/outbox.ts";
import { aMember, aTeam, aTemplate } from "../../tests/team-builders.ts";

let host: Host;
beforeAll(async () => {
  host = await startHost({ RATE_LIMITS: "off", REGISTRATION: "invite" });
});
afterAll(() => host.stop());

type Card = { phone: string | null; contacts: ContactEntry[]; numbers: Record<string, string>; version: number };
const OWN = { phone: "+49 30 111111", email: "own@example.com" };
const FIRM = "+49 30 999999";
const contacts: ContactEntry[] = [
  { kind: "phone", label: "mobile", value: OWN.phone },
  { kind: "phone", label: "home", value: "+49 30 222222" },
  { kind: "email", label: "work", value: OWN.email },
];

/** A member's card with two numbers of their own, under a template that sets the number. */
async function aLockedNumber() {
  const team = await aTeam(host);
  const { user, call } = await aMember(host, team);
  const manager = await aMember(host, team, "manager", { accessLevel: 3 });
  const { id, slug } = await aCard(host.database, user, { teamId: team.id });
  const path = `/api/business-cards/${id}`;
  await call("PUT", path, { ...OWN, contacts });
  const made = await manager.call("POST", `/api/teams/${team.id}/templates`, {
    name: "Numbers",
    values: { phone: FIRM },
    rules: { phone: "locked" },
  });
  const template = made.json<{ id: number; values: object }>();
  const { transaction, tables } = host.database;
  const setTemplate = (templateId: number | null) =>
    transaction((tx) => tx.update(tables.businessCards).set({ templateId }));
  await setTemplate(template.id);
  const read = async () => (await call("GET", path)).json<Card>();
  const readPublicCard = async () => (await visitor(host)("GET", `/api/card/${slug}`)).text;
  return { call, path, read, shown: readPublicCard, setTemplate, template };
}

describe("a telephone number that a template sets", () => {
  test("hides the person's own ones, wherever they stood", async () => {
    const { shown: readPublicCard, read, template } = await aLockedNumber();
    expect(await readPublicCard()).not.toMatch(/111111|222222|11 ?11 ?11|4930(?:111111|222222)/);
    expect(await read()).toMatchObject({ phone: FIRM, numbers: { [FIRM]: "+4930999999" } });
    expect(template.values).toEqual({ phone: FIRM });
  });

  test("lets other details change, and gives the own numbers back when it is gone", async () => {
    const { call, path, read, setTemplate } = await aLockedNumber();
    const card = await read();
    const saved = await call("PUT", path, { ...card, email: "new@example.com" });
    expect([saved.status, saved.json<Card>().phone]).toEqual([200, FIRM]);
    await setTemplate(null);
    const own = await read();
    expect(own.contacts.map(({ label, value }) => [label, value])).toEqual([
      ["mobile", OWN.phone],
      ["home", "+49 30 222222"],
      ["work", "new@example.com"],
    ]);
    expect(Object.keys(own.numbers)).toEqual([OWN.phone, "+49 30 222222"]);
  });

  test("takes no second one beside it: 403 that names the field", async () => {
    const { call, path, read } = await aLockedNumber();
    const card = await read();
    const more = [...card.contacts, { kind: "phone", label: "home", value: "+49 30 333333" }];
    for (const body of [{ contacts: more }, { phone: "+49 30 333333" }]) {
      const refused = await call("PUT", path, body);
      expect([refused.status, refused.text]).toEqual([403, "The field Phone is set by your team."]);
    }
  });
});

test("a required number that is empty stops no change of something else", async () => {
  const team = await aTeam(host);
  const { user, call } = await aMember(host, team);
  const template = await aTemplate(host, team, {}, { phone: "required" });
  const { id } = await aCard(host.database, user, { teamId: team.id, templateId: template.id, phone: null });
  expect((await call("PUT", `/api/business-cards/${id}`, { email: "new@example.com" })).status).toBe(200);
  expect((await call("PUT", `/api/business-cards/${id}`, { phone: "" })).status).toBe(400);
});

test("the inbox of a team is its managers'", async () => {
  const team = await aTeam(host);
  const [manager, member] = [await aMember(host, team, "manager"), await aMember(host, team)];
  const { id: cardId } = await aCard(host.database, member.user, { teamId: team.id, name: "Ada" });
  await aCard(host.database, manager.user);
  const { transaction, tables } = host.database;
  await transaction((tx) => tx.insert(tables.formSubmissions).values({ cardId, formData: { name: "Ben" } }));
  const read = await manager.call("GET", `/api/inbox?team=${team.id}`);
  expect(read.json()).toMatchObject({ total: 1, items: [{ cardId, name: "Ben", cardName: "Ada" }] });
  expect((await manager.call("GET", "/api/inbox")).json()).toMatchObject({ total: 0 });
  const file = await manager.call("GET", `/api/inbox?team=${team.id}&format=csv`);
  expect(file.text).toContain("Ben");
  const outsider = await signedIn(host, await aUser(host.database));
  expect((await member.call("GET", `/api/inbox?team=${team.id}`)).status).toBe(403);
  expect((await outsider("GET", `/api/inbox?team=${team.id}`)).status).toBe(403);
  expect((await outsider("GET", "/api/inbox?team=999999")).status).toBe(404);
});

test("a link that a template holds from before does not keep it from being saved", async () => {
  const team = await aTeam(host);
  const { call } = await aMember(host, team, "manager", { accessLevel: 3 });
  const socialLinks = { instagram: "https://instagram.foo.example/us" };
  const made = await call("POST", `/api/teams/${team.id}/templates`, { name: "Links", values: {}, rules: {} });
  const { id, version } = made.json<{ id: number; version: number }>();
  const path = `/api/teams/${team.id}/templates/${id}`;
  const values = { socialLinks: Object.entries(socialLinks) };
  const { transaction, tables } = host.database;
  await transaction((tx) => tx.update(tables.cardTemplates).set({ values }).where(eq(tables.cardTemplates.id, id)));
  const saved = await call("PUT", path, { version, values: { title: "Agent", socialLinks } });
  expect([saved.status, saved.json().values]).toMatchObject([200, { title: "Agent", socialLinks }]);
  const other = { socialLinks: { instagram: "https://instagram.foo.example/others" } };
  expect((await call("PUT", path, { version: version + 1, values: other })).status).toBe(400);
});

describe("REGISTRATION=invite", () => {
  const newcomer = (changes: object = {}) => ({ username: unique("new"), password: "a rather long one", ...changes });

  test("takes who brings an invitation, with its address, once", async () => {
    const team = await aTeam(host);
    const { call } = await aMember(host, team, "manager");
    const email = `${unique("guest")}@example.com`;
    await call("POST", `/api/teams/${team.id}/invitations`, { emails: [email] });
    const invitation = (await linkTo(host, email)).split("/").at(-1);
    const register = (body: object) => visitor(host)("POST", "/api/register", newcomer(body));
    expect((await register({ email })).status).toBe(403);
    expect((await register({ email, invitation: "unknown" })).status).toBe(404);
    expect((await register({ email: "other@example.com", invitation })).status).toBe(403);
    const made = await register({ email, invitation, acceptTerms: true });
    expect([made.status, made.json()]).toEqual([201, expect.objectContaining({ email, accessLevel: 1 })]);
    const members = await call("GET", `/api/teams/${team.id}/members?search=${encodeURIComponent(email)}`);
    expect(members.json()).toMatchObject({ total: 1 });
    expect((await register({ email, invitation })).status).toBe(410);
  });
});
