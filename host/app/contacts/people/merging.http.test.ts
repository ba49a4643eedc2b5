import { eq, inArray } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { aPerson } from "../../../tests/builders.ts";
import {
  add,
  call,
  card,
  type Contact,
  describeContacts,
  host,
  listContacts,
  other,
  owner,
  write,
} from "../../../tests/contact-suite.ts";

describeContacts(() => {
  describe("merging", () => {
    test("keeps the one it goes into, and is undone once", async () => {
      await write({ name: "Ada L", email: "ada@work.example", message: "From work" });
      const a = (await listContacts()).items[0]!;
      await call("PATCH", `/api/contacts/${a.id}`, { tags: ["work"], company: "Engines" });
      const b = await add({ name: "Ada Lovelace", email: "ada@home.example", phone: "+49 30 5550199" });
      await call("PATCH", `/api/contacts/${b.id}`, { tags: ["home"], stage: "won" });
      const before = [await call("GET", `/api/contacts/${a.id}`), await call("GET", `/api/contacts/${b.id}`)];

      const merged = await call("POST", `/api/contacts/${a.id}/merge`, { into: b.id });
      expect(merged.json()).toMatchObject({
        id: b.id,
        name: "Ada Lovelace",
        emails: ["ada@home.example", "ada@work.example"],
        company: "Engines",
        stage: "won",
        tags: ["home", "work"],
        messages: [{ text: expect.stringContaining("From work") as unknown }],
      });
      expect((await call("GET", `/api/contacts/${a.id}`)).status).toBe(404);
      expect((await listContacts()).total).toBe(1);
      expect((await listContacts("?search=engines")).items[0]!.id).toBe(b.id);
      // What comes by the merged address is of the one that was kept.
      await write({ name: "Ada", email: "ada@work.example", message: "Again" });
      expect((await listContacts()).items[0]!.messages).toHaveLength(2);

      expect((await call("POST", `/api/contacts/${a.id}/unmerge`)).json()).toMatchObject({ id: a.id, stage: "new" });
      const after = [await call("GET", `/api/contacts/${a.id}`), await call("GET", `/api/contacts/${b.id}`)];
      const [restored, target] = after.map((response) => response.json<Contact>());
      expect(restored!.messages.map(({ text }) => text.includes("work") || text.includes("Again"))).toEqual([
        true,
        true,
      ]);
      expect(target).toEqual({ ...before[1]!.json<Contact>(), merged: [] });
      expect(restored!.tags).toEqual(before[0]!.json<Contact>().tags);
      expect((await listContacts()).total).toBe(2);
      expect((await call("POST", `/api/contacts/${a.id}/unmerge`)).status).toBe(409);
    });

    test("into itself, into nobody, or both ways at once", async () => {
      const a = await add({ name: "Ada" });
      const b = await add({ name: "Ben" });
      expect((await call("POST", `/api/contacts/${a.id}/merge`, { into: a.id })).status).toBe(409);
      expect((await call("POST", `/api/contacts/${a.id}/merge`, { into: 999_999 })).status).toBe(404);
      expect((await call("POST", `/api/contacts/${a.id}/merge`, {})).status).toBe(400);
      expect((await other("POST", `/api/contacts/${a.id}/merge`, { into: b.id })).status).toBe(403);
      const both = await Promise.all([
        call("POST", `/api/contacts/${a.id}/merge`, { into: b.id }),
        call("POST", `/api/contacts/${b.id}/merge`, { into: a.id }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
      expect((await listContacts()).total).toBe(1);
    });

    test("does not nest: a contact brings its parts along, and each is undone by itself, in any order", async () => {
      const name = (one: string) => ({ name: one, email: `${one.toLowerCase()}@${card.slug}.example` });
      await write({ ...name("Ada"), message: "From Ada" });
      const a = (await listContacts()).items[0]!;
      const [b, c] = [await add(name("Ben")), await add(name("Cy"))];
      await call("POST", `/api/contacts/${a.id}/merge`, { into: b.id });
      const merged = (await call("POST", `/api/contacts/${b.id}/merge`, { into: c.id })).json<Contact>();
      expect(merged.emails.map((email) => email.split("@")[0])).toEqual(["cy", "ben", "ada"]);
      const parts = (await call("GET", `/api/contacts/${c.id}`)).json<{ merged: { id: number }[] }>().merged;
      expect(parts.map(({ id }) => id).sort()).toEqual([a.id, b.id].sort());
      const restored = (await call("POST", `/api/contacts/${a.id}/unmerge`)).json<Contact>();
      expect([restored.emails, restored.messages.length]).toEqual([a.emails, 1]);
      expect((await call("GET", `/api/contacts/${c.id}`)).json<Contact>()).toMatchObject({
        emails: [c.email, b.email],
        messages: [],
      });
      expect((await call("POST", `/api/contacts/${b.id}/unmerge`)).json<Contact>().emails).toEqual([b.email]);
      expect((await call("GET", `/api/contacts/${c.id}`)).json<Contact>().emails).toEqual([c.email]);
      expect((await listContacts()).total).toBe(3);
    });

    test("that an earlier release has nested is flattened when it is used", async () => {
      const [a, b, c] = [
        await add({ name: "Ada", email: "a@x.example" }),
        await add({ name: "Ben" }),
        await add({ phone: "+49 30 5550123" }),
      ];
      await call("POST", `/api/contacts/${a.id}/merge`, { into: b.id });
      await call("POST", `/api/contacts/${b.id}/merge`, { into: c.id });
      // As it stood there: the inner part still in the outer one, which has what it brought.
      const { tables, transaction, db } = host.database;
      const [part] = await db.select().from(tables.people).where(eq(tables.people.id, a.id));
      await transaction((tx) => tx.update(tables.people).set({ mergedInto: b.id }).where(eq(tables.people.id, a.id)));
      await transaction((tx) =>
        tx
          .update(tables.people)
          .set({
            emails: ["a@x.example"],
            mergeLog: { ...part!.mergeLog, filled: { name: { before: null, after: "Ben" } } },
          })
          .where(eq(tables.people.id, b.id)),
      );
      expect((await call("POST", `/api/contacts/${b.id}/unmerge`)).json<Contact>()).toMatchObject({ emails: [] });
      expect((await call("GET", `/api/contacts/${c.id}`)).json<Contact>().emails).toEqual(["a@x.example"]);
      expect((await call("POST", `/api/contacts/${a.id}/unmerge`)).json<Contact>().emails).toEqual(["a@x.example"]);
    });

    test("of 250 messages moves all of them, and gives them back", async () => {
      const a = await add({ name: "Ada", email: "many@x.example" });
      const b = await add({ name: "Ben" });
      const { tables, transaction, db } = host.database;
      const row = { cardId: card.id, userId: owner.id, personId: a.id, source: "form" as const };
      await transaction((tx) => tx.insert(tables.contacts).values(Array.from({ length: 250 }, () => row)));
      const count = async (id: number) =>
        (await db.select().from(tables.contacts).where(eq(tables.contacts.personId, id))).length;
      await call("POST", `/api/contacts/${a.id}/merge`, { into: b.id });
      expect([await count(a.id), await count(b.id)]).toEqual([0, 250]);
      await call("POST", `/api/contacts/${a.id}/unmerge`);
      expect([await count(a.id), await count(b.id)]).toEqual([250, 0]);
    });

    test("ends at 100 contacts in one", { timeout: 60_000 }, async () => {
      const target = await add({ name: "All" });
      for (let n = 0; n <= 100; n++) {
        const one = await add({ name: `Part ${n}` });
        const { status } = await call("POST", `/api/contacts/${one.id}/merge`, { into: target.id });
        expect(status).toBe(n < 100 ? 200 : 409);
      }
    });
  });

  test("many are deleted with all that they sent", async () => {
    await write({ name: "Ada", email: "ada@x.example", message: "Hello" });
    const people = [(await listContacts()).items[0]!, await add({ name: "Ben" })];
    const { tables, transaction, db } = host.database;
    const row = { cardId: card.id, userId: owner.id, personId: people[1]!.id, source: "exchange" as const };
    await transaction((tx) => tx.insert(tables.contacts).values(Array.from({ length: 250 }, () => row)));
    const body = { ids: people.map(({ id }) => id), isDeleted: true };
    expect((await call("POST", "/api/contacts/bulk", body)).json()).toEqual({ changed: 2 });
    expect((await listContacts()).total).toBe(0);
    expect(await db.select().from(tables.contacts).where(eq(tables.contacts.cardId, card.id))).toEqual([]);
    expect(await db.select().from(tables.formSubmissions).where(eq(tables.formSubmissions.cardId, card.id))).toEqual(
      [],
    );
  });

  describe("settings", () => {
    test("change the words of stages, and contacts follow", async () => {
      const { id } = await add({ name: "Ada" });
      await call("PATCH", `/api/contacts/${id}`, { stage: "won" });
      const stages = [{ name: "new" }, { name: "in touch" }, { name: "customer", was: "won" }];
      expect((await call("PATCH", "/api/contacts/settings", { stages })).json()).toEqual({
        stages: ["new", "in touch", "customer"],
        retentionDays: null,
        mailsReminders: false,
      });
      expect((await listContacts("?stage=customer")).items[0]!.id).toBe(id);
      expect((await call("PATCH", `/api/contacts/${id}`, { stage: "won" })).status).toBe(400);
      const without = await call("PATCH", "/api/contacts/settings", { stages: [{ name: "new" }] });
      expect(without.status).toBe(409);
      expect((await call("PATCH", "/api/contacts/settings", { stages: [] })).status).toBe(400);
      expect((await call("PATCH", "/api/contacts/settings", { retentionDays: 0 })).status).toBe(400);
    });

    test("two stages change places for any number of contacts, also where a process ended half-way", async () => {
      const { db, tables, transaction } = host.database;
      const made: Record<string, number[]> = { new: [], won: [] };
      for (let n = 0; n < 220; n++) {
        const stage = n % 2 ? "won" : "new";
        made[stage]!.push((await aPerson(host.database, owner, { stage })).id);
      }
      const swap = [{ name: "won", was: "new" }, { name: "in touch" }, { name: "new", was: "won" }, { name: "lost" }];
      const names = ["new", "won"].map((from) => ({ from, to: from === "new" ? "won" : "new" }));
      const stored = async (ids: number[]) => {
        const rows = await db.select().from(tables.people).where(inArray(tables.people.id, ids));
        return new Set(rows.map(({ stage }) => stage));
      };
      expect((await call("PATCH", "/api/contacts/settings", { stages: swap })).status).toBe(200);
      expect([await stored(made.new!), await stored(made.won!)]).toEqual([new Set(["won"]), new Set(["new"])]);
      expect((await listContacts("?stage=won")).total).toBe(110);
      // As if a process had ended before the last hundred changed back.
      const until = Math.max(...made.new!, ...made.won!);
      const stageRename = { names, after: made.new![54]!, until };
      await transaction((tx) =>
        tx.update(tables.contactSettings).set({ stageRename }).where(eq(tables.contactSettings.userId, owner.id)),
      );
      await call("PATCH", "/api/contacts/settings", { mailsReminders: true });
      expect([await stored(made.new!.slice(0, 55)), await stored(made.new!.slice(55))]).toEqual([
        new Set(["won"]),
        new Set(["new"]),
      ]);
    });
  });

  test("rows of releases that had no people become people when they are looked at", async () => {
    const { tables, transaction } = host.database;
    for (const email of ["ada@example.com", "ADA@example.com", "ben@example.com"])
      await transaction((tx) =>
        tx.insert(tables.contacts).values({ cardId: card.id, source: "form", name: email.slice(0, 3), email }),
      );
    const { items, total } = await listContacts("?sort=name");
    expect([total, items.map(({ email }) => email)]).toEqual([2, ["ada@example.com", "ben@example.com"]]);
  });
});
