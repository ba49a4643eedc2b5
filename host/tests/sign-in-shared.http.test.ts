import { expect, onTestFinished, test } from "vitest";
import { describePostgres, newPostgres } from "../../db/tests/databases.ts";
import { aSecondFactor, codeOf, cookiesOf } from "./authenticator-app.ts";
import { aUserWithPassword, PASSWORD } from "./builders.ts";
import { signedIn, visitor } from "./client.ts";
import { type Host, startHost } from "./host.ts";
import { CLIENT, forgedProvider } from "./oidc-providers.ts";
import { Wanderer } from "./wanderer.ts";

const settings = { SESSION_SECRET: "one secret for all of them", RATE_LIMITS: "off" };

async function two(environment: Record<string, string> = {}): Promise<[Host, Host]> {
  const DATABASE_URL = await newPostgres(onTestFinished);
  const first = await startHost({ ...settings, ...environment, DATABASE_URL });
  onTestFinished(() => first.stop());
  const second = await startHost({ ...settings, ...environment, DATABASE_URL });
  onTestFinished(() => second.stop());
  return [first, second];
}

describePostgres("two servers with one PostgreSQL", () => {
  test("what one begins the other finishes, and a code counts once for both", async () => {
    const [one, other] = await two();
    const user = await aUserWithPassword(one.database);
    const { secret } = await aSecondFactor(one, user);
    const login = () => visitor(one)("POST", "/api/login", { username: user.username, password: PASSWORD });
    const logins = [await login(), await login()];
    const code = codeOf(secret);
    const answers = await Promise.all(
      [one, other].map((host, at) =>
        visitor(host)("POST", "/api/login/factor", { code }, { cookie: cookiesOf(logins[at]!), origin: host.url }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const call = await signedIn(other, user);
    expect((await call("GET", "/api/sessions")).json<{ total: number }>().total).toBeGreaterThan(1);
    expect((await call("POST", "/api/passkeys/options")).status).toBe(200);
    expect((await call("DELETE", "/api/sessions")).status).toBe(204);
    expect((await call("DELETE", "/api/totp")).status).toBe(204);
  });

  test("somebody new at the provider, at the same moment on both, has one account", async () => {
    const email = "grace@example.com";
    const provider = await forgedProvider({ sub: "grace", email, email_verified: true });
    onTestFinished(() => provider.stop());
    const [one, other] = await two({
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
    });
    const ended = await Promise.all([one, other].map(({ url }) => new Wanderer().open(`${url}/auth/oidc`)));
    expect(ended.map(({ url }) => url.pathname)).toEqual(["/dashboard", "/dashboard"]);
    const { db, tables } = one.database;
    const made = (await db.select().from(tables.users)).filter((user) => user.email === email);
    expect(made).toHaveLength(1);
  });
});
