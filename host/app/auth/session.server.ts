import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { User } from "#db/index.ts";
import type { Actor, Membership } from "../access.ts";
import { config } from "../config/config.server.ts";
import { DAY_MS } from "../config/durations.ts";
import { db, tables, transaction } from "../database.server.ts";
import { columnsFor, pick } from "../disclosure/columns.ts";

const { sessions, teamMembers, users } = tables;

export const SESSION_COOKIE = "meishi_session";
const LIFETIME_MS = 30 * DAY_MS;
/** A session in use is prolonged at most this often: no write on each read. */
const TOUCH_MS = 60 * 60 * 1000;

const ACCOUNT = columnsFor("users", "owner", [
  "id",
  "username",
  "email",
  "phone",
  "fullName",
  "accessLevel",
  "createdAt",
]);
type AccountRow = Pick<User, (typeof ACCOUNT)[number]>;

/** A user as the API shows it: never the password or its hash. */
export type PublicUser = Omit<AccountRow, "createdAt"> & { createdAt: string };

/** Who is signed in on this request. */
export type SessionUser = PublicUser & Actor & { team: Membership | null } & { sessionId: number; signedInAt: Date };

export function publicUser(user: AccountRow): PublicUser {
  return { ...pick(user, ACCOUNT), createdAt: user.createdAt.toISOString() };
}

/** The account behind a session, without what only the server needs of it. */
export const accountOf = (user: SessionUser): PublicUser => pick(user, ACCOUNT);

/** What is stored of a token: who steals the database cannot use it. */
export const tokenHash = (token: string) => createHash("sha256").update(token).digest("hex");

export function sessionToken(request: Request): string | undefined {
  const cookie = request.headers.get("cookie");
  return cookie?.match(new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([\\w-]{43})(?:;|$)`))?.[1];
}

/** The signed-in user of a request, read afresh from the database; null for a visitor. */
export async function findSessionUser(request: Request): Promise<SessionUser | null> {
  const token = sessionToken(request);
  if (!token) return null;
  const now = new Date();
  const [found] = await db
    .select({
      user: pick(users, ACCOUNT),
      session: { id: sessions.id, lastSeenAt: sessions.lastSeenAt, createdAt: sessions.createdAt },
      team: { id: teamMembers.teamId, role: teamMembers.role },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(teamMembers, eq(teamMembers.userId, users.id))
    .where(and(eq(sessions.tokenHash, tokenHash(token)), gt(sessions.expiresAt, now)));
  if (!found) return null;
  const { user, session, team } = found;
  if (now.getTime() - session.lastSeenAt.getTime() > TOUCH_MS) {
    await transaction((tx) =>
      tx
        .update(sessions)
        .set({ lastSeenAt: now, expiresAt: new Date(now.getTime() + LIFETIME_MS) })
        .where(eq(sessions.id, session.id)),
    );
  }
  return { ...publicUser(user), level: user.accessLevel, team, sessionId: session.id, signedInAt: session.createdAt };
}

/** Opens a session, ending the one the request came with, and answers its Set-Cookie value. */
export async function startSession(request: Request, userId: number): Promise<string> {
  await endSession(request);
  const token = randomBytes(32).toString("base64url");
  const now = new Date();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  await transaction((tx) =>
    tx.insert(sessions).values({ tokenHash: tokenHash(token), userId, lastSeenAt: now, expiresAt }),
  );
  return cookie(token, LIFETIME_MS / 1000);
}

/** Ends the request's session and answers the Set-Cookie value that removes its cookie. */
export async function endSession(request: Request): Promise<string> {
  const token = sessionToken(request);
  if (token) await transaction((tx) => tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash(token))));
  return cookie("", 0);
}

const cookie = (value: string, maxAge: number) =>
  `${SESSION_COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${config.isSecure ? "; Secure" : ""}`;
