import { createHash } from "node:crypto";
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { firstRow, type SignInMethod, type User } from "#db/index.ts";
import { type Actor, LEVEL, type Membership } from "../../access.ts";
import { config } from "../../config/config.server.ts";
import { DAY_MS } from "../../config/durations.ts";
import { db, tables, transaction } from "../../database.server.ts";
import { readableColumns, pickColumns } from "../../field-access/columns.ts";
import { countryOfLanguages } from "../../networks/country.ts";
import type { KeyGrant } from "../keys/scopes.ts";
import { setCookie, tokenIn } from "./cookies.server.ts";

const { sessions, teamMembers, users } = tables;

const SESSION_COOKIE = "meishi_session";
export const LIFETIME_MS = 30 * DAY_MS;
/** How often a session in use is extended, at most, so that not every read causes a write. */
const TOUCH_MS = 60 * 60 * 1000;

export const ACCOUNT = readableColumns("users", "owner", [
  "id",
  "username",
  "email",
  "phone",
  "fullName",
  "accessLevel",
  "locale",
  "createdAt",
]);
type AccountRow = Pick<User, (typeof ACCOUNT)[number]>;

/** A user as the API shows it: never the password or its hash. */
export type PublicUser = Omit<AccountRow, "createdAt" | "locale"> & { createdAt: string; locale?: string };

/** Signed-in user of a request. */
export type SessionUser = PublicUser &
  Actor & {
    team: Membership | null;
    sessionId: number;
    /** When they last gave a fresh proof, by signing in or later. */
    provenAt: Date;
    method: SignInMethod;
    /** Whether the operator requires a second factor of them. */
    mustHaveFactor: boolean;
    /** Whether one is required but not set up, which blocks everything else. */
    lacksFactor: boolean;
    /** The key that stands in for a session, in calls of programs. */
    key?: KeyGrant;
    /** Country for telephone numbers without a country code, from their browser's languages. */
    country: string | undefined;
  };

export function publicUser(user: AccountRow): PublicUser {
  const { locale, ...visible } = pickColumns(user, ACCOUNT);
  // Only for accounts that chose a language.
  return { ...visible, createdAt: user.createdAt.toISOString(), ...(locale && { locale }) };
}

/** The account behind a session, without what only the server needs. */
export function accountOf(user: SessionUser): PublicUser {
  const { locale, ...visible } = pickColumns(user, ACCOUNT);
  return { ...visible, ...(locale && { locale }) };
}

/** The hash that is stored instead of a token, so that a stolen database opens no session. */
export const tokenHash = (token: string) => createHash("sha256").update(token).digest("hex");

/** Whether the operator requires a second factor of this level. */
const isFactorRequired = (level: number) =>
  config.secondFactor === "all" || (config.secondFactor === "admins" && level >= LEVEL.admin);

/** Whether this way to sign in requires a factor, and whether it is missing. A provider's sign-in relies on its own. */
export function factorNeeds(method: SessionUser["method"], level: number, totpConfirmedAt: Date | null) {
  const mustHaveFactor = method !== "oidc" && isFactorRequired(level);
  return { mustHaveFactor, lacksFactor: mustHaveFactor && totpConfirmedAt === null };
}

export const sessionToken = (request: Request): string | undefined => tokenIn(request, SESSION_COOKIE);

/** Prepared once, as every signed-in request runs it: building it costs more than running it. */
const sessionOfToken = db
  .select({
    user: pickColumns(users, ACCOUNT),
    totpConfirmedAt: users.totpConfirmedAt,
    session: pickColumns(sessions, ["id", "method", "lastSeenAt", "createdAt", "provenAt", "expiresAt"]),
    team: { id: teamMembers.teamId, role: teamMembers.role },
  })
  .from(sessions)
  .innerJoin(users, eq(users.id, sessions.userId))
  .leftJoin(teamMembers, eq(teamMembers.userId, users.id))
  .where(eq(sessions.tokenHash, sql.placeholder("tokenHash")))
  .prepare("session_of_token");

/** The signed-in user of a request, read from the database each time; null for a visitor. */
export async function findSessionUser(request: Request): Promise<SessionUser | null> {
  const token = sessionToken(request);
  if (!token) return null;
  const now = new Date();
  const row = await firstRow(sessionOfToken.execute({ tokenHash: tokenHash(token) }));
  if (!row || row.session.expiresAt <= now) return null;
  const { user, session, team, totpConfirmedAt } = row;
  const { id: sessionId, method, createdAt } = session;
  const provenAt = session.provenAt ?? createdAt;
  if (now.getTime() - session.lastSeenAt.getTime() > TOUCH_MS) {
    await transaction((tx) =>
      tx
        .update(sessions)
        .set({ lastSeenAt: now, expiresAt: new Date(now.getTime() + LIFETIME_MS) })
        .where(eq(sessions.id, sessionId)),
    );
  }
  const country = countryOfLanguages(request.headers.get("accept-language"));
  return {
    ...publicUser(user),
    level: user.accessLevel,
    team,
    sessionId,
    provenAt,
    method,
    ...factorNeeds(method, user.accessLevel, totpConfirmedAt),
    country,
  };
}

/** Actors of open sessions by session id; ended sessions, and those without a required second factor, are missing. */
export async function findActors(sessionIds: number[]): Promise<Map<number, Actor>> {
  const rows = await db
    .select({
      sessionId: sessions.id,
      method: sessions.method,
      id: users.id,
      level: users.accessLevel,
      totpConfirmedAt: users.totpConfirmedAt,
      team: { id: teamMembers.teamId, role: teamMembers.role },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(teamMembers, eq(teamMembers.userId, users.id))
    .where(and(inArray(sessions.id, sessionIds), gt(sessions.expiresAt, new Date())));
  const acting = rows.filter(
    ({ method, level, totpConfirmedAt }) => !factorNeeds(method, level, totpConfirmedAt).lacksFactor,
  );
  return new Map(acting.map(({ sessionId, id, level, team }) => [sessionId, { id, level, team }]));
}

/** Ends the request's session and returns the Set-Cookie value that removes its cookie. */
export async function endSession(request: Request): Promise<string> {
  const token = sessionToken(request);
  if (token) await transaction((tx) => tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash(token))));
  return sessionCookie("", 0);
}

export const sessionCookie = (token: string, maxAge: number) => setCookie(SESSION_COOKIE, token, maxAge);
