import { and, eq, type SQL } from "drizzle-orm";
import { run, type Tx } from "#db/index.ts";
import { config } from "../../config/config.server.ts";
import { tables } from "../../database.server.ts";
import { notifyCredentialChange } from "../mails/notify-credential-change.server.ts";

const { identities, passkeys } = tables;

/** Removes an account's passkeys and provider links for which a condition holds, and notifies the owner of each. */
export function* removeWaysIn(
  tx: Tx,
  userId: number,
  isRemoved: (table: typeof passkeys | typeof identities) => SQL | undefined,
) {
  const of = (table: typeof passkeys | typeof identities) => and(eq(table.userId, userId), isRemoved(table));
  const keys = yield* run(tx.delete(passkeys).where(of(passkeys)).returning({ name: passkeys.name }));
  for (const { name } of keys) yield* notifyCredentialChange(tx, userId, "passkey-removed", name);
  const links = yield* run(tx.delete(identities).where(of(identities)).returning({ id: identities.id }));
  if (links.length > 0) yield* notifyCredentialChange(tx, userId, "provider-unlinked", config.oidc?.name);
}
