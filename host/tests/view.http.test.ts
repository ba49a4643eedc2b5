import { createServer, type Server } from "node:http";
import { once } from "node:events";
import { readdirSync, rmSync, utimesSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { NewBusinessCard } from "../../db/index.ts";
import { aCard, aUser } from "./builders.ts";
import { aForm, signedIn, visitor } from "./client.ts";
import { type Host, startHost } from "./host.ts";
import { findMail } from "./outbox.ts";

let host: Host;
let searches: string[];
let geocoder: Server;

beforeAll(async () => {
  searches = [];
  geocoder = createServer((request, response) => {
    const address = new URL(request.url!, "http://x").searchParams.get("q")!;
    searches.push(address);
    response.setHeader("content-type", "application/json");
    response.end(address.includes("Nowhere") ? "[]" : JSON.stringify([{ lat: "50.1", lon: "-3.25" }]));
  }).listen(0);
  await once(geocoder, "listening");
  const { port } = geocoder.address() as { port: number };
  host = await startHost({ GEOCODER_URL: `http://localhost:${port}/search`, RATE_LIMITS: "off" });
});
afterAll(async () => {
  await host.stop();
  geocoder.close();
});

const owned = async (changes: Partial<NewBusinessCard> = {}, level = 2) => {
  const user = await aUser(host.database, { accessLevel: level });
  return {
    user,
    card: await aCard(host.database, user, changes),
    owner: await signedIn(host, user),
    guest: visitor(host),
  };
};

describe("/view/{slug}", () => {
  test("answers a whole document, then 304 while nothing has changed", async () => {
    const { card, guest, owner } = await owned({ name: "Mara Ellington" });
    const first = await guest("GET", `/view/${card.slug}`);
    expect(first.status).toBe(200);
    expect(first.text).toContain('<h1 dir="auto">Mara Ellington</h1>');
    const etag = first.headers.get("etag")!;
    expect((await guest("GET", `/view/${card.slug}`, undefined, { "if-none-match": etag })).status).toBe(304);
    for (const header of [`W/${etag}`, `"other", W/${etag}`, "*"])
      expect((await guest("GET", `/view/${card.slug}`, undefined, { "if-none-match": header })).status).toBe(304);
    expect((await guest("GET", `/view/${card.slug}`, undefined, { "if-none-match": '"other"' })).status).toBe(200);
    await owner("PUT", `/api/business-cards/${card.id}`, { name: "Mara E." });
    const changed = await guest("GET", `/view/${card.slug}`, undefined, { "if-none-match": etag });
    expect(changed.text).toContain("Mara E.");
  });

  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["br;q=0, gzip", "gzip"],
    ["*;q=0", null],
  ])("comes in the coding that the browser prefers: %s", async (header, encoding) => {
    const { card, guest } = await owned({ name: "Mara Ellington" });
    const { text, headers } = await guest("GET", `/view/${card.slug}`, undefined, { "accept-encoding": header });
    expect([headers.get("content-encoding"), headers.get("vary")?.includes("accept-encoding")]).toEqual([
      encoding,
      true,
    ]);
    expect(text).toContain("Mara Ellington");
  });

  test("runs only what stands in its policy", async () => {
    const { card, guest } = await owned();
    const policy = (await guest("GET", `/view/${card.slug}`)).headers.get("content-security-policy")!;
    expect(policy).toMatch(/^default-src 'none';.* style-src 'sha256-/);
    expect(policy).not.toMatch(/unsafe/);
  });

  test("a paused card and an unknown one are the same page", async () => {
    const { card, guest } = await owned({ isPaused: true });
    const [paused, unknown] = [await guest("GET", `/view/${card.slug}`), await guest("GET", "/view/nobody-here")];
    expect([paused.status, unknown.status]).toEqual([404, 404]);
    expect(paused.text).toContain("Card Not Found");
    expect(paused.text).toBe(unknown.text);
  });

  test("a failure of ours is a page with a reference that the log has too", async () => {
    const broken = await startHost();
    try {
      const file = new Sqlite(join(broken.dataDir, "cards.db"));
      file.exec("alter table pwa_settings rename to pwa_settings_gone");
      file.close();
      const response = await visitor(broken)("GET", "/view/demo");
      expect([response.status, response.headers.get("content-type")]).toEqual([500, "text/html; charset=utf-8"]);
      expect(response.text).toContain("<h1>This card could not be shown</h1>");
      const [, reference] = /Reference ([\w-]{36})/.exec(response.text)!;
      expect(response.headers.get("x-request-id")).toBe(reference);
      expect(broken.output()).toContain(reference);
      expect(response.text).not.toMatch(/pwa_settings|SqliteError/);
    } finally {
      await broken.stop();
    }
  });

  test("a contact that cannot be made is a page for a browser, which followed a link, and a sentence for a program", async () => {
    const broken = await startHost();
    try {
      const file = new Sqlite(join(broken.dataDir, "cards.db"));
      file.exec("alter table business_cards rename to business_cards_gone");
      file.close();
      const browser = await fetch(`${broken.url}/api/vcard/1`, { headers: { accept: "text/html,*/*;q=0.8" } });
      expect([browser.status, browser.headers.get("content-disposition")]).toEqual([500, null]);
      expect(await browser.text()).toMatch(
        /<h1>Download failed<\/h1>.*Failed to download contact information\. Please try again\./s,
      );
      const program = await fetch(`${broken.url}/api/vcard/1`);
      expect(program.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    } finally {
      await broken.stop();
    }
  });

  test("an old address leads to the new one for ever; nobody else can take it", async () => {
    const { card, owner, guest } = await owned();
    await owner("PUT", `/api/business-cards/${card.id}`, { slug: `${card.slug}-new` });
    const moved = await guest("GET", `/view/${card.slug}?s=qr`);
    expect([moved.status, moved.headers.get("location")]).toEqual([308, `/view/${card.slug}-new?s=qr`]);
    const other = await owned();
    const conflict = await other.owner("PUT", `/api/business-cards/${other.card.id}`, { slug: card.slug });
    expect(conflict.status).toBe(409);
    expect((await guest("GET", `/view/${card.slug}`)).status).toBe(308);
  });

  test("custom CSS shows to everybody when its owner has level 3, cleaned; else to no visitor", async () => {
    const css = ".card-header{background:url(https://evil.example.com);opacity:.5}";
    const developer = await owned({ customizations: { customCss: css } }, 3);
    const seen = await developer.guest("GET", `/view/${developer.card.slug}`);
    expect(seen.text).toContain(".meishi[data-card] .card-header{opacity:.5}");
    expect(seen.text).not.toContain("evil");
    const basic = await owned({ customizations: { customCss: css } }, 1);
    expect((await basic.guest("GET", `/view/${basic.card.slug}`)).text).not.toContain("opacity:.5}</style>");
    expect((await basic.owner("GET", `/view/${basic.card.slug}`)).text).toContain(
      "[data-card] .card-header{opacity:.5}",
    );
  });

  test("its preview picture is 1200 by 630, with any name and without a portrait", async () => {
    const { card } = await owned({
      name: "<b>&\"' Ünïcode 名前 with a very long name that goes on and on",
      title: "T\u0001itle",
    });
    const response = await fetch(`${host.url}/view/${card.slug}/preview.png`);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
      format: "png",
      width: 1200,
      height: 630,
    });
  });
});

