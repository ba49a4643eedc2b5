import { beforeAll, describe, expect, test } from "vitest";
import type { NewBusinessCard } from "#db/index.ts";
import { aCard, aUser } from "../../tests/builders.ts";
import { signedIn, visitor } from "../../tests/client.ts";
import { type Host, sharedHost } from "../../tests/host.ts";
import { networkMessages } from "../networks/messages.en.ts";

let host: Host;
beforeAll(async () => {
  host = await sharedHost();
});

async function anOwner(phone: string | null = null, changes: Partial<NewBusinessCard> = {}) {
  const user = await aUser(host.database, { accessLevel: 1, phone });
  const card = await aCard(host.database, user, changes);
  const call = await signedIn(host, user);
  const put = (body: unknown, headers?: Record<string, string>) =>
    call("PUT", `/api/business-cards/${card.id}`, body, headers);
  return { card, put, seen: () => visitor(host)("GET", `/api/card/${card.slug}`) };
}

describe("links as people type them", () => {
  test("are stored whole", async () => {
    const { put } = await anOwner();
    const response = await put({
      socialLinks: {
        instagram: "@kesslerhomes",
        linkedin: "in/maxmuster",
        gmail: "rosa@gmail.com",
        whatsapp: "+1 503 555 0177",
      },
    });
    expect(response.json().socialLinks).toEqual({
      instagram: "https://www.instagram.com/kesslerhomes",
      linkedin: "https://www.linkedin.com/in/maxmuster",
      gmail: "mailto:rosa@gmail.com",
      whatsapp: "https://wa.me/15035550177",
    });
  });

  test("are refused at the field with an example", async () => {
    const { put } = await anOwner();
    const response = await put({ socialLinks: { xing: "a whole sentence" } });
    expect([response.status, response.text]).toEqual([400, "Enter your Xing link, such as https://example.com."]);
  });

  test("a number is read as its owner's country writes it", async () => {
    const { put, seen } = await anOwner("+49 30 901820");
    expect((await put({ socialLinks: { whatsapp: "0170 1234567" }, phone: "030 901820" })).status).toBe(200);
    const card = (await seen()).json();
    expect(card).toMatchObject({
      phone: "030 901820",
      numbers: { "030 901820": "+4930901820" },
      socialLinks: { whatsapp: "https://wa.me/491701234567" },
    });
    expect((await visitor(host)("GET", `/view/${String(card.slug)}`)).text).toContain('href="tel:+4930901820"');
    expect((await visitor(host)("GET", `/api/vcard/${String(card.id)}`)).text).toContain(
      "TEL;TYPE=WORK,VOICE:+4930901820",
    );
  });

  test("a number that nobody in the known countries would write so is kept as typed, for no stranger's phone", async () => {
    const { put, seen } = await anOwner("+49 30 901820");
    expect((await put({ phone: "(503) 555-0177" })).status).toBe(200);
    const card = (await seen()).json();
    expect(card).toMatchObject({ phone: "(503) 555-0177", numbers: {} });
    expect((await visitor(host)("GET", `/view/${String(card.slug)}`)).text).toContain('href="tel:5035550177"');
    const refused = await put({ socialLinks: { whatsapp: "(503) 555-0166" } });
    expect([refused.status, refused.text]).toEqual([
      400,
      "Enter the number with its country code, such as +1 503 555 0177.",
    ]);
    expect((await put({ phone: "(503) 555-0177" }, { "accept-language": "en-US" })).json().numbers).toEqual({
      "(503) 555-0177": "+15035550177",
    });
  });

  test("of hosts that borrow a network's name are refused, but stay where they were stored", async () => {
    const [elsewhere, other] = ["https://instagram.foo.example/kessler", "https://linkedin.foo.example/kessler"];
    const { put } = await anOwner(null, { socialLinks: [["instagram", elsewhere]] });
    expect((await put({ socialLinks: { instagram: elsewhere }, title: "Broker" })).status).toBe(200);
    const response = await put({ socialLinks: { instagram: elsewhere, linkedin: other } });
    expect([response.status, response.text]).toEqual([400, "Enter your LinkedIn name or link, such as in/maxmuster."]);
    const secret = await put({
      customButtons: [{ text: "Write", url: "https://discord.com/api/webhooks/1234/token" }],
    });
    expect([secret.status, secret.text]).toEqual([400, String(networkMessages.secretLink)]);
  });

  test("digits and signs of other scripts are stored as plain ones", async () => {
    const { put, seen } = await anOwner();
    const typed = ["+٩٧١ ٥٠ ١٢٣ ٤٥٦٧", "０９０－９９９９－８８８８", "०९८७६ ५४३२१०"];
    const contacts = typed.map((value) => ({ kind: "phone", label: "work", value }));
    expect((await put({ contacts, socialLinks: { whatsapp: "+٩٧١ ٥٠ ١٢٣ ٤٥٦٧" } })).status).toBe(200);
    const card = (await seen()).json() as { contacts: { value: string }[]; socialLinks: object };
    expect(card.contacts.map(({ value }) => value)).toEqual(["+971 50 123 4567", "090-9999-8888", "09876 543210"]);
    expect(card.socialLinks).toEqual({ whatsapp: "https://wa.me/971501234567" });
  });

  test("abc is no number", async () => {
    const { put } = await anOwner();
    const response = await put({ phone: "abc" });
    expect([response.status, response.text]).toEqual([400, "Phone must be a number such as +1 503 555 0177"]);
  });
});

