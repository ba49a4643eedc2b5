import { createHmac, randomBytes } from "node:crypto";
import { eq, lt } from "drizzle-orm";
import { type Database, getRow, run } from "#db/index.ts";
import { bucketOf, DAY } from "./rollups.ts";

/**
 * Identifies visitors for one day, without cookies: a hash of IP, user agent and card with a salt that is created for
 * the day and destroyed after it. Then nobody, including us, can tell who visited. The card is part of the hash, so
 * that a visitor cannot be followed from card to card.
 */
export function visitorHashes({ tables, transaction }: Database) {
  const { visitorSalts, dailyVisitors } = tables;
  let current: { day: number; salt: Promise<string> } | undefined;

  async function saltOf(day: number): Promise<string> {
    if (current?.day !== day) {
      const salt = makeSalt(day);
      current = { day, salt };
      // Retries after the database was briefly unavailable.
      salt.catch(() => (current = undefined));
    }
    return current!.salt;
  }

  /** The salt of a day, the same in all processes. Deletes those of other days and the hashes made with them. */
  function makeSalt(day: number): Promise<string> {
    return transaction(function* (tx) {
      yield* run(
        tx
          .insert(visitorSalts)
          .values({ day, salt: randomBytes(32).toString("base64url") })
          .onConflictDoNothing(),
      );
      yield* run(tx.delete(visitorSalts).where(lt(visitorSalts.day, day)));
      yield* run(tx.delete(dailyVisitors).where(lt(dailyVisitors.day, day)));
      const row = yield* getRow(
        tx.select({ salt: visitorSalts.salt }).from(visitorSalts).where(eq(visitorSalts.day, day)),
      );
      return row.salt;
    });
  }

  return {
    /** The hash of a visitor of `cardId` on the day of `at`; null if that is not today, because its salt is gone. */
    async of(cardId: number, address: string, userAgent: string, at: Date, now = new Date()): Promise<string | null> {
      const day = bucketOf(now, DAY);
      if (bucketOf(at, DAY) !== day) return null;
      return createHmac("sha256", await saltOf(day))
        .update(`${cardId}\n${address}\n${userAgent}`)
        .digest("base64url")
        .slice(0, 22);
    },

    /** Deletes salts and hashes of past days, even if no visitors come any more. */
    async forget(now = new Date()): Promise<void> {
      const day = bucketOf(now, DAY);
      if (current && current.day < day) current = undefined;
      await transaction(function* (tx) {
        yield* run(tx.delete(visitorSalts).where(lt(visitorSalts.day, day)));
        yield* run(tx.delete(dailyVisitors).where(lt(dailyVisitors.day, day)));
      });
    },
  };
}
