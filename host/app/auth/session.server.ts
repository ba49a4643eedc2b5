import { createHash } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { SignInMethod, User } from "#db/index.ts";
import { type Actor, LEVEL, type Membership } from "../access.ts";
import { config } from "../config/config.server.ts";
import { DAY_MS } from "../config/durations.ts";
import { db, tables, transaction } from "../database.server.ts";
import { columnsFor, pick } from "../disclosure/columns.ts";
import { countryOfLanguages } from "../networks/country.ts";
import { setCookie, tokenIn } from "./cookies.server.ts";

const { sessions, teamMembers, users } = tables;

export const SESSION_COOKIE = "meishi_session";
export const LIFETIME_MS = 30 * DAY_MS;
/** A session in use is prolonged at most this often: no write on each read. */
const TOUCH_MS = 60 * 60 * 1000;

const ACCOUNT = columnsFor("users", "owner", [
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

/** Who is signed in on this request. */
export type SessionUser = PublicUser &
  Actor & {
    team: Membership | null;
    sessionId: number;
    /** When they last proved who they are: by signing in, or later. */
    provenAt: Date;
    method: SignInMethod;
    /** The operator requires a second factor of them. */
    mustHaveFactor: boolean;
    /** One is required and not set up yet: until then nothing else can be done. */
    lacksFactor: boolean;
    /** Of their browser's languages: where numbers that do not say it are from. */
    country: string | undefined;
  };

export function publicUser(user: AccountRow): PublicUser {
  const { locale, ...shown } = pick(user, ACCOUNT);
  // Of accounts that chose a language only.
  return { ...shown, createdAt: user.createdAt.toISOString(), ...(locale && { locale }) };
}

/** The account behind a session, without what only the server needs of it. */
export function accountOf(user: SessionUser): PublicUser {
  const { locale, ...shown } = pick(user, ACCOUNT);
  return { ...shown, ...(locale && { locale }) };
}

/** What is stored of a token: who steals the database cannot use it. */
export const tokenHash = (token: string) => createHash("sha256").update(token).digest("hex");

/** Whether the operator requires a second factor of this level. */
const isFactorRequired = (level: number) =>
  config.secondFactor === "all" || (config.secondFactor === "admins" && level >= LEVEL.admin);

export const sessionToken = (request: Request): string | undefined => tokenIn(request, SESSION_COOKIE);

/** The signed-in user of a request, read afresh from the database; null for a visitor. */
export async function findSessionUser(request: Request): Promise<SessionUser | null> {
  const token = sessionToken(request);
  if (!token) return null;
  const now = new Date();
  const [found] = await db
    .select({
      user: pick(users, ACCOUNT),
      totpConfirmedAt: users.totpConfirmedAt,
      session: pick(sessions, ["id", "method", "lastSeenAt", "createdAt", "provenAt"]),
      team: { id: teamMembers.teamId, role: teamMembers.role },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(teamMembers, eq(teamMembers.userId, users.id))
    .where(and(eq(sessions.tokenHash, tokenHash(token)), gt(sessions.expiresAt, now)));
  if (!found) return null;
  const { user, session, team, totpConfirmedAt } = found;
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
  // Who signs in at a provider has the provider's factors.
  const mustHaveFactor = method !== "oidc" && isFactorRequired(user.accessLevel);
  const lacksFactor = mustHaveFactor && totpConfirmedAt === null;
  const country = countryOfLanguages(request.headers.get("accept-language"));
  return {
    ...publicUser(user),
    level: user.accessLevel,
    team,
    sessionId,
    provenAt,
    method,
    mustHaveFactor,
    lacksFactor,
    country,
  };
}

/** Ends the request's session and answers the Set-Cookie value that removes its cookie. */
export async function endSession(request: Request): Promise<string> {
  const token = sessionToken(request);
  if (token) await transaction((tx) => tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash(token))));
  return sessionCookie("", 0);
}

export const sessionCookie = (token: string, maxAge: number) => setCookie(SESSION_COOKIE, token, maxAge);
