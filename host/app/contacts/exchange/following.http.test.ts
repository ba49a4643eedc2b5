import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { BusinessCard, User } from "#db/index.ts";
import { aCard, aUser, unique } from "../../../tests/builders.ts";
import { aForm, type Client, signedIn, visitor } from "../../../tests/client.ts";
import { aDevice, type Device } from "../../../tests/dav-client.ts";
import { type Host, sharedHost } from "../../../tests/host.ts";
import { findMail } from "../../../tests/outbox.ts";

interface Contact {
  id: number;
  name: string | null;
  company: string | null;
  title: string | null;
  phones: string[];
  emails: string[];
  tags: string[];
  notes: string | null;
  follows: { cardId: number; slug: string } | null;
}

let host: Host;
let sharer: User;
let theirCard: BusinessCard;
/** Whoever shares their card. */
let theirs: Client;
let owner: User;
let ownCard: BusinessCard;
/** Whoever has them as a contact. */
let call: Client;

beforeAll(async () => {
  host = await sharedHost();
});
beforeEach(async () => {
  sharer = await aUser(host.database);
  theirCard = await aCard(host.database, sharer, {
    ...{ name: "Ada Byron", phone: "+49 30 5550101", email: `${unique("ada")}@example.com`, title: "Engineer" },
  });
  theirs = await signedIn(host, sharer);
  owner = await aUser(host.database);
  ownCard = await aCard(host.database, owner);
  call = await signedIn(host, owner);
});

const share = (by: Client = theirs, body: object = {}) =>
  by("POST", `/api/card/${ownCard.slug}/exchange`, {
    ...{ name: "Ada Byron", email: theirCard.email, phone: theirCard.phone, consent: true, card: theirCard.slug },
    ...body,
  });
const change = (body: object) => theirs("PUT", `/api/business-cards/${theirCard.id}`, body);
async function contact(of: Client = call): Promise<Contact> {
  const { items } = (await of("GET", "/api/contacts")).json<{ items: Contact[] }>();
  expect(items).toHaveLength(1);
  return items[0]!;
}
const followedBy = async () =>
  (await theirs("GET", `/api/business-cards/${theirCard.id}`)).json<{ followedBy: number }>().followedBy;
const link = async () => /\/shared\/([\w-]+)/.exec((await findMail(host, theirCard.email!))!.text)![1]!;
const post = (path: string, fields: Record<string, string>) =>
  fetch(host.url + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin: host.url, "sec-fetch-site": "same-origin" },
  });
async function upload(): Promise<string> {
  const form = aForm(
    await sharp({ create: { width: 300, height: 300, channels: 3, background: "#375" } })
      .jpeg()
      .toBuffer(),
    { cardId: theirCard.id, type: "profilePicture" },
  );
  return (await theirs("POST", "/api/upload", form)).json<{ url: string }>().url;
}
const textOf = async (device: Device) => {
  const [[href]] = (await device.sync()).changed as unknown as [[string]];
  return (await device.send("GET", href)).text;
};

