import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { BusinessCard, User } from "#db/index.ts";
import { aCard, aUser, unique } from "../../../tests/builders.ts";
import { type Client, signedIn, visitor } from "../../../tests/client.ts";
import { aDevice } from "../../../tests/dav-client.ts";
import { type Host, sharedHost, startHost } from "../../../tests/host.ts";
import { findMail } from "../../../tests/outbox.ts";

interface ContactList {
  items: {
    id: number;
    notes: string | null;
    email: string;
    phone: string | null;
    company: string | null;
    sources: string[];
    consent: object[];
  }[];
  total: number;
}

let host: Host;
let owner: User;
let card: BusinessCard;
let call: Client;
let anyone: Client;

beforeAll(async () => {
  host = await sharedHost();
  anyone = visitor(host);
});
beforeEach(async () => {
  owner = await aUser(host.database);
  card = await aCard(host.database, owner);
  call = await signedIn(host, owner);
});

const details = () => ({
  name: "Ben Byron",
  email: `${unique("ben")}@example.com`,
  phone: "+49 30 5550101",
  company: "Poets",
  title: "Poet",
  consent: true,
});
const share = (body: object) => anyone("POST", `/api/card/${card.slug}/exchange`, body);
const mailTo = async (email: string | null) => (await findMail(host, email!))!;
/** Shares somebody's details; answers the token of the link in the mail. */
async function shareAndRead(body = details()) {
  await share(body);
  return tokenIn((await mailTo(body.email)).text);
}
const listContacts = async () => (await call("GET", "/api/contacts")).json<ContactList>();

const tokenIn = (text: string) => /\/shared\/([\w-]+)/.exec(text)![1]!;

/** Sends a form as a browser does. */
function post(path: string, fields: Record<string, string>) {
  return fetch(host.url + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin: host.url, "sec-fetch-site": "same-origin" },
  });
}

