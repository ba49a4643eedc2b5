import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { aSecondFactor, codeOf, cookiesOf } from "../../../tests/authenticator-app.ts";
import { aUser, aUserWithPassword, PASSWORD, signedInBefore } from "../../../tests/builders.ts";
import { type Answer, signedIn, visitor } from "../../../tests/client.ts";
import { aDevice } from "../../../tests/dav-client.ts";
import { type Host, startHost } from "../../../tests/host.ts";
import { findMail, linkTo } from "../../../tests/outbox.ts";
import { aProgram } from "../../../tests/program.ts";
import { shiftedClock } from "../../../tests/shifted-clock.ts";

let host: Host;
beforeAll(async () => {
  host = await startHost({ TRUST_PROXY: "1" });
});
afterAll(() => host.stop());

const PROBLEM = { accept: "application/problem+json" };
const login = (username: string, password = PASSWORD, at = host) =>
  visitor(at)("POST", "/api/login", { username, password });
const finish = (challenge: Answer, code: unknown, headers: Record<string, string> = {}, at = host) =>
  visitor(at)("POST", "/api/login/factor", { code }, { cookie: cookiesOf(challenge), origin: at.url, ...headers });
const row = async (id: number, at = host) => {
  const { db, tables } = at.database;
  return (await db.select().from(tables.users).where(eq(tables.users.id, id)))[0]!;
};

async function aged(user: { id: number }) {
  const call = await signedIn(host, user);
  await signedInBefore(host.database, user, 11);
  return call;
}

describe("setting it up", () => {
  test("takes a code of the new key; ten recovery codes are answered once, and all other sessions end", async () => {
    const user = await aUserWithPassword(host.database);
    const [call, other] = [await signedIn(host, user), await signedIn(host, user)];
    const begun = (await call("POST", "/api/totp")).json<{ secret: string; uri: string }>();
    expect(Object.keys(begun).sort()).toEqual(["secret", "uri"]);
    const wrong = await call("POST", "/api/totp/confirm", { code: "000000" }, PROBLEM);
    expect([wrong.status, wrong.json().errors]).toEqual([
      400,
      [expect.objectContaining({ path: "code", code: "wrong_code" })],
    ]);
    expect((await login(user.username)).status).toBe(200);
    const { recoveryCodes } = (await call("POST", "/api/totp/confirm", { code: codeOf(begun.secret) })).json<{
      recoveryCodes: string[];
    }>();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await other("GET", "/api/user")).status).toBe(401);
    expect((await call("GET", "/api/user")).status).toBe(200);
    expect((await call("POST", "/api/totp")).status).toBe(409);
    const stored = await row(user.id);
    expect(stored.totpSecret).not.toContain(begun.secret);
    const { db, tables } = host.database;
    const storedCodes = await db.select().from(tables.recoveryCodes).where(eq(tables.recoveryCodes.userId, user.id));
    expect(JSON.stringify(storedCodes)).not.toContain(recoveryCodes[0]);
  });

  test("a key that was begun anew in another tab is asked for by that one's code", async () => {
    const call = await signedIn(host, await aUser(host.database));
    const first = (await call("POST", "/api/totp")).json<{ secret: string }>();
    const second = (await call("POST", "/api/totp")).json<{ secret: string }>();
    expect((await call("POST", "/api/totp/confirm", { code: codeOf(first.secret) })).status).toBe(400);
    expect((await call("POST", "/api/totp/confirm", { code: codeOf(second.secret) })).status).toBe(200);
  });

  test("another one takes its place by a first code; until then the one before goes on", async () => {
    const user = await aUserWithPassword(host.database);
    const before = await aSecondFactor(host, user);
    const [call, other] = [await signedIn(host, user), await signedIn(host, user)];
    const begun = (await call("POST", "/api/totp", { replace: true })).json<{ secret: string }>();
    expect((await call("POST", "/api/totp/confirm", { code: codeOf(before.secret) })).status).toBe(400);
    expect((await finish(await login(user.username), codeOf(before.secret))).status).toBe(200);
    const confirmed = await call("POST", "/api/totp/confirm", { code: codeOf(begun.secret) });
    const { recoveryCodes } = confirmed.json<{ recoveryCodes: string[] }>();
    expect((await other("GET", "/api/user")).status).toBe(401);
    expect((await finish(await login(user.username), codeOf(before.secret, 1))).status).toBe(401);
    expect((await finish(await login(user.username), before.recoveryCodes[0])).status).toBe(401);
    expect((await finish(await login(user.username), recoveryCodes[0])).status).toBe(200);
    expect((await call("POST", "/api/totp/confirm", { code: codeOf(begun.secret) })).status).toBe(409);
  });

  test.for([undefined, "", 123456, ["123456"], "1".repeat(41)])("the code %j: 400", async (code) => {
    const call = await signedIn(host, await aUser(host.database));
    await call("POST", "/api/totp");
    expect((await call("POST", "/api/totp/confirm", { code })).status).toBe(400);
  });

  test.for([
    ["POST", "/api/totp"],
    ["DELETE", "/api/totp"],
    ["POST", "/api/totp/recovery-codes"],
    ["POST", "/api/passkeys/options"],
  ] as const)("%s %s takes a fresh proof", async ([method, path]) => {
    const user = await aUserWithPassword(host.database);
    const call = await aged(user);
    const refused = await call(method, path, {}, PROBLEM);
    expect([refused.status, refused.json().code]).toEqual([403, "fresh_proof"]);
    expect((await call(method, path, { currentPassword: "wrong one" })).status).toBe(400);
    expect((await call(method, path, { currentPassword: PASSWORD })).status).not.toBe(403);
  });
});

