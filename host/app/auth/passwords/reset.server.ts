import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lt, ne, sql } from "drizzle-orm";
import { firstRow, getRow, run, type Tx, type User } from "#db/index.ts";
import { db, tables, transaction } from "../../database.server.ts";
import { Invalid } from "../../errors.ts";
import { withCurrentLocale } from "../../languages/account-language.server.ts";
import { consumeMailLimit } from "../../mail/limits.server.ts";
import { onShutdown } from "../../runtime/shutdown.server.ts";
import { errorFields, log } from "../../runtime/log.server.ts";
import { queueMail } from "../../mail/outbox.server.ts";
import { findUserByEmail } from "../sign-in/find-user.server.ts";
import { revokeAccess } from "../credentials.server.ts";
import { confirmAddress } from "../email/email-links.server.ts";
import { removeFactor } from "../factors/second-factor.server.ts";
import { removeWaysIn } from "../factors/ways-in.server.ts";
import { resetMail } from "../email/email-mails.server.ts";
import { browserOwnerOf } from "../sessions/browser-owner.server.ts";
import { rememberNetwork } from "../sessions/known-devices.server.ts";
import { recordAccountAudit } from "../../audit/audit.server.ts";
import { hashNewPassword } from "./password-rule.server.ts";
import { RESET_MINUTES } from "../limits.ts";
import { maySignInWithoutSso } from "../sign-in/single-sign-on.server.ts";
import type { SignInRequest } from "../sessions/start-session.server.ts";
import { tokenHash } from "../sessions/session.server.ts";
import { notifyCredentialChange } from "../mails/notify-credential-change.server.ts";

const { passwordResets, users } = tables;

/**
 * Maximum number of open links per account. Further requests send nothing, so that an inbox cannot be flooded, except
 * from the owner's browser, which has a limit of its own.
 */
const MAX_OPEN = 3;

const linkEnded = () =>
  Invalid.field("token", "link_expired", "This link has been used or has expired. Please request a new one.");

const running = new Set<Promise<void>>();

/**
 * Sends a reset link if an account has this email. Returns immediately and always the same, so that neither timing nor
 * response reveals which emails are known.
 */
export function requestReset(email: string, { request, clientAddress }: SignInRequest): void {
  const browserOwner = browserOwnerOf(request);
  const sending = withCurrentLocale(() => sendLink(email, clientAddress, browserOwner))
    .catch((error: unknown) => log("error", "reset link not sent", errorFields(error)))
    .finally(() => running.delete(sending));
  running.add(sending);
}

onShutdown(async () => {
  await Promise.all(running);
});

async function sendLink(email: string, clientAddress: string, browserOwner: number | null): Promise<void> {
  const user = await findUserByEmail(email);
  if (!user || !maySignInWithoutSso(user.id)) return;
  const isOwner = browserOwner === user.id;
  const source = { address: clientAddress, ...(isOwner && { owner: user.id }) };
  const now = new Date();
  const open = await db
    .select({ id: passwordResets.id })
    .from(passwordResets)
    .where(and(eq(passwordResets.userId, user.id), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now)));
  if (open.length >= MAX_OPEN && !isOwner) return;
  // Whose address an unconfirmed one is, nobody knows: few mails go there.
  if (!(await consumeMailLimit(user.email, source, user.emailConfirmedAt ? "resetTo" : "confirmationTo"))) return;
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + RESET_MINUTES * 60_000);
  await transaction(function* (tx) {
    // The address may have changed meanwhile, which ends the links sent to the old one.
    const present = yield* firstRow(tx.select({ email: users.email }).from(users).where(eq(users.id, user.id)));
    if (present?.email !== user.email) return;
    yield* run(tx.insert(passwordResets).values({ tokenHash: tokenHash(token), userId: user.id, expiresAt }));
    yield* run(queueMail(tx, { to: user.email, ...resetMail(user, token), expiresAt }));
  });
}

const usable = (token: string) =>
  and(
    eq(passwordResets.tokenHash, tokenHash(token)),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, new Date()),
  );

/** Whether the link still works. Does not use it up, because mail scanners open links, too. */
export async function isUsable(token: string): Promise<boolean> {
  const reset = await firstRow(db.select({ id: passwordResets.id }).from(passwordResets).where(usable(token)));
  return reset !== undefined;
}

/**
 * Sets the password of the link's owner and ends all sessions and other links. The link came to the account's address,
 * so it confirms that as well: in one step, as whoever signed up with it may still be signed in. From this network the
 * owner can then sign in, however many people guess elsewhere. Throws Invalid for a used, expired or made-up token.
 */
export async function resetPassword(token: string, newPassword: string, clientAddress: string): Promise<void> {
  if (!(await isUsable(token))) throw linkEnded();
  const password = await hashNewPassword(newPassword, "newPassword");
  await transaction(function* (tx) {
    // Updates only an unused link, so that only one of two simultaneous requests succeeds.
    const used = yield* firstRow(
      tx.update(passwordResets).set({ usedAt: new Date() }).where(usable(token)).returning(),
    );
    if (!used || !maySignInWithoutSso(used.userId)) throw linkEnded();
    yield* run(tx.update(users).set({ password }).where(eq(users.id, used.userId)));
    yield* revokeAccess(tx, used.userId);
    const user = yield* getRow(tx.select().from(users).where(eq(users.id, used.userId)));
    if (!user.emailConfirmedAt) yield* confirmAddress(tx, user);
    yield* endOlderWaysIn(tx, user);
    yield* rememberNetwork(tx, used.userId, clientAddress);
    yield* recordAccountAudit(tx, used.userId, "password.reset");
    yield* notifyCredentialChange(tx, used.userId, "password-reset");
  });
}

/**
 * Removes sign-in methods added before the account's email was first confirmed, and notifies the owner of each: an
 * attacker could sign up with another person's email, add a passkey or second factor, and wait until that person claims
 * the account by a reset. Those added by the confirming session stay. Later confirmations do not count, or anybody
 * reading the mailbox could remove a factor.
 */
function* endOlderWaysIn(tx: Tx, { id: userId, ...user }: User) {
  const { emailFirstConfirmedAt, emailFirstSessionId, totpConfirmedAt, totpSessionId } = user;
  const since = emailFirstConfirmedAt ?? new Date();
  if (totpConfirmedAt && totpConfirmedAt < since && (totpSessionId ?? 0) !== emailFirstSessionId) {
    yield* removeFactor(tx, userId);
    yield* notifyCredentialChange(tx, userId, "factor-off");
  }
  yield* removeWaysIn(tx, userId, (table) =>
    and(lt(table.createdAt, since), ne(sql`coalesce(${table.sessionId}, 0)`, emailFirstSessionId ?? -1)),
  );
}