describe("embed codes", () => {
  test("are documents without our origin", async () => {
    const { card, guest } = await owned({ embedCodes: ["<script>document.cookie</script>"] });
    const response = await guest("GET", `/api/card/${card.slug}/embeds/0`, undefined, { "sec-fetch-dest": "iframe" });
    expect(response.status).toBe(200);
    expect(response.text).toContain("<script>document.cookie</script>");
    const policy = response.headers.get("content-security-policy");
    expect(policy).toMatch(/^sandbox (?!.*allow-same-origin)/);
    expect(policy).toContain("form-action 'none'");
    expect(policy).toContain("frame-ancestors *");
    expect((await guest("GET", `/api/card/${card.slug}/embeds/1`)).status).toBe(404);
    expect((await guest("GET", `/api/card/${card.slug}/embeds/x`)).status).toBe(404);
  });

  test.each([undefined, "document", "empty", "script", "embed", "object", "iframe, document"])(
    "are no page of their own: Sec-Fetch-Dest %s",
    async (destination) => {
      const { card, guest } = await owned({ embedCodes: ["<form>Your password</form>"] });
      const headers: Record<string, string> = destination === undefined ? {} : { "sec-fetch-dest": destination };
      const response = await guest("GET", `/api/card/${card.slug}/embeds/0`, undefined, headers);
      expect(response.status).toBe(403);
      expect(response.headers.get("x-robots-tag")).toBe("noindex");
      expect(response.headers.get("vary")).toContain("sec-fetch-dest");
      expect(response.text).toContain("This is part of a card");
      expect(response.text).toContain(`href="/view/${card.slug}"`);
      expect(response.text).not.toContain("password");
    },
  );
});