describe("sharing details back", () => {
  test("makes a contact with its consent, and a mail with the only link", async () => {
    const body = details();
    const response = await share(body);
    expect([response.status, Object.keys(response.json())]).toEqual([201, ["message"]]);
    const { items } = await listContacts();
    expect(items).toMatchObject([{ email: body.email, company: "Poets", sources: ["exchange"], consent: [{}] }]);
    const mail = await mailTo(body.email);
    expect(mail.subject).toBe(`You shared these details on the card of ${card.name}`);
    expect([mail.to, mail.text.includes("+49 30 5550101"), mail.text.includes(card.name!)]).toEqual([
      body.email,
      true,
      true,
    ]);
    expect(response.text).not.toContain(tokenIn(mail.text));
  });

  test("is told to the owner by mail, with the details and where they are; withdrawing takes that back", async () => {
    const body = details();
    const token = await shareAndRead(body);
    const mail = await findMail(host, owner.email, "Ben Byron shared their details with you");
    const [{ id } = { id: 0 }] = (await listContacts()).items;
    for (const text of [body.email, body.phone, "Poets", `${host.url}/contacts/${id}`])
      expect(mail!.text).toContain(text);
    expect(mail!.text).not.toContain(token);
    await post(`/shared/${token}`, { action: "withdraw" });
    const { db, tables } = host.database;
    const remaining = await db.select().from(tables.mailOutbox).where(eq(tables.mailOutbox.recipient, owner.email));
    expect(remaining).toEqual([]);
  });

  test("deletes no other mail of the owner's when it is withdrawn, whatever it was changed to", async () => {
    const { db, tables, transaction } = host.database;
    const pending = { text: "Please call me", waitsFor: owner.id, contactsOf: owner.id };
    const ida = `${unique("ida")}@example.com`;
    await transaction((tx) =>
      tx.insert(tables.mailOutbox).values([
        { ...pending, recipient: owner.email, subject: "Ida wrote to you" },
        { ...pending, recipient: ida, subject: "Answer in the chat" },
        {
          ...{ ...pending, recipient: owner.email, subject: "Ida shared their details with you" },
          text: `Somebody shared their details with you:\n\nIda\n${ida}\n\nThey are in your contacts: ${host.url}/contacts/1`,
        },
      ]),
    );
    const token = await shareAndRead();
    for (const email of [ida, owner.email]) await post(`/shared/${token}`, { action: "change", name: "Ida", email });
    expect((await post(`/shared/${token}`, { action: "withdraw" })).status).toBe(200);
    const ofOwner = eq(tables.mailOutbox.contactsOf, owner.id);
    const left = await db.select().from(tables.mailOutbox).where(ofOwner);
    const unsent = left.filter(({ text }) => text !== "");
    expect(unsent.map(({ subject }) => subject)).toEqual([
      "Ida wrote to you",
      "Answer in the chat",
      "Ida shared their details with you",
    ]);
  });

  test("takes the mail back that waits for the owner's confirmed address", async () => {
    const { db, tables, transaction } = host.database;
    await transaction((tx) =>
      tx.update(tables.users).set({ emailConfirmedAt: null }).where(eq(tables.users.id, owner.id)),
    );
    const body = details();
    const token = await shareAndRead(body);
    await post(`/shared/${token}`, { action: "change", name: "Somebody else", email: body.email });
    const pending = () => db.select().from(tables.mailOutbox).where(eq(tables.mailOutbox.waitsFor, owner.id));
    expect(await pending()).toMatchObject([{ subject: "Ben Byron shared their details with you" }]);
    await post(`/shared/${token}`, { action: "withdraw" });
    expect(await pending()).toEqual([]);
  });

  test("leaves the waiting mail about an exchange on another card of the owner's", async () => {
    const { db, tables, transaction } = host.database;
    const body = details();
    await transaction((tx) =>
      tx
        .insert(tables.mailOutbox)
        .values({
          ...{ recipient: owner.email, waitsFor: owner.id, contactsOf: owner.id, subject: "On another card" },
          text: `Ben Byron\n${body.email}\n\n${host.url}/contacts/1`,
          createdAt: new Date(Date.now() - 60_000),
        }),
    );
    await post(`/shared/${await shareAndRead(body)}`, { action: "withdraw" });
    const mails = await db.select().from(tables.mailOutbox).where(eq(tables.mailOutbox.waitsFor, owner.id));
    expect(mails).toMatchObject([{ subject: "On another card" }]);
  });

  test.each([{ consent: false }, { email: null }, { email: "ben@" }, { phone: "none" }, { name: "x".repeat(101) }])(
    "is refused with %j",
    async (wrong) => expect((await share({ ...details(), ...wrong })).status).toBe(400),
  );

  test("goes to no paused or unknown card", async () => {
    const { slug } = await aCard(host.database, owner, { isPaused: true });
    expect((await anyone("POST", `/api/card/${slug}/exchange`, details())).status).toBe(404);
    expect((await anyone("POST", "/api/card/no-such-card/exchange", details())).status).toBe(404);
    expect((await anyone("GET", "/exchange/no-such-card")).status).toBe(404);
  });

  test("works by a form without JavaScript, which says what to mend", async () => {
    const page = await anyone("GET", `/exchange/${card.slug}`);
    expect(page.text).toContain('autocomplete="organization"');
    expect([page.headers.get("cache-control"), page.headers.get("x-robots-tag")]).toEqual(["no-store", "noindex"]);
    expect((await anyone("GET", `/view/${card.slug}`)).text).toContain(`/exchange/${card.slug}`);
    const { consent: _, ...fields } = details();
    const refused = await post(`/exchange/${card.slug}`, { ...fields, phone: "none" });
    const text = await refused.text();
    expect([refused.status, text.includes("Please agree"), text.includes('value="Ben Byron"')]).toEqual([
      400,
      true,
      true,
    ]);
    const response = await post(`/exchange/${card.slug}`, { ...fields, "meishi.consent": "on" });
    expect([response.status, (await listContacts()).total]).toEqual([200, 1]);
  });
});

