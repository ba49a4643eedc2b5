import { eq } from "drizzle-orm";
import { firstRow, run, type Tx } from "#db/index.ts";
import { tables } from "../../database.server.ts";
import { queueMail } from "../../mail/outbox.server.ts";
import { credentialMail } from "../email/email-mails.server.ts";
import type { CredentialChange } from "./words.ts";

const { users } = tables;

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
  if (user?.emailConfirmedAt)
    yield* run(queueMail(tx, { to: user.email, ...credentialMail(user, change, name), ...lifetime }));
}
