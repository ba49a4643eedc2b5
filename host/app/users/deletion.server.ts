import { asc, eq, gt, inArray } from "drizzle-orm";
import { deleteDependents, run, type Tx, type User } from "#db/index.ts";
import { type Actor, mayDeleteUser, requirePermission, type Refusal } from "../access.ts";
import { lookupKey } from "../input/lookup-key.ts";
import { database, db, tables, transaction } from "../database.server.ts";
import { mentionsAddress } from "../mail/mentions-address.ts";
import { leaveBeforeDeletion, passCardsBeforeDeletion } from "../teams/members/leave-team.server.ts";
import type { MemberRemoval } from "../teams/teams.schema.ts";
import { transferFiles, ownersOfReferencedFiles } from "../uploads/ownership.server.ts";
import { recordAudit } from "../audit/audit.server.ts";
import { nextEventLoopTurn } from "../runtime/event-loop-queue.ts";
import { filesOf, removeFiles } from "./files.server.ts";
import { countSystemUsers, getUser } from "./users.server.ts";

const { mailOutbox, pwaSettings, users } = tables;
const MAIL = {
  id: mailOutbox.id,
  recipient: mailOutbox.recipient,
  subject: mailOutbox.subject,
  text: mailOutbox.text,
  html: mailOutbox.html,
};
type Mail = Pick<typeof mailOutbox.$inferSelect, keyof typeof MAIL>;

interface Deletion {
  userId: number;
  /** Whether the user's team cards are transferred or paused. */
  removal?: MemberRemoval;
  /** How the audit log calls it. */
  action: string;
  mayDelete: (target: User, systemUsers: number) => Refusal | null;
}

/** Deletes another user's account. */
export const remove = (actor: Actor, userId: number, removal?: MemberRemoval): Promise<void> =>
  deleteUser(actor, {
    userId,
    removal,
    action: "user.delete",
    mayDelete: (target, systemUsers) => mayDeleteUser(actor, target, systemUsers),
  });

/**
 * Deletes a user with cards, events, settings, files and the mails to or about the user's addresses. Pictures that
 * other people's cards show go to those people. In short steps, the account last: interrupted, it leaves an account
 * with less in it, whose deletion goes on when it is repeated.
 */
export async function deleteUser(actor: Actor, { userId, removal, action, mayDelete }: Deletion): Promise<void> {
  function* permitted(tx: Tx) {
    const user = yield* getUser(tx, userId);
    requirePermission(mayDelete(user, yield* countSystemUsers(tx)));
    return user;
  }
  // Checks permission before all cards are read. Cards of a team stay there, with their files.
  await transaction(permitted);
  await passCardsBeforeDeletion(actor, userId, removal ?? { cards: "pause" });
  await transaction(function* (tx) {
    yield* permitted(tx);
    yield* leaveBeforeDeletion(tx, actor, userId, removal ?? { cards: "pause" });
  });
  await transferFiles(userId, await ownersOfReferencedFiles(userId));
  const files = await filesOf(userId);
  await forgetMails(await transaction(permitted));
  await deleteDependents(database, users, [userId], nextEventLoopTurn);
  await transaction(function* (tx) {
    yield* permitted(tx);
    yield* leaveBeforeDeletion(tx, actor, userId, { cards: "pause" }); // a team joined meanwhile
    yield* run(tx.delete(pwaSettings).where(eq(pwaSettings.scope, String(userId))));
    yield* run(tx.delete(users).where(eq(users.id, userId)));
    yield* run(recordAudit(tx, actor, action, `user:${userId}`));
  });
  await removeFiles(files);
}

/** Mails read at once. */
const PAGE = 25;

/**
 * Removes mails to a user, and those that name the user's address: their words are personal. Only if the address was
 * confirmed: another's, typed in, would take that person's mails along.
 */
async function forgetMails({ email, emailConfirmedAt }: User): Promise<void> {
  if (!emailConfirmedAt) return;
  const address = lookupKey(email);
  const isAbout = ({ recipient, subject, text, html }: Mail) =>
    lookupKey(recipient) === address || mentionsAddress([subject, text, html ?? ""].join("\n").toLowerCase(), address);
  for (let after = 0; ;) {
    const mails = await db
      .select(MAIL)
      .from(mailOutbox)
      .where(gt(mailOutbox.id, after))
      .orderBy(asc(mailOutbox.id))
      .limit(PAGE);
    const ids = mails.filter(isAbout).map((mail) => mail.id);
    if (ids.length > 0) await transaction((tx) => tx.delete(mailOutbox).where(inArray(mailOutbox.id, ids)));
    if (mails.length < PAGE) return;
    after = mails.at(-1)!.id;
    await nextEventLoopTurn();
  }
}
