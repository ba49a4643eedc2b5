import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import { containsText, run, type Tx, type User } from "#db/index.ts";
import { type Actor, mayDeleteUser, requirePermission, type Refusal } from "../access.ts";
import { lookupKey } from "../input/lookup-key.ts";
import { tables, transaction } from "../database.server.ts";
import { mentionsAddress } from "../mail/mentions-address.ts";
import { leaveBeforeDeletion, passCardsBeforeDeletion } from "../teams/members/leave-team.server.ts";
import type { MemberRemoval } from "../teams/teams.schema.ts";
import { transferFiles, ownersOfReferencedFiles } from "../uploads/ownership.server.ts";
import { recordAudit } from "../audit/audit.server.ts";
import { removeFiles } from "./files.server.ts";
import { countSystemUsers, getUser } from "./users.server.ts";

const { emailLinks, mailOutbox, pwaSettings, users } = tables;

interface Deletion {
  userId: number;
  /** What becomes of the cards of the user's team. */
  removal?: MemberRemoval;
  /** How the audit log calls it. */
  action: string;
  mayDelete: (target: User, systemUsers: number) => Refusal | null;
}

/** Deletes somebody else's account. */
export const remove = (actor: Actor, userId: number, removal?: MemberRemoval): Promise<void> =>
  deleteUser(actor, {
    userId,
    removal,
    action: "user.delete",
    mayDelete: (target, systemUsers) => mayDeleteUser(actor, target, systemUsers),
  });

/**
 * Deletes a user with cards, events, settings, files and the mails to or about the user's addresses. Pictures that
 * other people's cards show go to those people.
 */
export async function deleteUser(actor: Actor, { userId, removal, action, mayDelete }: Deletion): Promise<void> {
  function* permitted(tx: Tx) {
    const user = yield* getUser(tx, userId);
    requirePermission(mayDelete(user, yield* countSystemUsers(tx)));
    return user;
  }
  // All cards are read next: not for somebody who may not. Those of a team stay there, with their files.
  await transaction(permitted);
  await passCardsBeforeDeletion(actor, userId, removal ?? { cards: "pause" });
  await transaction(function* (tx) {
    yield* permitted(tx);
    yield* leaveBeforeDeletion(tx, actor, userId, removal ?? { cards: "pause" });
  });
  const owners = await ownersOfReferencedFiles(userId);
  const files = await transaction(function* (tx) {
    const user = yield* permitted(tx);
    yield* leaveBeforeDeletion(tx, actor, userId, { cards: "pause" }); // a team joined meanwhile
    const files = yield* transferFiles(tx, userId, owners);
    yield* forgetMails(tx, user);
    yield* run(tx.delete(pwaSettings).where(eq(pwaSettings.scope, String(userId))));
    yield* run(tx.delete(users).where(eq(users.id, userId)));
    yield* run(recordAudit(tx, actor, action, `user:${userId}`));
    return files;
  });
  await removeFiles(files);
}

/** Removes mails to a user, and those that name one of the user's addresses: their words are personal. */
function* forgetMails(tx: Tx, user: User) {
  const links = yield* run(
    tx.select({ email: emailLinks.email }).from(emailLinks).where(eq(emailLinks.userId, user.id)),
  );
  const addresses = [...new Set([user.email, ...links.map(({ email }) => email)].map(lookupKey))];
  const accounts = yield* run(
    tx
      .select({ address: users.emailKey })
      .from(users)
      .where(and(inArray(users.emailKey, addresses), ne(users.id, user.id))),
  );
  // Whoever asked for a change to somebody else's address must not take that account's mails along.
  for (const address of addresses.filter((one) => accounts.every((account) => account.address !== one))) {
    yield* run(tx.delete(mailOutbox).where(sql`lower(${mailOutbox.recipient}) = ${address}`));
    const { subject, text, html } = mailOutbox;
    const rows = yield* run(
      tx
        .select()
        .from(mailOutbox)
        .where(or(...[subject, text, html].map((column) => containsText(column, address)))),
    );
    for (const mail of rows)
      if (mentionsAddress([mail.subject, mail.text, mail.html ?? ""].join("\n"), address))
        yield* run(tx.delete(mailOutbox).where(eq(mailOutbox.id, mail.id)));
  }
}
