import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aUser, aUserWithPassword, signedInBefore } from "../../../tests/builders.ts";
import { signedIn, visitor } from "../../../tests/client.ts";
import { freePort, type Host, startHost } from "../../../tests/host.ts";
import { realProvider, type RealProvider } from "../../../tests/oidc-providers.ts";
import { accountsWith, person, settingsFor, signIn, wandererOf } from "../../../tests/oidc-sign-in.ts";
import { findMail } from "../../../tests/outbox.ts";
import { Wanderer } from "../../../tests/wanderer.ts";

let provider: RealProvider;
let host: Host;
beforeAll(async () => {
  const port = String(await freePort());
  provider = await realProvider(() => `http://localhost:${port}/auth/oidc/callback`);
  host = await startHost({ ...settingsFor(provider.issuer), PORT: port });
});
afterAll(async () => {
  await host.stop();
  await provider.stop();
});
beforeEach(() => {
  provider.account = person();
});

test("links the account that is signed in, whatever its address; then it signs in there", async () => {
  const user = await aUserWithPassword(host.database);
  provider.account = { ...person(), email_verified: false };
  const linked = await signIn(host, await wandererOf(host, user));
  expect([linked.path, linked.user!.id]).toEqual(["/account?tab=security&connected", user.id]);
  expect((await signIn(host)).user!.id).toBe(user.id);
  const other = await signIn(host, await wandererOf(host, await aUser(host.database)));
  expect(other.path).toBe("/account?tab=security&sso=linked-elsewhere");
});

test("links by the account page alone, not by a mail, another site or a card's button", async () => {
  const user = await aUserWithPassword(host.database);
  const call = await signedIn(host, user);
  const from = (site: string, referer?: string) =>
    call("GET", "/auth/oidc?to=%2Fguide", undefined, { "sec-fetch-site": site, ...(referer && { referer }) });
  const account = `${host.url}/account?tab=security`;
  for (const [site, referer] of [
    ["cross-site", "https://portal.example.com/account"],
    ["same-site", "https://portal.example.com/account"],
    ["same-origin", `${host.url}/view/mallory`],
    ["same-origin"],
    ["none"],
  ] as const) {
    const answer = await from(site, referer);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/guide"]);
  }
  expect((await from("same-origin", account)).headers.get("location")).toContain(provider.issuer);
});

test("is disconnected again, unless that leaves no way in", async () => {
  const user = await aUserWithPassword(host.database);
  const call = await signedIn(host, user);
  expect((await call("DELETE", "/api/oidc")).status).toBe(404);
  await signIn(host, await wandererOf(host, user));
  expect((await call("DELETE", "/api/oidc")).status).toBe(204);
  expect((await signIn(host)).user!.id).not.toBe(user.id);
  const [made] = await accountsWith(host, provider.account.email!);
  const refused = await (await signedIn(host, made!))("DELETE", "/api/oidc");
  expect(refused.status).toBe(409);
});

test("links nothing to a session that is older than ten minutes", async () => {
  const user = await aUser(host.database);
  const wanderer = await wandererOf(host, user);
  await signedInBefore(host.database, user, 11);
  expect((await signIn(host, wanderer)).path).toBe("/account?tab=security&sso=fresh-proof");
});

test("proves by a new sign-in there that somebody is the account's owner, and leads back", async () => {
  const wanderer = new Wanderer();
  const { user } = await signIn(host, wanderer);
  await signedInBefore(host.database, user!, 11);
  const begin = () => visitor(host)("POST", "/api/totp", undefined, wanderer.headersFor(host.url));
  expect((await begin()).status).toBe(403);
  const back = "/account?tab=security&proven";
  expect((await signIn(host, wanderer, `/auth/oidc?prove&to=${encodeURIComponent(back)}`)).path).toBe(back);
  expect((await begin()).status).toBe(200);
  // Somebody else at the provider is nobody here.
  provider.account = person();
  const elsewhere = await wandererOf(host, user!);
  await signedInBefore(host.database, user!, 11);
  const other = await signIn(host, elsewhere, "/auth/oidc?prove");
  expect([other.path, other.user!.id]).toEqual(["/account?tab=security&sso=another", user!.id]);
  expect((await begin()).status).toBe(403);
});

test("tells the owner of an account that it was connected and disconnected", async () => {
  const user = await aUserWithPassword(host.database);
  await signIn(host, await wandererOf(host, user));
  expect((await findMail(host, user.email, "Your account was connected"))?.text).toContain("connected to Acme");
  expect((await (await signedIn(host, user))("DELETE", "/api/oidc")).status).toBe(204);
  expect(await findMail(host, user.email, "Your account was disconnected")).toBeDefined();
});
