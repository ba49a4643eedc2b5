import { consume } from "../../rate-limits/rate-limits.server.ts";
import { randomInt } from "node:crypto";
import { getRow, UniqueError, type User } from "#db/index.ts";
import { LEVEL, mayRegister, requirePermission } from "../../access.ts";
import { config } from "../../config/config.server.ts";
import { tables, transaction } from "../../database.server.ts";
import { Conflict } from "../../errors.ts";
import { lookupKey } from "../../input/lookup-key.ts";
import type { Registration } from "../auth.schema.ts";
import type { confirmedNow } from "../email/confirmation.ts";
import { requireFreeEmail, sendConfirmation } from "../email/email-links.server.ts";
import { hashNewPassword } from "../passwords/password-rule.server.ts";
import { publicUser, type PublicUser } from "../sessions/session.server.ts";
import { type SignInRequest, startSession } from "../sessions/start-session.server.ts";
import { authMessages } from "../messages.en.ts";
import { freeUsername } from "./username-check.server.ts";
import { usernameFrom } from "./username-from.ts";

/** Creates an account of level 1, whatever level was sent, and signs it in. */
export async function register(
  arrival: SignInRequest,
  registration: Registration,
): Promise<{ user: PublicUser; cookies: string[] }> {
  requirePermission(mayRegister(config.registration));
  await consume("registrationsOfDay", { address: arrival.clientAddress });
  const user = await withFreeUsername(registration, (account) => insertUser({ ...account, accessLevel: LEVEL.basic }));
  await sendConfirmation(user, { address: arrival.clientAddress });
  return { user: publicUser(user), cookies: await startSession(arrival, user, { method: "password" }) };
}

export type NewAccount = Omit<Registration, "username" | "acceptTerms" | "plan" | "invitation"> &
  Partial<Pick<Registration, "acceptTerms" | "plan">> & { username: string; accessLevel: number };

/** Slug for a name without Latin letters. */
const NO_NAME = "card";

/** For people of one name who sign up at the same moment. */
const MAX_TRIES = 4;

/**
 * Creates an account with the requested username, else a free one derived from the name or email; retries if another
 * account takes it meanwhile.
 */
export async function withFreeUsername<A extends Pick<Registration, "username" | "fullName" | "email">, R>(
  account: A,
  insert: (account: A & { username: string }) => Promise<R>,
): Promise<R> {
  const { username, fullName, email } = account;
  if (username !== undefined) return insert({ ...account, username });
  const like = usernameLike(fullName, email) || NO_NAME;
  for (let tries = 1; ; tries++) {
    try {
      const base = tries === 1 ? like : `${like}-${randomInt(100, 10_000)}`;
      return await insert({ ...account, username: await freeUsername(base) });
    } catch (error) {
      if (!isUsernameTaken(error) || tries >= MAX_TRIES) throw error;
    }
  }
}

const isUsernameTaken = (error: unknown) =>
  error instanceof Conflict && error.fields.some(({ path }) => path === "username");

const usernameLike = (fullName: string | null, email: string) =>
  usernameFrom(fullName ?? "") || usernameFrom(email.split("@")[0]!);

/** Adds a user whose address is not confirmed yet. Throws Conflict, which says whether name or email is taken. */
async function insertUser(account: NewAccount): Promise<User> {
  const row = await userRow(account);
  try {
    return await transaction(function* (tx) {
      yield* requireFreeEmail(tx, row);
      return yield* getRow(tx.insert(tables.users).values(row).returning());
    });
  } catch (error) {
    throw toConflict(error) ?? error;
  }
}

/** The row of a new account, its password hashed. */
export async function userRow(
  { username, password, email, phone, fullName, accessLevel, acceptTerms, plan }: NewAccount,
  confirmation: Partial<ReturnType<typeof confirmedNow>> = {},
) {
  return {
    ...confirmation,
    username,
    usernameKey: lookupKey(username),
    email,
    emailKey: lookupKey(email),
    phone: phone ?? null,
    fullName: fullName ?? null,
    accessLevel,
    plan: plan ?? null,
    termsAcceptedAt: acceptTerms ? new Date() : null,
    password: await hashNewPassword(password),
  };
}

/** The Conflict behind a unique violation of the users table, if it is one. */
export function toConflict(error: unknown): Conflict | undefined {
  if (!(error instanceof UniqueError)) return undefined;
  if (error.column === "usernameKey") return Conflict.takenError("username", authMessages.usernameTaken);
  if (error.column === "emailKey") return Conflict.takenError("email", authMessages.emailTaken);
  return undefined;
}
