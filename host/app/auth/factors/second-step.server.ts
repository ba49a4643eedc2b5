import { eq } from "drizzle-orm";
import type { User } from "#db/index.ts";
import { tables, transaction } from "../../database.server.ts";
import { Unauthenticated } from "../../errors.ts";
import { limitAttempt } from "../../rate-limits/rate-limits.server.ts";
import {
  addChallenge,
  challengeCookie,
  challengeToken,
  findChallenge,
  newToken,
  noChallengeCookie,
  consumeChallenge,
} from "../challenges.server.ts";
import { recordFailedSignIn } from "../sign-in/failed-sign-in.server.ts";
import { findUser } from "../sign-in/find-user.server.ts";
import { type SignInRequest, finishSignIn, type SignedIn } from "../sessions/start-session.server.ts";
import { verifySecondFactor } from "./second-factor.server.ts";
import { tokenHash } from "../sessions/session.server.ts";
import { authMessages } from "../messages.en.ts";

/** The password was right, but a code is still missing. */
export interface PendingSecondFactor {
  state: "second-factor";
  cookie: string;
}

export async function startSecondFactor(user: User): Promise<PendingSecondFactor> {
  const token = newToken();
  const detail = { password: tokenHash(user.password) };
  await addChallenge({ kind: "factor", value: token, browser: token, userId: user.id, detail });
  return { state: "second-factor", cookie: challengeCookie("factor", token) };
}

const expired = () => new Unauthenticated(authMessages.signInTimedOut, "sign_in_expired");

/**
 * Completes a sign-in with a code of the app or a recovery code. Wrong codes are counted per account across IPs,
 * because an attacker who has the password only needs to guess a code. Throws SignedOut for a wrong code, and TooMany
 * after twenty, even for the right one.
 */
export async function finishWithFactor(arrival: SignInRequest, code: string): Promise<SignedIn & { clear: string }> {
  const token = challengeToken(arrival.request, "factor");
  const challenge = token === undefined ? undefined : await findChallenge("factor", token, token);
  const user = challenge?.userId == null ? undefined : await findUser(challenge.userId);
  // Removed meanwhile, perhaps in another tab; the next sign-in asks for no code.
  if (token === undefined || !user?.totpConfirmedAt) throw expired();
  // So may the password have been, after it was checked: the end of sign-ins under way came before this one.
  if (challenge?.detail.password !== tokenHash(user.password)) throw expired();
  await limitAttempt("wrongCode", { account: user.id }, authMessages.tooManyCodes, () =>
    transaction(function* (tx) {
      if (!(yield* verifySecondFactor(tx, user, code))) throw new Unauthenticated(wrong(code), "wrong_code", "code");
      if (!(yield* consumeChallenge(tx, "factor", token, token))) throw expired();
    }),
  ).catch(async (error: unknown) => {
    if (error instanceof Unauthenticated && error.code === "wrong_code")
      await recordFailedSignIn(eq(tables.users.id, user.id));
    throw error;
  });
  return { ...(await finishSignIn(arrival, user, { method: "password" })), clear: noChallengeCookie("factor") };
}

/** Codes of an app consist of digits only. */
const wrong = (code: string) => (/[a-z]/i.test(code) ? authMessages.wrongRecoveryCode : authMessages.wrongCode);
