import { eq } from "drizzle-orm";
import { run, type Tx } from "#db/index.ts";
import { tables } from "../database.server.ts";
import { queueMail } from "../mail/outbox.server.ts";
import { credentialMail } from "./email-mails.server.ts";
import type { CredentialChange } from "./mail-words/index.ts";

const { users } = tables;

/**
 * Tells an account's owner by mail that something changed in how one signs in, in the caller's transaction. Never with
 * a secret, and not limited: whoever takes an account over must not be able to silence this. An address that was never
 * confirmed may be anybody's, and gets none.
 */
export function* tellOwner(tx: Tx, userId: number, change: CredentialChange, name = "") {
  const [user] = yield* run(tx.select().from(users).where(eq(users.id, userId)));
  if (user?.emailConfirmedAt) yield* run(queueMail(tx, { to: user.email, ...credentialMail(user, change, name) }));
}
