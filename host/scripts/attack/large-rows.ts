// One account whose contacts, messages, conversations, card and assistant are as long as they may be: every page and
// call that shows them, while others wait.
import sharp from "sharp";
import { aCard, aUserWithPassword, unique } from "../../tests/builders.ts";
import { aForm, type Client, signedIn, visitor } from "../../tests/client.ts";
import { aDevice } from "../../tests/dav-client.ts";
import { type Host, startHost } from "../../tests/host.ts";
import type { Category } from "./attempt.ts";
import { watchOthers } from "./watch-others.ts";

const MANY = 3_000;
const STEP = 250;
/** Messages and conversations that are long; the others are short. */
const LONG = 500;

const long = (text: string, length: number) =>
  text
    .repeat(Math.ceil(length / text.length))
    .slice(0, length)
    .trim();
const listOf = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));

const form = (label: (n: number) => string) => ({
  enabled: true,
  title: long("Title ", 100),
  consentText: long("words ", 1_000),
  thankYou: long("words ", 1_000),
  fields: listOf(30, (n) => ({
    id: `f${n}`,
    label: label(n),
    type: n % 2 ? "choice" : "text",
    options: listOf(30, (k) => long(`${n}-${k} `, 90)),
  })),
});

const CARD = {
  name: "Large",
  title: long("ti ", 100),
  about: long("see https://a.example/x a@b.example +49 30 123456 @x \n", 5_000),
  customButtons: listOf(20, (n) => ({ text: long(`b${n}`, 100), url: `https://example.com/${long(`p${n}`, 1_900)}` })),
  gallery: listOf(50, (n) => ({ url: `https://example.com/${n}${long("g", 1_900)}.jpg`, alt: long(`alt${n}`, 200) })),
  socialLinks: Object.fromEntries(listOf(50, (n) => [`n${n}`, `https://example.com/${long(`s${n}`, 1_900)}`])),
  formConfig: form((n) => long(`word${n} `, 100)),
  translations: Object.fromEntries(
    ["de", "fr", "es", "pt", "it", "nl", "pl", "tr", "ja", "zh", "ko", "ar", "he"].map((language) => [
      language,
      { title: long("t", 100), about: long("ab https://a.example/y ", 5_000) },
    ]),
  ),
};

const ASSISTANT = {
  isEnabled: true,
  services: listOf(100, (n) => long(`${n} service `, 190)),
  companyInfo: long("Guided ride: Monday 9 to 5, 5 euros. ", 9_900),
  knowledge: listOf(200, (n) => ({
    question: long(`${n} what is the word `, 490),
    answer: long(`${n} Guided ride: Monday 9 to 5, 5 euros. `, 1_990),
  })),
};

/** Contacts with all that one may have, and words that all begin with one letter. */
async function addRows({ database: { transaction, tables: t } }: Host, userId: number, cardId: number): Promise<void> {
  for (let from = 0; from < MANY; from += STEP) {
    const some = <T>(make: (n: number) => T) => listOf(STEP, (n) => make(from + n));
    const people = await transaction((tx) =>
      tx
        .insert(t.people)
        .values(
          some((n) => ({
            userId,
            name: long(`Person ${n} `, 100),
            nameKey: long(`person ${n} `, 100),
            emails: listOf(20, (k) => `a${n}x${k}${long("y", 60)}@example.com`),
            phones: listOf(20, (k) => `+49301234${100 + k}`),
            tags: listOf(20, (k) => long(`tag${k}`, 40)),
            notes: long(`note ${n} `, 10_000),
          })),
        )
        .returning({ id: t.people.id }),
    );
    for (let at = 0; at < people.length; at += 25)
      await transaction((tx) =>
        tx
          .insert(t.peopleTerms)
          .values(
            people
              .slice(at, at + 25)
              .flatMap(({ id }) =>
                ["g:new", "w:bz", ...listOf(20, (k) => `p:+49301234${100 + k}`), ...listOf(398, (k) => `w:a${k}`)].map(
                  (term) => ({ userId, personId: id, term }),
                ),
              ),
          ),
      );
    await transaction((tx) =>
      tx
        .insert(t.formSubmissions)
        .values(
          some((n) => ({
            cardId,
            formData: { email: `a${n}@example.com`, message: long("hello wörld ", n < LONG ? 19_000 : 100) },
          })),
        ),
    );
    await transaction((tx) =>
      tx
        .insert(t.salesbotConversations)
        .values(
          some((n) => ({
            cardId,
            sessionId: unique("s"),
            lastMessage: long("question ", 2_000),
            conversationData: listOf(n < LONG ? 100 : 2, (k) => ({
              role: k % 2 ? ("assistant" as const) : ("user" as const),
              content: long("words of a talk ", n < LONG ? 2_000 : 100),
              timestamp: "2026-01-01T00:00:00Z",
            })),
          })),
        ),
    );
    await transaction((tx) =>
      tx
        .insert(t.eventRollups)
        .values(
          listOf(2, (k) => k).flatMap((k) =>
            some((n) => ({
              cardId,
              minutes: 1_440,
              dimension: "link",
              bucket: Math.floor(Date.now() / 86_400_000) - k,
              kind: "click",
              value: `custom:${long(`${n}l`, 90)}`,
              n: 1,
            })),
          ),
        ),
    );
  }
  await transaction((tx) => tx.insert(t.peopleTotals).values({ userId, stage: "new", n: MANY }));
}

