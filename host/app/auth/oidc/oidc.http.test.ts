import type { ServerResponse } from "node:http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aSecondFactor } from "../../../tests/authenticator-app.ts";
import { aUserWithPassword, PASSWORD, signedInBefore, unique } from "../../../tests/builders.ts";
import { visitor } from "../../../tests/client.ts";
import { ADMIN, freePort, type Host, startAndExit, startHost } from "../../../tests/host.ts";
import {
  forgedProvider,
  type ForgedProvider,
  type Forgery,
  realProvider,
  type RealProvider,
} from "../../../tests/oidc-providers.ts";
import { accountsWith, person, settingsFor, signIn, wandererOf } from "../../../tests/oidc-sign-in.ts";
import { linkTo } from "../../../tests/outbox.ts";
import { aMember, aTeam, aTemplate } from "../../../tests/team-builders.ts";
import { Wanderer } from "../../../tests/wanderer.ts";

describe("a real provider", () => {
  let provider: RealProvider;
  let host: Host;
  beforeAll(async () => {
    const port = String(await freePort());
    provider = await realProvider(() => `http://localhost:${port}/auth/oidc/callback`);
    host = await startHost({
      ...settingsFor(provider.issuer),
      PORT: port,
      OIDC_CLAIM_LEVEL: "level",
      OIDC_CLAIM_TEAM: "team",
    });
  });
  afterAll(async () => {
    await host.stop();
    await provider.stop();
  });
  beforeEach(() => {
    provider.account = person();
    provider.choice = "agree";
  });

  test("signs somebody new in, and back to the page asked for; the second time it is the same account", async () => {
    const first = await signIn(host, undefined, "/auth/oidc?to=%2Fguide");
    expect([first.path, first.status, first.user]).toMatchObject(["/guide", 200, { email: provider.account.email }]);
    const second = await signIn(host);
    expect(second.user!.id).toBe(first.user!.id);
    const [user] = await accountsWith(host, provider.account.email!);
    expect([user!.emailConfirmedAt === null, user!.fullName, user!.username, user!.accessLevel]).toEqual([
      false,
      "Grace Example",
      provider.account.preferred_username!.slice(0, 20),
      1,
    ]);
    const login = { username: user!.username, password: "" };
    expect((await visitor(host)("POST", "/api/login", { ...login, password: "any at all" })).status).toBe(401);
  });

  test("is the account with its verified address, with two subjects too, and asks for no second factor of ours", async () => {
    const user = await aUserWithPassword(host.database, { accessLevel: 2 });
    await aSecondFactor(host, user);
    provider.account = { ...person(), email: user.email.toUpperCase() };
    expect((await signIn(host)).user!.id).toBe(user.id);
    provider.account = { ...person(), email: user.email };
    expect((await signIn(host)).user!.id).toBe(user.id);
    expect(await accountsWith(host, user.email)).toHaveLength(1);
  });

  test("two subjects with one verified address at the same moment make one account", async () => {
    const one = person();
    const { db, tables } = host.database;
    provider.account = one;
    const [first, second] = [signIn(host), signIn(host)];
    const users = (await Promise.all([first, second])).map(({ user }) => user?.id);
    expect(new Set(users).size).toBe(1);
    expect(await accountsWith(host, one.email)).toHaveLength(1);
    expect(await db.select().from(tables.identities).where(eq(tables.identities.subject, one.sub))).toHaveLength(1);
  });

  test("never enters an account whose address was not confirmed, and takes the address from it", async () => {
    const stranger = await aUserWithPassword(host.database, { emailConfirmedAt: null });
    provider.account = { ...person(), email: stranger.email };
    const { user } = await signIn(host);
    expect(user!.id).not.toBe(stranger.id);
    expect(await accountsWith(host, stranger.email)).toMatchObject([{ id: user!.id }]);
    // The other account goes on by its username, under an address of nobody.
    const login = await visitor(host)("POST", "/api/login", { username: stranger.username, password: PASSWORD });
    const nobodys = new RegExp(`^account-${stranger.id}-[-0-9a-f]{36}@unconfirmed\\.invalid$`);
    expect(login.json()).toMatchObject({ id: stranger.id, email: expect.stringMatching(nobodys) });
  });

  test.for([{ email_verified: false }, { email_verified: undefined }, { email: undefined }, { email: "no address" }])(
    "makes no account for %j, and enters none",
    async (claims) => {
      const user = await aUserWithPassword(host.database);
      provider.account = { ...person(), email: user.email, ...claims };
      expect(await signIn(host)).toMatchObject({ path: "/auth?sso=unverified", user: null });
    },
  );

  test("says that consent was refused", async () => {
    provider.choice = "refuse";
    expect(await signIn(host)).toMatchObject({ path: "/auth?sso=cancelled", status: 200, user: null });
  });

  test("gives the level of the claim that the operator named, and nothing else", async () => {
    provider.account = { ...person(), level: "3" };
    expect((await signIn(host)).user!.accessLevel).toBe(3);
    provider.account.level = [4];
    expect((await signIn(host)).user!.accessLevel).toBe(4);
    for (const level of ["9", "admin", "", 0, null, {}, [], undefined]) {
      provider.account.level = 4;
      expect((await signIn(host)).user!.accessLevel).toBe(4);
      provider.account.level = level;
      expect((await signIn(host)).user!.accessLevel).toBe(1);
    }
  });

  test("connecting it sets the level and leaves the person signed in", async () => {
    const user = await aUserWithPassword(host.database);
    provider.account = { ...person(), level: 3 };
    const connected = await signIn(host, await wandererOf(host, user));
    expect([connected.path, connected.user?.id, connected.user?.accessLevel]).toEqual([
      "/account?tab=security&connected",
      user.id,
      3,
    ]);
  });

  test("joins the team of the claim once, with a card of it, and moves nobody", async () => {
    const [team, other] = [await aTeam(host), await aTeam(host)];
    await aTemplate(host, team, { company: "Firm" }, { company: "locked" });
    provider.account = { ...person(), team: [team.slug.toUpperCase()] };
    const { user } = await signIn(host);
    const { db, tables } = host.database;
    const memberships = () => db.select().from(tables.teamMembers).where(eq(tables.teamMembers.userId, user!.id));
    expect(await memberships()).toMatchObject([{ teamId: team.id, role: "member" }]);
    const cards = await db.select().from(tables.businessCards).where(eq(tables.businessCards.userId, user!.id));
    expect(cards).toMatchObject([{ teamId: team.id, templateId: expect.any(Number) as number }]);
    for (const named of [other.slug, "no-such-team", 7, null]) {
      provider.account.team = named;
      await signIn(host);
      expect(await memberships()).toMatchObject([{ teamId: team.id }]);
    }
  });

  test("works with new keys soon after it has changed them", async () => {
    expect((await signIn(host)).user).not.toBeNull();
    await provider.rotateKeys();
    await expect
      .poll(async () => (await signIn(host)).user?.email, { timeout: 20_000, interval: 1_000 })
      .toBe(provider.account.email);
  }, 30_000);

  test("a callback counts once, in the browser that began", async () => {
    const wanderer = new Wanderer();
    const { url } = await wanderer.open(`${host.url}/auth/oidc`, /\/auth\/oidc\/callback\?/);
    expect((await new Wanderer().open(url.href)).url.search).toBe("?sso=expired");
    expect((await wanderer.open(url.href)).url.pathname).toBe("/dashboard");
    const again = new Wanderer();
    const second = await again.open(`${host.url}/auth/oidc`, /\/auth\/oidc\/callback\?/);
    await again.open(second.url.href);
    expect((await again.open(second.url.href)).url.search).toBe("?tab=security&sso=expired");
  });

  test.for(["", "?code=x", "?state=x&code=y", "?error=access_denied", "?state=%00", `?state=${"x".repeat(5_000)}`])(
    "a callback with %j is answered by a redirect or a sentence",
    async (query) => {
      const answer = await visitor(host)("GET", `/auth/oidc/callback${query}`);
      expect(answer.status).toBeLessThan(500);
    },
  );
});