describe("a contact follows a card that its signed-in owner shared", () => {
  test("in name, title, company, numbers and emails; notes and tags stay", async () => {
    await share();
    const { id, follows } = await contact();
    expect(follows).toEqual({ cardId: theirCard.id, slug: theirCard.slug });
    expect(await followedBy()).toBe(1);
    await call("PATCH", `/api/contacts/${id}`, { notes: "Met in London", tags: ["Engines"] });
    await change({
      ...{ name: "Ada Lovelace", title: "Countess", company: "Engines", phone: "+49 30 5550102" },
      ...{
        email: "ada@lovelace.example",
        contacts: [
          { kind: "phone", label: "work", value: "+49 30 5550102" },
          { kind: "phone", label: "mobile", value: "+49 171 5550103" },
        ],
      },
    });
    expect(await contact()).toMatchObject({
      ...{ name: "Ada Lovelace", title: "Countess", company: "Engines", emails: ["ada@lovelace.example"] },
      ...{ phones: ["+49 30 5550102", "+49 171 5550103"], notes: "Met in London", tags: ["Engines"] },
    });
  });

  test("from the beginning in what was not typed", async () => {
    await share(theirs, { phone: "", title: "" });
    expect(await contact()).toMatchObject({ title: "Engineer", phones: ["+49 30 5550101"] });
  });

  test("and keeps what was typed beside it", async () => {
    await share(theirs, { phone: "+49 171 5550199" });
    await change({ phone: "+49 30 5550102" });
    expect((await contact()).phones).toEqual(["+49 30 5550102", "+49 171 5550199"]);
  });

  test("with an address that was typed in front: its owner may be somebody else, who writes later", async () => {
    await share(theirs, { email: "bob@bank.example" });
    await change({ email: "ada.new@example.com" });
    expect((await contact()).emails).toEqual(["bob@bank.example", "ada.new@example.com"]);
  });

  test("and what the contact's owner typed, changed or deleted is theirs", async () => {
    await share();
    const { id } = await contact();
    await call("PATCH", `/api/contacts/${id}`, {
      ...{ name: "Ada (engines)", title: null, phones: ["+49 30 5550101", "+49 30 5550777"] },
    });
    await change({ name: "Ada Lovelace", phone: "+49 30 5550102", company: "Engines" });
    expect(await contact()).toMatchObject({
      ...{ name: "Ada (engines)", title: null, company: "Engines", phones: ["+49 30 5550102", "+49 30 5550777"] },
    });
    await call("PATCH", `/api/contacts/${id}`, { phones: [] });
    await change({ company: "Difference Engines" });
    expect(await contact()).toMatchObject({ company: "Difference Engines", phones: [] });
  });

  test("as part of another contact too, and undone", async () => {
    await share();
    const { id } = await contact();
    const other = (await call("POST", "/api/contacts", { name: "A. Byron", phone: "+49 30 5550777" })).json<Contact>();
    await call("POST", `/api/contacts/${id}/merge`, { into: other.id });
    await change({ phone: "+49 30 5550102" });
    expect(await contact()).toMatchObject({
      ...{ name: "A. Byron", phones: ["+49 30 5550777", "+49 30 5550102"], follows: { cardId: theirCard.id } },
    });
    await call("POST", `/api/contacts/${id}/unmerge`);
    const { items } = (await call("GET", "/api/contacts")).json<{ items: Contact[] }>();
    expect(items.map(({ phones }) => phones).sort()).toEqual([["+49 30 5550102"], ["+49 30 5550777"]]);
  });

  test("once for an account, however often it was shared", async () => {
    await share();
    await share();
    await change({ phone: "+49 30 5550102" });
    expect([(await contact()).phones, await followedBy()]).toEqual([["+49 30 5550102"], 1]);
  });

  test("by the form of the page, whose box is ticked and says what that means", async () => {
    const page = await theirs("GET", `/exchange/${ownCard.slug}`);
    expect(page.text).toContain("also gets later changes to your card, until you turn that off in its editor.");
    expect((await theirs("GET", `/exchange/${ownCard.slug}?lang=de`)).text).toContain("auch spätere Änderungen Ihrer");
    expect(page.text).toContain(`name="card" value="${theirCard.slug}" checked`);
    await theirs(
      "POST",
      `/exchange/${ownCard.slug}`,
      new URLSearchParams({
        name: "Ada",
        email: theirCard.email!,
        "meishi.consent": "on",
        card: theirCard.slug,
      }).toString(),
      { "content-type": "application/x-www-form-urlencoded" },
    );
    expect((await contact()).follows).toEqual({ cardId: theirCard.id, slug: theirCard.slug });
  });
});

