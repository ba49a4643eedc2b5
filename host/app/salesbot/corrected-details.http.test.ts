import { beforeAll, describe, expect, test } from "vitest";
import { aCard, aUser } from "../../tests/builders.ts";
import { signedIn, visitor } from "../../tests/client.ts";
import { aConversation } from "../../tests/conversation.ts";
import { type Host, sharedHost } from "../../tests/host.ts";

let host: Host;
beforeAll(async () => {
  host = await sharedHost();
});

interface Contact {
  id: number;
  name: string | null;
  emails: string[];
  phones: string[];
}

/** An owner with an assistant, a visitor's conversation with it, and the owner's contacts. */
async function aChat() {
  const user = await aUser(host.database, { accessLevel: 2 });
  const card = await aCard(host.database, user, { phone: "+1 415 555 0132" });
  const call = await signedIn(host, user);
  await call("POST", `/api/salesbot/${card.id}/config`, { isEnabled: true, services: ["Kite repair"] });
  const visit = visitor(host);
  const chat = aConversation(visit, card);
  const write = (formData: object) => visit("POST", `/api/card/${card.slug}/submissions`, { formData, consent: true });
  const contacts = async (query = "") =>
    (await call("GET", `/api/contacts${query}`)).json<{ items: Contact[] }>().items;
  const exchange = (details: object, by = visit) =>
    by("POST", `/api/card/${card.slug}/exchange`, { ...details, consent: true });
  return { call, chat, write, exchange, contacts };
}

test.each([
  "sorry, it's bob@new.example",
  "oops, typo: bob@new.example",
  "it's not bob@old.example but bob@new.example, I spelled it wrong",
  "Entschuldigung, richtig ist bob@new.example",
  "perdón, me equivoqué, es bob@new.example",
])("a corrected email replaces the wrong one: %s", async (correction) => {
  const { chat, contacts } = await aChat();
  await chat("I'm Bob Miller, bob@old.example");
  expect(await chat(correction)).toContain("bob@new.example");
  expect(await contacts()).toMatchObject([{ name: "Bob Miller", emails: ["bob@new.example"] }]);
});

test("a corrected number replaces the wrong one, and the email stays", async () => {
  const { chat, contacts } = await aChat();
  await chat("Bob Miller, bob@example.com, +1 415 555 0177");
  await chat("sorry, wrong number, it's +1 415 555 0188");
  expect(await contacts()).toMatchObject([{ emails: ["bob@example.com"], phones: ["+1 415 555 0188"] }]);
});

test("a number that is denied goes, from the list too", async () => {
  const { chat, contacts } = await aChat();
  await chat("Bob Miller, bob@example.com, +1 415 555 0177");
  await chat("that's not my number");
  expect(await contacts()).toMatchObject([{ name: "Bob Miller", emails: ["bob@example.com"], phones: [] }]);
  const other = await aChat();
  await other.chat("Ann Hill, +1 415 555 0199");
  expect(await other.chat("wrong number, sorry")).toContain("deleted");
  expect(await other.contacts()).toMatchObject([{ name: "Ann Hill", phones: [] }]);
});

test("a farewell is not what the owner's list shows of a conversation", async () => {
  const { call, chat } = await aChat();
  await chat("Do you mend kites?");
  await chat("lovely, thanks, have a nice Sunday x");
  const { items } = (await call("GET", "/api/inbox")).json<{ items: { preview: string }[] }>();
  expect(items.map(({ preview }) => preview)).toEqual(["Do you mend kites?"]);
});

test("a further email takes nothing back", async () => {
  const { chat, contacts } = await aChat();
  await chat("I'm Bob Miller, bob@home.example");
  await chat("Sorry, you can also write to bob@work.example");
  expect((await contacts())[0]!.emails.sort()).toEqual(["bob@home.example", "bob@work.example"]);
});

test("an address that something else came by stays", async () => {
  const { chat, write, contacts } = await aChat();
  await write({ name: "Bob Miller", email: "bob@old.example", message: "About kites" });
  await chat("I'm Bob Miller, bob@old.example");
  await chat("sorry, it's bob@new.example");
  expect((await contacts())[0]!.emails.sort()).toEqual(["bob@new.example", "bob@old.example"]);
});

test("an address that the owner wrote down stays", async () => {
  const { call, chat, contacts } = await aChat();
  await call("POST", "/api/contacts", { name: "Bob Miller", email: "bob@old.example" });
  await chat("I'm Bob Miller, bob@old.example");
  await chat("sorry, it's bob@new.example");
  expect((await contacts())[0]!.emails.sort()).toEqual(["bob@new.example", "bob@old.example"]);
});

test("whoever is known by the right address is that contact, and nobody is left with the wrong one", async () => {
  const { call, chat, contacts } = await aChat();
  await call("POST", "/api/contacts", { name: "Robert Miller", email: "bob@new.example" });
  await chat("I'm Bob Miller, bob@old.example");
  await chat("sorry, it's bob@new.example");
  expect(await contacts()).toMatchObject([{ name: "Robert Miller", emails: ["bob@new.example"] }]);
});