describe("a provider that sends", () => {
  let provider: ForgedProvider;
  let host: Host;
  beforeAll(async () => {
    provider = await forgedProvider(person());
    host = await startHost(settingsFor(provider.issuer));
  });
  afterAll(async () => {
    await host.stop();
    await provider.stop();
  });

  const seconds = () => Math.floor(Date.now() / 1000);
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const FORGERIES: Record<string, Forgery> = {
    "a wrong nonce": { claims: (right) => ({ ...right, nonce: "another" }) },
    "no nonce": { claims: ({ nonce: _, ...right }) => right },
    "another audience": { claims: (right) => ({ ...right, aud: "somebody-else" }) },
    "another issuer": { claims: (right) => ({ ...right, iss: "https://evil.example" }) },
    "an expired token": { claims: (right) => ({ ...right, iat: seconds() - 900, exp: seconds() - 600 }) },
    "a token without subject": { claims: ({ sub: _, ...right }) => right },
    "a token signed by an unknown key": { unknownKey: true },
    "a token without signature": { token: (right) => `${encoded({ alg: "none" })}.${encoded(right)}.` },
    "a token that is none": { token: () => "not.a.token" },
    "another state": { state: "another" },
    "a web page for a token": { answers: { "/token": (response) => void response.end("<!doctype html><p>Hello") } },
    "redirects without end": {
      answers: { "/token": (response) => void response.writeHead(302, { location: "/token" }).end() },
    },
    "an error": { answers: { "/token": (response) => void response.writeHead(500).end() } },
    "a web page for its keys": { answers: { "/jwks": (response) => void response.end("<!doctype html>") } },
  };

  test("what is right signs in", async () => {
    provider.forgery = {};
    expect((await signIn(host)).user).not.toBeNull();
  });

  test.for([
    ["U+0000", "Ada\0Example", null],
    ["half of a character", "Ada \ud800", null],
    ["a turn of the direction", "Ada\u202e Example", "Ada Example"],
  ] as const)("a name with %s signs in without it", async ([, name, expected]) => {
    const one = person();
    provider.forgery = { claims: (right) => ({ ...right, ...one, name }) };
    expect((await signIn(host)).user).not.toBeNull();
    expect((await accountsWith(host, one.email))[0]!.fullName).toBe(expected);
  });

  test.for(["\0", "\ud800"])("a subject with %j: refused, by a page", async (odd) => {
    const one = person();
    provider.forgery = { claims: (right) => ({ ...right, ...one, sub: one.sub + odd }) };
    expect((await signIn(host)).path).toBe("/auth?sso=failed");
    expect(await accountsWith(host, one.email)).toEqual([]);
  });

  test.for<[what: string, idToken: Record<string, unknown>, userInfo: Record<string, unknown>]>([
    ["an address in one, verified in the other", { email_verified: undefined }, { email_verified: true }],
    ["the same the other way round", { email: undefined }, { email: "OWN" }],
    ["two addresses", {}, { email: "another@example.com", email_verified: true }],
    ["an address that the other contradicts", {}, { email: "OWN", email_verified: false }],
    ["a verified one, contradicted alone", {}, { email_verified: "no" }],
  ])("%s: unverified", async ([, idToken, userInfo]) => {
    const victim = await aUserWithPassword(host.database, { accessLevel: 5 });
    const own = (claims: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(claims).map(([key, value]) => [key, value === "OWN" ? victim.email : value]));
    const one = { ...person(), email: victim.email };
    provider.forgery = { claims: (right) => ({ ...right, ...one, ...own(idToken) }), userInfo: own(userInfo) };
    expect(await signIn(host)).toMatchObject({ path: "/auth?sso=unverified", user: null });
  });

  test("an address that userinfo alone names and verifies signs in", async () => {
    const one = person();
    provider.forgery = {
      claims: ({ email: _, email_verified: __, ...right }) => ({ ...right, sub: one.sub }),
      userInfo: { email: one.email, email_verified: true },
    };
    expect((await signIn(host)).user).toMatchObject({ email: one.email });
  });

  test("a level in userinfo does not count beside one of the ID token", async () => {
    const own = await startHost({ ...settingsFor(provider.issuer), OIDC_CLAIM_LEVEL: "level" });
    const one = person();
    const levelFor = async (level: unknown, userInfo: Record<string, unknown>) => {
      provider.forgery = { claims: (right) => ({ ...right, ...one, level }), userInfo };
      return (await signIn(own)).user?.accessLevel;
    };
    try {
      expect(await levelFor(2, { level: 5 })).toBe(2);
      expect(await levelFor("none", { level: 5 })).toBe(1);
      expect(await levelFor(undefined, { level: 3 })).toBe(3);
    } finally {
      await own.stop();
    }
  });

  test("no time of the sign-in, or an old one, proves nothing", async () => {
    const one = person();
    const wanderer = new Wanderer();
    provider.forgery = { claims: (right) => ({ ...right, ...one }) };
    const { user } = await signIn(host, wanderer);
    await signedInBefore(host.database, user!, 11);
    const prove = async (authTime: unknown) => {
      provider.forgery = { claims: (right) => ({ ...right, ...one, auth_time: authTime }) };
      return (await signIn(host, wanderer, "/auth/oidc?prove")).path;
    };
    const refused = "/account?tab=security&sso=another";
    expect(await prove(undefined)).toBe(refused);
    expect(await prove(seconds() - 700)).toBe(refused);
    expect(await prove(seconds() + 3_600)).toBe(refused);
    expect(await prove(seconds())).not.toBe(refused);
  });

  test.for(Object.entries(FORGERIES))("%s: refused, by a page", async ([name, forgery]) => {
    provider.forgery = forgery;
    // Keys that are known are not asked for again.
    const own = name.endsWith("keys") ? await startHost(settingsFor(provider.issuer)) : host;
    const ended = await signIn(own);
    if (own !== host) await own.stop();
    expect(ended.user).toBeNull();
    expect([ended.status, ended.path]).toEqual([200, expect.stringMatching(/^\/auth\?sso=(failed|expired)$/)]);
  });
});

