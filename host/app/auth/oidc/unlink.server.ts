import { eq } from "drizzle-orm";
import { run } from "#db/index.ts";
import { config } from "../../config/config.server.ts";
import { tables } from "../../database.server.ts";
import { Conflict, NotFound } from "../../errors.ts";
import { revokeSessions, requireReauthentication } from "../credentials.server.ts";
import { findUser } from "../sign-in/find-user.server.ts";
import { recordAccountAudit } from "../../audit/audit.server.ts";
import { hasPassword } from "../passwords/password.server.ts";
import type { SessionUser } from "../sessions/session.server.ts";
import { maySignInWithoutSso } from "../sign-in/single-sign-on.server.ts";
import { notifyCredentialChange } from "../mails/notify-credential-change.server.ts";
import { authMessages } from "../messages.en.ts";
import { transactionInSession } from "../transaction-of.server.ts";

/** Disconnects an account from the provider, if there is another way to sign in. */
export async function unlink(actor: SessionUser, currentPassword: string | undefined): Promise<void> {
  const { identities } = tables;
  await requireReauthentication(actor, currentPassword);
  const user = await findUser(actor.id);
  if (!hasPassword(user?.password) || !maySignInWithoutSso(actor.id))
    throw new Conflict(authMessages.onlyWayIn, "only_way_in");
  await transactionInSession(actor, function* (tx) {
    const removed = yield* run(tx.delete(identities).where(eq(identities.userId, actor.id)).returning());
    if (removed.length === 0) throw new NotFound(authMessages.notConnected);
    yield* revokeSessions(tx, actor.id, [actor.sessionId]);
    yield* recordAccountAudit(tx, actor.id, "oidc.unlink");
    yield* notifyCredentialChange(tx, actor.id, "provider-unlinked", config.oidc?.name);
  });
}