describe("several contact details", () => {
  const contacts = [
    { kind: "phone", label: "work", value: "+1 503 555 0177" },
    { kind: "phone", label: "mobile", value: "+1 503 555 0188" },
    { kind: "phone", label: "Front desk", value: "+1 503 555 0199" },
    { kind: "email", label: "home", value: "rosa@example.com" },
  ];

  test("stand on the card, in its answers and in the contact file", async () => {
    const { put, seen, card } = await anOwner();
    const saved = (await put({ contacts })).json();
    expect(saved).toMatchObject({ phone: "+1 503 555 0177", email: "rosa@example.com", contacts });
    expect((await seen()).json().contacts).toEqual(contacts);
    const file = (await visitor(host)("GET", `/api/vcard/${card.id}`)).text;
    expect(file).toContain("TEL;TYPE=CELL,VOICE:+1 503 555 0188");
    expect(file).toMatch(/item(\d)\.TEL;TYPE=VOICE:\+1 503 555 0199\r\nitem\1\.X-ABLabel:Front desk/);
    expect(file).toContain("EMAIL;TYPE=INTERNET,HOME:rosa@example.com");
    expect((await visitor(host)("GET", `/view/${card.slug}`)).text).toContain("tel:+15035550188");
  });

  test("a whole card with one changed single field keeps that", async () => {
    const { put } = await anOwner();
    const whole = (await put({ contacts })).json();
    const changed = (await put({ ...whole, phone: "+1 503 555 0100" })).json();
    expect(changed.phone).toBe("+1 503 555 0100");
    expect((await put({ contacts: [] })).json<{ contacts: unknown[] }>().contacts).toHaveLength(2);
  });

  test("an address without an ending is refused at its place, blank entries before it or not", async () => {
    const { put } = await anOwner();
    const details = { accept: "application/problem+json" };
    const contacts = [
      { kind: "phone", label: "work", value: "" },
      { kind: "email", label: "work", value: "rosa@kessler.example" },
      { kind: "email", label: "home", value: "listings@kesslerhomes" },
    ];
    const response = await put({ contacts }, details);
    expect([response.status, response.json().errors]).toEqual([
      400,
      [
        {
          path: "contacts.2.value",
          code: "custom",
          message: "Please enter the whole email address, such as name@example.com",
        },
      ],
    ]);
    const single = await put({ email: "listings@kesslerhomes" }, details);
    expect([single.status, single.json<{ errors: { path: string }[] }>().errors[0]?.path]).toEqual([400, "email"]);
    expect((await put({ email: "rosa@müller-häuser.example" })).status).toBe(200);
  });

  test("an address that is stored already does not keep the card from being saved", async () => {
    const { put } = await anOwner(null, { email: "listings@kesslerhomes" });
    const response = await put({ email: "listings@kesslerhomes", title: "Broker" });
    expect([response.status, response.json().title]).toEqual([200, "Broker"]);
  });

  test("what is wrong is told at its place", async () => {
    const { put } = await anOwner();
    expect((await put({ contacts: [{ kind: "fax", label: "work", value: "1" }] })).status).toBe(400);
    expect((await put({ contacts: [{ kind: "email", label: "work", value: "nobody" }] })).status).toBe(400);
    expect((await put({ contacts: [{ kind: "phone", label: "work", value: "abc" }] })).status).toBe(400);
    expect((await put({ contacts: "x" })).status).toBe(400);
  });
});

test("links appear and vanish at their times, for visitors only", async () => {
  const { put, seen, card } = await anOwner();
  const until = new Date(Date.now() + 1_500).toISOString();
  const url = "https://www.instagram.com/kesslerhomes";
  const past = {
    text: "Old",
    url: "https://example.com/old",
    backgroundColor: "#d9bd90",
    until: "2020-01-01T00:00:00Z",
  };
  const later = {
    text: "Soon",
    url: "https://example.com/soon",
    backgroundColor: "#d9bd90",
    from: "2999-01-01T00:00:00Z",
  };
  const saved = (
    await put({ socialLinks: { instagram: { url: "@kesslerhomes", until } }, customButtons: [past, later] })
  ).json();
  expect(saved).toMatchObject({ socialLinks: { instagram: { url, until } }, customButtons: [past, later] });
  expect((await seen()).json()).toMatchObject({ socialLinks: { instagram: url }, customButtons: [] });
  const page = async () => (await visitor(host)("GET", `/view/${card.slug}`)).text;
  expect(await page()).toContain(url);
  await expect.poll(page, { timeout: 5_000 }).not.toContain(url);
  const wrong = { text: "x", url: "https://example.com", from: "2030-01-01T00:00:00Z", until: "2029-01-01T00:00:00Z" };
  expect((await put({ customButtons: [wrong] })).status).toBe(400);
  expect((await put({ customButtons: [{ ...wrong, from: "tomorrow" }] })).status).toBe(400);
});
