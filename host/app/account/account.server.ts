import { and, eq, ne } from "drizzle-orm";
import { run } from "#db/index.ts";
import { deleteAccount, manageAccount, permit } from "../access.ts";
import { hashPassword, verifyPassword } from "../auth/password.server.ts";
import { publicUser, type PublicUser, type SessionUser } from "../auth/session.server.ts";
import { config } from "../config.server.ts";
import { tables, transaction } from "../database.server.ts";
import { Invalid, Refused } from "../errors.ts";
import { check, count, forgive } from "../rate-limits.server.ts";
import { audit } from "../users/audit.server.ts";
import { findUser } from "../users/find.server.ts";
import { countSystemUsers, orTaken, withKeys } from "../users/users.server.ts";
import type { PasswordUpdate, ProfileUpdate } from "./account.schema.ts";
import { NOT_IN_DEMO } from "./demo.ts";
import { filesOf, removeFiles } from "./files.server.ts";

const { sessions, users } = tables;

/** Changes one's own profile; somebody else's is refused, whoever asks. */
export async function updateProfile(actor: SessionUser, id: number, sent: ProfileUpdate): Promise<PublicUser> {
  permit(manageAccount(actor, id));
  const changes = withKeys(sent);
  if (Object.keys(changes).length === 0) return publicUser((await findUser(id))!);
  const [user] = await orTaken(transaction((tx) => tx.update(users).set(changes).where(eq(users.id, id)).returning()));
  return publicUser(user!);
}

/** Changes one's own password; all other sessions end, this one goes on. */
export async function updatePassword(actor: SessionUser, { currentPassword, newPassword }: PasswordUpdate): Promise<PublicUser> {
  const confirmed = await confirmPassword(actor, currentPassword, "currentPassword");
  const password = await hashPassword(newPassword);
  const user = await transaction(function* (tx) {
    // What was confirmed may have been changed meanwhile, by another request or an administrator: then it is current no more.
    const [changed] = yield* run(tx.update(users).set({ password }).where(and(eq(users.id, actor.id), eq(users.password, confirmed))).returning());
    if (!changed) throw wrongPassword("currentPassword");
    yield* run(tx.delete(sessions).where(and(eq(sessions.userId, actor.id), ne(sessions.id, actor.sessionId))));
    yield* run(audit(tx, actor, "password.update", `user:${actor.id}`));
    return changed;
  });
  return publicUser(user);
}

/** Ends one's own account: cards, events, files and sessions go with it. */
export async function removeAccount(actor: SessionUser, password: string): Promise<void> {
  if (config.isDemo) throw new Refused(NOT_IN_DEMO);
  await confirmPassword(actor, password, "password");
  const files = await filesOf(actor.id);
  await transaction(function* (tx) {
    permit(deleteAccount(actor, yield* countSystemUsers(tx)));
    yield* run(tx.delete(users).where(eq(users.id, actor.id)));
    yield* run(audit(tx, actor, "account.delete", `user:${actor.id}`));
  });
  await removeFiles(files);
}

/**
 * Answers the hash of the password that was confirmed. Guesses at an open session's password are slowed like those at
 * the sign-in page.
 */
async function confirmPassword(actor: SessionUser, password: string, field: string): Promise<string> {
  const key = `account ${actor.id}`;
  await check("wrongPassword", key, "Too many wrong passwords.");
  const user = await findUser(actor.id);
  if (!user || !(await verifyPassword(user.password, password))) {
    await count("wrongPassword", key);
    throw wrongPassword(field);
  }
  await forgive("wrongPassword", key);
  return user.password;
}

const wrongPassword = (field: string) => Invalid.field(field, "Current password is incorrect");
