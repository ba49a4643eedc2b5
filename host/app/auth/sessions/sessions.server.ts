import { and, desc, eq, gt } from "drizzle-orm";
import { getRow } from "#db/index.ts";
import { db, tables, transaction } from "../../database.server.ts";
import { readableColumns, pickColumns, type Visible } from "../../field-access/columns.ts";
import { NotFound } from "../../errors.ts";
import { recordAccountAudit } from "../../audit/audit.server.ts";
import type { SessionUser } from "./session.server.ts";
import { cancelEmailChange, revokeSessions } from "../credentials.server.ts";
import { authMessages } from "../messages.en.ts";

const { emailLinks, sessions } = tables;

const VISIBLE = readableColumns("sessions", "owner", ["id", "device", "place", "createdAt", "lastSeenAt"]);

type VisibleSession = Pick<(typeof sessions)["$inferSelect"], Visible<"sessions", "owner">>;
type Dates = "createdAt" | "lastSeenAt";

/** A session as its owner sees it. */
export type OpenSession = Omit<VisibleSession, Dates> & Record<Dates, string> & { isCurrent: boolean };

/** The open sessions of an account: the current one first, then the most recently used. */
export async function listSessions(actor: SessionUser): Promise<OpenSession[]> {
  const now = new Date();
  const rows = await db
    .select(pickColumns(sessions, VISIBLE))
    .from(sessions)
    .where(and(eq(sessions.userId, actor.id), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
  const items = rows.map((session) => {
    const isCurrent = session.id === actor.sessionId;
    // The last use is stored only once an hour.
    const lastSeenAt = isCurrent ? now : session.lastSeenAt;
    return {
      ...pickColumns(session, VISIBLE),
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isCurrent,
    };
  });
  return items.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** Ends one of the user's own sessions; throws NotFound for any other. */
export async function revokeSession(actor: SessionUser, id: number): Promise<void> {
  await transaction(function* (tx) {
    yield* getRow(
      tx
        .delete(sessions)
        .where(and(eq(sessions.id, id), eq(sessions.userId, actor.id)))
        .returning({ id: sessions.id }),
      () => new NotFound(authMessages.sessionEnded),
    );
    yield* cancelEmailChange(tx, actor.id, eq(emailLinks.sessionId, id));
    yield* recordAccountAudit(tx, actor.id, "session.end");
  });
}

/** Ends all of the user's sessions except the current one. */
export async function revokeOtherSessions(actor: SessionUser): Promise<void> {
  await transaction(function* (tx) {
    yield* revokeSessions(tx, actor.id, [actor.sessionId]);
    yield* recordAccountAudit(tx, actor.id, "session.end");
  });
}
