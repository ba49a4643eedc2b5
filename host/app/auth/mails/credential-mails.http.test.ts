import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aPasskey, aSecondFactor, codeOf } from "../../../tests/authenticator-app.ts";
import { aUser, aUserWithPassword, PASSWORD } from "../../../tests/builders.ts";
import { type Client, signedIn, visitor } from "../../../tests/client.ts";
import { type Host, startHost } from "../../../tests/host.ts";
import { findMail, linkTo } from "../../../tests/outbox.ts";

let host: Host;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.stop());

const NEW_PASSWORD = "a rather new secret";

/** Each change that somebody makes of how they sign in; answers what no mail may say. */
const CHANGES: Record<string, (call: Client, user: { id: number }) => Promise<string[]>> = {
  "Your password was changed": async (call) => {
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect((await call("POST", "/api/update-password", body)).status).toBe(200);
    return [PASSWORD, NEW_PASSWORD];
  },
  "Your second factor is on": async (_, user) => {
    const { secret, recoveryCodes } = await aSecondFactor(host, user);
    return [secret, ...recoveryCodes];
  },
  "Your second factor was replaced": async (call, user) => {
    await aSecondFactor(host, user);
    const { secret } = (await call("POST", "/api/totp", { replace: true })).json<{ secret: string }>();
    const confirmed = await call("POST", "/api/totp/confirm", { code: codeOf(secret) });
    return [secret, ...confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes];
  },
  "You have new recovery codes": async (call, user) => {
    await aSecondFactor(host, user);
    return (await call("POST", "/api/totp/recovery-codes")).json<{ recoveryCodes: string[] }>().recoveryCodes;
  },
  "Your second factor was removed": async (call, user) => {
    const { secret } = await aSecondFactor(host, user);
    expect((await call("DELETE", "/api/totp")).status).toBe(204);
    return [secret];
  },
  "A device can open your contacts": async (call) => {
    const { password } = (await call("POST", "/api/app-passwords", { name: "Phone" })).json<{ password: string }>();
    return [password];
  },
  "A passkey was removed": async (call, user) => {
    expect((await call("DELETE", `/api/passkeys/${(await aPasskey(host, user)).id}`)).status).toBe(204);
    return [];
  },
};

/** A client whose session does not end with the others. */
const lasting =
  (user: { id: number }): Client =>
  async (...request) =>
    (await signedIn(host, user))(...request);

describe("the owner is told by mail", () => {
  test.for(Object.entries(CHANGES))("%s", async ([subject, change]) => {
    const user = await aUserWithPassword(host.database);
    const secrets = await change(lasting(user), user);
    const mail = await findMail(host, user.email, subject);
    expect(mail?.text).toContain(`your Meishi account "${user.username}"`);
    expect(mail?.text).toContain("Forgot password?");
    expect(mail?.text).toContain(`${host.url}/account?tab=security`);
    for (const secret of secrets) expect(mail!.text + mail!.html).not.toContain(secret);
  });

  test("of a password that was chosen by a link, or given by an administrator, who is told apart", async () => {
    const user = await aUserWithPassword(host.database);
    await visitor(host)("POST", "/api/reset-password", { email: user.email });
    const form = new FormData();
    form.set("token", new URL(await linkTo(host, user.email)).searchParams.get("token")!);
    for (const name of ["newPassword", "confirmPassword"]) form.set(name, NEW_PASSWORD);
    expect((await visitor(host)("POST", "/reset-password", form)).status).toBe(302);
    expect((await findMail(host, user.email))?.text).toContain("chosen through a link we sent to this address");
    const administrator = await signedIn(host, await aUser(host.database, { accessLevel: 4 }));
    await administrator("PATCH", `/api/users/${user.id}`, { password: "yet another secret" });
    expect((await findMail(host, user.email))?.text).toContain("set by an administrator");
  });

  test("in the account's language; an administrator's does not matter", async () => {
    const user = await aUserWithPassword(host.database, { locale: "de" });
    await aSecondFactor(host, user);
    const on = await findMail(host, user.email, "Ihr zweiter Faktor ist eingeschaltet");
    expect(on?.text).toContain(`Ihr Meishi-Konto „${user.username}“ fragt jetzt`);
    expect(on?.html).toContain('<html lang="de">');
    const administrator = await signedIn(host, await aUser(host.database, { accessLevel: 4, locale: "en" }));
    expect((await administrator("DELETE", `/api/users/${user.id}/totp`)).status).toBe(204);
    expect((await findMail(host, user.email))?.subject).toBe("Ihr zweiter Faktor wurde entfernt");
  });

  test("in the browser's language where the account chose none", async () => {
    const user = await aUserWithPassword(host.database);
    const call = await signedIn(host, user);
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    await call("POST", "/api/update-password", body, { "accept-language": "de-AT,de;q=0.9" });
    expect((await findMail(host, user.email))?.subject).toBe("Ihr Passwort wurde geändert");
  });

  test("but not at an address that was never confirmed", async () => {
    const user = await aUserWithPassword(host.database, { emailConfirmedAt: null });
    await aSecondFactor(host, user);
    const { db, tables } = host.database;
    expect(await db.select().from(tables.mailOutbox).where(eq(tables.mailOutbox.recipient, user.email))).toEqual([]);
  });
});