describe("a form with fields called as what every object has", () => {
  const ids = ["toString", "constructor", "hasOwnProperty", "valueOf", "__defineGetter__"];
  const formConfig = {
    enabled: true,
    fields: [
      { id: "email", label: "E-mail", type: "email", required: true },
      ...ids.map((id) => ({ id, label: `Field ${id}`, type: "text" })),
    ],
  } as const;

  test("is shown, takes answers and none, and is exported", async () => {
    const { card, guest, owner } = await owned({}, 3);
    expect((await owner("PUT", `/api/business-cards/${card.id}`, { formConfig })).status).toBe(200);
    expect((await guest("GET", `/view/${card.slug}`)).text).not.toContain("native code");
    const send = (formData: object) => guest("POST", `/api/card/${card.slug}/submissions`, { formData, consent: true });
    expect((await send({ email: "a@example.com" })).status).toBe(201);
    expect((await send({ email: "b@example.com", toString: "said", constructor: "built" })).status).toBe(201);
    const { text } = await owner("GET", `/api/business-cards/${card.id}/submissions?format=csv`);
    expect(text).toContain('"b@example.com","said","built","","",""');
    expect(text).toContain('"a@example.com","","","","",""');
    expect(text).not.toContain("native code");
  });

  test("and comes back with what was typed when it is sent without script", async () => {
    const { card, owner } = await owned({}, 3);
    await owner("PUT", `/api/business-cards/${card.id}`, { formConfig });
    const response = await fetch(`${host.url}/view/${card.slug}`, {
      method: "POST",
      body: new URLSearchParams({ email: "none", constructor: "built", __proto__x: "y" }),
    });
    const page = await response.text();
    expect(response.status).toBe(400);
    expect(page).not.toContain("native code");
  });

  test("but none can be called __proto__", async () => {
    const { card, owner } = await owned({}, 3);
    const fields = [{ id: "__proto__", label: "x", type: "text" }];
    const response = await owner("PUT", `/api/business-cards/${card.id}`, { formConfig: { enabled: true, fields } });
    expect(response.status).toBe(400);
    expect(response.text).toContain("Field id may not be __proto__");
  });
});

describe("where a card's address is", () => {
  test("is asked once and kept", async () => {
    const { card, guest } = await owned({ address: "14 Harbour Lane, Port Wren" });
    for (const slugOrId of [card.slug, card.id]) {
      expect((await guest("GET", `/api/card/${slugOrId}/location`)).json()).toEqual({ lat: 50.1, lon: -3.25 });
    }
    expect(searches.filter((address) => address.includes("Harbour"))).toHaveLength(1);
  });

  test("null when nobody knows the address, 404 without one", async () => {
    const { card, guest } = await owned({ address: "Nowhere 7" });
    expect((await guest("GET", `/api/card/${card.slug}/location`)).json()).toBeNull();
    const bare = await owned({ address: null });
    expect((await guest("GET", `/api/card/${bare.card.slug}/location`)).status).toBe(404);
  });
});

