import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import type { EmbeddedCard, EmbeddedSheets, ElementTree } from "../../sdk/page-runtime/answer.ts";
import { aCard, aUser } from "./builders.ts";
import { type Client, visitor } from "./client.ts";
import { type Host, sharedHost } from "./host.ts";

let host: Host;
let ask: Client;
beforeAll(async () => {
  host = await sharedHost();
  ask = visitor(host);
});

const get = (path: string, headers?: Record<string, string>) => ask("GET", path, undefined, headers);

function texts(tree: ElementTree): string[] {
  if (typeof tree === "string") return [tree];
  const [, , ...children] = tree;
  return children.flatMap(texts);
}

test("a finished card is its tree, style and behaviors, for any page, and asked again after a minute", async () => {
  const response = await get("/sdk/card/demo", { "accept-encoding": "identity" });
  expect(response.status).toBe(200);
  expect(
    Object.fromEntries(
      ["content-type", "access-control-allow-origin", "cache-control", "cross-origin-resource-policy"].map((name) => [
        name,
        response.headers.get(name),
      ]),
    ),
  ).toEqual({
    "content-type": "application/json",
    "access-control-allow-origin": "*",
    "cache-control": "public, max-age=60",
    "cross-origin-resource-policy": "cross-origin",
  });
  const card = response.json<EmbeddedCard & Record<string, unknown>>();
  expect(Object.keys(card).sort()).toEqual(
    [
      "behaviours",
      "color",
      "company",
      "id",
      "language",
      "launcher",
      "name",
      "open",
      "salesbot",
      "style",
      "tree",
    ].sort(),
  );
  expect(texts(card.tree)).toContain("Mara Ellington");
  expect(card.behaviours).toEqual(["form", "lightbox", "map"]);
  expect(JSON.stringify(card.tree)).not.toContain('"sheet"');
  const again = await get("/sdk/card/demo", { "if-none-match": `W/${response.headers.get("etag")}` });
  expect([again.status, again.text]).toEqual([304, ""]);
});

test("a card with nothing but a name needs no behaviors; a saved change shows at once", async () => {
  const { slug, id } = await aCard(host.database, await aUser(host.database), { name: "Ada Example" });
  const before = await get(`/sdk/card/${slug}`);
  expect(before.json<EmbeddedCard>().behaviours).toEqual([]);
  const { transaction, tables } = host.database;
  await transaction((tx) =>
    tx.update(tables.businessCards).set({ name: "Grace Example", version: 2 }).where(eq(tables.businessCards.id, id)),
  );
  const after = await get(`/sdk/card/${slug}`);
  expect(texts(after.json<EmbeddedCard>().tree)).toContain("Grace Example");
  expect(after.headers.get("etag")).not.toBe(before.headers.get("etag"));
});

test("what opens over a card is asked for apart", async () => {
  const { trees, style } = (await get("/sdk/card/demo/sheets")).json<EmbeddedSheets>();
  expect(trees.map(([, attributes]) => (attributes as Record<string, string>).id)).toEqual([
    "sheet-share",
    "sheet-qr",
    "sheet-iphone",
  ]);
  expect(style).toContain(".sheet");
});

test("every encoding holds the same", async () => {
  const plain = (await get("/sdk/card/demo", { "accept-encoding": "identity" })).text;
  for (const [encoding, decode] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const response = await rawBytes(`${host.url}/sdk/card/demo`, encoding);
    expect(decode(response).toString()).toBe(plain);
  }
});

/** fetch() would decode what it gets. */
async function rawBytes(url: string, encoding: string): Promise<Buffer> {
  const { get: request } = await import("node:http");
  return new Promise((resolve, reject) => {
    request(url, { headers: { "accept-encoding": encoding } }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part)).on("end", () => resolve(Buffer.concat(parts)));
    }).on("error", reject);
  });
}

test("a paused, unknown or misspelled card is not there", async () => {
  const owner = await aUser(host.database);
  const { slug } = await aCard(host.database, owner, { isPaused: true });
  for (const path of [slug, "nobody-here", "999999", "%F0%9F%8D%9E", "x".repeat(101)]) {
    for (const more of ["", "/sheets"]) expect((await get(`/sdk/card/${path}${more}`)).status, path).toBe(404);
  }
  expect((await get("/sdk/card/nobody-here")).text).toBe("Card not found");
  expect((await ask("POST", "/sdk/card/demo")).status).toBe(405);
});