const READ = (card: { id: number; slug: string }, contact: number) => [
  ...["/dashboard", "/inbox", "/contacts", "/account", `/contacts/${contact}`, `/share/${card.id}`],
  ...[`/card-editor/${card.id}`, `/mobile-editor/${card.id}`, `/analytics/${card.id}`, `/salesbot/${card.id}`],
  ...["search=a", "search=a b", "search=bz a1 a2 a3 a4 a5 a6 a7&sort=name", "stage=new"].map(
    (query) => `/api/contacts?limit=100&${query}`,
  ),
  ...["doubles", contact, "export?format=csv", "export?format=vcf"].map((what) => `/api/contacts/${what}`),
  ...["/api/inbox?limit=100", "/api/inbox?search=words", "/api/inbox?format=csv", "/api/conversations?limit=100"],
  ...[`/api/business-cards/${card.id}/submissions?limit=100`, `/api/salesbot/${card.id}/conversations`],
  ...[`/api/business-cards/${card.id}/archive.zip`, `/api/analytics/${card.id}?range=yearly`, "/api/user/export"],
  ...Object.keys(CARD.translations).map((language) => `/view/${card.slug}?lang=${language}`),
  ...[`/exchange/${card.slug}`, `/api/card/${card.slug}`, `/sdk/card/${card.slug}`],
];

/** What is asked by the same number, and by a new one of each. */
const CHANGES: [method: string, path: string, body: (id: number) => unknown][] = [
  ["POST", "/api/contacts", () => ({ name: "New", phones: listOf(20, (k) => `+49301234${100 + k}`) })],
  ["POST", "/api/contacts/bulk", (id) => ({ ids: listOf(100, (n) => id - n), addTags: ["x"] })],
];

async function tryEverything(host: Host, call: Client, userId: number): Promise<boolean> {
  const card = (await call("POST", "/api/business-cards", CARD)).json<{ id: number; slug: string }>();
  await call("POST", `/api/salesbot/${card.id}/config`, ASSISTANT);
  await addRows(host, userId, card.id);
  const { items } = (await call("GET", "/api/contacts?limit=1")).json<{ items: { id: number }[] }>();
  const paths = READ(card, items[0]!.id);
  // What is loaded and compiled once is not what an account brings about.
  for (const path of paths) await call("GET", path);
  const others = watchOthers(host);
  try {
    let isBlocked = true;
    const note = (isUnnoticed: boolean) => (isBlocked &&= isUnnoticed);
    for (const path of paths) note(await others.isUnnoticed(`GET ${path}`, () => call("GET", path)));
    for (const [method, path, body] of CHANGES)
      note(await others.isUnnoticed(`${method} ${path}`, () => call(method, path, body(items[0]!.id))));
    return isBlocked;
  } finally {
    await others.end();
  }
}

const MARKS = "\u0301\u0316";
const contactFile = (count: number, ...lines: string[]) =>
  listOf(count, (n) =>
    ["BEGIN:VCARD", "VERSION:3.0", `FN:Long ${n}`, `EMAIL:long${n}@example.com`, ...lines, "END:VCARD", ""].join(
      "\r\n",
    ),
  ).join("");
const manyLines = contactFile(
  500,
  ...listOf(19, (k) => `EMAIL:x${k}-${unique("y")}@example.com`),
  ...listOf(20, (k) => `TEL:+4930123${1_000 + k}`),
  `NOTE:${listOf(400, (k) => String.fromCodePoint(0x4e00 + 37 * k, 0x5e00 + 11 * k)).join(" ")}`,
);