describe("the contact form", () => {
  const form = {
    enabled: true,
    consentText: "Mara may answer me.",
    thankYou: "Thanks a lot.",
    fields: [
      { id: "name", label: "Name", type: "text", required: true },
      { id: "email", label: "Email", type: "email", required: true },
      { id: "note", label: "Note", type: "longtext" },
    ],
  };
  const answers = { name: "Ada <b>", email: "ada@example.com", note: "=1+1" };
  const stored = (cardId: number) => {
    const { formSubmissions } = host.database.tables;
    return host.database.db.select().from(formSubmissions).where(eq(formSubmissions.cardId, cardId));
  };

  test("is kept with the sentence agreed to, as a contact, and its owner gets a mail", async () => {
    const { card, user, guest } = await owned({ formConfig: form });
    const response = await guest(
      "POST",
      `/api/card/${card.slug}/submissions`,
      { formData: answers, consent: true },
      { origin: "https://other.example.com" },
    );
    expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([201, "*"]);
    expect(response.json()).toMatchObject({ message: "Thanks a lot." });
    const [row] = await stored(card.id);
    expect(row).toMatchObject({ formData: answers, consentText: "Mara may answer me." });
    const { contacts } = host.database.tables;
    expect(await host.database.db.select().from(contacts).where(eq(contacts.cardId, card.id))).toMatchObject([
      { source: "form", name: "Ada <b>", email: "ada@example.com", note: "=1+1" },
    ]);
    const mail = await findMail(host, user.email, "New message from Ada <b>");
    expect(mail!.text).toContain("Note: =1+1");
  });

  test("what is wrong: 400 with a sentence, and nothing is kept", async () => {
    const { card, guest } = await owned({ formConfig: form });
    const send = (body: unknown) => guest("POST", `/api/card/${card.slug}/submissions`, body);
    const refused = await send({ formData: { name: "Ada", email: "x", extra: "y" }, consent: false });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("Please enter a valid email");
    expect((await send({ formData: answers })).text).toBe("Please agree to the sentence above the button");
    expect((await send("{")).status).toBe(400);
    expect(
      (await guest("POST", "/api/card/nobody-here/submissions", { formData: answers, consent: true })).status,
    ).toBe(404);
    expect(await stored(card.id)).toHaveLength(0);
  });

  test("a program that fills the hidden field is thanked and forgotten", async () => {
    const { card, guest } = await owned({ formConfig: form });
    const response = await guest("POST", `/api/card/${card.slug}/submissions`, {
      formData: answers,
      consent: true,
      "meishi.subject": "x",
    });
    expect(response.status).toBe(201);
    expect(await stored(card.id)).toHaveLength(0);
  });

  test("works without script: the page comes back with thanks, or with what to mend and what was typed", async () => {
    const { card, guest } = await owned({ formConfig: form });
    const post = (fields: Record<string, string>) =>
      guest("POST", `/view/${card.slug}`, new URLSearchParams(fields).toString(), {
        "content-type": "application/x-www-form-urlencoded",
      });
    const refused = await post({ name: "Ada", email: "nonsense" });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("Please enter a valid email");
    expect(refused.text).toContain('value="nonsense"');
    expect(refused.text).toContain("Please agree to the sentence above the button");
    const response = await post({ name: "Ada", email: "ada@example.com", "meishi.consent": "on" });
    expect(response.status).toBe(200);
    expect(response.text).toContain("Thanks a lot.");
    expect(response.text).not.toContain("<form");
    expect(await stored(card.id)).toHaveLength(1);
  });

  test("its owner lists, searches, exports, takes over and deletes; nobody else", async () => {
    const { card, owner, guest } = await owned({ formConfig: form, name: "Mara E" });
    for (const name of ["Ada", "Berta"]) {
      await guest("POST", `/api/card/${card.slug}/submissions`, { formData: { ...answers, name }, consent: true });
    }
    const path = `/api/business-cards/${card.id}/submissions`;
    const list = (await owner("GET", path)).json<{
      submissions: { id: number; formData: { name: string } }[];
      next: null;
    }>();
    expect(list.submissions.map(({ formData }) => formData.name)).toEqual(["Berta", "Ada"]);
    expect((await owner("GET", `${path}?search=bert`)).json<typeof list>().submissions).toHaveLength(1);
    expect((await owner("GET", `${path}?search=%25`)).json<typeof list>().submissions).toHaveLength(0);

    const csv = await owner("GET", `${path}?format=csv`);
    expect(csv.headers.get("content-disposition")).toMatch(/filename="Mara_E_messages_\d{4}-\d\d-\d\d\.csv"/);
    expect(csv.text.split("\r\n")[0]).toContain('"Date","Name","Email","Note"');
    expect(csv.text).toContain(`"'=1+1"`);

    const { id } = list.submissions[1]!;
    const vcf = await owner("GET", `/api/submissions/${id}`);
    expect(vcf.text).toContain("FN:Ada\r\n");
    expect(vcf.text).toContain("EMAIL;TYPE=INTERNET,WORK:ada@example.com");

    const otherUser = await signedIn(host, await aUser(host.database));
    expect((await otherUser("GET", path)).status).toBe(403);
    expect((await otherUser("DELETE", `/api/submissions/${id}`)).status).toBe(403);
    expect((await guest("GET", path)).status).toBe(401);
    expect((await owner("DELETE", `/api/submissions/${id}`)).status).toBe(204);
    expect((await owner("GET", `/api/submissions/${id}`)).status).toBe(404);
    expect(await stored(card.id)).toHaveLength(1);
    const { contacts } = host.database.tables;
    expect(await host.database.db.select().from(contacts).where(eq(contacts.cardId, card.id))).toMatchObject([
      { name: "Berta" },
    ]);
  });
});