test("a script for one card carries what its button needs; the plain one stays a file", async () => {
  const plain = await get("/sdk/v1.js");
  expect(plain.headers.get("cache-control")).toBe("public, max-age=3600");
  const filled = await get("/sdk/v1.js?card=demo");
  expect(filled.status).toBe(200);
  expect(filled.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(filled.headers.get("cache-control")).toBe("public, max-age=60");
  expect(filled.headers.get("access-control-allow-origin")).toBe("*");
  expect(filled.text).toContain('"botName"');
  expect(filled.text).not.toContain("/*card*/");
  const digest = createHash("sha1").update(filled.bytes).digest("base64url");
  expect(filled.headers.get("etag")).toBe(`"${digest}"`);
  expect((await get("/sdk/v1.js?card=demo", { "if-none-match": `"${digest}"` })).status).toBe(304);
});

test("buttons' code comes with a card for a v1.js of this version, and for no other", async () => {
  const { version } = (await get("/sdk/manifest.json")).json<{ version: string }>();
  const { status, headers, text } = await get(`/sdk/card/demo.js?v=${version}`);
  expect([status, headers.get("content-type")]).toEqual([200, "text/javascript; charset=utf-8"]);
  expect([headers.get("cache-control"), headers.get("access-control-allow-origin")]).toEqual([
    "public, max-age=60",
    "*",
  ]);
  expect(text).toContain('"botName"');
  expect((await get(`/sdk/card/nobody-here.js?v=${version}`)).text).toContain('"reason":"404: Card not found"');
  for (const other of ["", "?v=", "?v=0.9.0-abcdef12"])
    expect((await get(`/sdk/card/demo.js${other}`)).status).toBe(404);
});

test("what an owner wrote cannot leave its place in the script", async () => {
  const name = '"});alert(1);//</script>\u2028$&$`\\';
  const owner = await aUser(host.database, { accessLevel: 2 });
  const { slug } = await aCard(host.database, owner, { name, company: name });
  const { text } = await get(`/sdk/v1.js?card=${slug}`);
  expect(text).toContain(JSON.stringify(name).replaceAll("<", "\\u003c"));
  expect(text).not.toContain("</script");
  expect(() => new Function(text)).not.toThrow();
});

test("a card that is not there is told by the script", async () => {
  const { status, text } = await get("/sdk/v1.js?card=nobody-here");
  expect(status).toBe(200);
  expect(text).toContain('{"status":404,"reason":"404: Card not found"}');
  expect((await get(`/sdk/v1.js?card=${"x".repeat(101)}`)).status).toBe(400);
});

test("sizes: v1.js is at most 3 KB, for a card 4 KB, the finished card with the script 9 KB", async () => {
  const bytes = async (path: string) => (await rawBytes(host.url + path, "br")).length;
  expect((await rawBytes(`${host.url}/sdk/v1.js`, "gzip")).length).toBeLessThanOrEqual(3072);
  expect((await rawBytes(`${host.url}/sdk/v1.js?card=demo`, "gzip")).length).toBeLessThanOrEqual(4096);
  // The headers of both have about 880 bytes.
  expect((await bytes("/sdk/v1.js")) + (await bytes("/sdk/card/demo")) + 900).toBeLessThanOrEqual(9 * 1024);
});

test("a card with every section full is whole", async () => {
  const card = await aCard(host.database, await aUser(host.database), {
    phone: "+1 555 0100",
    address: "1 Main Street, Springfield",
    about: "About me.",
    videoUrl: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    socialLinks: [["linkedin", "https://www.linkedin.com/in/ada"]],
    customButtons: [{ text: "Book", url: "https://example.com/book", backgroundColor: "#336699" }],
    gallery: [{ url: "/demo/logo.svg", alt: "Our logo" }],
    embedCodes: ["<b>hello</b>"],
    formConfig: { enabled: true },
  });
  const { tree, behaviours } = (await get(`/sdk/card/${card.slug}`)).json<EmbeddedCard>();
  const markup = JSON.stringify(tree);
  for (const part of ["card-social", '"rows"', "gallery", "embeds", '"loc"', '"msg"', "clip"])
    expect(markup).toContain(part);
  expect(behaviours).toEqual(["form", "lightbox", "map", "video"]);
});
