// Second factors, passkeys, single sign-on and sessions.
import { eq } from "drizzle-orm";
import { aSecondFactor, codeOf, cookiesOf } from "../../tests/authenticator-app.ts";
import { aUserWithPassword, PASSWORD } from "../../tests/builders.ts";
import { signedIn, visitor } from "../../tests/client.ts";
import { linkTo } from "../../tests/outbox.ts";
import { type Category, person, status } from "./attempt.ts";

/** An answer of a passkey that does not exist. */
const madeUp = (challenge: string, origin: string) => ({
  id: "AAAA",
  rawId: "AAAA",
  type: "public-key",
  response: {
    clientDataJSON: Buffer.from(JSON.stringify({ type: "webauthn.get", challenge, origin })).toString("base64url"),
    authenticatorData: "AAAA",
    signature: "AAAA",
  },
});

export const factors: Category = {
  id: "A07",
  name: "Second factors, passkeys and sessions",
  attempts: async ({ host, limited, anyone }) => {
    const user = await aUserWithPassword(host.database);
    const { secret, recoveryCodes } = await aSecondFactor(host, user);
    const login = () => anyone("POST", "/api/login", { username: user.username, password: PASSWORD });
    const finish = (cookie: string, code: string) =>
      anyone("POST", "/api/login/factor", { code }, { cookie, origin: host.url });
    return [
      [
        "a session before the second factor",
        async () => {
          const cookie = cookiesOf(await login());
          return (
            !cookie.includes("meishi_session") &&
            (await status(anyone("GET", "/api/user", undefined, { cookie }))) === 401
          );
        },
      ],
      [
        "a code that was used",
        async () => {
          const code = codeOf(secret);
          const first = await status(finish(cookiesOf(await login()), code));
          return first === 200 && (await status(finish(cookiesOf(await login()), code))) === 401;
        },
      ],
      [
        "a recovery code that was used",
        async () => {
          const code = recoveryCodes[0]!;
          const first = await status(finish(cookiesOf(await login()), code));
          return first === 200 && (await status(finish(cookiesOf(await login()), code))) === 401;
        },
      ],
      [
        "a second step in another browser",
        async () => {
          await login();
          return (await status(anyone("POST", "/api/login/factor", { code: recoveryCodes[1] }))) === 401;
        },
      ],
      [
        "guessing codes from many addresses",
        async () => {
          const victim = await aUserWithPassword(limited.database);
          await aSecondFactor(limited, victim);
          const codes: number[] = [];
          for (let n = 0; n < 25; n++) {
            const from = { "x-forwarded-for": `198.51.100.${n}` };
            const loginResponse = await visitor(limited)(
              "POST",
              "/api/login",
              { username: victim.username, password: PASSWORD },
              from,
            );
            const guess = visitor(limited)(
              "POST",
              "/api/login/factor",
              { code: String(100_000 + n) },
              { ...from, cookie: cookiesOf(loginResponse), origin: limited.url },
            );
            codes.push(await status(guess));
          }
          return codes.slice(20).every((code) => code === 429);
        },
      ],
      [
        "another level's second factor",
        async () => {
          const { call } = await person(host, 4);
          const boss = await aUserWithPassword(host.database, { accessLevel: 5 });
          await aSecondFactor(host, boss);
          return (await status(call("DELETE", `/api/users/${boss.id}/totp`))) === 403;
        },
      ],
      [
        "somebody else's session",
        async () => {
          const theirs = await signedIn(host, user);
          const { items } = (await theirs("GET", "/api/sessions")).json<{ items: { id: number }[] }>();
          const { call } = await person(host, 5);
          return (await status(call("DELETE", `/api/sessions/${items[0]!.id}`))) === 404;
        },
      ],
      [
        "a reset by mail against the factor of who has changed address",
        async () => {
          const owner = await aUserWithPassword(host.database, { emailConfirmedAt: new Date(Date.now() - 86_400_000) });
          await aSecondFactor(host, owner);
          const { transaction, tables } = host.database;
          await transaction((tx) =>
            tx.update(tables.users).set({ emailConfirmedAt: new Date() }).where(eq(tables.users.id, owner.id)),
          );
          await anyone("POST", "/api/reset-password", { email: owner.email });
          const link = new URL(await linkTo(host, owner.email, "Reset your Meishi password"));
          const form = new FormData();
          form.set("token", link.searchParams.get("token")!);
          for (const field of ["newPassword", "confirmPassword"]) form.set(field, "a rather long one");
          await anyone("POST", "/reset-password", form);
          const { username } = owner;
          return (await status(anyone("POST", "/api/login", { username, password: "a rather long one" }))) === 202;
        },
      ],
      [
        "strangers who use up the reset mails of a mailbox",
        async () => {
          const owner = await aUserWithPassword(limited.database);
          const from = (n: number) => ({ "x-forwarded-for": `203.0.113.${n}` });
          const login = { username: owner.username, password: PASSWORD };
          const cookie = cookiesOf(await visitor(limited)("POST", "/api/login", login, from(1)));
          const ask = (n: number, headers = {}) =>
            visitor(limited)("POST", "/api/reset-password", { email: owner.email }, { ...from(n), ...headers });
          for (let n = 2; n < 10; n++) await ask(n);
          const sent = async () => {
            await new Promise((resolve) => setTimeout(resolve, 500));
            const { db, tables } = limited.database;
            return (await db.select().from(tables.mailOutbox).where(eq(tables.mailOutbox.recipient, owner.email)))
              .length;
          };
          const before = await sent();
          await ask(1, { cookie: cookie.replace(/meishi_session=[^;]*(?:; )?/, "") });
          return (await sent()) === before + 1;
        },
      ],
      [
        "a made-up passkey",
        async () => {
          const cookie = cookiesOf(await anyone("POST", "/api/login/passkey/options"));
          return (
            (await status(
              anyone("POST", "/api/login/passkey", madeUp("x", host.url), { cookie, origin: host.url }),
            )) === 401
          );
        },
      ],
      [
        "a proof by a challenge of signing in",
        async () => {
          const mine = await signedIn(host, user);
          const begun = await anyone("POST", "/api/login/passkey/options");
          const { challenge } = begun.json<{ challenge: string }>();
          return (await status(mine("POST", "/api/proof/passkey", madeUp(challenge, host.url)))) === 403;
        },
      ],
      [
        "a provider's answer that nobody asked for",
        async () => (await status(anyone("GET", "/auth/oidc/callback?code=x&state=y"))) === 404,
      ],
    ];
  },
};
