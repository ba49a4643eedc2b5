import type { NewUser, User } from "#db/index.ts";

/**
 * Columns for an account whose email is confirmed now, and the session that confirmed it, if any. Only the first
 * confirmation is stored as such, as security against owners of a mailbox relies on it (passwords/reset.server.ts).
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