test("an answer without end is not read to the end", async () => {
  const provider = await forgedProvider(person());
  const host = await startHost(settingsFor(provider.issuer));
  try {
    let sent = 0;
    const endless = (response: ServerResponse) => {
      response.setHeader("content-type", "application/json").write('{"access_token":"');
      const more = () => {
        sent += 65_536;
        if (!response.destroyed) response.write("a".repeat(65_536), more);
      };
      more();
    };
    provider.forgery = { answers: { "/token": endless } };
    expect((await signIn(host)).path).toBe("/auth?sso=failed");
    expect(sent).toBeLessThan(16_000_000);
  } finally {
    await host.stop();
    await provider.stop();
  }
});

describe("a provider that is down", () => {
  const AWAY: Record<string, Forgery["answers"] | undefined> = {
    "does not listen": undefined,
    "answers a web page": { "/.well-known/openid-configuration": (response) => void response.end("<!doctype html>") },
    "redirects for ever": {
      "/.well-known/openid-configuration": (response) =>
        void response.writeHead(302, { location: "/.well-known/openid-configuration" }).end(),
    },
    "says it is another": {
      "/.well-known/openid-configuration": (response) =>
        void response
          .setHeader("content-type", "application/json")
          .end(JSON.stringify({ issuer: "https://evil.example", authorization_endpoint: "https://evil.example/a" })),
    },
  };

  test.for(Object.entries(AWAY))("%s: said so, and passwords still work", async ([, answers]) => {
    const provider = await forgedProvider(person());
    if (answers) provider.forgery = { answers };
    else await provider.stop();
    const host = await startHost(settingsFor(provider.issuer));
    try {
      expect(await signIn(host)).toMatchObject({ path: "/auth?sso=unavailable", status: 200, user: null });
      const user = await aUserWithPassword(host.database);
      const login = { username: user.username, password: PASSWORD };
      expect((await visitor(host)("POST", "/api/login", login)).status).toBe(200);
    } finally {
      await host.stop();
      if (answers) await provider.stop();
    }
  });
});