describe("the link of the mail", () => {
  test("says what is wrong in the visitor's language, by form and by script", async () => {
    const wrong = { email: "nobody", phone: "1", name: "b".repeat(101) };
    const response = await fetch(`${host.url}/exchange/${card.slug}?lang=de`, {
      method: "POST",
      body: new URLSearchParams(wrong),
      headers: { "sec-fetch-site": "same-origin" },
    });
    const text = await response.text();
    const messages = [
      "Bitte geben Sie eine gültige E-Mail-Adresse ein",
      "Bitte geben Sie bei „Telefon“ eine Telefonnummer ein",
      "„Name“ darf höchstens 100 Zeichen lang sein",
      "Bitte stimmen Sie dem Satz über der Schaltfläche zu",
    ];
    for (const message of messages) expect(text).toContain(message);
    const french = await anyone(
      "POST",
      `/api/card/${card.slug}/exchange`,
      { consent: true },
      { "accept-language": "fr" },
    );
    expect([french.status, french.text]).toEqual([400, expect.stringMatching(/^Veuillez s/)]);
  });

  test("shows what was given and nothing of the owner's, and changes nothing when it is opened", async () => {
    const path = `/shared/${await shareAndRead()}`;
    const { items } = await listContacts();
    await call("PATCH", `/api/contacts/${items[0]!.id}`, { notes: "A secret note", tags: ["secret-tag"] });
    const page = await anyone("GET", path);
    expect([page.status, page.text.includes("Ben Byron"), /secret/.test(page.text)]).toEqual([200, true, false]);
    expect([page.headers.get("cache-control"), page.headers.get("x-robots-tag")]).toEqual(["no-store", "noindex"]);
    expect((await listContacts()).total).toBe(1);
  });

  test("changes what was given", async () => {
    const body = details();
    const path = `/shared/${await shareAndRead(body)}`;
    const changed = await post(path, { action: "change", name: "Ben", email: body.email, phone: "", company: "Prose" });
    expect(changed.status).toBe(200);
    expect((await listContacts()).items).toMatchObject([{ name: "Ben", company: "Prose", phone: null }]);
    expect((await post(path, { action: "change", email: "ben@" })).status).toBe(400);
  });

  test("withdraws it within the request, once", async () => {
    const token = await shareAndRead();
    expect((await post(`/shared/${token}`, { action: "withdraw" })).status).toBe(200);
    expect((await listContacts()).total).toBe(0);
    const { db, tables } = host.database;
    const mails = await db.select().from(tables.mailOutbox);
    expect(mails.filter(({ text }) => text.includes(token))).toEqual([]);
    const again = await post(`/shared/${token}`, { action: "withdraw" });
    const opened = await anyone("GET", `/shared/${token}`);
    expect([again.status, opened.status, opened.text.includes("Ben")]).toEqual([404, 404, false]);
    expect((await anyone("GET", "/shared/unknown")).status).toBe(404);
  });

  test("leaves nothing in what the owner's phone has written of the contact", async () => {
    const body = details();
    const token = await shareAndRead(body);
    const device = await aDevice(host, owner);
    const [entry] = [...(await device.sync()).changed.keys()].slice(-1);
    const { text } = await device.send("GET", entry!);
    expect(text).toContain(body.phone.replace(/\D/g, "").slice(-6));
    const withNickname = text.replace("END:VCARD", "NICKNAME:Benny\r\nEND:VCARD");
    expect((await device.send("PUT", entry!, withNickname, { "content-type": "text/vcard" })).status).toBeLessThan(300);
    await post(`/shared/${token}`, { action: "withdraw" });
    const { db, tables } = host.database;
    const texts = (await db.select().from(tables.addressBookEntries)).map(({ vcard }) => vcard ?? "").join();
    expect(texts).not.toMatch(/Poets|555 ?0101/);
  });

  test("takes from somebody known otherwise only what was shared", async () => {
    const body = details();
    await call("POST", "/api/contacts", { name: "Ben Byron", email: body.email });
    const token = await shareAndRead(body);
    expect((await listContacts()).items[0]).toMatchObject({ phone: body.phone, company: "Poets" });
    await post(`/shared/${token}`, { action: "withdraw" });
    expect((await listContacts()).items).toMatchObject([
      { email: body.email, phone: null, company: null, sources: ["hand"] },
    ]);
  });

  test("takes what was shared from a contact that it was merged into, and undoing brings nothing back", async () => {
    const body = details();
    const token = await shareAndRead(body);
    const shared = (await listContacts()).items[0]!;
    const own = (await call("POST", "/api/contacts", { name: "Benjamin", email: `${unique("b")}@example.com` })).json<{
      id: number;
      email: string;
    }>();
    await call("POST", `/api/contacts/${shared.id}/merge`, { into: own.id });
    const changed = { action: "change", ...body, company: "Prose", consent: "" };
    expect((await post(`/shared/${token}`, changed as Record<string, string>)).status).toBe(200);
    expect((await listContacts()).items).toMatchObject([{ id: own.id, company: "Prose", phone: body.phone }]);
    expect((await post(`/shared/${token}`, { action: "withdraw" })).status).toBe(200);
    expect((await listContacts()).items).toMatchObject([
      { id: own.id, name: "Benjamin", emails: [own.email], phone: null, company: null, sources: ["hand"], consent: [] },
    ]);
    expect((await call("POST", `/api/contacts/${shared.id}/unmerge`)).status).toBe(404);
    const { db, tables } = host.database;
    expect(JSON.stringify(await db.select().from(tables.people))).not.toContain(body.email);
  });

  test("leaves a merge as it is where the merged contact is known otherwise", async () => {
    const body = details();
    const part = (await call("POST", "/api/contacts", { name: "Ben", email: body.email })).json<{ id: number }>();
    const token = await shareAndRead(body);
    const own = (await call("POST", "/api/contacts", { name: "Benjamin" })).json<{ id: number }>();
    await call("POST", `/api/contacts/${part.id}/merge`, { into: own.id });
    await post(`/shared/${token}`, { action: "withdraw" });
    expect((await listContacts()).items).toMatchObject([{ id: own.id, phone: null, company: null, email: body.email }]);
    expect((await call("POST", `/api/contacts/${part.id}/unmerge`)).json()).toMatchObject({ name: "Ben", phone: null });
  });

  test("changes and takes back nothing that the owner has typed in", async () => {
    const { consent: _, email, ...typedIn } = details();
    const typed = (await call("POST", "/api/contacts", { ...typedIn, notes: "An old friend" })).json<{ id: number }>();
    const own = { ...details(), email };
    const token = await shareAndRead(own);
    expect((await listContacts()).items).toMatchObject([{ id: typed.id, emails: [email] }]);
    const other = { name: "Eve", email, phone: "+49 30 5550999", company: "Evil", title: "None" };
    await post(`/shared/${token}`, { action: "change", ...other });
    const phones = ["+49 30 5550101", "+49 30 5550999"];
    expect((await listContacts()).items).toMatchObject([{ ...typedIn, emails: [email], phones }]);
    await post(`/shared/${token}`, { action: "withdraw" });
    expect((await listContacts()).items).toMatchObject([
      { ...typedIn, emails: [], phones: ["+49 30 5550101"], notes: "An old friend", sources: ["hand"] },
    ]);
  });

  test("twice is taken back whole by the first link, also from the export", async () => {
    const body = details();
    const token = await shareAndRead(body);
    await shareAndRead({ ...body, title: "Lord" });
    await call("PATCH", `/api/contacts/${(await listContacts()).items[0]!.id}`, { tags: ["seen"] });
    expect((await post(`/shared/${token}`, { action: "withdraw" })).status).toBe(200);
    expect((await listContacts()).total).toBe(0);
    expect((await call("GET", "/api/user/export")).text).not.toContain(body.email);
  });

  test("takes nothing back of somebody whose address it was changed to", async () => {
    const [theirs, own] = [details(), { ...details(), name: "Eve", phone: "+49 30 5550998" }];
    await shareAndRead(theirs);
    const token = await shareAndRead(own);
    await post(`/shared/${token}`, { action: "change", name: "Eve", email: theirs.email });
    await post(`/shared/${token}`, { action: "withdraw" });
    expect((await listContacts()).items).toMatchObject([{ email: theirs.email, phone: theirs.phone }]);
  });

  test("changes nothing that somebody else has left since, too", async () => {
    const alice = { name: "Alice Smith", email: `${unique("alice")}@example.com`, phone: "+49 30 1234567" };
    const token = await shareAndRead({ ...details(), name: alice.name });
    await post(`/shared/${token}`, { action: "change", ...alice });
    await anyone("POST", `/api/card/${card.slug}/submissions`, {
      formData: { ...alice, message: "Hi" },
      consent: true,
    });
    const evil = { name: "Mallory", email: `${unique("evil")}@example.com`, phone: "+49 40 6666666" };
    await post(`/shared/${token}`, { action: "change", ...evil });
    expect((await listContacts()).items).toMatchObject([
      { name: alice.name, emails: [alice.email, evil.email], phones: [alice.phone, evil.phone] },
    ]);
    await post(`/shared/${token}`, { action: "withdraw" });
    expect((await listContacts()).items).toMatchObject([{ ...alice, emails: [alice.email], phones: [alice.phone] }]);
  });

  test("leaves what somebody else has shared, too, until they take it back", async () => {
    const one = details();
    const other = { ...details(), phone: one.phone, name: one.name };
    const [first, second] = [await shareAndRead(one), await shareAndRead(other)];
    await post(`/shared/${first}`, { action: "withdraw" });
    expect((await listContacts()).items).toMatchObject([{ emails: [other.email], phone: one.phone, company: "Poets" }]);
    await post(`/shared/${second}`, { action: "withdraw" });
    expect((await listContacts()).total).toBe(0);
  });

  test("says the day as the page's language does", async () => {
    const path = `/shared/${await shareAndRead()}`;
    for (const language of ["en", "de", "ja", "ar"]) {
      const day = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date());
      expect((await anyone("GET", `${path}?lang=${language}`)).text).toContain(day);
    }
  });

  test("goes to another address, too, when the visitor changes it, and the owner finds doubles by it", async () => {
    const body = details();
    const path = `/shared/${await shareAndRead(body)}`;
    const email = `${unique("other")}@example.com`;
    const existing = (await call("POST", "/api/contacts", { name: "Olga Other", email })).json<{ id: number }>();
    await post(path, { action: "change", name: "Ben Byron", email: body.email.toUpperCase() });
    await post(path, { action: "change", name: "Ben Byron", email });
    expect((await mailTo(email)).text).toContain(path);
    const { db, tables } = host.database;
    const to = await db.select({ to: tables.mailOutbox.recipient }).from(tables.mailOutbox);
    expect(to.filter(({ to }) => to.toLowerCase() === body.email)).toHaveLength(1);
    const duplicates = (await call("GET", "/api/contacts/doubles")).json<{ items: { reason: string }[] }>();
    expect(duplicates.items).toMatchObject([{ reason: "email" }]);
    expect((await call("GET", `/api/contacts/${existing.id}`)).json()).toMatchObject({
      doubles: [{ reason: "email" }],
    });
  });

  test("is dead after the owner has deleted the contact", async () => {
    const token = await shareAndRead();
    await call("DELETE", `/api/contacts/${(await listContacts()).items[0]!.id}`);
    expect((await anyone("GET", `/shared/${token}`)).status).toBe(404);
    expect((await post(`/shared/${token}`, { action: "withdraw" })).status).toBe(404);
  });
});

