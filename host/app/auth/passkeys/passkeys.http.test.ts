import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { cookiesOf } from "../../../tests/authenticator-app.ts";
import { aUser, unique } from "../../../tests/builders.ts";
import { signedIn, visitor } from "../../../tests/client.ts";
import { type Host, sharedHost, startHost } from "../../../tests/host.ts";
import { aNewSoftwarePasskey } from "../../../tests/software-passkey.ts";

// What an authenticator does is in tests/sign-in.spec.ts: Chromium has one.

let host: Host;
beforeAll(async () => {
  host = await sharedHost();
});

const clientData = (data: object) => Buffer.from(JSON.stringify(data)).toString("base64url");
const answerTo = (challenge: string) => ({
  id: "AAAA",
  rawId: "AAAA",
  type: "public-key",
  clientExtensionResults: {},
  response: {
    clientDataJSON: clientData({ type: "webauthn.get", challenge, origin: "http://localhost" }),
    authenticatorData: "AAAA",
    signature: "AAAA",
  },
});

test("options ask for a discoverable passkey that verifies its user, for PUBLIC_URL's host", async () => {
  const call = await signedIn(host, await aUser(host.database));
  expect((await call("POST", "/api/passkeys/options")).json()).toMatchObject({
    rp: { id: "localhost" },
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  const login = await visitor(host)("POST", "/api/login/passkey/options");
  expect(login.json()).toMatchObject({ rpId: "localhost", userVerification: "required" });
  expect(login.headers.get("set-cookie")).toMatch(
    /^meishi_passkey=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=300$/,
  );
});

describe("signing in", () => {
  const begin = async () => {
    const begun = await visitor(host)("POST", "/api/login/passkey/options");
    return { challenge: begun.json<{ challenge: string }>().challenge, cookie: cookiesOf(begun) };
  };
  const finish = (answer: unknown, cookie = "") =>
    visitor(host)("POST", "/api/login/passkey", answer, { ...(cookie && { cookie }), origin: host.url });

  test("by a passkey that is not known: 401, and the challenge is used up", async () => {
    const { challenge, cookie } = await begin();
    const first = await finish(answerTo(challenge), cookie);
    expect([first.status, first.text]).toEqual([
      401,
      "This passkey was not accepted. Please sign in with your password.",
    ]);
    expect((await finish(answerTo(challenge), cookie)).text).toBe("This sign-in took too long. Please start again.");
  });

  test("with a challenge of another browser, without one, or with a made-up one: 401", async () => {
    const [mine, theirs] = [await begin(), await begin()];
    for (const [answer, cookie] of [
      [answerTo(theirs.challenge), mine.cookie],
      [answerTo(mine.challenge), ""],
      [answerTo("made-up"), mine.cookie],
    ] as const)
      expect((await finish(answer, cookie)).status).toBe(401);
  });

  test.for([
    {},
    { id: 7 },
    { ...answerTo("x"), type: "password" },
    { ...answerTo("x"), id: "%" },
    { ...answerTo("x"), response: null },
    { ...answerTo("x"), response: { clientDataJSON: "AAAA" } },
    { ...answerTo("x"), rawId: "A".repeat(3_000) },
  ])("%j: 400", async (answer) => {
    expect((await finish(answer)).status).toBe(400);
  });

  test.for(["", "AAAA", clientData([]), clientData({ challenge: 7 })])("client data %j: refused", async (data) => {
    const { cookie } = await begin();
    const answer = answerTo("x");
    const refused = await finish({ ...answer, response: { ...answer.response, clientDataJSON: data } }, cookie);
    expect([400, 401]).toContain(refused.status);
  });
});

describe("adding one", () => {
  test("with a challenge of another session: 400", async () => {
    const user = await aUser(host.database);
    const [call, other] = [await signedIn(host, user), await signedIn(host, user)];
    const { challenge } = (await other("POST", "/api/passkeys/options")).json<{ challenge: string }>();
    const { response, ...rest } = answerTo(challenge);
    const made = { ...rest, response: { clientDataJSON: response.clientDataJSON, attestationObject: "AAAA" } };
    const refused = await call("POST", "/api/passkeys", made);
    expect([refused.status, refused.text]).toEqual([400, "This passkey could not be added. Please try again."]);
    expect((await other("POST", "/api/passkeys", made)).status).toBe(400);
  });

  test("what its maker says of it is not read, as that names addresses to fetch from", async () => {
    const call = await signedIn(host, await aUser(host.database));
    const { challenge } = (await call("POST", "/api/passkeys/options")).json<{ challenge: string }>();
    const made = aNewSoftwarePasskey({ challenge, origin: host.url }, { isAttested: true });
    expect((await call("POST", "/api/passkeys", made)).status).toBe(201);
  });

  test.for(["", " ", "x".repeat(61), 7])("the name %j: 400", async (name) => {
    const call = await signedIn(host, await aUser(host.database));
    expect((await call("PATCH", "/api/passkeys/1", { name })).status).toBe(400);
  });
});

test("somebody else's passkey is not there", async () => {
  const { transaction, tables } = host.database;
  const owner = await aUser(host.database);
  const [passkey] = await transaction((tx) =>
    tx
      .insert(tables.passkeys)
      .values({ userId: owner.id, name: "Phone", credentialId: unique("c"), publicKey: "AA", counter: 0, rpId: "x" })
      .returning(),
  );
  const call = await signedIn(host, await aUser(host.database, { accessLevel: 5 }));
  expect((await call("PATCH", `/api/passkeys/${passkey!.id}`, { name: "Mine" })).status).toBe(404);
  expect((await call("DELETE", `/api/passkeys/${passkey!.id}`)).status).toBe(404);
  expect((await call("GET", "/api/passkeys")).json()).toEqual({ items: [], next: null, total: 0 });
});

test.for([
  ["http://192.0.2.7", "Passkeys need a host name, but this site is opened by its IP address."],
  ["http://[2001:db8::7]", "Passkeys need a host name, but this site is opened by its IP address."],
  ["http://cards.example.com", "Passkeys need an encrypted connection (https)."],
] as const)("PUBLIC_URL=%s says why there are none", async ([PUBLIC_URL, sentence]) => {
  const without = await startHost({ PUBLIC_URL });
  onTestFinished(() => without.stop());
  const refused = await visitor(without)("POST", "/api/login/passkey/options");
  expect([refused.status, refused.text]).toEqual([409, sentence]);
  const call = await signedIn(without, await aUser(without.database));
  expect((await call("POST", "/api/passkeys/options", {}, { origin: PUBLIC_URL })).status).toBe(409);
  expect((await visitor(without)("GET", "/auth")).text).not.toContain("Sign in with a passkey");
});

test("a start under another host warns of the passkeys that no longer work", async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "meishi-"));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const before = await startHost({ DATA_DIR });
  const { transaction, tables } = before.database;
  const values = { userId: 1, name: "Phone", credentialId: "c", publicKey: "AA", counter: 0, rpId: "localhost" };
  await transaction((tx) => tx.insert(tables.passkeys).values(values));
  await before.stop();
  const after = await startHost({ DATA_DIR, PUBLIC_URL: "https://cards.example.com" });
  await after.stop();
  expect(after.output()).toContain(
    "Warning: 1 passkey was made for another host than PUBLIC_URL's (cards.example.com), and cannot be used here.",
  );
});
