import { eq } from "drizzle-orm";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { User } from "#db/index.ts";
import { tables } from "../database.server.ts";
import { SignedOut } from "../errors.ts";
import { truncateAddress } from "../operation/address.server.ts";
import { log } from "../operation/log.server.ts";
import { attempt, consume, forgive, giveBack, tally } from "../rate-limits/rate-limits.server.ts";
import { TOO_MANY_GUESSES } from "./credentials.server.ts";
import { renewHash, usualCost } from "./earlier-hashes.server.ts";
import { noteFailedSignIn } from "./failed-sign-in.server.ts";
import { findUserToSignIn, identityKey } from "./find-user.server.ts";
import { isKnownNetwork } from "./known-devices.server.ts";
import type { Credentials } from "./auth.schema.ts";
import { verifyPassword } from "./password.server.ts";
import { WRONG_CREDENTIALS } from "./sentences.ts";
import { askForFactor, type HalfSignedIn } from "./factors/second-step.server.ts";
import { refuseWhereSingleSignOn } from "./single-sign-on.server.ts";
import { type Arrival, finishSignIn, type SignedIn } from "./start-session.server.ts";
import { waitForTurn } from "./turns.server.ts";

const { users } = tables;

const authenticator = new Authenticator<User>().use(
  new FormStrategy(async ({ form }) => {
    const [name, password] = [String(form.get("username")), String(form.get("password"))];
    const cost = await usualCost(identityKey(name));
    const user = await findUserToSignIn(name);
    if (!(await verifyPassword(user?.password, password, cost))) {
      throw new SignedOut(WRONG_CREDENTIALS, "wrong_credentials");
    }
    await renewHash(user!, password);
    return user!;
  }),
  "form",
);

/**
 * Signs a person in by username or confirmed address, or asks for the second factor that the account has; for
 * /api/login and /auth alike. Throws SignedOut with the same words for an unknown name and a wrong password, TooMany
 * after too many of either from one address. Guesses at one account from many addresses are slowed, but not in a
 * network where the account was used or a link of ours opened, so nobody can lock an owner out.
 */
export async function signIn(arrival: Arrival, credentials: Credentials): Promise<SignedIn | HalfSignedIn> {
  const { clientAddress } = arrival;
  await consume("signIn", { address: clientAddress }, "Too many sign-ins from your network.");
  // Attempts by username and by email address are guesses at the same account.
  const target = await findUserToSignIn(credentials.username);
  const account = target?.usernameKey ?? identityKey(credentials.username);
  const here = { address: clientAddress, account };
  const user = await attempt("wrongPassword", here, TOO_MANY_GUESSES, () =>
    attempt("wrongPasswords", { address: clientAddress }, TOO_MANY_GUESSES, () => guess(credentials, here, target?.id)),
  );
  await forgive("wrongPassword", here);
  refuseWhereSingleSignOn(user.id);
  return user.totpConfirmedAt ? askForFactor(user) : finishSignIn(arrival, user, "password");
}

async function guess(
  credentials: Credentials,
  { address, account }: { address: string; account: string },
  userId: number | undefined,
): Promise<User> {
  const network = truncateAddress(address) ?? address;
  const areMany = await tally("guesses", { account });
  const areManyHere = await tally("guesses", { account, address: network });
  const isOwn = areMany && !areManyHere && userId !== undefined && (await isKnownNetwork(userId, address));
  if (areMany && !isOwn) await waitForTurn(account, network, TOO_MANY_GUESSES);
  try {
    const user = await authenticate(credentials);
    await giveBack("guesses", { account });
    await giveBack("guesses", { account, address: network });
    return user;
  } catch (error) {
    // Neither name nor password is recorded: people sometimes type a password into the wrong field.
    if (error instanceof SignedOut) {
      log("warn", "sign-in failed", { from: truncateAddress(address) });
      await noteFailedSignIn(eq(users.usernameKey, account));
    }
    throw error;
  }
}

/** FormStrategy refuses JSON, so it always gets a form, however the credentials were sent. */
function authenticate({ username, password }: Credentials): Promise<User> {
  const body = new URLSearchParams({ username, password });
  return authenticator.authenticate("form", new Request("http://localhost/auth", { method: "POST", body }));
}