describe("a visitor of another language", () => {
  test.each([
    ["de", "Teilen Sie Ihre Daten mit", "darf diese Daten aufbewahren"],
    ["ja", "連絡先を共有", "私への連絡に使うことに同意します"],
    ["ar", "شارك بياناتك", "للتواصل معي"],
  ])("reads page, consent and mail in it: %s", async (language, title, consent) => {
    const headers = { "accept-language": language };
    const page = await anyone("GET", `/exchange/${card.slug}`, undefined, headers);
    expect(page.text).toContain(`<html lang="${language}"`);
    for (const text of [title, consent]) expect(page.text).toContain(text);
    const email = `${unique("guest")}@example.com`;
    const response = await anyone("POST", `/api/card/${card.slug}/exchange?lang=${language}`, { email, consent: true });
    expect(response.status).toBe(201);
    const { text } = await mailTo(email);
    expect(text).toContain(consent);
    const path = `/shared/${tokenIn(text)}?lang=${language}`;
    expect(text).toContain(path);
    expect((await anyone("GET", path)).text).toContain(`<html lang="${language}"`);
  });

  test("every language has every sentence, with the same parts in it", async () => {
    const { exchangeWords } = await import("./words/index.ts");
    const parts = (text: string) => [...text.matchAll(/\{[odt]\}/g)].map(([part]) => part).sort();
    for (const [language, words] of Object.entries(exchangeWords))
      for (const [key, text] of Object.entries(exchangeWords.en))
        expect(parts(words[key as keyof typeof words]), `${language} ${key}`).toEqual(parts(text));
  });
});

