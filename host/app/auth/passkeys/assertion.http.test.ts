import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cookiesOf } from "../../../tests/authenticator-app.ts";
import { aUser, signedInBefore } from "../../../tests/builders.ts";
import { signedIn, visitor } from "../../../tests/client.ts";
import { type Host, startHost } from "../../../tests/host.ts";
import { type ShiftedClock, shiftedClock } from "../../../tests/shifted-clock.ts";
import type { Passkey } from "./passkeys.server.ts";
import { aNewSoftwarePasskey, aSoftwarePasskey } from "../../../tests/software-passkey.ts";

let host: Host;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.stop());

const PROBLEM = { accept: "application/problem+json" };
type Changes = Partial<Parameters<Awaited<ReturnType<typeof aSoftwarePasskey>>>[0]>;

async function ask(cookie = "", at = host) {
  const response = await visitor(at)("POST", "/api/login/passkey/options", undefined, { cookie, origin: at.url });
  return { challenge: response.json<{ challenge: string }>().challenge, cookie: cookiesOf(response) };
}

const signIn = (answer: unknown, cookie: string, at = host) =>
  visitor(at)("POST", "/api/login/passkey", answer, { ...PROBLEM, cookie, origin: at.url });

test("an answer without its parts is refused in one sentence", async () => {
  const answer = await visitor(host)("POST", "/api/login/passkey", { response: {} }, { origin: host.url });
  expect([answer.status, answer.text]).toEqual([400, "The passkey could not be read"]);
});

describe("an answer that is signed by the passkey", () => {
  const WRONG: Record<string, [Changes, string]> = {
    "for another host": [{ origin: "https://evil.example" }, "passkey_unknown"],
    "for another port of this host": [{ origin: "http://localhost:1" }, "passkey_unknown"],
    "for another relying party": [{ rpId: "evil.example" }, "passkey_unknown"],
    "without a look at who is there": [{ isVerified: false }, "passkey_unknown"],
    "with the counter of the last time": [{ counter: 5 }, "passkey_copied"],
    "with a counter that falls": [{ counter: 4 }, "passkey_copied"],
    "with no counter, after one that counted": [{ counter: 0 }, "passkey_copied"],
    "to a challenge that nobody asked": [{ challenge: "bm9ib2R5" }, "sign_in_expired"],
  };

  test.for(Object.entries(WRONG))("%s: refused", async ([, [changes, code]]) => {
    const answerTo = await aSoftwarePasskey(host, await aUser(host.database));
    const { challenge, cookie } = await ask();
    const refused = await signIn(answerTo({ challenge, origin: host.url, ...changes }), cookie);
    expect([refused.status < 500, refused.json().code, cookiesOf(refused)]).toEqual([true, code, ""]);
  });

  test("in each of two tabs, to the challenge of that tab, signs in once", async () => {
    const answerTo = await aSoftwarePasskey(host, await aUser(host.database));
    const first = await ask();
    const second = await ask(first.cookie);
    expect(second.cookie).toBe(first.cookie);
    const inFirst = answerTo({ challenge: first.challenge, origin: host.url });
    const inSecond = answerTo({ challenge: second.challenge, origin: host.url, counter: 7 });
    expect((await signIn(inFirst, first.cookie)).status).toBe(200);
    expect((await signIn(inSecond, first.cookie)).status).toBe(200);
    expect((await signIn(inSecond, first.cookie)).json().code).toBe("sign_in_expired");
  });
});

describe("a challenge lives five minutes", () => {
  let late: Host;
  let clock: ShiftedClock;
  beforeAll(async () => {
    clock = shiftedClock(mkdtempSync(join(tmpdir(), "meishi-clock-")));
    late = await startHost({ NODE_OPTIONS: clock.preload });
  });
  afterAll(() => late.stop());

  const TIMES = [
    [295, true],
    [301, false],
  ] as const;

  test.for(TIMES)("one to sign in by, after %i s: %s", async ([seconds, isTaken]) => {
    const answerTo = await aSoftwarePasskey(late, await aUser(late.database));
    clock.set(0);
    const { challenge, cookie } = await ask("", late);
    clock.set(seconds * 1_000);
    const answer = await signIn(answerTo({ challenge, origin: late.url }), cookie, late);
    expect([answer.status, answer.json().code]).toEqual(isTaken ? [200, undefined] : [401, "sign_in_expired"]);
  });

  test.for(TIMES)("one to prove by, after %i s: %s", async ([seconds, isTaken]) => {
    const user = await aUser(late.database);
    const [answerTo, call] = [await aSoftwarePasskey(late, user), await signedIn(late, user)];
    clock.set(0);
    const { challenge } = (await call("POST", "/api/proof/passkey/options")).json<{ challenge: string }>();
    clock.set(seconds * 1_000);
    const answer = await call("POST", "/api/proof/passkey", answerTo({ challenge, origin: late.url }), PROBLEM);
    expect([answer.status, !isTaken && answer.json().code]).toEqual(isTaken ? [204, false] : [403, "sign_in_expired"]);
  });

  test.for(TIMES)("one for a new passkey, after %i s: %s", async ([seconds, isTaken]) => {
    const call = await signedIn(late, await aUser(late.database));
    clock.set(0);
    const { challenge } = (await call("POST", "/api/passkeys/options")).json<{ challenge: string }>();
    clock.set(seconds * 1_000);
    const answer = await call("POST", "/api/passkeys", aNewSoftwarePasskey({ challenge, origin: late.url }));
    expect(answer.status).toBe(isTaken ? 201 : 400);
  });
});

describe("a proof by a passkey", () => {
  test("counts for this session; one of somebody else's passkey does not", async () => {
    const [user, other] = [await aUser(host.database), await aUser(host.database)];
    const [own, theirs] = [await aSoftwarePasskey(host, user), await aSoftwarePasskey(host, other)];
    const call = await signedIn(host, user);
    await signedInBefore(host.database, user, 11);
    const challenge = async () =>
      (await call("POST", "/api/proof/passkey/options")).json<{ challenge: string }>().challenge;
    const prove = async (answer: unknown) => (await call("POST", "/api/proof/passkey", answer)).status;
    expect(await prove(theirs({ challenge: await challenge(), origin: host.url }))).toBe(403);
    expect((await call("POST", "/api/totp")).status).toBe(403);
    expect(await prove(own({ challenge: await challenge(), origin: host.url, isVerified: false }))).toBe(403);
    expect(await prove(own({ challenge: await challenge(), origin: host.url }))).toBe(204);
    expect((await call("POST", "/api/totp")).status).toBe(200);
  });
});

test("a passkey without a name gets one that no other has", async () => {
  const call = await signedIn(host, await aUser(host.database));
  const add = async () => {
    const { challenge } = (await call("POST", "/api/passkeys/options")).json<{ challenge: string }>();
    return (await call("POST", "/api/passkeys", aNewSoftwarePasskey({ challenge, origin: host.url }))).json<Passkey>();
  };
  const first = await add();
  expect([first.name, (await add()).name]).toEqual(["Passkey 1", "Passkey 2"]);
  await call("DELETE", `/api/passkeys/${first.id}`);
  expect((await add()).name).toBe("Passkey 3");
});
