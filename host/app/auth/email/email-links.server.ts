import { randomBytes } from "node:crypto";
import { and, count, desc, eq, gt, gte, isNull, ne } from "drizzle-orm";
import { type EmailLinkKind, firstRow, getRow, run, type Tx, type User } from "#db/index.ts";
import { DAY_MS } from "../../config/durations.ts";
import { db, tables, transaction } from "../../database.server.ts";
import { Conflict, Invalid, taken, TooManyRequests } from "../../errors.ts";
import { consumeMailLimit, type MailTrigger } from "../../mail/limits.server.ts";
import { queueMail, releasePendingMail } from "../../mail/outbox.server.ts";
import { revokeAccess, cancelEmailChange } from "../credentials.server.ts";
import { confirmedNow } from "./confirmation.ts";
import { changeMail, confirmationMail, noticeMail } from "./email-mails.server.ts";
import { removeWaysIn } from "../factors/ways-in.server.ts";
import { findUser } from "../sign-in/find-user.server.ts";
import { lookupKey } from "../../input/lookup-key.ts";
import { recordAccountAudit } from "../../audit/audit.server.ts";
import { type SessionUser, tokenHash } from "../sessions/session.server.ts";
import { authMessages } from "../messages.en.ts";
import type { Message } from "../../languages/message.ts";
import { transactionInSession } from "../transaction-of.server.ts";

const { emailLinks, mailOutbox, users } = tables;

/** Days that a link works; the one that undoes a change works longer, for people who seldom read email. */
const DAYS: Record<EmailLinkKind, number> = { new: 3, change: 3, undo: 30 };

// --- sending ----------------------------------------------------------------------------------------------------

const linkEnd = (kind: EmailLinkKind) => new Date(Date.now() + DAYS[kind] * DAY_MS);

/** Stores a link in the caller's transaction. Returns its token, which only the email contains. */
function* addLink(tx: Tx, userId: number, kind: EmailLinkKind, email: string, sessionId?: number) {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = linkEnd(kind);
  yield* run(
    tx
      .insert(emailLinks)
      .values({ tokenHash: tokenHash(token), userId, kind, email, emailKey: lookupKey(email), sessionId, expiresAt }),
  );
  return token;
}

/** Asks a new account to confirm its address, within the limits on emails. Returns whether one was queued. */
export async function sendConfirmation(user: User, source: MailTrigger): Promise<boolean> {
  if (!(await consumeMailLimit(user.email, source, "confirmationTo"))) return false;
  await transaction(function* (tx) {
    const token = yield* addLink(tx, user.id, "new", user.email);
    yield* run(queueMail(tx, { to: user.email, ...confirmationMail(user, token), expiresAt: linkEnd("new") }));
  });
  return true;
}

/**
 * Requests a change of email, which takes effect once the link sent to the new one is opened. The current one gets a
 * notice with a link that cancels or undoes the change. Throws Conflict if the email is taken, TooMany if too many
 * messages were sent to it.
 */
export async function requestChange(
  actor: SessionUser,
  email: string,
  clientAddress: string,
  sessionId: number | null = actor.sessionId,
): Promise<void> {
  const user = (await findUser(actor.id))!;
  await transaction(function* (tx) {
    yield* requireFreeEmail(tx, { email }, user.id);
  });
  const source = { address: clientAddress, owner: user.id };
  if (!(await consumeMailLimit(email, source, "confirmationTo"))) throw tooManyMails();
  // A confirmed email must get the notice, or nothing changes; an unconfirmed one may not be the owner's.
  const isNotified = user.emailConfirmedAt !== null;
  if (isNotified && !(await consumeMailLimit(user.email, source, "confirmationTo"))) throw tooManyMails();
  await transactionInSession(actor, function* (tx) {
    yield* cancelEmailChange(tx, user.id);
    const token = yield* addLink(tx, user.id, "change", email, sessionId ?? undefined);
    yield* run(queueMail(tx, { to: email, ...changeMail(user, token), expiresAt: linkEnd("change") }));
    if (isNotified) yield* tellOfChange(tx, user, email);
    yield* recordAccountAudit(tx, user.id, "email.request");
  });
}

