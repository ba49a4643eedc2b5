import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { aCard, aUser } from "../../tests/builders.ts";
import { type Client, signedIn, visitor } from "../../tests/client.ts";
import type { Host } from "../../tests/host.ts";
import { describeOnDatabases } from "../../tests/on-databases.ts";
import { aMember, aTeam } from "../../tests/team-builders.ts";

interface ContactList {
  items: { id: number; name: string; notes: string | null; messages: { text: string }[]; cards: { id: number }[] }[];
  total: number;
}

describeOnDatabases("contacts of a team on %s", (start) => {
  let host: Host;
  let team: { id: number };
  let manager: Client;
  let member: Client;
  let outsider: Client;
  let editor: Client;
  let administrator: Client;
  let personId: number;

  const search = async (call: Client, text: string) =>
    (await call("GET", `/api/contacts?search=${text}`)).json<ContactList>().items;

  beforeAll(async () => {
    host = await start();
    team = await aTeam(host);
    manager = (await aMember(host, team, "manager")).call;
    const plain = await aMember(host, team);
    member = plain.call;
    outsider = (await aMember(host, await aTeam(host), "manager")).call;
    editor = await signedIn(host, await aUser(host.database, { accessLevel: 4 }));
    administrator = await signedIn(host, await aUser(host.database, { accessLevel: 5 }));
    const [card, own] = [
      await aCard(host.database, plain.user, { teamId: team.id }),
      await aCard(host.database, plain.user),
    ];
    const write = (slug: string, email: string, message: string) =>
      visitor(host)("POST", `/api/card/${slug}/submissions`, {
        formData: { name: email.split("@")[0]!, email, message },
        consent: true,
      });
    await write(card.slug, "ada@example.com", "To the firm");
    await write(own.slug, "ada@example.com", "To the member alone");
    await write(own.slug, "ben@example.com", "Private");
    await write(card.slug, "eve@example.com", "To the firm, too");
    const { items } = (await member("GET", "/api/contacts")).json<ContactList>();
    personId = items.find((item) => item.name === "ada")!.id;
    await member("PATCH", `/api/contacts/${personId}`, { notes: "Owes me lunch" });
  });

  test("are listed for its managers: who was met on its cards, without what they sent elsewhere", async () => {
    const { items, total } = (await manager("GET", `/api/contacts?team=${team.id}`)).json<ContactList>();
    expect([total, items.map((item) => item.name)]).toEqual([2, ["eve", "ada"]]);
    expect(items[1]!.messages.map(({ text }) => text).join()).toContain("To the firm");
    expect(JSON.stringify(items)).not.toContain("To the member alone");
    expect((await manager("GET", `/api/contacts?team=${team.id}&search=ben`)).json<ContactList>().total).toBe(0);
    expect((await manager("GET", `/api/contacts/export?team=${team.id}`)).text).toContain("ada@example.com");
    expect((await manager("GET", "/api/contacts")).json<ContactList>().total).toBe(0);
  });

  test("come without the member's notes", async () => {
    expect((await member("GET", `/api/contacts/${personId}`)).json()).toMatchObject({ notes: "Owes me lunch" });
    for (const path of [
      `/api/contacts?team=${team.id}`,
      `/api/contacts/${personId}`,
      ...["csv", "vcf", "hubspot", "salesforce", "pipedrive"].map(
        (format) => `/api/contacts/export?team=${team.id}&format=${format}`,
      ),
    ]) {
      const { status, text } = await manager("GET", path);
      expect([path, status, text.includes("Owes me lunch")]).toEqual([path, 200, false]);
    }
  });

  test("are not found by the member's notes, nor by what was sent elsewhere", async () => {
    const totalOf = async (call: Client, query: string) =>
      (await call("GET", `/api/contacts?${query}`)).json<ContactList>().total;
    for (const search of ["lunch", "lun", "Owes me", "alone", "ada lunch"]) {
      expect([search, await totalOf(member, `search=${search}`)]).toEqual([search, 1]);
      expect([search, await totalOf(manager, `team=${team.id}&search=${search}`)]).toEqual([search, 0]);
      const file = await manager("GET", `/api/contacts/export?team=${team.id}&search=${search}`);
      expect([search, file.text.includes("ada@")]).toEqual([search, false]);
    }
    for (const [search, total] of [
      ["ada", 1],
      ["AD", 1],
      ["example", 2],
      ["ada example", 1],
    ] as const)
      expect([search, await totalOf(manager, `team=${team.id}&search=${search}`)]).toEqual([search, total]);
  });

  test("come without notes in the file of a reminder; of one that is kept from elsewhere there is none", async () => {
    const [eve] = await search(member, "eve");
    const fileOf = (call: Client, id: number) => call("GET", `/api/contacts/${id}/reminder.ics`);
    for (const id of [eve!.id, personId])
      await member("PATCH", `/api/contacts/${id}`, { reminder: "2030-01-01T09:00:00Z", notes: "Owes me lunch" });
    for (const id of [eve!.id, personId]) expect((await fileOf(member, id)).text).toContain("Owes me lunch");
    const { status, text } = await fileOf(manager, eve!.id);
    expect([status, text.includes("eve@example.com"), text.includes("lunch")]).toEqual([200, true, false]);
    expect((await fileOf(manager, personId)).status).toBe(404);
  });

  test("come without the member's other contacts, alike or merged", async () => {
    const path = `/api/contacts/${personId}`;
    const add = async (body: object) => (await member("POST", "/api/contacts", body)).json<{ id: number }>().id;
    await member("PATCH", path, { phone: "+49 30 5550777" });
    await add({ name: "Secret One", phone: "+49 30 5550777" });
    const part = await add({ name: "Secret Two" });
    await member("POST", `/api/contacts/${part}/merge`, { into: personId });
    expect((await member("GET", path)).json()).toMatchObject({
      doubles: [{ name: "Secret One" }],
      merged: [{ name: "Secret Two" }],
    });
    for (const address of [path, `/contacts/${personId}`]) {
      const { status, text } = await manager("GET", address);
      expect([address, status, text.includes("Secret")]).toEqual([address, 200, false]);
    }
    expect((await manager("GET", path)).json()).toMatchObject({ doubles: [], merged: [] });
  });

  test("that the member keeps from elsewhere are seen as they left themselves on its cards", async () => {
    const holder = await aMember(host, team);
    const card = await aCard(host.database, holder.user, { teamId: team.id });
    const email = "private@clinic.example";
    const details = {
      name: "Dr. Private",
      email,
      phone: "+49 30 5550100",
      company: "Secret Clinic",
      title: "Oncologist",
    };
    const { id } = (await holder.call("POST", "/api/contacts", details)).json<{ id: number }>();
    await holder.call("PATCH", `/api/contacts/${id}`, { emails: [email, "home@home.example"], tags: ["illness"] });
    await visitor(host)("POST", `/api/card/${card.slug}/submissions`, {
      formData: { name: "x", email, message: "Hello" },
      consent: true,
    });
    const path = `/api/contacts?team=${team.id}`;
    const { items } = (await manager("GET", path)).json<ContactList>();
    expect(items.find((item) => item.id === id)).toMatchObject({
      ...{ name: "x", emails: [email], phones: [], company: null, title: null, tags: [], sources: ["form"] },
    });
    const totalOf = async (search: string) =>
      (await manager("GET", `${path}&search=${search}`)).json<ContactList>().total;
    expect([await totalOf("clinic.example"), await totalOf("Oncologist"), await totalOf("illness")]).toEqual([1, 0, 0]);
    const idsBy = async (filter: string) =>
      (await manager("GET", `${path}&${filter}`)).json<ContactList>().items.map((item) => item.id);
    for (const filter of ["tag=illness", "source=hand", "stage=new", "tag=illness&search=x"])
      expect([filter, await idsBy(filter)]).toEqual([filter, expect.not.arrayContaining([id])]);
    for (const one of [`/api/contacts/${id}`, `/api/contacts/export?team=${team.id}`, `/contacts/${id}`]) {
      const { status, text } = await manager("GET", one);
      expect([one, status, /Private|Secret|Oncologist|illness|home@home|5550100/.test(text)]).toEqual([
        one,
        200,
        false,
      ]);
    }
    expect((await holder.call("GET", `/api/contacts/${id}`)).json()).toMatchObject({ company: "Secret Clinic" });
  });

  test("stay what they were for managers when what they left elsewhere is deleted, and their stage is the member's", async () => {
    const holder = await aMember(host, team);
    const own = await aCard(host.database, holder.user);
    const card = await aCard(host.database, holder.user, { teamId: team.id });
    const write = (slug: string, message: string) =>
      visitor(host)("POST", `/api/card/${slug}/submissions`, {
        formData: { name: "Ivy", email: "ivy@rival.example", message },
        consent: true,
      });
    await write(own.slug, "About the job");
    const [ivy] = await search(holder.call, "ivy");
    await holder.call("PATCH", `/api/contacts/${ivy!.id}`, {
      ...{ company: "Rival AG", tags: ["my next job"], stage: "won", reminder: "2030-01-01T09:00:00Z" },
    });
    const { db, tables, transaction } = host.database;
    await transaction((tx) => tx.delete(tables.formSubmissions).where(eq(tables.formSubmissions.cardId, own.id)));
    expect(await db.select().from(tables.contacts).where(eq(tables.contacts.cardId, own.id))).toEqual([]);
    expect((await manager("GET", `/api/contacts/${ivy!.id}`)).status).toBe(403);
    await write(card.slug, "Hello");
    expect((await manager("GET", `/api/contacts/${ivy!.id}`)).json()).toMatchObject({
      ...{ name: "Ivy", company: null, tags: [], stage: "new", reminder: null },
    });
  });

  test("that the member met in a team before are seen as they left themselves on this one's cards", async () => {
    const first = await aTeam(host);
    const formerManager = await aMember(host, first, "manager");
    const holder = await aMember(host, first);
    const email = "carla@customer.example";
    const write = (slug: string, name: string) =>
      visitor(host)("POST", `/api/card/${slug}/submissions`, {
        formData: { name, email, message: "Hello" },
        consent: true,
      });
    await write((await aCard(host.database, holder.user, { teamId: first.id })).slug, "Carla");
    const [carla] = await search(holder.call, "carla");
    const path = `/api/contacts/${carla!.id}`;
    await holder.call("PATCH", path, { company: "Secret GmbH", tags: ["owes money"] });
    expect((await formerManager.call("GET", path)).json()).toMatchObject({ company: "Secret GmbH" });
    const response = await formerManager.call("DELETE", `/api/teams/${first.id}/members/${holder.user.id}`, {
      cards: "handOver",
      to: formerManager.user.id,
    });
    expect(response.status).toBe(204);
    await formerManager.call("GET", "/api/contacts"); // the card's messages pass on to its new holder

    const { transaction, tables } = host.database;
    const joined = { teamId: team.id, userId: holder.user.id, role: "member" as const };
    await transaction((tx) => tx.insert(tables.teamMembers).values(joined));
    await write((await aCard(host.database, holder.user, { teamId: team.id })).slug, "x");
    expect((await manager("GET", path)).json()).toMatchObject({ name: "x", emails: [email], company: null, tags: [] });
    const named = (await manager("GET", `/api/contacts?team=${team.id}&tag=owes%20money`)).json<ContactList>();
    expect(named.items).toEqual([]);
    expect((await holder.call("GET", path)).json()).toMatchObject({ name: "Carla", company: "Secret GmbH" });
  });

  test("go on behind a place that says nothing of the name under which a member keeps somebody", async () => {
    const holder = await aMember(host, team);
    const card = await aCard(host.database, holder.user, { teamId: team.id });
    const email = "gil@clinic.example";
    await holder.call("POST", "/api/contacts", { name: "Aaa Oncologist", email });
    await visitor(host)("POST", `/api/card/${card.slug}/submissions`, {
      formData: { name: "gil", email, message: "Hello" },
      consent: true,
    });
    const path = `/api/contacts?team=${team.id}&sort=name&limit=1`;
    const { next } = (await manager("GET", path)).json<{ next: string }>();
    expect(Buffer.from(next, "base64url").toString()).not.toMatch(/aaa|oncologist/i);
    expect((await manager("GET", `${path}&cursor=${next}`)).json<ContactList>().items[0]!.name).not.toBe("gil");
    const made = Buffer.from(JSON.stringify(["aaa", 1])).toString("base64url");
    expect((await manager("GET", `${path}&cursor=${made}`)).status).toBe(400);
  });

  test("are read, not changed, by its managers", async () => {
    expect((await manager("GET", `/api/contacts/${personId}`)).status).toBe(200);
    const file = /\/api\/contacts\/export\?[^"]+/.exec((await manager("GET", `/contacts/${personId}`)).text)![0];
    expect((await manager("GET", file.replaceAll("&amp;", "&"))).text).toContain("ada@example.com");
    for (const [method, body] of [
      ["PATCH", { notes: "Mine" }],
      ["DELETE", undefined],
    ] as const)
      expect([403, 404]).toContain((await manager(method, `/api/contacts/${personId}`, body)).status);
  });

  test.each([
    ["a member", () => member],
    ["a manager of another team", () => outsider],
    ["an administrator of level 4", () => editor],
    ["an administrator of level 5", () => administrator],
  ])("are refused to %s", async (_, of) => {
    for (const path of [`/api/contacts?team=${team.id}`, `/api/contacts/export?team=${team.id}`])
      expect([403, 404]).toContain((await of()("GET", path)).status);
  });

  test("are refused to whoever is not signed in", async () => {
    expect((await visitor(host)("GET", `/api/contacts?team=${team.id}`)).status).toBe(401);
  });
});
