import { and, eq } from "drizzle-orm";
import { run } from "#db/index.ts";
import { mayDeleteAccount, mayManageAccount, permit } from "../access.ts";
import { confirmPassword, endAccess, requireFreshProof, wrongPassword } from "../auth/credentials.server.ts";
import { refuseTaken, requestChange } from "../auth/email-links.server.ts";
import { hashNewPassword } from "../auth/password-rule.server.ts";
import { publicUser, type PublicUser, type SessionUser } from "../auth/session.server.ts";
import { config } from "../config/config.server.ts";
import { tellOwner } from "../auth/tell-owner.server.ts";
import { tables, transaction } from "../database.server.ts";
import { Invalid, Refused } from "../errors.ts";
import { audit } from "../audit/audit.server.ts";
import type { Departure } from "../teams/teams.schema.ts";
import { deleteUser } from "../users/deletion.server.ts";
import { findUser, identityKey } from "../auth/find-user.server.ts";
import { hasPassword, NO_PASSWORD } from "../auth/password.server.ts";
import { PASSWORD_MISSING } from "../auth/sentences.ts";
import { getUser, orTaken, refuseOldStyle, withKeys } from "../users/users.server.ts";
import { type AccountDeletion, CURRENT_MISSING, type PasswordUpdate, type ProfileUpdate } from "./account.schema.ts";
import { NOT_IN_DEMO } from "./demo.ts";

const { users } = tables;

/**
 * Changes one's own profile; somebody else's is refused, whoever asks. A new address does not count before the link in
 * the mail to it was opened, and is asked for with a fresh proof only.
 */
export async function updateProfile(
  actor: SessionUser,
  id: number,
  { currentPassword, ...sent }: ProfileUpdate,
  clientAddress: string,
): Promise<PublicUser> {
  permit(mayManageAccount(actor, id));
  refuseOldStyle(sent.username, actor);
  const { email, ...profile } = sent;
  const isNewAddress = email !== undefined && identityKey(email) !== identityKey(actor.email);
  if (isNewAddress) await requireFreshProof(actor, currentPassword);
  const changes = withKeys(isNewAddress ? profile : sent);
  const user = await orTaken(
    transaction(function* (tx) {
      if (isNewAddress) yield* refuseTaken(tx, { email, username: sent.username }, id);
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
  const user = await transaction(function* (tx) {
    // What was confirmed may have been changed meanwhile, by another request or an administrator: then it is current no
    // more.
    const [changed] = yield* run(
      tx
        .update(users)
        .set({ password })
        .where(and(eq(users.id, actor.id), eq(users.password, confirmed)))
        .returning(),
    );
    if (!changed) throw wrongPassword("currentPassword");
    yield* endAccess(tx, actor.id, [actor.sessionId]);
    yield* run(audit(tx, actor, "password.update", `user:${actor.id}`));
    yield* tellOwner(tx, actor.id, "password");
    return changed;
  });
  return publicUser(user);
}

/** What is stored of the password that is to change, once it was confirmed. */
async function presentHash(actor: SessionUser, typed: string | undefined): Promise<string> {
  if (typed !== undefined) return confirmPassword(actor, typed, "currentPassword");
  const stored = (await findUser(actor.id))?.password;
  if (hasPassword(stored)) throw Invalid.field("currentPassword", "invalid", CURRENT_MISSING);
  await requireFreshProof(actor, undefined);
  return NO_PASSWORD;
}

/** Ends one's own account: cards, events, files and sessions go with it. */
export async function removeAccount(
  actor: SessionUser,
  { password: sent, currentPassword, ...departure }: AccountDeletion & Departure,
): Promise<void> {
  if (config.isDemo) throw new Refused(NOT_IN_DEMO);
  const password = sent ?? currentPassword;
  if (password !== undefined) await confirmPassword(actor, password, "password");
  else if (hasPassword((await findUser(actor.id))?.password))
    throw Invalid.field("password", "invalid", PASSWORD_MISSING);
  else await requireFreshProof(actor, undefined);
  await deleteUser(actor, {
    userId: actor.id,
    departure,
    action: "account.delete",
    mayDelete: (_, systemUsers) => mayDeleteAccount(actor, systemUsers),
  });
}
