import { randomBytes } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { countMatching, firstRow, run, type Tx } from "#db/index.ts";
import { db, tables } from "../../database.server.ts";
import { tokenHash } from "../sessions/session.server.ts";

const { recoveryCodes } = tables;

const CODES = 10;
/** Letters and digits without i, l, o and u, which are easily misread on paper. */
const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH = 16;

/** `k3v9-8m2a-w5tq-7hxe`: 80 random bits. */
function newCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]!).join("");
  return letters.match(/.{4}/g)!.join("-");
}

/** The form in which codes are compared, however they are typed. */
const plain = (code: string) => code.toLowerCase().replace(/[^a-z\d]/g, "");

export const looksLikeRecoveryCode = (code: string): boolean => plain(code).length === LENGTH;

/** Replaces an account's codes. Returns them once; only their hashes are stored. */
export function* regenerateRecoveryCodes(tx: Tx, userId: number) {
  const codes = Array.from({ length: CODES }, newCode);
  yield* deleteRecoveryCodes(tx, userId);
  yield* run(tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: tokenHash(plain(code)) }))));
  return codes;
}

export function* deleteRecoveryCodes(tx: Tx, userId: number) {
  yield* run(tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)));
}

/** Uses up a code; returns whether it existed. */
export function* redeemRecoveryCode(tx: Tx, userId: number, code: string) {
  const used = yield* firstRow(
    tx
      .update(recoveryCodes)
      .set({ usedAt: new Date() })
      .where(
        and(
          eq(recoveryCodes.userId, userId),
          eq(recoveryCodes.codeHash, tokenHash(plain(code))),
          isNull(recoveryCodes.usedAt),
        ),
      )
      .returning({ id: recoveryCodes.id }),
  );
  return used !== undefined;
}

export const codesLeft = async (userId: number): Promise<number> =>
  countMatching(db, recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
