import { run, type User, UniqueError } from "#db/index.ts";
import { LEVEL } from "../access.ts";
import { config } from "../config/config.server.ts";
import { tables, transaction } from "../database.server.ts";
import { Conflict, Refused } from "../errors.ts";
import { identityKey } from "./find-user.server.ts";
import type { Registration } from "./auth.schema.ts";
import { refuseTaken, sendConfirmation } from "./email-links.server.ts";
import { hashNewPassword } from "./password-rule.server.ts";
import { EMAIL_TAKEN, NAME_TAKEN } from "./sentences.ts";
import { publicUser, type PublicUser, startSession } from "./session.server.ts";

/** Makes an account of level 1, whatever level was sent, and signs it in. */
export async function register(
  request: Request,
  registration: Registration,
  clientAddress: string,
): Promise<{ user: PublicUser; cookie: string }> {
  if (!config.isRegistrationOpen)
    throw new Refused("Registration is closed. Please ask an administrator for an account.");
  const user = await insertUser({ ...registration, accessLevel: LEVEL.basic });
  await sendConfirmation(user, clientAddress);
  return { user: publicUser(user), cookie: await startSession(request, user.id) };
}

export type NewAccount = Omit<Registration, "plan"> & Partial<Pick<Registration, "plan">> & { accessLevel: number };

/** Adds a user, whose address is still to be confirmed; throws Conflict that says which of name and e-mail is taken. */
export async function insertUser(account: NewAccount): Promise<User> {
  const row = await userRow(account, null);
  try {
    return await transaction(function* (tx) {
      yield* refuseTaken(tx, row);
      const [user] = yield* run(tx.insert(tables.users).values(row).returning());
      return user!;
    });
  } catch (error) {
    throw takenAs(error) ?? error;
  }
}

/** The row of a new account, its password hashed. */
export async function userRow(
  { username, password, email, phone, fullName, accessLevel, plan }: NewAccount,
  emailConfirmedAt: Date | null,
) {
  return {
    emailConfirmedAt,
    username,
    usernameKey: identityKey(username),
    email,
    emailKey: identityKey(email),
    phone: phone ?? null,
    fullName: fullName ?? null,
    accessLevel,
    plan: plan ?? null,
    password: await hashNewPassword(password),
  };
}

/** The Conflict behind a unique violation of the users table, if it is one. */
export function takenAs(error: unknown): Conflict | undefined {
  if (!(error instanceof UniqueError)) return undefined;
  if (error.column === "usernameKey") return Conflict.taken("username", NAME_TAKEN);
  if (error.column === "emailKey") return Conflict.taken("email", EMAIL_TAKEN);
  return undefined;
}