/** Notifies the current email of a requested change, with a link that cancels or undoes it. */
function* tellOfChange(tx: Tx, user: User, email: string) {
  const undo = yield* addLink(tx, user.id, "undo", user.email);
  yield* run(queueMail(tx, { to: user.email, ...noticeMail(user, email, undo) }));
}

/** Notifies an email that is confirmed while a change is pending, as it got no notice before. */
function* tellOfPending(tx: Tx, user: User) {
  const change = yield* firstRow(tx.select({ email: emailLinks.email }).from(emailLinks).where(pendingChange(user.id)));
  if (change) yield* tellOfChange(tx, user, change.email);
}

/** Unopened links to a new address; a newer request ends older ones. */
const pendingChange = (userId: number) =>
  and(
    eq(emailLinks.userId, userId),
    eq(emailLinks.kind, "change"),
    isNull(emailLinks.usedAt),
    gt(emailLinks.expiresAt, new Date()),
  );

/** Sends the pending link again: the session that asked for it stays signed in afterwards, whoever sends it again. */
export async function resend(actor: SessionUser, clientAddress: string): Promise<void> {
  const newest = db.select().from(emailLinks).where(pendingChange(actor.id)).orderBy(desc(emailLinks.id)).limit(1);
  const change = await firstRow(newest);
  if (change) return requestChange(actor, change.email, clientAddress, change.sessionId);
  const { isConfirmed } = await emailState(actor.id);
  if (isConfirmed) throw new Conflict(authMessages.emailConfirmed, "confirmed");
  if (!(await sendConfirmation((await findUser(actor.id))!, { address: clientAddress, owner: actor.id })))
    throw tooManyMails();
}

/** Cancels a change whose link has not been opened yet. */
export async function cancelChange(actor: SessionUser): Promise<void> {
  await transaction((tx) => cancelEmailChange(tx, actor.id));
}

const tooManyMails = () => new TooManyRequests(3_600, authMessages.tooManyMails);

/**
 * Throws Conflict if an email belongs to another account, or did until a change that can still be undone: an attacker
 * who takes over an account must not be able to block its recovery. Also reports a taken username.
 */
export function* requireFreeEmail(tx: Tx, { email, username }: { email: string; username?: string }, userId = 0) {
  const owner = yield* firstRow(
    tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.emailKey, lookupKey(email)), ne(users.id, userId))),
  );
  const stored = yield* run(
    tx
      .select({ email: emailLinks.email })
      .from(emailLinks)
      .where(
        and(
          eq(emailLinks.kind, "undo"),
          ne(emailLinks.userId, userId),
          isNull(emailLinks.usedAt),
          gt(emailLinks.expiresAt, new Date()),
          eq(emailLinks.emailKey, lookupKey(email)),
        ),
      )
      .limit(1),
  );
  if (!owner && stored.length === 0) return;
  const namesakes =
    username === undefined
      ? []
      : yield* run(
          tx
            .select({ id: users.id })
            .from(users)
            .where(and(eq(users.usernameKey, lookupKey(username)), ne(users.id, userId))),
        );
  throw Conflict.takenError(
    "email",
    authMessages.emailTaken,
    ...(namesakes.length > 0 ? [taken("username", authMessages.usernameTaken)] : []),
  );
}

// --- what a page shows ------------------------------------------------------------------------------------------

/** Unconfirmed email, and the messages that wait for its confirmation. */
export interface EmailState {
  isConfirmed: boolean;
  pending: string | null;
  waiting: number;
}

