import { eq } from "drizzle-orm";
import { firstRow, run, type Tx } from "#db/index.ts";
import { tables } from "../../database.server.ts";
import { queueMail } from "../../mail/outbox.server.ts";
import { credentialMail } from "../email/email-mails.server.ts";
import type { CredentialChange } from "./words.ts";

const { users } = tables;

/**
 * Tells an account's owner by email, in the caller's transaction, that a way to sign in has changed. These emails
 * never contain a secret, and no limit applies: whoever takes an account over must not be able to suppress them. An
 * address that was never confirmed gets none, as it may be anybody's.
 */
export function* notifyCredentialChange(tx: Tx, userId: number, change: CredentialChange, name = "") {
  const user = yield* firstRow(tx.select().from(users).where(eq(users.id, userId)));
  if (user?.emailConfirmedAt) yield* run(queueMail(tx, { to: user.email, ...credentialMail(user, change, name) }));
}