describe("nobody follows", () => {
  test("as a contact whose address somebody else typed, unless the account has confirmed it", async () => {
    await call("POST", "/api/contacts", { name: "Big Boss", emails: [theirCard.email], phones: [] });
    await share();
    expect(await contact()).toMatchObject({ name: "Big Boss", follows: null });
    const { transaction, tables } = host.database;
    const confirmed = { email: theirCard.email!, emailKey: theirCard.email!, emailConfirmedAt: new Date() };
    await transaction((tx) => tx.update(tables.users).set(confirmed).where(eq(tables.users.id, sharer.id)));
    await share();
    expect(await contact()).toMatchObject({ name: "Big Boss", follows: { cardId: theirCard.id } });
  });

  test.each(["a visitor who names the card", "somebody who names another's card"])("%s", async (who) => {
    const by = who.startsWith("a visitor") ? visitor(host) : await signedIn(host, await aUser(host.database));
    await share(by);
    await change({ phone: "+49 30 5550102" });
    expect(await contact()).toMatchObject({ follows: null, phones: ["+49 30 5550101"] });
    expect(await followedBy()).toBe(0);
  });

  test("who is not told so by the form", async () => {
    await change({ followers: "nobody" });
    const page = await theirs("GET", `/exchange/${ownCard.slug}`);
    expect(page.text).toContain(`name="card" value="${theirCard.slug}" checked`);
    expect(page.text).not.toContain("later changes");
  });

  test("a card whose owner wants that, or that is paused: the values stay, and follow again afterwards", async () => {
    await share();
    for (const end of [{ followers: "nobody" }, { isPaused: true }]) {
      await change({ phone: "+49 30 5550101" });
      await change({ ...end, phone: "+49 30 5550109" });
      expect(await contact()).toMatchObject({ follows: null, phones: ["+49 30 5550101"] });
      expect(await followedBy()).toBe(0);
      await change({ followers: "exchanged", isPaused: false });
      expect(await contact()).toMatchObject({ follows: { cardId: theirCard.id }, phones: ["+49 30 5550109"] });
    }
  });

  test("a card that is deleted: the values stay", async () => {
    await share();
    const { transaction, tables } = host.database;
    await transaction((tx) => tx.delete(tables.businessCards).where(eq(tables.businessCards.id, theirCard.id)));
    expect(await contact()).toMatchObject({ follows: null, phones: ["+49 30 5550101"] });
  });

  test("after a withdrawal, which takes back what the card brought", async () => {
    await share();
    const { id } = await contact();
    await call("PATCH", `/api/contacts/${id}`, { notes: "Met in London", emails: [theirCard.email, "a@example.org"] });
    await call("POST", "/api/contacts", { name: "Ada Byron", email: "a@example.org" });
    await change({ phone: "+49 30 5550102", company: "Engines" });
    await post(`/shared/${await link()}`, { action: "withdraw" });
    expect(await contact()).toMatchObject({ company: null, phones: [], emails: ["a@example.org"], follows: null });
    expect(await followedBy()).toBe(0);
  });

  test("whoever the contact goes to, unless its owner lets anybody", async () => {
    await share();
    const heir = await aUser(host.database);
    const { transaction, tables } = host.database;
    await transaction((tx) =>
      tx.update(tables.businessCards).set({ userId: heir.id }).where(eq(tables.businessCards.id, ownCard.id)),
    );
    const heirs = await signedIn(host, heir);
    expect((await contact(heirs)).follows).toBeNull();
    await change({ followers: "anybody" });
    expect((await contact(heirs)).follows).toEqual({ cardId: theirCard.id, slug: theirCard.slug });
  });
});

