import { and, isNull, lt, ne } from "drizzle-orm";
import type { Database } from "#db/index.ts";
import { DAY_MS } from "../config/durations.ts";

/**
 * Removes from a backup, before restoring it, what has been overtaken since: sessions, open links, sync states of
 * devices, emails.
 * Returns the number of emails dropped.
 */
export async function dropWhatChangedSince(backup: Database): Promise<number> {
  await endSessions(backup);
  await endLinks(backup);
  await forgetSyncTokens(backup);
  return await expireOldMails(backup);
}

/** Sessions may have been ended since the backup, which it cannot show. */
async function endSessions({ transaction, tables }: Database): Promise<void> {
  await transaction((tx) => tx.delete(tables.sessions));
}

/**
 * Links to set a password, change an address or join a team may have been used or withdrawn since the backup. Those
 * that undo a change stay: they only give back.
 */
async function endLinks({ transaction, tables }: Database, now = new Date()): Promise<void> {
  const { challenges, emailLinks, passwordResets, teamInvitations } = tables;
  await transaction((tx) => tx.delete(challenges));
  await transaction((tx) => tx.update(passwordResets).set({ expiresAt: now }));
  await transaction((tx) => tx.update(emailLinks).set({ expiresAt: now }).where(ne(emailLinks.kind, "undo")));
  await transaction((tx) => tx.update(teamInvitations).set({ expiresAt: now }));
}

/**
 * Devices may have seen later changes than the backup has: they read their books anew. Revisions go on from the time,
 * in milliseconds, which is ahead of every number of changes, so that none of them comes twice.
 */
async function forgetSyncTokens({ transaction, tables: { addressBooks } }: Database): Promise<void> {
  const revision = Date.now();
  await transaction((tx) => tx.update(addressBooks).set({ revision, prunedRevision: revision }));
}

/** Mails that wait in a backup were very likely sent after it was made. Those of the last day may come twice. */
async function expireOldMails({ transaction, tables: { mailOutbox } }: Database, now = new Date()): Promise<number> {
  const { createdAt, id, sentAt, text, waitsFor } = mailOutbox;
  const wouldBeSent = and(isNull(sentAt), isNull(waitsFor), ne(text, ""));
  const isOld = lt(createdAt, new Date(now.getTime() - DAY_MS));
  const expired = await transaction((tx) =>
    tx.update(mailOutbox).set({ expiresAt: now }).where(and(wouldBeSent, isOld)).returning({ id }),
  );
  return expired.length;
}
