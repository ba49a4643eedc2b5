import { and, eq } from "drizzle-orm";
import { getRow, run } from "#db/index.ts";
import { mayDeleteAccount, mayManageAccount, requirePermission } from "../access.ts";
import { confirmPassword, revokeAccess, requireReauthentication, wrongPassword } from "../auth/credentials.server.ts";
import { requireFreeEmail, requestChange } from "../auth/email/email-links.server.ts";
import { hashNewPassword } from "../auth/passwords/password-rule.server.ts";
import { publicUser, type PublicUser, type SessionUser } from "../auth/sessions/session.server.ts";
import { config } from "../config/config.server.ts";
import { notifyCredentialChange } from "../auth/mails/notify-credential-change.server.ts";
import { tables } from "../database.server.ts";
import { Invalid, Forbidden } from "../errors.ts";
import { recordAudit } from "../audit/audit.server.ts";
import type { MemberRemoval } from "../teams/teams.schema.ts";
import { deleteUser } from "../users/deletion.server.ts";
import { findUser } from "../auth/sign-in/find-user.server.ts";
import { lookupKey } from "../input/lookup-key.ts";
import { hasPassword, NO_PASSWORD } from "../auth/passwords/password.server.ts";
import { getUser, withTakenConflict, requireCurrentUsernameRules, withLookupKeys } from "../users/users.server.ts";
import type { AccountDeletion, PasswordUpdate, ProfileUpdate } from "./account.schema.ts";
import { accountMessages } from "./messages.en.ts";
import { authMessages } from "../auth/messages.en.ts";
import { transactionInSession } from "../auth/transaction-of.server.ts";

const { users } = tables;

/**
 * Updates the actor's own profile; throws Refused for any other. A new email requires re-authentication and takes
 * effect once the link sent to it is opened.
 */
export async function updateProfile(
  actor: SessionUser,
  id: number,
  { currentPassword, ...sent }: ProfileUpdate,
  clientAddress: string,
): Promise<PublicUser> {
  requirePermission(mayManageAccount(actor, id));
  requireCurrentUsernameRules(sent.username, actor);
  const { email, ...profile } = sent;
  const isNewAddress = email !== undefined && lookupKey(email) !== lookupKey(actor.email);
  if (isNewAddress) await requireReauthentication(actor, currentPassword);
  const changes = withLookupKeys(isNewAddress ? profile : sent);
  const user = await withTakenConflict(
    transactionInSession(actor, function* (tx) {
      if (isNewAddress) yield* requireFreeEmail(tx, { email, username: sent.username }, id);
      if (Object.keys(changes).length > 0) yield* run(tx.update(users).set(changes).where(eq(users.id, id)));
      return yield* getUser(tx, id);
    }),
  );
  if (isNewAddress) await requestChange(actor, email, clientAddress);
  return publicUser(user);
}

/**
 * Changes one's own password, or chooses the first one, which takes a fresh proof; all other sessions end, this one
 * goes on.
 */
export async function updatePassword(
  actor: SessionUser,
  { currentPassword, newPassword }: PasswordUpdate,
): Promise<PublicUser> {
  const confirmed = await presentHash(actor, currentPassword);
  const password = await hashNewPassword(newPassword, "newPassword");
  const user = await transactionInSession(actor, function* (tx) {
    // The password may have been changed since it was verified, by another request or an administrator.
    const changed = yield* getRow(
      tx
        .update(users)
        .set({ password })
        .where(and(eq(users.id, actor.id), eq(users.password, confirmed)))
        .returning(),
      () => wrongPassword("currentPassword"),
    );
    yield* revokeAccess(tx, actor.id, [actor.sessionId]);
    yield* run(recordAudit(tx, actor, "password.update", `user:${actor.id}`));
    yield* notifyCredentialChange(tx, actor.id, "password");
    return changed;
  });
  return publicUser(user);
}

/** Stored hash of the current password, after verifying it. */
async function presentHash(actor: SessionUser, typed: string | undefined): Promise<string> {
  if (typed !== undefined) return confirmPassword(actor, typed, "currentPassword");
  const stored = (await findUser(actor.id))?.password;
  if (hasPassword(stored)) throw Invalid.field("currentPassword", "invalid", accountMessages.currentPasswordRequired);
  await requireReauthentication(actor, undefined);
  return NO_PASSWORD;
}

/** Ends one's own account: cards, events, files and sessions go with it. */
export async function removeAccount(
  actor: SessionUser,
  { password: sent, currentPassword, ...removal }: AccountDeletion & MemberRemoval,
): Promise<void> {
  if (config.isDemo) throw new Forbidden(accountMessages.notInDemo);
  const password = sent ?? currentPassword;
  if (password !== undefined) await confirmPassword(actor, password, "password");
  else if (hasPassword((await findUser(actor.id))?.password))
    throw Invalid.field("password", "invalid", authMessages.passwordMissing);
  else await requireReauthentication(actor, undefined);
  await deleteUser(actor, {
    userId: actor.id,
    removal,
    action: "account.delete",
    mayDelete: (_, systemUsers) => mayDeleteAccount(actor, systemUsers),
  });
}
