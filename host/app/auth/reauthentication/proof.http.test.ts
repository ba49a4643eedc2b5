import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aUser, aUserWithPassword, PASSWORD } from "../../../tests/builders.ts";
import { aPasskey } from "../../../tests/authenticator-app.ts";
import { signedIn, visitor } from "../../../tests/client.ts";
import { type Host, startHost } from "../../../tests/host.ts";

let host: Host;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.stop());

const MINUTE = 60_000;

/** Somebody who signed in so many minutes ago, and perhaps proved it since. */
async function since(user: { id: number }, minutes: number, proven?: number) {
  const call = await signedIn(host, user);
  const { transaction, tables } = host.database;
  const createdAt = new Date(Date.now() - minutes * MINUTE);
  const provenAt = proven === undefined ? null : new Date(Date.now() - proven * MINUTE);
  await transaction((tx) =>
    tx.update(tables.sessions).set({ createdAt, provenAt }).where(eq(tables.sessions.userId, user.id)),
  );
  return call;
}

describe("a fresh proof", () => {
  test("is asked for once: the next ten minutes need no other", async () => {
    const call = await since(await aUserWithPassword(host.database), 11);
    const refused = await call("POST", "/api/totp", {}, { accept: "application/problem+json" });
    expect([refused.status, refused.json().code]).toEqual([403, "fresh_proof"]);
    expect((await call("POST", "/api/totp", { currentPassword: PASSWORD })).status).toBe(200);
    expect((await call("POST", "/api/totp")).status).toBe(200);
    expect((await call("POST", "/api/passkeys/options")).status).toBe(200);
  });

  test("lasts ten minutes", async () => {
    const user = await aUserWithPassword(host.database);
    expect((await (await since(user, 60, 9))("POST", "/api/totp")).status).toBe(200);
    expect((await (await since(user, 60, 11))("POST", "/api/totp")).status).toBe(403);
  });

  test("belongs to its session", async () => {
    const user = await aUserWithPassword(host.database);
    const other = await since(user, 11);
    expect((await (await signedIn(host, user))("POST", "/api/proof", { currentPassword: PASSWORD })).status).toBe(204);
    expect((await other("POST", "/api/totp")).status).toBe(403);
  });

  test("a wrong password is none", async () => {
    const call = await since(await aUserWithPassword(host.database), 11);
    const wrong = await call("POST", "/api/proof", { currentPassword: "not this one" });
    expect([wrong.status, wrong.text]).toEqual([400, "Current password is incorrect"]);
    expect((await call("POST", "/api/proof")).status).toBe(403);
  });

  test("a passkey answer to a challenge of signing in, or of another session, is none", async () => {
    const user = await aUser(host.database);
    const call = await since(user, 11);
    const answer = (challenge: string) => ({
      id: "abc",
      rawId: "abc",
      type: "public-key",
      response: {
        clientDataJSON: Buffer.from(JSON.stringify({ challenge })).toString("base64url"),
        authenticatorData: "abc",
        signature: "abc",
      },
    });
    const signIn = (await visitor(host)("POST", "/api/login/passkey/options")).json<{ challenge: string }>();
    const other = await (await signedIn(host, user))("POST", "/api/proof/passkey/options");
    const own = (await call("POST", "/api/proof/passkey/options")).json<{ challenge: string }>();
    const codeOf = async (challenge: string) =>
      (await call("POST", "/api/proof/passkey", answer(challenge), { accept: "application/problem+json" })).json().code;
    expect(await codeOf(signIn.challenge)).toBe("sign_in_expired");
    expect(await codeOf(other.json<{ challenge: string }>().challenge)).toBe("sign_in_expired");
    expect(await codeOf(own.challenge)).toBe("passkey_unknown");
    expect(await codeOf(own.challenge)).toBe("sign_in_expired");
    expect((await call("POST", "/api/totp")).status).toBe(403);
  });

  test("the ways to give one are those that the account has", async () => {
    const user = await aUser(host.database, { password: "" });
    const call = await signedIn(host, user);
    const none = { username: user.username, ways: [], provider: null };
    expect((await call("GET", "/api/proof")).json()).toEqual(none);
    const passkey = await aPasskey(host, user);
    expect((await call("GET", "/api/proof")).json()).toEqual({ ...none, ways: ["passkey"] });
    const options = (await call("POST", "/api/proof/passkey/options")).json<{ allowCredentials: { id: string }[] }>();
    expect(options.allowCredentials.map(({ id }) => id)).toEqual([passkey.credentialId]);
  });
});

describe("an account without a password", () => {
  test("chooses its first by a fresh proof", async () => {
    const user = await aUser(host.database, { password: "" });
    const newPassword = "a rather new secret";
    expect((await (await since(user, 11))("POST", "/api/update-password", { newPassword })).status).toBe(403);
    expect((await (await signedIn(host, user))("POST", "/api/update-password", { newPassword })).status).toBe(200);
    const login = { username: user.username, password: newPassword };
    expect((await visitor(host)("POST", "/api/login", login)).status).toBe(200);
  });
});
