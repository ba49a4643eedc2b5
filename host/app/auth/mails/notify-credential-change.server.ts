import { and, eq, gt, isNull } from "drizzle-orm";
import { firstRow, run, type Tx } from "#db/index.ts";
import { tables } from "../../database.server.ts";
import { queueMail } from "../../mail/outbox.server.ts";
import { credentialMail } from "../email/email-mails.server.ts";
import type { CredentialChange } from "./words.ts";

const { emailLinks, users } = tables;

/** Former addresses that are told, each of which may still undo its change. */
const MAX_FORMER = 5;

/**
 * Notifies an account's owner by email, in the caller's transaction, that a sign-in method has changed. These emails
 * contain no secrets and are not rate-limited, so that an attacker cannot suppress them. An unconfirmed email gets
 * none, as it may not be the owner's. With `nextAttemptAt`, not before then.
 */
export function* notifyCredentialChange(
  tx: Tx,
  userId: number,
  change: CredentialChange,
  name = "",
  lifetime: { nextAttemptAt?: Date } = {},
) {
  const user = yield* firstRow(tx.select().from(users).where(eq(users.id, userId)));
  if (!user?.emailConfirmedAt) return;
  // Whoever may undo a change of address is told, too: the newer one may be an attacker's.
  const { userId: of, kind, usedAt, expiresAt } = emailLinks;
  const isOpenUndo = and(eq(of, userId), eq(kind, "undo"), isNull(usedAt), gt(expiresAt, new Date()));
  const former = yield* run(
    tx.select({ email: emailLinks.email }).from(emailLinks).where(isOpenUndo).limit(MAX_FORMER),
  );
  for (const to of new Set([user.email, ...former.map(({ email }) => email)]))
    yield* run(queueMail(tx, { to, ...credentialMail(user, change, name), ...lifetime }));
}
