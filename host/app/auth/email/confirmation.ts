import type { NewUser, User } from "#db/index.ts";

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
