import { randomBytes } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { type ChallengeKind, firstRow, type JsonObject, type Tx } from "#db/index.ts";
import { MINUTE_MS } from "../config/durations.ts";
import { db, tables, transaction } from "../database.server.ts";
import { setCookie, tokenIn } from "./sessions/cookies.server.ts";
import { tokenHash } from "./sessions/session.server.ts";

const { challenges } = tables;

/** How long each kind may take. */
const MINUTES: Record<ChallengeKind, number> = {
  factor: 10,
  passkey: 5,
  "passkey-new": 5,
  "passkey-proof": 5,
  oidc: 10,
  "phone-profile": 10,
};

const cookieName = (kind: ChallengeKind) => `meishi_${kind}`;

export const newToken = (): string => randomBytes(32).toString("base64url");

interface NewChallenge {
  kind: ChallengeKind;
  /** Value that the browser must return. */
  value: string;
  /** The token that only this browser has, in a separate cookie or the session's. */
  browser: string;
  userId?: number;
  detail?: JsonObject;
}

/** Stores something that this browser must finish, in any process or server. */
export async function addChallenge({ kind, value, browser, userId, detail }: NewChallenge): Promise<void> {
  const expiresAt = new Date(Date.now() + MINUTES[kind] * MINUTE_MS);
  const row = { kind, valueHash: tokenHash(value), browserHash: tokenHash(browser), userId, detail, expiresAt };
  await transaction((tx) => tx.insert(challenges).values(row));
}

/** The Set-Cookie value that lets a browser finish what it begins. */
export const challengeCookie = (kind: ChallengeKind, token: string): string =>
  setCookie(cookieName(kind), token, MINUTES[kind] * 60);

export const noChallengeCookie = (kind: ChallengeKind): string => setCookie(cookieName(kind), "", 0);

export const challengeToken = (request: Request, kind: ChallengeKind): string | undefined =>
  tokenIn(request, cookieName(kind));

const open = (kind: ChallengeKind, value: string, browser: string) =>
  and(
    eq(challenges.kind, kind),
    eq(challenges.valueHash, tokenHash(value)),
    eq(challenges.browserHash, tokenHash(browser)),
    gt(challenges.expiresAt, new Date()),
  );

/** Reads a challenge without using it up. */
export async function findChallenge(kind: ChallengeKind, value: string, browser: string) {
  return await firstRow(
    db
      .select()
      .from(challenges)
      .where(open(kind, value, browser)),
  );
}

/** Uses a challenge up. Of two requests at the same moment, only one gets it. */
export function* consumeChallenge(tx: Tx, kind: ChallengeKind, value: string, browser: string) {
  return yield* firstRow(
    tx
      .delete(challenges)
      .where(open(kind, value, browser))
      .returning(),
  );
}