export async function emailState(userId: number): Promise<EmailState> {
  const [user, change, stored] = await Promise.all([
    firstRow(db.select({ confirmedAt: users.emailConfirmedAt }).from(users).where(eq(users.id, userId))),
    firstRow(
      db
        .select({ email: emailLinks.email })
        .from(emailLinks)
        .where(pendingChange(userId))
        .orderBy(desc(emailLinks.id))
        .limit(1),
    ),
    getRow(db.select({ n: count() }).from(mailOutbox).where(eq(mailOutbox.waitsFor, userId))),
  ]);
  return { isConfirmed: user?.confirmedAt != null, pending: change?.email ?? null, waiting: stored.n };
}

// --- opening ----------------------------------------------------------------------------------------------------

type DeadLinkReason = "unknown" | "used" | "expired";

/** Purpose of a link, or why it no longer works. */
type LinkState = { state: DeadLinkReason } | { state: EmailLinkKind; email: string };

const ENDED: Record<DeadLinkReason, Message> = {
  unknown: authMessages.linkUnknown,
  used: authMessages.linkUsed,
  expired: authMessages.linkExpired,
};

const ended = (state: DeadLinkReason) => Invalid.field("token", `link_${state}`, ENDED[state]);

/** Reads a link without using it up, because mail scanners and previews open links, too. */
export async function inspectLink(token: string): Promise<LinkState> {
  const link = await firstRow(
    db
      .select()
      .from(emailLinks)
      .where(eq(emailLinks.tokenHash, tokenHash(token))),
  );
  if (!link) return { state: "unknown" };
  if (link.usedAt) return { state: "used" };
  return link.expiresAt <= new Date() ? { state: "expired" } : { state: link.kind, email: link.email };
}

/**
 * Redeems a link: confirms a new account's email, completes a change of email, or undoes one. Throws Invalid for an
 * expired link, Conflict if the email belongs to another account by now.
 */
export async function redeemLink(
  token: string,
  present: SessionUser | null,
): Promise<{ kind: EmailLinkKind; email: string }> {
  const inspected = await inspectLink(token);
  if (!("email" in inspected)) throw ended(inspected.state);
  await transaction(function* (tx) {
    // Updates only an unused link, so that only one of two simultaneous requests succeeds.
    const link = yield* getRow(
      tx
        .update(emailLinks)
        .set({ usedAt: new Date() })
        .where(and(eq(emailLinks.tokenHash, tokenHash(token)), isNull(emailLinks.usedAt)))
        .returning(),
      () => ended("used"),
    );
    const { userId, email, emailKey, kind } = link;
    const user = yield* firstRow(tx.select().from(users).where(eq(users.id, userId)));
    if (kind === "new" && user!.emailKey !== emailKey) throw ended("used");
    if (kind === "new") yield* tellOfPending(tx, user!);
    if (kind !== "new") yield* requireFreeEmail(tx, { email }, userId);
    const own = present?.id === userId ? present.sessionId : null;
    yield* confirmAddress(tx, { ...user!, email, emailKey }, own);
    if (kind === "change") yield* revokeAccess(tx, userId, [link.sessionId, own]);
    if (kind === "undo") {
      yield* revokeAccess(tx, userId);
      // What came after the change that is undone may be an attacker's. A second factor stays: who holds an abandoned
      // mailbox must not remove it.
      yield* removeWaysIn(tx, userId, (table) => gte(table.createdAt, link.createdAt));
      // Older links stay valid, so that an attacker cannot end the owner's recovery with a newer one.
      yield* run(
        tx
          .update(emailLinks)
          .set({ usedAt: new Date() })
          .where(and(eq(emailLinks.userId, userId), gt(emailLinks.id, link.id), isNull(emailLinks.usedAt))),
      );
    }
    yield* recordAccountAudit(tx, userId, `email.${kind}`);
  });
  return { kind: inspected.state, email: inspected.email };
}

/** Stores the account's address as confirmed by its owner, and sends what waited for that. */
export function* confirmAddress(tx: Tx, user: User, sessionId: number | null = null) {
  const { id, email, emailKey } = user;
  const values = { email, emailKey, ...confirmedNow(user, sessionId) };
  yield* run(tx.update(users).set(values).where(eq(users.id, id)));
  yield* releasePendingMail(tx, id, email);
}