describe("an address that the sharer has not confirmed may be another person's: following ends", () => {
  const ALICE = { name: "Alice Smith", email: "alice@victim.example", phone: "+49 30 1234567" };
  const formData = { ...ALICE, message: "Hello" };
  const confirm = () => {
    const { transaction, tables } = host.database;
    const confirmed = { email: theirCard.email!, emailKey: theirCard.email!, emailConfirmedAt: new Date() };
    return transaction((tx) => tx.update(tables.users).set(confirmed).where(eq(tables.users.id, sharer.id)));
  };
  const writeAs = (email: string) =>
    visitor(host)("POST", `/api/card/${ownCard.slug}/submissions`, { formData: { ...formData, email }, consent: true });

  test.each([
    ["the person shares their details", () => share(visitor(host), { ...ALICE, card: undefined })],
    ["the person writes", () => writeAs(ALICE.email)],
    ["the owner adds the same person", () => call("POST", "/api/contacts", ALICE)],
  ])("when %s", async (_, arrive) => {
    await change({ name: "Alice Smith" });
    await share(theirs, { name: "Alice Smith", email: ALICE.email });
    expect((await contact()).follows).not.toBeNull();
    await change({ title: "Partner" });
    expect((await contact()).title).toBe("Partner");
    await arrive();
    const before = await contact();
    expect(before).toMatchObject({ follows: null, phones: [theirCard.phone, ALICE.phone] });
    await change({ name: "Alice Smith-Evil", phone: "+49 40 6666666", company: "Evil", email: "alice@evil.example" });
    expect(await contact()).toEqual(before);
    expect(await followedBy()).toBe(0);
  });

  test("for good, even if what the person sent is deleted", async () => {
    await share(theirs, { email: ALICE.email });
    await writeAs(ALICE.email);
    const { items } = (await call("GET", "/api/inbox")).json<{ items: { id: number; kind: string }[] }>();
    expect((await call("DELETE", `/api/inbox/message/${items[0]!.id}`)).status).toBe(204);
    await change({ name: "Mallory" });
    expect(await contact()).toMatchObject({ name: "Ada Byron", follows: null });
  });

  test("also of one that the link of a share has put in place of a confirmed one", async () => {
    await confirm();
    await share();
    await post(`/shared/${await link()}`, { name: "Ada Byron", email: ALICE.email });
    await change({ name: "Alice Smith" });
    expect((await contact()).follows).not.toBeNull();
    await writeAs(ALICE.email);
    expect((await contact()).follows).toBeNull();
  });

  test("also where the card's next owner has that contact already", async () => {
    await change({ followers: "anybody" });
    await share(theirs, { email: ALICE.email });
    const heir = await aUser(host.database);
    const heirs = await signedIn(host, heir);
    await heirs("POST", "/api/contacts", { name: "My Alice", email: ALICE.email });
    const { transaction, tables } = host.database;
    await transaction((tx) =>
      tx.update(tables.businessCards).set({ userId: heir.id }).where(eq(tables.businessCards.id, ownCard.id)),
    );
    expect(await contact(heirs)).toMatchObject({ name: "My Alice", follows: null });
    await change({ title: "Fired" });
    expect(await contact(heirs)).toMatchObject({ title: null, follows: null });
  });

  test("and goes on where the address is the account's, whoever writes by it", async () => {
    await confirm();
    await share();
    await writeAs(theirCard.email!);
    await change({ name: "Ada Lovelace", phone: "+49 30 5550102" });
    expect(await contact()).toMatchObject({ name: "Ada Lovelace", follows: { cardId: theirCard.id } });
    expect((await contact()).phones[0]).toBe("+49 30 5550102");
  });
});

test("whoever a followed card names is not taken for its owner", async () => {
  await share();
  const named = `${unique("boss")}@example.com`;
  await change({
    contacts: [
      { kind: "email", label: "work", value: theirCard.email },
      { kind: "email", label: "other", value: named },
    ],
  });
  expect((await contact()).emails).toEqual([theirCard.email, named]);
  await visitor(host)("POST", `/api/card/${ownCard.slug}/exchange`, {
    ...{ name: "Big Boss", email: named, consent: true },
  });
  const { items } = (await call("GET", "/api/contacts")).json<{ items: Contact[] }>();
  expect(items.map(({ name }) => name).sort()).toEqual(["Ada Byron", "Big Boss"]);
});

test("the link of the mail shows what the card says, and a change there stands beside it", async () => {
  await share();
  await change({ phone: "+49 30 5550102" });
  const path = `/shared/${await link()}`;
  expect((await visitor(host)("GET", path)).text).toContain("+49 30 5550102");
  await post(path, { ...{ name: "Countess Ada", email: theirCard.email! }, phone: "+49 30 5550102", company: "" });
  await change({ phone: "+49 30 5550103" });
  expect(await contact()).toMatchObject({ name: "Countess Ada", phones: ["+49 30 5550103"] });
});

