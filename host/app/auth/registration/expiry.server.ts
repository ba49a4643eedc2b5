import { and, gte, inArray, isNotNull, lt, or } from "drizzle-orm";
import { DAY_MS } from "../../config/durations.ts";
import { db, tables, transaction } from "../../database.server.ts";
import { MAX_ATTEMPTS } from "../../mail/outbox.server.ts";

const { challenges, emailLinks, knownDevices, mailOutbox, passwordResets, rateCounts, sessions, teamInvitations } =
  tables;

/** How long used links and recipients of sent emails are kept, for finding out what happened. */
const RETENTION_MS = 30 * DAY_MS;
const STEP = 1_000;

/** Deletes what is of no more use: ended sessions and links, expired rate counts, emails sent or given up. */
export async function deleteExpiredAccountData(signal: AbortSignal, now = new Date()): Promise<void> {
  const yearAgo = new Date(now.getTime() - 365 * DAY_MS);
  const longAgo = new Date(now.getTime() - RETENTION_MS);
  for (let isMore = true; isMore && !signal.aborted;) {
    const ended = await db.select({ id: sessions.id }).from(sessions).where(lt(sessions.expiresAt, now)).limit(STEP);
    if (ended.length > 0)
      await transaction((tx) =>
        tx.delete(sessions).where(
          inArray(
            sessions.id,
            ended.map(({ id }) => id),
          ),
        ),
      );
    isMore = ended.length === STEP;
  }
  await transaction((tx) => tx.delete(passwordResets).where(lt(passwordResets.expiresAt, longAgo)));
  await transaction((tx) => tx.delete(emailLinks).where(lt(emailLinks.expiresAt, longAgo)));
  await transaction((tx) => tx.delete(teamInvitations).where(lt(teamInvitations.expiresAt, longAgo)));
  await transaction((tx) => tx.delete(challenges).where(lt(challenges.expiresAt, now)));
  await transaction((tx) => tx.delete(knownDevices).where(lt(knownDevices.lastSeenAt, yearAgo)));
  await transaction((tx) => tx.delete(rateCounts).where(lt(rateCounts.resetAt, now)));
  await transaction((tx) =>
    tx
      .delete(mailOutbox)
      .where(
        and(
          lt(mailOutbox.createdAt, longAgo),
          or(isNotNull(mailOutbox.sentAt), gte(mailOutbox.attempts, MAX_ATTEMPTS), isNotNull(mailOutbox.waitsFor)),
        ),
      ),
  );
}
