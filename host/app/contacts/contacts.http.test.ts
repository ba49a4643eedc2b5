import { eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { aUser, unique } from "../../tests/builders.ts";
import { signedIn, visitor } from "../../tests/client.ts";
import {
  add,
  call,
  card,
  type Contact,
  type ContactList,
  describeContacts,
  host,
  listContacts,
  other,
  owner,
  write,
} from "../../tests/contact-suite.ts";

describeContacts(() => {
  describe("a contact", () => {
    test("numbers in digits of other scripts are stored in plain ones, and searched for", async () => {
      const details = { name: "Nour", phone: "٠٥٠١٢٣٤٥٦٧", phones: ["０９０－９９９９－８８８８"] };
      const created = await call("POST", "/api/contacts", details);
      expect(created.json()).toMatchObject({ phone: "0501234567", phones: ["0501234567", "090-9999-8888"] });
      const answer = await call("GET", "/api/contacts?search=09099998888");
      expect(answer.json<ContactList>().items).toMatchObject([{ name: "Nour" }]);
    });

    test("comes of a message, with what was written and agreed to", async () => {
      expect((await write({ name: "Ada Lovelace", email: "Ada@Example.com", message: "About engines" })).status).toBe(
        201,
      );
      const { items, total } = await listContacts();
      expect(total).toBe(1);
      expect(items[0]).toMatchObject({
        name: "Ada Lovelace",
        email: "Ada@Example.com",
        emails: ["Ada@Example.com"],
        phone: null,
        stage: "new",
        tags: [],
        sources: ["form"],
        cards: [{ id: card.id }],
      });
      expect(items[0]!.messages[0]!.text).toContain("About engines");
      expect(items[0]!.consent[0]!.text).not.toBe("");
    });

    test("is one person, however often and by whichever way", async () => {
      await write({ name: "Ada Lovelace", email: "ada@example.com", message: "One" });
      await write({ name: "A. Lovelace", email: " ADA@example.COM", phone: "030 5550101", message: "Two" });
      await write({ name: "Ada", phone: "+49 (0)30 5550101", message: "Three" });
      const { items, total } = await listContacts();
      expect([total, items.length, items[0]!.messages.length]).toEqual([1, 1, 3]);
      expect(items[0]).toMatchObject({ name: "Ada Lovelace", emails: ["ada@example.com"], phones: ["030 5550101"] });
      const again = await call("POST", "/api/contacts", {
        name: "Somebody",
        email: "ADA@EXAMPLE.com",
        company: "Engines",
      });
      expect([again.status, again.json<Contact>().id]).toEqual([200, items[0]!.id]);
      expect(again.json()).toMatchObject({ name: "Ada Lovelace", company: "Engines", sources: ["form", "hand"] });
      expect((await listContacts()).total).toBe(1);
    });

    test("of another name at the same number stays apart, and is suggested as a double", async () => {
      const one = await add({ name: "Ada Lovelace", phone: "+49 30 5550102" });
      const two = await add({ name: "Ben Byron", phone: "030/5550102" });
      expect(two.id).not.toBe(one.id);
      const { items } = (await call("GET", "/api/contacts/doubles")).json<{ items: { contacts: Contact[] }[] }>();
      expect(items.map(({ contacts }) => contacts.map(({ id }) => id))).toEqual([[one.id, two.id]]);
      expect((await call("GET", `/api/contacts/${one.id}`)).json()).toMatchObject({
        doubles: [{ id: two.id, reason: "phone" }],
      });
    });

    test("is made once of what two send at the same moment", async () => {
      const body = { name: "Ada", email: "same@example.com" };
      const both = await Promise.all([1, 2, 3].map(() => call("POST", "/api/contacts", body)));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
      expect((await listContacts()).total).toBe(1);
    });

    test("is changed field by field", async () => {
      const { id } = await add({ name: "Ada", email: "ada@example.com" });
      const changed = await call("PATCH", `/api/contacts/${id}`, {
        stage: "in touch",
        tags: ["VIP", "VIP", " Fair  2026 "],
        notes: "Likes trains",
        reminder: "2027-03-01T09:00:00Z",
        phones: ["+49 30 5550103"],
        title: "Countess",
      });
      expect(changed.json()).toMatchObject({
        name: "Ada",
        email: "ada@example.com",
        phone: "+49 30 5550103",
        stage: "in touch",
        tags: ["VIP", "Fair 2026"],
        notes: "Likes trains",
        reminder: "2027-03-01T09:00:00.000Z",
        title: "Countess",
      });
      const ics = await call("GET", `/api/contacts/${id}/reminder.ics`);
      expect([ics.status, ics.text.includes("DTSTART:20270301T090000Z")]).toEqual([200, true]);
      expect((await call("PATCH", `/api/contacts/${id}`, { email: null, reminder: null })).json()).toMatchObject({
        emails: [],
        reminder: null,
      });
    });

    test.each([
      [{}, "name"],
      [{ name: " " }, "name"],
      [{ email: "ada" }, "email"],
      [{ name: "x".repeat(101) }, "Name"],
      [{ name: "A", phone: "twelve" }, "Phone"],
      [{ name: 7 }, "Name"],
    ])("cannot be made of %j", async (body, word) => {
      const response = await call("POST", "/api/contacts", body);
      expect([response.status, response.text.includes(word)]).toEqual([400, true]);
    });

    test.each([
      { stage: "maybe" },
      { tags: "vip" },
      { tags: [""] },
      { reminder: "tomorrow" },
      { emails: ["ada@"] },
      { notes: "x".repeat(10_001) },
    ])("is not changed to %j", async (body) => {
      const { id } = await add({ name: "Ada" });
      expect((await call("PATCH", `/api/contacts/${id}`, body)).status).toBe(400);
    });

    test("does not get an address that another has", async () => {
      await add({ name: "Ada", email: "ada@example.com" });
      const { id } = await add({ name: "Ben", email: "ben@example.com" });
      expect((await call("PATCH", `/api/contacts/${id}`, { email: "ADA@example.com" })).status).toBe(409);
    });

    test("is its owner's alone, administrators included", async () => {
      const { id } = await add({ name: "Ada", email: "ada@example.com" });
      const admin = await signedIn(host, await aUser(host.database, { accessLevel: 5 }));
      for (const otherUser of [other, admin]) {
        expect((await otherUser("GET", "/api/contacts")).json()).toEqual({ items: [], next: null, total: 0 });
        expect((await otherUser("GET", `/api/contacts/${id}`)).status).toBe(403);
        expect((await otherUser("PATCH", `/api/contacts/${id}`, { notes: "x" })).status).toBe(403);
        expect((await otherUser("DELETE", `/api/contacts/${id}`)).status).toBe(403);
        expect((await otherUser("POST", `/api/contacts/${id}/unmerge`)).status).toBe(403);
        expect((await otherUser("GET", `/api/contacts/${id}/reminder.ics`)).status).toBe(403);
        expect((await otherUser("POST", "/api/contacts/bulk", { ids: [id], isDeleted: true })).status).toBe(403);
        expect((await otherUser("GET", `/api/contacts/export?ids=${id}`)).text).not.toContain("ada@example.com");
      }
      for (const [method, path] of [
        ["GET", "/api/contacts"],
        ["GET", `/api/contacts/${id}`],
        ["GET", "/api/contacts/doubles"],
        ["GET", "/api/contacts/export"],
        ["GET", "/api/contacts/settings"],
      ] as const)
        expect((await visitor(host)(method, path)).status).toBe(401);
    });

    test("goes with everything the person sent, or leaves that", async () => {
      await write({ name: "Ada", email: "ada@example.com", message: "Forget me" });
      await write({ name: "Ben", email: "ben@example.com", message: "Keep this" });
      const { items } = await listContacts("?sort=name");
      expect((await call("DELETE", `/api/contacts/${items[0]!.id}`)).status).toBe(204);
      expect((await call("DELETE", `/api/contacts/${items[1]!.id}?keep=messages`)).status).toBe(204);
      expect((await call("GET", `/api/contacts/${items[0]!.id}`)).status).toBe(404);
      const inbox = (await call("GET", "/api/inbox")).text;
      expect([inbox.includes("Forget me"), inbox.includes("Keep this")]).toEqual([false, true]);
      expect((await listContacts()).total).toBe(0);
    });

    test("goes with the mails about it, and with no other account's", async () => {
      const { db, transaction, tables } = host.database;
      const [victim, ada] = [await aUser(host.database), `${unique("ada")}@example.com`];
      const { id } = await add({ name: "Ada Lovelace", email: ada, phone: "+49 30 5550177" });
      const trap = await add({ name: "Trap", email: victim.email });
      const late = { subject: "Hello", text: "", nextAttemptAt: new Date(Date.now() + 3_600_000) };
      const own = { ...late, recipient: owner.email, contactsOf: owner.id };
      const mails = await transaction((tx) =>
        tx
          .insert(tables.mailOutbox)
          .values([
            { ...own, text: `Email: ${ada.toUpperCase()}` },
            { ...own, text: "Phone: +49 30 5550177" },
            { ...own, recipient: ada, text: "You gave" },
            { ...own, subject: "New message from Ada Lovelace", sentAt: new Date() },
            { ...own, text: `Email: another${ada}` },
            { ...late, recipient: owner.email, text: `Your address is being changed to ${ada}` },
            { ...late, recipient: victim.email, text: "A new device signed in" },
          ])
          .returning(),
      );
      for (const contact of [id, trap.id]) await call("DELETE", `/api/contacts/${contact}`);
      const ids = mails.map((mail) => mail.id);
      const remaining = await db.select().from(tables.mailOutbox).where(inArray(tables.mailOutbox.id, ids));
      expect(remaining.map((mail) => mail.id).sort()).toEqual(ids.slice(4).sort());
    });

    test("goes with the only message that told of it, and stays where its owner has worked on it", async () => {
      await write({ name: "Ada", email: "ada@example.com", message: "One" });
      await write({ name: "Ben", email: "ben@example.com", message: "Two" });
      const { items } = await listContacts("?sort=name");
      await call("PATCH", `/api/contacts/${items[1]!.id}`, { notes: "Met at the fair" });
      for (const { messages } of items) await call("DELETE", `/api/inbox/message/${messages[0]!.id}`);
      expect((await listContacts()).items).toMatchObject([{ name: "Ben", messages: [] }]);
    });

    test.each([
      { name: "Ada L." },
      { company: "Engines" },
      { title: "Countess" },
      { phones: ["+49 30 1"] },
      { emails: [] },
    ])("stays where its owner has changed it to %j, when its message or its card goes", async (edit) => {
      await write({ name: "Ada", email: "ada@example.com", message: "One" });
      const { id, messages } = (await listContacts()).items[0]!;
      await call("PATCH", `/api/contacts/${id}`, { name: "Ada" });
      await call("PATCH", `/api/contacts/${id}`, edit);
      await call("DELETE", `/api/inbox/message/${messages[0]!.id}`);
      expect((await listContacts()).items).toMatchObject([{ id, ...edit }]);

      await write({ name: "Ben", email: "ben@example.com", message: "Two" });
      const ben = (await listContacts("?search=ben")).items[0]!;
      await call("PATCH", `/api/contacts/${ben.id}`, edit);
      const { transaction, tables } = host.database;
      const heir = await aUser(host.database);
      await transaction((tx) =>
        tx.update(tables.businessCards).set({ userId: heir.id }).where(eq(tables.businessCards.id, card.id)),
      );
      const heirs = await signedIn(host, heir);
      expect((await heirs("GET", "/api/contacts")).json<ContactList>().items).toMatchObject([{ name: "Ben" }]);
      expect((await call("GET", `/api/contacts/${ben.id}`)).json<Contact>()).toMatchObject({ ...edit, messages: [] });
    });

    test("that was saved unchanged still goes with its only message", async () => {
      await write({ name: "Ada", email: "ada@example.com", message: "One" });
      const { id, messages } = (await listContacts()).items[0]!;
      await call("PATCH", `/api/contacts/${id}`, { name: "Ada", emails: ["ada@example.com"], company: null });
      await call("DELETE", `/api/inbox/message/${messages[0]!.id}`);
      expect((await listContacts()).total).toBe(0);
    });
  });

  describe("the list", () => {
    beforeEach(async () => {
      await add({ name: "Zoë Müller", email: "zoe@example.com", company: "Kühn & Söhne" });
      await add({ name: "Ada Lovelace", email: "ada@engines.example", title: "Countess" });
      await write({ name: "山田太郎", email: "taro@example.jp", message: "I would like a portrait" });
    });

    test.each([
      ["muller", ["Zoë Müller"]],
      ["LOVE", ["Ada Lovelace"]],
      ["kuhn sohne", ["Zoë Müller"]],
      ["engines.example", ["Ada Lovelace"]],
      ["portrait", ["山田太郎"]],
      ["太郎", ["山田太郎"]],
      ["ada portrait", []],
      ["%", []],
      ["_", []],
    ])("finds %s", async (search, names) => {
      const { items, total } = await listContacts(`?search=${encodeURIComponent(search)}`);
      expect([items.map(({ name }) => name), total]).toEqual([names, names.length]);
    });

    test("is sorted and paged", async () => {
      for (const sort of ["name", "-name", "last", "-last", "first", "-first"]) {
        const whole = (await listContacts(`?sort=${sort}`)).items.map(({ id }) => id);
        expect(whole).toHaveLength(3);
        const pagedIds: number[] = [];
        let next: string | null = "";
        while (next !== null) {
          const page: ContactList = await listContacts(`?sort=${sort}&limit=1${next && `&cursor=${next}`}`);
          expect(page.total).toBe(3);
          pagedIds.push(...page.items.map(({ id }) => id));
          next = page.next;
        }
        expect(pagedIds).toEqual(whole);
      }
      expect((await listContacts("?sort=name")).items.map(({ name }) => name)).toEqual([
        "Ada Lovelace",
        "Zoë Müller",
        "山田太郎",
      ]);
      expect((await listContacts("?limit=500")).items).toHaveLength(3);
    });

    test.each([
      "sort=email",
      "limit=-1",
      "cursor=x",
      "source=letter",
      "due=perhaps",
      "since=yesterday",
      `search=${"x".repeat(201)}`,
    ])("refuses %s", async (query) => expect((await call("GET", `/api/contacts?${query}`)).status).toBe(400));

    test("is filtered by stage, tag, source and card, and changed at once", async () => {
      const { items } = await listContacts("?sort=name");
      const ids = items.slice(0, 2).map(({ id }) => id);
      const changed = await call("POST", "/api/contacts/bulk", { ids, stage: "won", addTags: ["Fair"] });
      expect(changed.json()).toEqual({ changed: 2 });
      expect((await listContacts("?stage=won")).total).toBe(2);
      expect((await listContacts("?stage=new")).total).toBe(1);
      expect((await listContacts("?tag=fair")).items.map(({ id }) => id).sort()).toEqual(ids.sort());
      expect((await listContacts("?source=form")).items.map(({ name }) => name)).toEqual(["山田太郎"]);
      expect((await listContacts(`?card=${card.id}`)).total).toBe(1);
      await call("POST", "/api/contacts/bulk", { ids, removeTags: ["Fair"] });
      expect((await listContacts("?tag=Fair")).total).toBe(0);
      expect((await call("POST", "/api/contacts/bulk", { ids: [999_999], stage: "won" })).status).toBe(404);
      expect((await call("POST", "/api/contacts/bulk", { ids, stage: "maybe" })).status).toBe(400);
      const many = (letter: string) => Array.from({ length: 40 }, (_, n) => `${letter}${n}`);
      expect((await call("POST", "/api/contacts/bulk", { ids, addTags: many("a") })).status).toBe(200);
      const refused = await call("POST", "/api/contacts/bulk", { ids, addTags: many("b") });
      expect([refused.status, refused.text]).toEqual([400, expect.stringContaining("at most 50 tags")]);
      expect((await call("POST", "/api/contacts/bulk", { ids: [] })).status).toBe(400);
      await call("POST", "/api/contacts/bulk", { ids, isDeleted: true });
      expect((await listContacts()).total).toBe(1);
    });

    test("tells what is new or changed since a moment, deleted ones aside", async () => {
      const [ada, , last] = (await listContacts("?sort=name")).items;
      const { people } = host.database.tables;
      const longAgo = { updatedAt: new Date("2026-01-01T00:00:00Z") };
      await host.database.transaction((tx) => tx.update(people).set(longAgo));
      const since = new Date().toISOString();
      expect((await listContacts(`?since=${since}`)).total).toBe(0);
      await call("PATCH", `/api/contacts/${last!.id}`, { notes: "Called" });
      await call("PATCH", `/api/contacts/${ada!.id}`, { title: "Countess" });
      const added = (await call("POST", "/api/contacts", { name: "Byron" })).json<{ id: number }>();
      const idsSince = async () => (await listContacts(`?since=${since}`)).items.map(({ id }) => id);
      expect(await idsSince()).toEqual([last!.id, ada!.id, added.id]);
      await call("DELETE", `/api/contacts/${last!.id}`);
      expect(await idsSince()).toEqual([ada!.id, added.id]);
    });

    test("knows what is due", async () => {
      const [first] = (await listContacts("?sort=name")).items;
      await call("PATCH", `/api/contacts/${first!.id}`, { reminder: "2020-01-01" });
      expect((await listContacts("?due=true")).items.map(({ id }) => id)).toEqual([first!.id]);
    });
  });
});