describe("signing in", () => {
  test("takes the password and then a code: no session before", async () => {
    const user = await aUserWithPassword(host.database);
    const { secret } = await aSecondFactor(host, user);
    const challenge = await login(user.username);
    expect([challenge.status, challenge.json()]).toEqual([202, { secondFactor: ["totp", "recovery"] }]);
    expect(cookiesOf(challenge)).not.toContain("meishi_session");
    const half = await visitor(host)("GET", "/api/user", undefined, { cookie: cookiesOf(challenge) });
    expect(half.status).toBe(401);
    const answer = await finish(challenge, codeOf(secret));
    expect([answer.status, answer.json().id]).toEqual([200, user.id]);
    const user2 = await visitor(host)("GET", "/api/user", undefined, { cookie: cookiesOf(answer) });
    expect(user2.status).toBe(200);
  });

  test("a wrong password says nothing of the factor", async () => {
    const user = await aUserWithPassword(host.database);
    await aSecondFactor(host, user);
    const answer = await login(user.username, "wrong one");
    expect([answer.status, answer.text]).toEqual([401, "Invalid username or password"]);
  });

  test("takes the code of this and the next step; one that was used, and earlier ones, are refused", async () => {
    const user = await aUserWithPassword(host.database);
    const { secret } = await aSecondFactor(host, user);
    const codes = [-1, 0, 1].map((step) => codeOf(secret, step));
    const status = async (code: string) => (await finish(await login(user.username), code)).status;
    expect(await status(codes[0]!)).toBe(401); // it confirmed the factor
    expect(await status(codes[2]!)).toBe(200);
    for (const code of codes) expect(await status(code)).toBe(401);
  });

  test("refuses the code of a clock that is 90 s off", async () => {
    const user = await aUserWithPassword(host.database);
    const { secret } = await aSecondFactor(host, user);
    for (const steps of [-3, 3])
      expect((await finish(await login(user.username), codeOf(secret, steps))).status).toBe(401);
  });

  test("one code at two places at the same moment signs in once", async () => {
    const user = await aUserWithPassword(host.database);
    const { secret } = await aSecondFactor(host, user);
    const challenge = [await login(user.username), await login(user.username)];
    const code = codeOf(secret);
    const answers = await Promise.all(challenge.map((one) => finish(one, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test("takes each recovery code once, however it is typed", async () => {
    const user = await aUserWithPassword(host.database);
    const { recoveryCodes } = await aSecondFactor(host, user);
    const code = ` ${recoveryCodes[3]!.toUpperCase().replaceAll("-", " ")} `;
    expect((await finish(await login(user.username), code)).status).toBe(200);
    expect((await finish(await login(user.username), recoveryCodes[3])).status).toBe(401);
    const other = await aUserWithPassword(host.database);
    await aSecondFactor(host, other);
    expect((await finish(await login(other.username), recoveryCodes[4])).status).toBe(401);
  });

  test("new recovery codes take the place of the old ones", async () => {
    const user = await aUserWithPassword(host.database);
    const { recoveryCodes } = await aSecondFactor(host, user);
    const call = await signedIn(host, user);
    const fresh = (await call("POST", "/api/totp/recovery-codes")).json<{ recoveryCodes: string[] }>();
    expect((await finish(await login(user.username), recoveryCodes[0])).status).toBe(401);
    expect((await finish(await login(user.username), fresh.recoveryCodes[0])).status).toBe(200);
  });

  test("the second step belongs to the browser that gave the password, and counts once", async () => {
    const user = await aUserWithPassword(host.database);
    const { secret, recoveryCodes } = await aSecondFactor(host, user);
    const challenge = await login(user.username);
    const elsewhere = await visitor(host)("POST", "/api/login/factor", { code: codeOf(secret) });
    expect([elsewhere.status, elsewhere.text]).toEqual([401, "This sign-in took too long. Please start again."]);
    expect((await finish(challenge, codeOf(secret))).status).toBe(200);
    expect((await finish(challenge, recoveryCodes[0])).status).toBe(401);
  });

  test("ends with a new password, and with the factor's removal in another tab", async () => {
    const user = await aUserWithPassword(host.database);
    const { secret } = await aSecondFactor(host, user);
    const call = await signedIn(host, user);
    const first = await login(user.username);
    await call("POST", "/api/update-password", { currentPassword: PASSWORD, newPassword: "a rather long one" });
    expect((await finish(first, codeOf(secret))).status).toBe(401);
    const second = await login(user.username, "a rather long one");
    expect((await call("DELETE", "/api/totp")).status).toBe(204);
    expect((await call("DELETE", "/api/totp")).status).toBe(404);
    expect((await finish(second, codeOf(secret))).status).toBe(401);
    expect((await login(user.username, "a rather long one")).status).toBe(200);
  });

  test("after 20 wrong codes, from whatever address, the right one waits too", async () => {
    const user = await aUserWithPassword(host.database);
    const { secret } = await aSecondFactor(host, user);
    const statuses = new Set<number>();
    for (let n = 0; n < 20; n++) {
      const address = { "x-forwarded-for": `198.51.100.${n}` };
      const challenge = await visitor(host)(
        "POST",
        "/api/login",
        { username: user.username, password: PASSWORD },
        address,
      );
      statuses.add((await finish(challenge, "000000", address)).status);
    }
    expect([...statuses]).toEqual([401]);
    const refused = await finish(await login(user.username), codeOf(secret), { "x-forwarded-for": "203.0.113.9" });
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(3_600);
    const other = await aUserWithPassword(host.database);
    const theirs = await aSecondFactor(host, other);
    expect((await finish(await login(other.username), codeOf(theirs.secret))).status).toBe(200);
  });

  test("the right one works again within the hour", async () => {
    const clock = shiftedClock(mkdtempSync(join(tmpdir(), "meishi-clock-")));
    const late = await startHost({ NODE_OPTIONS: clock.preload });
    onTestFinished(() => late.stop());
    const user = await aUserWithPassword(late.database);
    const { secret } = await aSecondFactor(late, user);
    const tryOne = async (code: string) =>
      (await finish(await login(user.username, PASSWORD, late), code, {}, late)).status;
    for (let n = 0; n < 20; n++) expect(await tryOne("000000")).toBe(401);
    expect(await tryOne(codeOf(secret))).toBe(429);
    const minutes = 59;
    clock.set(minutes * 60_000);
    expect(await tryOne(codeOf(secret, minutes * 2))).toBe(200);
  });

  test("the form of /auth without JavaScript asks for the code on a page of its own", async () => {
    const user = await aUserWithPassword(host.database);
    const { secret } = await aSecondFactor(host, user);
    const post = (path: string, fields: Record<string, string>, cookie = "") => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return visitor(host)("POST", path, form, { origin: host.url, ...(cookie && { cookie }) });
    };
    const challenge = await post("/auth?to=/users", { intent: "login", username: user.username, password: PASSWORD });
    const path = challenge.headers.get("location")!;
    expect([challenge.status, path]).toEqual([302, "/auth?to=%2Fusers&form=factor"]);
    const wrong = await post(path, { intent: "factor", code: "000000" }, cookiesOf(challenge));
    expect(wrong.text).toContain("This code is not correct.");
    const done = await post(path, { intent: "factor", code: codeOf(secret) }, cookiesOf(challenge));
    expect([done.status, done.headers.get("location")]).toEqual([302, "/users"]);
    expect(cookiesOf(done)).toContain("meishi_session=");
  });
});

test("a reset link alone does not pass the second factor", async () => {
  const user = await aUserWithPassword(host.database);
  await aSecondFactor(host, user);
  await visitor(host)("POST", "/api/reset-password", { email: user.email });
  const token = new URL(await linkTo(host, user.email, "Reset your Meishi password")).searchParams.get("token")!;
  const form = new FormData();
  for (const [name, value] of Object.entries({
    token,
    newPassword: "a new long one",
    confirmPassword: "a new long one",
  }))
    form.set(name, value);
  const done = await visitor(host)("POST", "/reset-password", form);
  expect([done.status, cookiesOf(done)]).toEqual([302, ""]);
  expect((await login(user.username, "a new long one")).status).toBe(202);
  expect((await row(user.id)).totpConfirmedAt).not.toBeNull();
});

describe("DELETE /api/users/:id/totp", () => {
  const administrator = async (accessLevel: number) => signedIn(host, await aUser(host.database, { accessLevel }));

  test("takes it from somebody of a lower level: sessions end, a mail says so, the log has it", async () => {
    const user = await aUserWithPassword(host.database, { accessLevel: 3 });
    const { recoveryCodes } = await aSecondFactor(host, user);
    const call = await signedIn(host, user);
    const challenge = await login(user.username);
    expect((await (await administrator(4))("DELETE", `/api/users/${user.id}/totp`)).status).toBe(204);
    expect((await call("GET", "/api/user")).status).toBe(401);
    expect((await finish(challenge, recoveryCodes[0])).status).toBe(401);
    expect((await login(user.username)).status).toBe(200);
    expect(await findMail(host, user.email, "Your second factor was removed")).toBeDefined();
    const { db, tables } = host.database;
    const log = await db
      .select()
      .from(tables.auditLog)
      .where(eq(tables.auditLog.target, `user:${user.id}`));
    expect(log.map(({ action }) => action)).toContain("totp.reset");
  });

  test.for([
    [4, 4],
    [4, 5],
    [5, 5],
    [3, 1],
  ] as const)("level %i may not take it from level %i", async ([level, theirs]) => {
    const user = await aUserWithPassword(host.database, { accessLevel: theirs });
    await aSecondFactor(host, user);
    expect((await (await administrator(level))("DELETE", `/api/users/${user.id}/totp`)).status).toBe(403);
    expect((await login(user.username)).status).toBe(202);
  });

  test("of who has none, or is not there: 404", async () => {
    const user = await aUser(host.database);
    for (const id of [user.id, 999_999])
      expect((await (await administrator(5))("DELETE", `/api/users/${id}/totp`)).status).toBe(404);
  });
});

describe("REQUIRE_SECOND_FACTOR", () => {
  let strict: Host;
  beforeAll(async () => {
    strict = await startHost({ REQUIRE_SECOND_FACTOR: "admins", RATE_LIMITS: "off" });
  });
  afterAll(() => strict.stop());

  test("admins: levels 4 and 5 can do nothing else before they have one", async () => {
    const user = await aUserWithPassword(strict.database, { accessLevel: 4 });
    const call = await signedIn(strict, user);
    for (const path of ["/api/user", "/api/users", "/api/business-cards", "/api/passkeys", "/api/sessions"]) {
      const refused = await call("GET", path, undefined, PROBLEM);
      expect([path, refused.status, refused.json().code]).toEqual([path, 403, "factor_required"]);
    }
    expect((await call("POST", "/api/business-cards", { name: "Ada" })).status).toBe(403);
    for (const path of ["/dashboard", "/account", "/users"])
      expect((await call("GET", path)).headers.get("location")).toBe(`/second-factor?to=${encodeURIComponent(path)}`);
    expect((await call("GET", "/second-factor?to=/users")).status).toBe(200);
    const { secret } = (await call("POST", "/api/totp")).json<{ secret: string }>();
    expect((await call("POST", "/api/totp/confirm", { code: codeOf(secret) })).status).toBe(200);
    expect((await call("GET", "/api/users")).status).toBe(200);
    expect((await call("GET", "/second-factor?to=/users")).headers.get("location")).toBe("/users");
    const refused = await call("DELETE", "/api/totp", undefined, PROBLEM);
    expect([refused.status, refused.json().code]).toEqual([403, "factor_required"]);
    expect((await call("POST", "/api/totp", { replace: true })).status).toBe(200);
  });

  test("admins: lower levels go on without", async () => {
    const call = await signedIn(strict, await aUser(strict.database, { accessLevel: 3 }));
    expect((await call("GET", "/api/user")).status).toBe(200);
  });

  test("keys and app passwords are closed like pages until there is one, but for accounts with a provider", async () => {
    const user = await aUser(strict.database, { accessLevel: 3 });
    const program = await aProgram(strict, user);
    const device = await aDevice(strict, user);
    const { transaction, tables } = strict.database;
    const statuses = async () => [(await program("GET", "/api/contacts")).status, (await device.sync()).status];
    expect(await statuses()).toEqual([200, 207]);
    await transaction((tx) => tx.update(tables.users).set({ accessLevel: 4 }).where(eq(tables.users.id, user.id)));
    expect(await statuses()).toEqual([403, 403]);
    expect((await program("GET", "/api/contacts")).json()).toMatchObject({ code: "factor_required" });
    const refused = await device.send("PROPFIND", device.book);
    expect([refused.status, refused.headers.has("www-authenticate")]).toEqual([403, false]);
    await transaction((tx) => tx.insert(tables.identities).values({ userId: user.id, issuer: "idp", subject: "ada" }));
    expect((await device.sync()).status).toBe(207);
  });

  test("visitors' pages stay open to who has none", async () => {
    const call = await signedIn(strict, await aUser(strict.database, { accessLevel: 5 }));
    for (const path of ["/", "/view/demo", "/api/card/demo"]) expect((await call("GET", path)).status).toBe(200);
    expect((await call("POST", "/api/logout")).status).toBe(204);
  });
});

test("REQUIRE_SECOND_FACTOR=all: somebody of level 1 without one can set one up, and nothing else", async () => {
  const strict = await startHost({ REQUIRE_SECOND_FACTOR: "all" });
  onTestFinished(() => strict.stop());
  const user = await aUserWithPassword(strict.database);
  const signedInNow = await login(user.username, PASSWORD, strict);
  expect(signedInNow.status).toBe(200);
  const own = { cookie: cookiesOf(signedInNow), origin: strict.url };
  const call = (method: string, path: string, body?: unknown) =>
    visitor(strict)(method, path, body, { ...own, ...PROBLEM });
  const REFUSED = [
    ["GET", "/api/user"],
    ["GET", "/api/business-cards"],
    ["POST", "/api/business-cards"],
    ["PUT", `/api/users/${user.id}`],
    ["POST", "/api/passkeys/options"],
    ["POST", "/api/update-password"],
    ["GET", "/api/user/export"],
    ["DELETE", "/api/user"],
    ["DELETE", "/api/sessions"],
  ] as const;
  for (const [method, path] of REFUSED) {
    const refused = await call(method, path, method === "GET" ? undefined : {});
    expect([method, path, refused.status, refused.json().code]).toEqual([method, path, 403, "factor_required"]);
  }
  for (const path of ["/dashboard", "/account", "/welcome", "/team", "/invitation/unknown", "/share/1"])
    expect([path, (await call("GET", path)).headers.get("location")]).toEqual([
      path,
      `/second-factor?to=${encodeURIComponent(path)}`,
    ]);
  const { secret } = (await call("POST", "/api/totp", { currentPassword: PASSWORD })).json<{ secret: string }>();
  expect((await call("POST", "/api/totp/confirm", { code: codeOf(secret) })).status).toBe(200);
  expect((await call("GET", "/api/user")).status).toBe(200);
  expect((await call("DELETE", "/api/totp", {})).status).toBe(403);
});

test("a code does not complete a sign-in that began with another password than the account has by now", async () => {
  const user = await aUserWithPassword(host.database);
  const { recoveryCodes } = await aSecondFactor(host, user);
  const begun = await login(user.username);
  expect(begun.status).toBe(202);
  const { transaction, tables } = host.database;
  const setPassword = (password: string) =>
    transaction((tx) => tx.update(tables.users).set({ password }).where(eq(tables.users.id, user.id)));
  const { password } = await row(user.id);
  // As a sign-in leaves it that was checked before the change, and went on after it.
  await setPassword("another");
  expect((await finish(begun, recoveryCodes[0])).text).toBe("This sign-in took too long. Please start again.");
  await setPassword(password);
  expect((await finish(begun, recoveryCodes[0])).status).toBe(200);
});
