import { spawnSync } from "node:child_process";
import { createHash, generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { importSPKI, jwtVerify } from "jose";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { aCard, aUser } from "../../../tests/builders.ts";
import { signedIn, visitor } from "../../../tests/client.ts";
import { aDomain, callAs } from "../../../tests/domain-builders.ts";
import { type Host, startAndExit, startHost } from "../../../tests/host.ts";

const folder = mkdtempSync(join(tmpdir(), "meishi-wallet-"));
const at = (name: string) => join(folder, name);

function openssl(...args: string[]): void {
  const { status, stderr } = spawnSync("openssl", args, { cwd: folder });
  if (status !== 0) throw new Error(stderr.toString());
}

const SUBJECT = "/UID=pass.com.example.cards/CN=Pass Type ID: pass.com.example.cards/OU=TEAM123456/O=Example/C=US";

/** A root, Apple's intermediate and another one, and a pass certificate, as an operator has them. */
function makeChain(): void {
  for (const name of ["wwdr", "other"])
    openssl(
      "req",
      "-x509",
      "-newkey",
      "rsa:2048",
      "-nodes",
      "-keyout",
      `${name}.key`,
      "-out",
      `${name}.pem`,
      "-days",
      "9",
      "-subj",
      `/CN=${name}/C=US`,
    );
  openssl(
    "req",
    "-newkey",
    "rsa:2048",
    "-keyout",
    "pass.key",
    "-passout",
    "pass:secret",
    "-out",
    "pass.csr",
    "-subj",
    SUBJECT,
  );
  openssl(
    "x509",
    "-req",
    "-in",
    "pass.csr",
    "-CA",
    "wwdr.pem",
    "-CAkey",
    "wwdr.key",
    "-CAcreateserial",
    "-days",
    "1",
    "-out",
    "pass.pem",
  );
  openssl(
    "x509",
    "-req",
    "-in",
    "pass.csr",
    "-CA",
    "wwdr.pem",
    "-CAkey",
    "wwdr.key",
    "-CAcreateserial",
    "-days",
    "-1",
    "-out",
    "expired.pem",
  );
  openssl("x509", "-in", "wwdr.pem", "-outform", "DER", "-out", "wwdr.cer");
}

const google = generateKeyPairSync("rsa", { modulusLength: 2048 });
const APPLE = {
  APPLE_PASS_CERT: at("pass.pem"),
  APPLE_PASS_KEY: at("pass.key"),
  APPLE_PASS_KEY_PASSWORD: "secret",
  APPLE_PASS_WWDR: at("wwdr.cer"),
};
const GOOGLE = { GOOGLE_WALLET_KEY: at("google.json"), GOOGLE_WALLET_ISSUER: "3388000000012345678" };

let host: Host;
beforeAll(async () => {
  makeChain();
  const account = {
    client_email: "wallet@example.iam.gserviceaccount.com",
    private_key: google.privateKey.export({ format: "pem", type: "pkcs8" }),
  };
  writeFileSync(at("google.json"), JSON.stringify(account));
  host = await startHost({ ...APPLE, ...GOOGLE });
});
afterAll(async () => {
  await host?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const aPerson = async (changes = {}) =>
  aCard(host.database, await aUser(host.database), {
    name: "Mara Ellington",
    title: "Head of Product",
    phone: "+44 20 7946 0958",
    ...changes,
  });

describe("Apple Wallet", () => {
  test("a pass is signed, its manifest is right, and its code is the card's", async () => {
    const card = await aPerson();
    const response = await visitor(host)("GET", `/api/wallet/${card.id}.pkpass`);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/vnd.apple.pkpass"]);
    const files = unzipSync(response.bytes);
    const { "manifest.json": manifest, signature, ...listed } = files;
    const hashes = Object.fromEntries(
      Object.entries(listed).map(([name, bytes]) => [name, createHash("sha1").update(bytes).digest("hex")]),
    );
    expect(JSON.parse(Buffer.from(manifest!).toString())).toEqual(hashes);
    writeFileSync(at("manifest.json"), manifest!);
    writeFileSync(at("signature"), signature!);
    openssl(
      "smime",
      "-verify",
      "-inform",
      "DER",
      "-in",
      "signature",
      "-content",
      "manifest.json",
      "-CAfile",
      "wwdr.pem",
      "-purpose",
      "any",
      "-binary",
      "-out",
      "verified",
    );

    const pass = JSON.parse(Buffer.from(files["pass.json"]!).toString()) as Record<string, unknown>;
    expect(pass).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier: "pass.com.example.cards",
      teamIdentifier: "TEAM123456",
      serialNumber: `card-${card.id}`,
      generic: {
        primaryFields: [{ value: "Mara Ellington" }],
        secondaryFields: [{ value: "Head of Product" }],
        auxiliaryFields: [{ value: "+44 20 7946 0958" }],
      },
      barcodes: [{ format: "PKBarcodeFormatQR", message: `${host.url}/view/${card.slug}?s=wallet` }],
    });
  });

  test.for([{ name: "محمد" }, { name: "N".repeat(100) }, { name: "🎉", title: null, phone: null }])(
    "there is one for %j",
    async (changes) => {
      const card = await aPerson(changes);
      expect((await visitor(host)("GET", `/api/wallet/${card.id}.pkpass`)).status).toBe(200);
    },
  );

  test("its words are in the visitor's language", async () => {
    const card = await aPerson({
      email: "mara@example.com",
      socialLinks: [["linkedin", "https://www.linkedin.com/in/mara"]],
      translations: { de: { title: "Produktleiterin" } },
    });
    const { bytes, headers } = await visitor(host)("GET", `/api/wallet/${card.id}.pkpass`, undefined, {
      "accept-language": "de-AT",
    });
    expect(headers.get("vary")).toContain("accept-language");
    const pass = JSON.parse(Buffer.from(unzipSync(bytes)["pass.json"]!).toString()) as {
      description: string;
      generic: Record<"secondaryFields" | "backFields", { label?: string; value: string }[]>;
    };
    expect(pass.description).toBe("Visitenkarte von Mara Ellington");
    expect(pass.generic.secondaryFields[0]!.value).toBe("Produktleiterin");
    expect(pass.generic.backFields.map(({ label }) => label)).toEqual(["Link", "Telefon", "E-Mail", "LinkedIn"]);
    expect(pass.generic.backFields.at(-1)).toMatchObject({
      value: "linkedin.com/in/mara",
      attributedValue: '<a href="https://www.linkedin.com/in/mara">linkedin.com/in/mara</a>',
    });
  });

  test("on an owner's domain it leads there, without our name", async () => {
    const user = await aUser(host.database, { accessLevel: 3 });
    const card = await aCard(host.database, user);
    const domain = await aDomain(host.database, user, { cardId: card.id });
    await expect.poll(async () => (await callAs(host, domain.host, "/")).status).toBe(200);
    const { headers } = await callAs(host, domain.host, `/api/wallet/${card.id}.pkpass`);
    expect(headers["content-disposition"]).toBe(`attachment; filename="${card.slug}.pkpass"`);
    const { headers: google } = await callAs(host, domain.host, `/api/wallet/${card.id}/google`);
    const token = String(google.location).split("/").at(-1)!;
    expect(Buffer.from(token.split(".")[1]!, "base64url").toString()).toContain(`http://${domain.host}/?s=wallet`);
  });

  test("a paused or unknown card has none", async () => {
    const paused = await aPerson({ isPaused: true });
    for (const id of [paused.id, 999_999]) {
      const { status, text } = await visitor(host)("GET", `/api/wallet/${id}.pkpass`);
      expect([status, text]).toEqual([404, "This card is not available."]);
      expect((await visitor(host)("GET", `/api/wallet/${id}/google`)).status).toBe(404);
    }
  });
});

test.for(["N", "م", "田"])("the link to Google Wallet is a signed token with the card, of many %s", async (letter) => {
  const many = letter.repeat(100);
  const card = await aPerson({ name: many, title: many, company: many });
  const { status, headers } = await visitor(host)("GET", `/api/wallet/${card.id}/google`);
  expect(status).toBe(302);
  const link = headers.get("location")!;
  expect(link).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\//);
  expect(link.length).toBeLessThanOrEqual(1_800);
  const key = await importSPKI(google.publicKey.export({ format: "pem", type: "spki" }).toString(), "RS256");
  const { payload } = await jwtVerify(link.split("/").at(-1)!, key, { audience: "google" });
  expect(payload).toMatchObject({
    iss: "wallet@example.iam.gserviceaccount.com",
    typ: "savetowallet",
    payload: { genericObjects: [{ barcode: { value: `${host.url}/view/${card.slug}?s=wallet` } }] },
  });
});

test("a card's page has the buttons, hidden until the device is known; without settings it has none", async () => {
  const card = await aPerson();
  const { text } = await visitor(host)("GET", `/view/${card.slug}`);
  expect(text).toMatch(/<a [^>]*href="\/api\/wallet\/\d+\.pkpass"[^>]*hidden/);
  expect(text).toMatch(/<a [^>]*href="\/api\/wallet\/\d+\/google"[^>]*hidden/);
  const plain = await startHost();
  try {
    const other = await aCard(plain.database, await aUser(plain.database));
    expect((await visitor(plain)("GET", `/view/${other.slug}`)).text).not.toContain("/api/wallet/");
    const { status, text: message } = await visitor(plain)("GET", `/api/wallet/${other.id}.pkpass`);
    expect([status, message]).toEqual([404, "Apple Wallet is not set up on this server."]);
    expect((await visitor(plain)("GET", `/api/wallet/${other.id}/google`)).status).toBe(404);
  } finally {
    await plain.stop();
  }
});

test("a certificate that expires soon is named in the log at the start", () => {
  expect(host.output()).toMatch(/"level":"warn".*APPLE_PASS_CERT expires on .*renew it/);
});

test("the editors have the buttons, but not for a paused card", async () => {
  const user = await aUser(host.database);
  const call = await signedIn(host, user);
  const card = await aCard(host.database, user);
  const data = async () =>
    (await call("GET", `/card-editor/${card.id}.data?_routes=routes%2F_app.card-editor.%24id`)).text;
  expect(await data()).toMatch(/"wallets",\{/);
  await call("PUT", `/api/business-cards/${card.id}`, { isPaused: true });
  expect(await data()).not.toMatch(/"wallets",\{/);
});

test.for<[string, Record<string, string>, RegExp]>([
  ["another intermediate", { ...APPLE, APPLE_PASS_WWDR: at("other.pem") }, /^APPLE_PASS_WWDR did not issue/],
  [
    "swapped files",
    { ...APPLE, APPLE_PASS_CERT: at("wwdr.pem"), APPLE_PASS_WWDR: at("pass.pem") },
    /^APPLE_PASS_KEY does not belong/,
  ],
  ["a key of another certificate", { ...APPLE, APPLE_PASS_KEY: at("other.key") }, /^APPLE_PASS_KEY does not belong/],
  ["a wrong password", { ...APPLE, APPLE_PASS_KEY_PASSWORD: "wrong" }, /^APPLE_PASS_KEY cannot be read/],
  ["an expired certificate", { ...APPLE, APPLE_PASS_CERT: at("expired.pem") }, /^APPLE_PASS_CERT expired on/],
  ["a file that is not there", { ...APPLE, APPLE_PASS_CERT: at("missing.pem") }, /^APPLE_PASS_CERT must be the path/],
  ["half of it", { APPLE_PASS_CERT: at("pass.pem") }, /^APPLE_PASS_CERT, APPLE_PASS_KEY and APPLE_PASS_WWDR/],
  [
    "a file that is no account",
    { ...GOOGLE, GOOGLE_WALLET_KEY: at("pass.pem") },
    /^GOOGLE_WALLET_KEY must be the JSON/,
  ],
  ["no issuer", { GOOGLE_WALLET_KEY: at("google.json") }, /^GOOGLE_WALLET_KEY and GOOGLE_WALLET_ISSUER/],
])("the start says in one line what is wrong with %s", async ([, settings, line]) => {
  const { code, output } = await startAndExit({
    ...settings,
    DATABASE_URL: "memory:",
    DATA_DIR: at("data"),
    PORT: "0",
  });
  expect(code).toBe(1);
  expect(output.trim().split("\n")).toHaveLength(1);
  expect(output).toMatch(line);
});

test("who asks for many waits behind others: one network has one line, and signatures are counted like drawings", async () => {
  const server = await startHost({ ...APPLE, ...GOOGLE, TRUST_PROXY: "1" });
  onTestFinished(() => server.stop());
  const owner = await aUser(server.database, { accessLevel: 5 });
  const cards = await Promise.all(Array.from({ length: 30 }, () => aCard(server.database, owner)));
  const call = async (path: string, address: string) =>
    (await visitor(server)("GET", path, undefined, { "x-forwarded-for": address })).status;
  const passes = await Promise.all(
    cards.map(({ id }, n) => call(`/api/wallet/${id}.pkpass`, `2001:db8:7:7::${n.toString(16)}`)),
  );
  // One is drawn while twenty wait.
  expect(passes.filter((status) => status === 503).length).toBeGreaterThan(0);
  expect(await call(`/api/wallet/${cards[0]!.id}.pkpass`, "192.0.2.8")).toBe(200);
  const statuses = new Set<number>();
  for (let n = 0; n < 301; n++) statuses.add(await call(`/api/wallet/${cards[0]!.id}/google`, "192.0.2.9"));
  expect(statuses).toEqual(new Set([302, 429]));
});