test("a visitor with a card of their own finds the form filled in, and its link goes along", async () => {
  const visiting = await aUser(host.database);
  const own = await aCard(host.database, visiting, { name: "Ben Byron", email: `${unique("ben")}@example.com` });
  const page = await (await signedIn(host, visiting))("GET", `/exchange/${card.slug}`);
  for (const text of ["Ben Byron", own.email!, `value="${own.slug}"`, `/view/${own.slug}`])
    expect(page.text).toContain(text);
  await anyone("POST", `/api/card/${card.slug}/exchange`, { email: own.email, consent: true, card: own.slug });
  const { text } = await mailTo(own.email);
  expect(text).toContain(`/view/${own.slug}`);
  expect((await listContacts()).items).toMatchObject([
    { email: own.email, notes: expect.stringContaining(`/view/${own.slug}`) },
  ]);
  // What the owner adds stays beside it, and what was shared goes.
  const { id } = (await listContacts()).items[0]!;
  await call("POST", "/api/contacts", { email: own.email, notes: "Met in Berlin" });
  expect((await post(`/shared/${tokenIn(text)}`, { action: "withdraw" })).status).toBe(200);
  const contact = (await call("GET", `/api/contacts/${id}`)).json<{ notes: string }>();
  expect(contact.notes).toBe("Met in Berlin");
  expect((await anyone("GET", `/exchange/${card.slug}`)).text).not.toContain("/view/" + own.slug);
  const unknown = { email: `${unique("x")}@example.com`, consent: true, card: "nobody-at-all" };
  expect((await anyone("POST", `/api/card/${card.slug}/exchange`, unknown)).status).toBe(201);
});

test("nobody gets mails about more cards than anybody meets in a day", async () => {
  const limited = await startHost({ TRUST_PROXY: "1" });
  const email = `${unique("third.party")}@example.com`;
  const statuses: number[] = [];
  for (let i = 0; i < 14; i++) {
    const { slug } = await aCard(limited.database, await aUser(limited.database));
    const body = { ...details(), email: email.replace("@", `+${i}@`) };
    const response = await visitor(limited)("POST", `/api/card/${slug}/exchange`, body, {
      "x-forwarded-for": `198.51.100.${i}`,
    });
    statuses.push(response.status);
  }
  await limited.stop();
  expect(statuses).toEqual([...Array<number>(12).fill(201), 429, 429]);
});
