import { randomInt } from "node:crypto";
import { and, count, desc, eq } from "drizzle-orm";
import { type AppPassword, firstRow, getRow, type Tx, type TxSteps } from "#db/index.ts";
import { type Actor, mayUseLevel, LEVEL } from "../../access.ts";
import { recordAccountAudit } from "../../audit/audit.server.ts";
import { MINUTE_MS } from "../../config/durations.ts";
import { db, tables, transaction } from "../../database.server.ts";
import { Conflict, NotFound } from "../../errors.ts";
import { pickColumns, readableColumns } from "../../field-access/columns.ts";
import { lookupKey } from "../../input/lookup-key.ts";
import { notifyCredentialChange } from "../mails/notify-credential-change.server.ts";
import { authMessages } from "../messages.en.ts";
import { factorNeeds, tokenHash } from "../sessions/session.server.ts";
import { deviceOfProgram } from "./device-of-program.ts";
import { consume } from "../../rate-limits/rate-limits.server.ts";
import { transactionInSession } from "../transaction-of.server.ts";

const { appPasswords, identities, teamMembers, users } = tables;

/** Maximum number of app passwords per account. */
const MAX_APP_PASSWORDS = 50;
/** Without characters that look alike: some are typed from a screen. 24 of 31 are 118 bits. */
const ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";
const GROUPS = 6;
const GROUP_LENGTH = 4;
/** How often a use is written down, at most: a phone sends several requests each time. */
const TOUCH_MS = MINUTE_MS;

const VISIBLE = readableColumns("appPasswords", "owner", ["id", "name", "device", "createdAt", "lastUsedAt"]);

type Row = Pick<AppPassword, (typeof VISIBLE)[number]>;

/** An app password as its owner sees it, once its text was shown. */
export interface AppPasswordView {
  id: number;
  name: string;
  /** Device that last used it; null if unknown. */
  device: string | null;
  createdAt: string;
  lastUsedAt: string | null;
}

const toView = (row: Row): AppPasswordView => ({
  ...pickColumns(row, VISIBLE),
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

/** The user's own app passwords, newest first. */
export async function list(actor: Actor): Promise<AppPasswordView[]> {
  const rows = await db
    .select(pickColumns(appPasswords, VISIBLE))
    .from(appPasswords)
    .where(eq(appPasswords.userId, actor.id))
    .orderBy(desc(appPasswords.id));
  return rows.map(toView);
}

/** Creates an app password and returns its text, which is not stored. */
export async function create(actor: Actor, name: string): Promise<{ id: number; name: string; password: string }> {
  await consume("appPasswords", { account: actor.id });
  const password = newPassword();
  const { id } = await transactionInSession(actor, (tx) => addAppPassword(tx, actor.id, name, password));
  return { id, name, password };
}

/** Creates an app password in a transaction. Throws Conflict at the maximum per account. */
export function* addAppPassword(tx: Tx, userId: number, name: string, password: string): TxSteps<{ id: number }> {
  const own = yield* getRow(tx.select({ n: count() }).from(appPasswords).where(eq(appPasswords.userId, userId)));
  if (own.n >= MAX_APP_PASSWORDS) throw new Conflict(authMessages.tooManyAppPasswords(MAX_APP_PASSWORDS), "full");
  const row = yield* getRow(
    tx
      .insert(appPasswords)
      .values({ userId, name, passwordHash: hashOf(password) })
      .returning({ id: appPasswords.id }),
  );
  yield* recordAccountAudit(tx, userId, "device.add");
  yield* notifyCredentialChange(tx, userId, "app-password-added", name);
  return row;
}

/** Ends one: its device gets in no more. */
export async function remove(actor: Actor, id: number): Promise<void> {
  await transaction(function* (tx) {
    yield* getRow(
      tx
        .delete(appPasswords)
        .where(and(eq(appPasswords.id, id), eq(appPasswords.userId, actor.id)))
        .returning({ id: appPasswords.id }),
      () => new NotFound(authMessages.appPasswordEnded),
    );
    yield* recordAccountAudit(tx, actor.id, "device.remove");
  });
}

/**
 * Returns the account that an app password signs in, by username or confirmed email; undefined if it does not. Records
 * time and program of use. `lacksFactor` is computed as for a session: with single sign-on, the provider's factor
 * counts.
 */
export async function findAppPasswordUser(
  typedName: string,
  password: string,
  userAgent: string,
): Promise<(Actor & { username: string; lacksFactor: boolean }) | undefined> {
  const row = await firstRow(
    db
      .select({
        password: pickColumns(appPasswords, ["id", "lastUsedAt"]),
        user: users,
        team: { id: teamMembers.teamId, role: teamMembers.role },
        provider: identities.id,
      })
      .from(appPasswords)
      .innerJoin(users, eq(users.id, appPasswords.userId))
      .leftJoin(teamMembers, eq(teamMembers.userId, users.id))
      .leftJoin(identities, eq(identities.userId, users.id))
      .where(eq(appPasswords.passwordHash, hashOf(password))),
  );
  if (!row || !isNameOf(row.user, typedName)) return undefined;
  const { id, accessLevel: level, username, totpConfirmedAt } = row.user;
  const { lacksFactor } = factorNeeds(row.provider === null ? "password" : "oidc", level, totpConfirmedAt);
  const actor = { id, level, team: row.team, username, lacksFactor };
  if (mayUseLevel(actor, LEVEL.basic)) return undefined;
  await recordUse(row.password, userAgent);
  return actor;
}

function isNameOf(
  user: { usernameKey: string; emailKey: string; emailConfirmedAt: Date | null },
  typed: string,
): boolean {
  const key = lookupKey(typed);
  return user.usernameKey === key || (user.emailConfirmedAt !== null && user.emailKey === key);
}

async function recordUse({ id, lastUsedAt }: Pick<AppPassword, "id" | "lastUsedAt">, userAgent: string): Promise<void> {
  const now = new Date();
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < TOUCH_MS) return;
  const device = deviceOfProgram(userAgent);
  await transaction((tx) =>
    tx
      .update(appPasswords)
      .set({ lastUsedAt: now, ...(device !== null && { device }) })
      .where(eq(appPasswords.id, id)),
  );
}

/** `k7qf-3m9x-…`: hyphens, spaces and capitals do not matter when it is typed. */
export const newPassword = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(""),
  ).join("-");

const hashOf = (password: string) => tokenHash(password.replace(/[\s-]/g, "").toLowerCase());
