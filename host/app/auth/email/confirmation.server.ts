import { eq } from "drizzle-orm";
import { firstRow, type NewUser, type Tx, type User } from "#db/index.ts";
import { tables } from "../../database.server.ts";

const { sessions, users } = tables;

/** Stands for every session that began before somebody else confirmed the account's address. */
export const EARLIER_SESSION = 0;

/**
 * The columns of an account whose address is confirmed now, by this session if it was one of the account's. What counts
 * against a mailbox alone is the first confirmation (passwords/reset.server.ts), so only that one is stored as such.
 */
export function confirmedNow(
  user?: Pick<User, "emailFirstConfirmedAt">,
  sessionId: number | null = null,
): Pick<NewUser, "emailConfirmedAt" | "emailFirstConfirmedAt" | "emailFirstSessionId"> {
  const emailConfirmedAt = new Date();
  return user?.emailFirstConfirmedAt
    ? { emailConfirmedAt }
    : { emailConfirmedAt, emailFirstConfirmedAt: emailConfirmedAt, emailFirstSessionId: sessionId };
}

/**
 * The session that a second factor, a passkey or a provider's link is stored with. One that began before the address
 * was confirmed elsewhere may be a stranger's, who signed up with it or asked for it: what it adds later counts like
 * what it added before.
 */
export function* sessionOfFactor(tx: Tx, sessionId: number) {
  const row = yield* firstRow(
    tx
      .select({
        beganAt: sessions.createdAt,
        first: users.emailFirstConfirmedAt,
        confirming: users.emailFirstSessionId,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(sessions.id, sessionId)),
  );
  const isEarlier = row?.first && row.beganAt < row.first && row.confirming !== sessionId;
  return isEarlier ? EARLIER_SESSION : sessionId;
}