test("a corrected name replaces the wrong one, but none that the owner typed", async () => {
  const { call, chat, contacts } = await aChat();
  await chat("I'm Bob Milner, bob@example.com");
  await chat("sorry, my name is Bob Miller");
  const [contact] = await contacts();
  expect(contact).toMatchObject({ name: "Bob Miller", emails: ["bob@example.com"] });
  await call("PATCH", `/api/contacts/${contact!.id}`, { name: "Robert Miller" });
  await chat("my name is Bobby Miller");
  expect(await contacts()).toMatchObject([{ name: "Robert Miller" }]);
});

describe("a correction takes back only what the same chat brought", () => {
  const ALICE = { name: "Alice Smith", email: "alice@old.example" };

  test("an address that the owner typed stays", async () => {
    const { call, chat, exchange, contacts } = await aChat();
    await exchange(ALICE);
    const [{ id }] = (await contacts()) as [Contact];
    await call("PATCH", `/api/contacts/${id}`, { emails: ["alice@new.example"] });
    await chat("My email is alice@new.example");
    await chat("Sorry, my email is alice@evil.example");
    expect(await contacts()).toMatchObject([{ id, emails: ["alice@new.example", "alice@evil.example"] }]);
  });

  test("and so do a number and a name, while what the chat added goes", async () => {
    const { call, chat, exchange, contacts } = await aChat();
    await exchange({ ...ALICE, name: "A. Smith" });
    const [{ id }] = (await contacts()) as [Contact];
    await call("PATCH", `/api/contacts/${id}`, { name: "Alice Smith", phones: ["+1 415 555 0177"] });
    await chat("I'm Alice Smith, alice@old.example, +1 415 555 0177");
    await chat("sorry, wrong number, it's +1 415 555 0188");
    await chat("sorry, my name is Mallory Evil");
    expect(await contacts()).toMatchObject([
      { name: "Alice Smith", phones: ["+1 415 555 0177", "+1 415 555 0188"], emails: ["alice@old.example"] },
    ]);
    await chat("sorry, wrong number, it's +1 415 555 0199");
    expect((await contacts())[0]!.phones).toEqual(["+1 415 555 0177", "+1 415 555 0199"]);
  });

  test("the second number of a card that the contact follows stays", async () => {
    const { chat, exchange, contacts } = await aChat();
    const alice = await aUser(host.database);
    const phones = ["+1 415 555 0166", "+1 415 555 0177"];
    const theirCard = await aCard(host.database, alice, {
      ...{ name: "Alice Smith", email: alice.email, phone: phones[0] },
      contacts: phones.map((value) => ({ kind: "phone" as const, label: "work" as const, value })),
    });
    await exchange({ name: "Alice Smith", email: alice.email, card: theirCard.slug }, await signedIn(host, alice));
    expect((await contacts())[0]!.phones).toEqual(phones);
    await chat(`I'm Alice Smith, ${alice.email}, ${phones[1]}`);
    await chat("sorry, wrong number, it's +1 415 555 0188");
    expect((await contacts())[0]!.phones).toEqual([...phones, "+1 415 555 0188"]);
  });

  test("what somebody shared later, too, stays", async () => {
    const { chat, exchange, contacts } = await aChat();
    await chat("I'm Alice Smith, alice@old.example, +1 415 555 0177");
    await exchange({ ...ALICE, phone: "+1 (415) 555-0177" });
    await chat("sorry, wrong number, it's +1 415 555 0188");
    expect((await contacts())[0]!.phones).toEqual(["+1 415 555 0177", "+1 415 555 0188"]);
  });

  test("what a contact had that the chat's was merged into stays", async () => {
    const { call, chat, exchange, contacts } = await aChat();
    await exchange({ ...ALICE, email: "alice@home.example", name: "Smith's sister" });
    const [{ id: into }] = (await contacts()) as [Contact];
    await call("PATCH", `/api/contacts/${into}`, { phones: ["+1 415 555 0177"] });
    await chat("I'm Mallory Evil, mallory@evil.example, +1 415 555 0177");
    const { id } = (await contacts()).find(({ name }) => name === "Mallory Evil")!;
    await call("POST", `/api/contacts/${id}/merge`, { into });
    await chat("sorry, wrong number, it's +1 415 555 0188");
    expect((await contacts())[0]!.phones).toEqual(["+1 415 555 0177", "+1 415 555 0188"]);
  });
});

test("a contact that its owner has edited stays when the visitor turns out to be another one", async () => {
  const { call, chat, exchange, contacts } = await aChat();
  await exchange({ name: "Bob Known", email: "bob@known.example" });
  await chat("My name is Carl Debtor, my email is carl@debtor.example");
  const { id } = (await contacts()).find(({ name }) => name === "Carl Debtor")!;
  const edit = { company: "Debtor GmbH", title: "owes $5,000", phones: ["+1 415 555 0177"] };
  await call("PATCH", `/api/contacts/${id}`, edit);
  await chat("Sorry, my email is bob@known.example");
  expect(await contacts()).toHaveLength(2);
  expect((await contacts()).find((contact) => contact.id === id)).toMatchObject({ name: "Carl Debtor", ...edit });
});
