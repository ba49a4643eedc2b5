import { and, eq, isNull, notInArray, type SQL } from "drizzle-orm";
import { getRow, run, type Tx, type TxSteps } from "#db/index.ts";
import { MINUTE_MS } from "../config/durations.ts";
import { tables, transaction } from "../database.server.ts";
import { Invalid, Forbidden, Unauthenticated } from "../errors.ts";
import { limitAttempt, resetLimit } from "../rate-limits/rate-limits.server.ts";
import { findUser } from "./sign-in/find-user.server.ts";
import { verifyPassword } from "./passwords/password.server.ts";
import type { SessionUser } from "./sessions/session.server.ts";
import { authMessages } from "./messages.en.ts";

const { apiKeys, appPasswords, challenges, emailLinks, passwordResets, sessions } = tables;
const { teamInvitations, webhooks } = tables;

/** How long after a sign-in or another proof no new one is asked for. */
export const REAUTHENTICATION_VALID_MS = 10 * MINUTE_MS;

/**
 * Revokes access after any change of password or email: sessions except `goOn`, API keys, app passwords, webhooks, open
 * reset links, pending changes of email and open invitations of managers.
 */
export function* revokeAccess(tx: Tx, userId: number, goOn: (number | null)[] = []) {
  yield* revokeSessions(tx, userId, goOn);
  yield* run(tx.delete(apiKeys).where(eq(apiKeys.userId, userId)));
  yield* run(tx.delete(appPasswords).where(eq(appPasswords.userId, userId)));
  yield* removeWebhooks(tx, eq(webhooks.userId, userId));
  yield* endResetLinks(tx, userId);
  yield* cancelEmailChange(tx, userId);
  yield* endManagerInvitations(tx, userId);
}

/** One to a mailbox of their own would bring back whoever used the session or a key. */
function* endManagerInvitations(tx: Tx, invitedBy: number) {
  const { role, acceptedAt } = teamInvitations;
  const isOpen = and(eq(teamInvitations.invitedBy, invitedBy), eq(role, "manager"), isNull(acceptedAt));
  yield* run(tx.delete(teamInvitations).where(isOpen));
}

/**
 * Removes webhooks: from then on nobody has them, and nothing is sent. Their deliveries may be many, so a job deletes
 * them with these.
 */
export function* removeWebhooks(tx: Tx, which: SQL | undefined): TxSteps<void> {
  yield* run(tx.update(webhooks).set({ userId: null, isActive: false }).where(which));
}

/** Ends open reset links, which went to the account's address. */
export function* endResetLinks(tx: Tx, userId: number): TxSteps<void> {
  yield* run(
    tx
      .update(passwordResets)
      .set({ usedAt: new Date() })
      .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt))),
  );
}

/**
 * Ends the account's sessions, except for those given, its sign-ins in progress, and the changes of address that other
 * sessions have asked for.
 */
export function* revokeSessions(tx: Tx, userId: number, goOn: (number | null)[] = []) {
  const remaining = goOn.filter((id) => id !== null);
  const except = (id: typeof sessions.id | typeof emailLinks.sessionId) =>
    remaining.length > 0 ? notInArray(id, remaining) : undefined;
  yield* run(tx.delete(sessions).where(and(eq(sessions.userId, userId), except(sessions.id))));
  yield* run(tx.delete(challenges).where(eq(challenges.userId, userId)));
  yield* cancelEmailChange(tx, userId, except(emailLinks.sessionId));
}

/** Ends the unopened links to a new address, or those of them that fit. */
export function* cancelEmailChange(tx: Tx, userId: number, fitting?: SQL) {
  yield* run(
    tx
      .update(emailLinks)
      .set({ usedAt: new Date() })
      .where(and(eq(emailLinks.userId, userId), eq(emailLinks.kind, "change"), isNull(emailLinks.usedAt), fitting)),
  );
}

/**
 * Re-authenticates the account's owner for actions that an open session alone does not allow: by the password, or by a
 * sign-in or re-authentication in the last ten minutes. Throws Refused with the code `fresh_proof`.
 */
export async function requireReauthentication(actor: SessionUser, typed: string | undefined): Promise<void> {
  if (typed) await confirmPassword(actor, typed, "currentPassword");
  else if (Date.now() - actor.provenAt.getTime() > REAUTHENTICATION_VALID_MS)
    throw new Forbidden(authMessages.reauthenticationRequired, "fresh_proof", "currentPassword");
}

/**
 * Stores that the owner has just given a fresh proof, which counts for ten minutes. Throws Unauthenticated if the
 * session has ended meanwhile.
 */
export async function recordReauthentication({ sessionId }: SessionUser): Promise<void> {
  await transaction((tx) =>
    getRow(
      tx
        .update(sessions)
        .set({ provenAt: new Date() })
        .where(eq(sessions.id, sessionId))
        .returning({ id: sessions.id }),
      () => new Unauthenticated(),
    ),
  );
}

/**
 * Answers the hash of the password that was confirmed, which is a fresh proof, too. Guesses at an open session's
 * password are slowed like those at the sign-in page.
 */
export async function confirmPassword(actor: SessionUser, password: string, field: string): Promise<string> {
  const own = { account: actor.id };
  const stored = await limitAttempt("wrongPassword", own, authMessages.tooManyPasswords, async () => {
    const user = await findUser(actor.id);
    if (!user || !(await verifyPassword(user.password, password))) throw wrongPassword(field);
    return user.password;
  });
  await resetLimit("wrongPassword", own);
  await recordReauthentication(actor);
  return stored;
}

export const wrongPassword = (field: string) => Invalid.field(field, "wrong_password", authMessages.wrongPassword);