describe("uploads in the width a card needs", () => {
  const ask = async (path: string, accept: string) => {
    const response = await fetch(host.url + path, { headers: { accept } });
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const upload = async (picture: Buffer, type: string) => {
    const { card, owner, guest } = await owned();
    const form = aForm(picture, { cardId: card.id, type });
    const { url } = (await owner("POST", "/api/upload", form)).json<{ url: string }>();
    await owner("PUT", `/api/business-cards/${card.id}`, { coverPhoto: url, profilePicture: url, gallery: [{ url }] });
    return { name: url.split("/").at(-1)!, page: (await guest("GET", `/view/${card.slug}`)).text };
  };
  const brown = sharp({ create: { width: 1200, height: 400, channels: 3, background: "#884422" } });

  test("come in the best format a browser takes, with JPEG behind it, and may be kept for ever", async () => {
    const { name } = await upload(await brown.clone().jpeg().toBuffer(), "coverPhoto");
    for (const [accept, type, format] of [
      ["image/avif,image/webp,*/*", "image/avif", "heif"],
      ["image/webp,*/*", "image/webp", "webp"],
      ["image/png,*/*", "image/jpeg", "jpeg"],
    ]) {
      for (const width of [240, 480, 960, 1200]) {
        const response = await ask(`/pictures/${width}/${name}`, accept!);
        expect(Object.fromEntries(response.headers)).toMatchObject({
          "content-type": type,
          vary: "accept",
          "cache-control": "public, max-age=31536000, immutable",
        });
        expect(await sharp(response.bytes).metadata()).toMatchObject({ format, width, height: width / 3 });
      }
    }
  });

  test("stay see-through where they are", async () => {
    const { name, page } = await upload(
      await sharp({ create: { width: 300, height: 300, channels: 4, background: "#0000" } })
        .png()
        .toBuffer(),
      "logo",
    );
    for (const accept of ["image/avif", "image/webp", "*/*"]) {
      expect((await sharp((await ask(`/pictures/240/${name}`, accept)).bytes).stats()).isOpaque).toBe(false);
    }
    expect(page).not.toContain(".cover img{background");
  });

  test("are made in no other width, and of nothing else", async () => {
    const { name } = await upload(await brown.clone().jpeg().toBuffer(), "coverPhoto");
    for (const path of [
      `/pictures/481/${name}`,
      "/pictures/480/nothing.jpg",
      "/pictures/480/..%2Fcards.db",
      "/pictures/480/cover-1.svg",
    ]) {
      expect((await ask(path, "*/*")).status, path).toBe(404);
    }
  });

  test("go with their original", async () => {
    const { name } = await upload(await brown.clone().jpeg().toBuffer(), "coverPhoto");
    expect((await ask(`/pictures/480/${name}`, "*/*")).status).toBe(200);
    rmSync(join(host.dataDir, "uploads", name));
    const folder = join(host.dataDir, "pictures");
    const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
    for (const file of readdirSync(folder)) utimesSync(join(folder, file), twoDaysAgo, twoDaysAgo);
    expect((await ask(`/pictures/480/${name}`, "*/*")).status).toBe(404);
  });

  test("are on the page as srcset with their colour behind them", async () => {
    const { name, page } = await upload(await brown.clone().jpeg().toBuffer(), "coverPhoto");
    const at = (width: number) => `/pictures/${width}/${name}`;
    expect(page).toContain(`src="${at(480)}" srcset="${at(480)} 480w,${at(960)} 960w"`);
    expect(page).toMatch(
      /\.cover img\{background:#8[78]4[345]2[123]\}\.portrait img\{background:#8\w{5}\}\.gallery li:nth-child\(1\) img\{background:#8\w{5}\}/,
    );
    const demo = (await visitor(host)("GET", "/view/demo")).text;
    expect(demo).toMatch(/\.portrait img\{background:#[\da-f]{6}\}/);
  });
});

test("20 forms a minute from one address: the rest are asked to wait", async () => {
  const limited = await startHost();
  try {
    const user = await aUser(limited.database);
    const card = await aCard(limited.database, user);
    const statuses: number[] = [];
    for (let n = 0; n < 20; n++) {
      const response = await visitor(limited)("POST", `/api/card/${card.slug}/submissions`, {
        formData: { name: `Ada ${n}` },
        consent: true,
      });
      statuses.push(response.status);
      if (response.status === 429) expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
  } finally {
    await limited.stop();
  }
});