test("the setting is one of three", async () => {
  const { status, text } = await change({ followers: "everybody" });
  expect([status, text]).toEqual([400, expect.stringContaining("followers must be one of")]);
  expect((await theirs("GET", `/api/business-cards/${theirCard.id}`)).json()).toMatchObject({ followers: "exchanged" });
});

test("many follow in steps, to the last one", async () => {
  const followers = await Promise.all(
    Array.from({ length: 60 }, async () => {
      const user = await aUser(host.database);
      return { user, card: await aCard(host.database, user) };
    }),
  );
  for (const { card } of followers)
    await theirs("POST", `/api/card/${card.slug}/exchange`, {
      ...{ name: "Ada", email: `${unique("ada")}@example.com`, consent: true, card: theirCard.slug },
    });
  // Each change takes one step; a change while others are on their way starts another pass.
  for (let n = 0; n < 16; n++) await change({ phone: n < 3 ? `+49 30 555020${n}` : "+49 30 5550209" });
  expect(await followedBy()).toBe(60);
  for (const { user } of followers)
    expect((await contact(await signedIn(host, user))).phones).toEqual(["+49 30 5550209"]);
});

test("of a card that very many follow, the first thousand are counted", async () => {
  const { transaction, tables } = host.database;
  const ids = Array.from({ length: 1_001 }, (_, i) => 1_000_000 + i);
  const rows = await transaction((tx) =>
    tx
      .insert(tables.contacts)
      .values(ids.map((userId) => ({ userId, cardId: ownCard.id, source: "exchange" as const })))
      .returning({ id: tables.contacts.id, userId: tables.contacts.userId }),
  );
  const shared = { given: { name: null, email: "", phone: null, company: null, title: null }, sharedById: sharer.id };
  const shares = rows.map(({ id, userId }) => ({
    ...{ ...shared, tokenHash: `${theirCard.id}-${id}`, contactId: id, followedCardId: theirCard.id },
    sharedWithId: userId,
  }));
  await transaction((tx) => tx.insert(tables.contactShares).values(shares));
  expect(await followedBy()).toBe(1_000);
});

describe("a device", () => {
  test("gets the owner's change with the next sync, and its own stays", async () => {
    const device = await aDevice(host, owner);
    await share();
    const first = await device.sync();
    const [[href, etag]] = [...first.changed] as [[string, string]];
    const text = (await device.send("GET", href)).text.replace("END:VCARD", "X-OWN:kept\r\nEND:VCARD");
    await device.send("PUT", href, text, { "content-type": "text/vcard", "if-match": etag.replaceAll("&quot;", '"') });
    const { token, changed } = await device.sync(first.token);
    await change({ phone: "+49 30 5550102" });
    const next = await device.sync(token);
    expect([...next.changed.keys()]).toEqual([href]);
    expect(next.changed.get(href)).not.toBe(changed.get(href));
    expect((await device.send("GET", href)).text).toMatch(/TEL[^:]*:\+49 30 5550102[\s\S]*X-OWN:kept/);
  });

  test("has the card's picture until it takes another one", async () => {
    const device = await aDevice(host, owner);
    await share();
    const { token } = await device.sync();
    expect(await textOf(device)).not.toContain("PHOTO");
    await change({ profilePicture: await upload() });
    const { changed } = await device.sync(token);
    const text = await textOf(device);
    expect(text).toContain("PHOTO;ENCODING=b;TYPE=JPEG:");
    const [href] = [...changed.keys()];
    const put = (body: string) => device.send("PUT", href!, body, { "content-type": "text/vcard" });
    await put(text.replace("END:VCARD", "NOTE:Met in London\r\nEND:VCARD"));
    await change({ profilePicture: null });
    expect(await textOf(device)).toMatch(/^(?![\s\S]*PHOTO)[\s\S]*NOTE:Met in London/);
  });
});