describe("OIDC_ONLY", () => {
  let provider: ForgedProvider;
  let host: Host;
  beforeAll(async () => {
    provider = await forgedProvider(person());
    host = await startHost({ ...settingsFor(provider.issuer), OIDC_ONLY: "1", REGISTRATION: "closed" });
  });
  afterAll(async () => {
    await host.stop();
    await provider.stop();
  });
  const call = () => visitor(host);
  const ONLY_THERE = "Please sign in with Acme: passwords are not used here.";

  test("user 1 signs in by password, nobody else does", async () => {
    expect((await call()("POST", "/api/login", ADMIN)).status).toBe(200);
    const user = await aUserWithPassword(host.database, { accessLevel: 5 });
    const answer = await call()("POST", "/api/login", { username: user.username, password: PASSWORD });
    expect([answer.status, answer.text]).toEqual([403, ONLY_THERE]);
  });

  test("a password cannot be reset, nor an account be made by one", async () => {
    const user = await aUserWithPassword(host.database);
    expect((await call()("POST", "/api/reset-password", { email: user.email })).status).toBe(200);
    const { db, tables } = host.database;
    await expect
      .poll(() => db.select().from(tables.passwordResets).where(eq(tables.passwordResets.userId, user.id)))
      .toEqual([]);
    const account = { username: unique("new"), email: `${unique("new")}@example.com`, password: "a rather long one" };
    expect((await call()("POST", "/api/register", account)).status).toBe(403);
  });

  test("who is invited to a team signs in there, too, and then joins", async () => {
    const team = await aTeam(host);
    const manager = await aMember(host, team, "manager");
    const invited = person();
    await manager.call("POST", `/api/teams/${team.id}/invitations`, { emails: [invited.email] });
    const path = new URL(await linkTo(host, invited.email)).pathname;
    const account = {
      username: unique("new"),
      password: "a rather long one",
      fullName: "Grace Example",
      acceptTerms: true,
    };
    const refused = await call()("POST", `/api${path.replace("invitation", "invitations")}/accept`, account);
    expect([refused.status, refused.text, refused.headers.getSetCookie()]).toEqual([403, ONLY_THERE, []]);
    const registration = { ...account, email: invited.email, invitation: path.split("/").at(-1) };
    expect((await call()("POST", "/api/register", registration)).status).toBe(403);
    expect(await accountsWith(host, invited.email)).toEqual([]);

    const page = (await call()("GET", path)).text;
    expect(page).not.toContain('name="password"');
    const [, there] = /href="(\/auth\/oidc\?to=[^"]*)"/.exec(page)!;
    provider.forgery = { claims: (right) => ({ ...right, ...invited }) };
    const wanderer = new Wanderer();
    expect((await signIn(host, wanderer, there)).path).toBe(path);
    const accepted = await visitor(host)(
      "POST",
      `/api${path.replace("invitation", "invitations")}/accept`,
      {},
      wanderer.headersFor(host.url),
    );
    expect([accepted.status, accepted.json().teamId]).toEqual([201, team.id]);
  });

  test("who comes from the provider has an account", async () => {
    expect((await signIn(host)).user).not.toBeNull();
  });

  test("the page leads there, and the administrator to the password", async () => {
    const page = (await call()("GET", "/auth")).text;
    expect(page).toContain("Continue with Acme");
    expect(page).not.toContain('name="password"');
    expect((await call()("GET", "/auth?form=password")).text).toContain('name="password"');
  });
});

test.for([
  [{ OIDC_ISSUER: "https://id.example" }, "OIDC_CLIENT_ID"],
  [{ OIDC_ISSUER: "https://id.example", OIDC_CLIENT_ID: "x" }, "OIDC_CLIENT_SECRET"],
  [{ OIDC_CLIENT_ID: "x", OIDC_CLIENT_SECRET: "y" }, "OIDC_ISSUER"],
  [{ OIDC_ONLY: "1" }, "OIDC_ISSUER"],
  [{ OIDC_ISSUER: "http://id.example", OIDC_CLIENT_ID: "x", OIDC_CLIENT_SECRET: "y" }, "OIDC_ISSUER"],
  [{ OIDC_ISSUER: "id.example" }, "OIDC_ISSUER"],
  [{ OIDC_ONLY: "yes" }, "OIDC_ONLY"],
  [{ REQUIRE_SECOND_FACTOR: "some" }, "REQUIRE_SECOND_FACTOR"],
] as const)("%j stops the start, naming %s", async ([environment, name]) => {
  const { code, output } = await startAndExit({ ...environment, DATABASE_URL: "memory:" });
  expect(code).toBe(1);
  expect(output.trim().split("\n").at(-1)).toMatch(new RegExp(`^${name} must be `));
});
