import { eq } from "drizzle-orm";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { User } from "#db/index.ts";
import { tables } from "../../database.server.ts";
import { Unauthenticated } from "../../errors.ts";
import { truncateAddress } from "../../runtime/ip-address.server.ts";
import { log } from "../../runtime/log.server.ts";
import { limitAttempt, consume, resetLimit, refund, countOnly } from "../../rate-limits/rate-limits.server.ts";
import { rehashPassword, expectedCost } from "../passwords/legacy-hashes.server.ts";
import { recordFailedSignIn } from "./failed-sign-in.server.ts";
import { findUserToSignIn } from "./find-user.server.ts";
import { lookupKey } from "../../input/lookup-key.ts";
import { isFamiliarNetwork } from "../sessions/known-devices.server.ts";
import type { Credentials } from "../auth.schema.ts";
import { verifyPassword } from "../passwords/password.server.ts";
import { startSecondFactor, type PendingSecondFactor } from "../factors/second-step.server.ts";
import { requireLocalSignIn } from "./single-sign-on.server.ts";
import { type SignInRequest, finishSignIn, type SignedIn } from "../sessions/start-session.server.ts";
import { waitInSignInQueue } from "./sign-in-queue.server.ts";
import { authMessages } from "../messages.en.ts";

const { users } = tables;

const authenticator = new Authenticator<User>().use(
  new FormStrategy(async ({ form }) => {
    const [name, password] = [String(form.get("username")), String(form.get("password"))];
    const cost = await expectedCost(lookupKey(name));
    const user = await findUserToSignIn(name);
    if (!(await verifyPassword(user?.password, password, cost))) {
      throw new Unauthenticated(authMessages.wrongCredentials, "wrong_credentials");
    }
    return rehashPassword(user!, password);
  }),
  "form",
);

/**
 * Signs in by username or email, or returns that a second factor is needed; for /api/login and /auth. Throws SignedOut
 * with the same message for an unknown name and a wrong password, TooMany after too many of either from one IP. Guesses
 * at one account from many IPs are slowed down, except from networks where the account was used or one of its links
 * opened, so that its owner cannot be locked out.
 */
export async function signIn(
  arrival: SignInRequest,
  credentials: Credentials,
): Promise<SignedIn | PendingSecondFactor> {
  const { clientAddress } = arrival;
  await consume("signIn", { address: clientAddress }, authMessages.tooManySignIns);
  // Attempts by username and by email address are guesses at the same account.
  const target = await findUserToSignIn(credentials.username);
  const account = target?.usernameKey ?? lookupKey(credentials.username);
  const here = { address: clientAddress, account };
  const user = await limitAttempt("wrongPassword", here, authMessages.tooManyPasswords, () =>
    limitAttempt("wrongPasswords", { address: clientAddress }, authMessages.tooManyPasswords, () =>
      guess(credentials, here, target?.id),
    ),
  );
  await resetLimit("wrongPassword", here);
  requireLocalSignIn(user.id);
  return user.totpConfirmedAt ? startSecondFactor(user) : finishSignIn(arrival, user, { method: "password" });
}

async function guess(
  credentials: Credentials,
  { address, account }: { address: string; account: string },
  userId: number | undefined,
): Promise<User> {
  const network = truncateAddress(address) ?? address;
  const areMany = await countOnly("guesses", { account });
  const areManyHere = await countOnly("guesses", { account, address: network });
  const isOwn = areMany && !areManyHere && userId !== undefined && (await isFamiliarNetwork(userId, address));
  if (areMany && !isOwn) await waitInSignInQueue(account, network, authMessages.tooManyPasswords);
  try {
    const user = await authenticate(credentials);
    await refund("guesses", { account });
    await refund("guesses", { account, address: network });
    return user;
  } catch (error) {
    // Neither name nor password is recorded: people sometimes type a password into the wrong field.
    if (error instanceof Unauthenticated) {
      log("warn", "sign-in failed", { from: truncateAddress(address) });
      await recordFailedSignIn(eq(users.usernameKey, account));
    }
    throw error;
  }
}

/** FormStrategy refuses JSON, so it always gets a form, however the credentials were sent. */
function authenticate({ username, password }: Credentials): Promise<User> {
  const body = new URLSearchParams({ username, password });
  return authenticator.authenticate("form", new Request("http://localhost/auth", { method: "POST", body }));
}
