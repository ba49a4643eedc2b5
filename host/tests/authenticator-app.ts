import { Secret, TOTP } from "otpauth";
import type { User } from "../../db/index.ts";
import { unique } from "./builders.ts";
import { signedIn } from "./client.ts";
import type { Host } from "./host.ts";

const STEP_MS = 30_000;

/** The code that an authenticator app shows now, or so many steps of 30 seconds later. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });

/** Gives somebody a second factor, confirmed by the code of the last step, so that those after it are unused. */
export async function aSecondFactor(
  host: Host,
  user: Pick<User, "id">,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const call = await signedIn(host, user);
  const { secret } = (await call("POST", "/api/totp")).json<{ secret: string }>();
  const confirm = () => call("POST", "/api/totp/confirm", { code: codeOf(secret, -1) });
  const first = await confirm();
  const confirmed = first.status === 200 ? first : await confirm(); // a step may have begun on the way
  return { secret, ...confirmed.json<{ recoveryCodes: string[] }>() };
}

/** A passkey of nobody's device: it can be listed and removed, but signs nothing. */
export async function aPasskey({ database: { transaction, tables } }: Host, user: Pick<User, "id">, name = "Laptop") {
  const credentialId = unique("credential");
  const values = { userId: user.id, name, credentialId, publicKey: "x", counter: 0, rpId: "localhost" };
  const [made] = await transaction((tx) => tx.insert(tables.passkeys).values(values).returning());
  return made!;
}

/** The cookies that an answer sets, as the browser sends them back. */
export const cookiesOf = ({ headers }: { headers: Headers }): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0]!)
    .join("; ");