/** A picture that does not become smaller than its pixels. */
const aNoisyPng = () =>
  sharp({
    create: {
      width: 900,
      height: 700,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer();

/** A PNG without pixels, but with as many chunks of time, of which a decoder warns one by one. */
function aPngOfChunks(count: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.from(
    "89504e470d0a1a0a0000000d49484452000000080000000808060000 00c40fbe8b".replace(" ", ""),
    "hex",
  );
  return new Uint8Array(
    Buffer.concat([header, Buffer.alloc(12 * count, Buffer.from("0000000074494d4500000000", "hex"))]),
  );
}

/** Texts within every limit that programs read slowly: sent by one who is a stranger, or has a free account. */
async function trySlowTexts(host: Host): Promise<boolean> {
  const user = await aUserWithPassword(host.database, { accessLevel: 2 });
  const call = await signedIn(host, user);
  const device = await aDevice(host, user);
  const card = await aCard(host.database, user);
  const others = watchOthers(host);
  const send = (content: string) => {
    const form = new FormData();
    form.append("file", new File([content], "people.vcf"));
    return call("POST", "/api/contacts/import", form);
  };
  const refused = async ({ status }: { status: number }) => ({ status: [400, 403].includes(status) ? 200 : 500 });
  const register = (username: string) =>
    visitor(host)("POST", "/api/register", { username, fullName: "A", email: "a@example.com", password: "a long one" });
  try {
    return [
      await others.isUnnoticed("a username of marks", async () => refused(await register(`a${MARKS.repeat(100_000)}`))),
      await others.isUnnoticed("a username of marks that are just few enough", async () =>
        refused(await register(`a${"\u0300".repeat(30)}`.repeat(15_000))),
      ),
      await others.isUnnoticed("notes of marks", () => send(contactFile(100, `NOTE:a${MARKS.repeat(5_000)}`))),
      await others.isUnnoticed("new contacts", () => send(manyLines)),
      await others.isUnnoticed("the same contacts", () => send(manyLines)),
      await others.isUnnoticed("days before all clocks", async () =>
        refused(await call("GET", `/api/analytics/${card.id}?from=0001-01-01`)),
      ),
      await others.isUnnoticed("a form of headers", async () =>
        refused(
          await call("POST", "/api/upload", `--x\r\n${"X: y\r\n".repeat(1_300)}\r\n1\r\n`.repeat(900), {
            "content-type": "multipart/form-data; boundary=x",
          }),
        ),
      ),
      await others.isUnnoticed("a picture of chunks", async () => {
        const form = new FormData();
        form.append("cardId", String(card.id));
        form.append("file", new File([aPngOfChunks(600_000)], "a.png"));
        return refused(await call("POST", "/api/upload", form));
      }),
      await others.isUnnoticed("tags behind a device's picture, on lines that CR alone ends", async () =>
        refused(await device.put("b.vcf", contactFile(1, `UID:v`, `PHOTO:x\rCATEGORIES:${"a,".repeat(900_000)}`))),
      ),
      await others.isUnnoticed("many drawings with a logo of megabytes", async () => {
        const logo = await call("POST", "/api/upload", aForm(await aNoisyPng(), { cardId: card.id }, "a.png"));
        const { url } = logo.json<{ url: string }>();
        await call("PUT", `/api/business-cards/${card.id}`, { logoUrl: url });
        const drawings = Array.from({ length: 30 }, () => call("GET", `/api/share/${card.id}/background-1.png`));
        return (await Promise.all(drawings))[0]!;
      }),
      await others.isUnnoticed("many who ask for an assistant that was just saved", async () => {
        await call("POST", `/api/salesbot/${card.id}/config`, ASSISTANT);
        const welcomes = Array.from({ length: 12 }, () => visitor(host)("GET", `/api/salesbot/${card.id}/welcome`));
        return (await Promise.all(welcomes))[0]!;
      }),
      await others.isUnnoticed("folds of a device's picture", async () =>
        refused(
          await device.put(
            "a.vcf",
            contactFile(1, `PHOTO;ENCODING=QUOTED-PRINTABLE:A=${"\r\n =".repeat(400_000)}`).replace(
              "VERSION",
              "UID:u\r\nVERSION",
            ),
          ),
        ),
      ),
    ].every(Boolean);
  } finally {
    await others.end();
  }
}

export const largeRows: Category = {
  id: "DoS",
  name: "One account whose rows are as large as they may be",
  attempts: async () => [
    [
      "an account with the longest of everything that reads it",
      async () => {
        const host = await startHost({ RATE_LIMITS: "off" });
        try {
          const user = await aUserWithPassword(host.database, { accessLevel: 3 });
          return await tryEverything(host, await signedIn(host, user), user.id);
        } finally {
          await host.stop();
        }
      },
    ],
    [
      "texts that take long to normalize, to index, to unfold",
      async () => {
        const host = await startHost({ RATE_LIMITS: "off" });
        try {
          return await trySlowTexts(host);
        } finally {
          await host.stop();
        }
      },
    ],
  ],
};
