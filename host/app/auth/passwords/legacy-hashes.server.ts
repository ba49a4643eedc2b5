import { createHmac, randomInt } from "node:crypto";
import { and, eq, inArray, max, ne } from "drizzle-orm";
import { firstRow, type User } from "#db/index.ts";
import { deriveKey } from "../../config/derived-keys.server.ts";
import { HOUR_MS } from "../../config/durations.ts";
import { db, tables, transaction } from "../../database.server.ts";
import { findUser } from "../sign-in/find-user.server.ts";
import { costOf, hashPassword, isOutdated, NO_PASSWORD, verifyPassword } from "./password.server.ts";

const { users } = tables;

/** Accounts looked at for what hashes cost. */
const SAMPLE = 200;

/**
 * Puts a hash of today's cost in place of an earlier release's, once the password is known to be right. Returns the
 * user with it.
 */
export async function rehashPassword(user: User, typed: string): Promise<User> {
  const { id, password: stored } = user;
  if (!isOutdated(stored)) return user;
  const password = await hashPassword(typed);
  const renewed = await transaction((tx) =>
    firstRow(
      tx
        .update(users)
        .set({ password })
        .where(and(eq(users.id, id), eq(users.password, stored)))
        .returning(),
    ),
  );
  if (renewed) return renewed;
  // Changed meanwhile: perhaps by another sign-in with the same password.
  const current = await findUser(id);
  return current && (await verifyPassword(current.password, typed)) ? current : user;
}

const key = deriveKey("cost of hashes");
let costs: Promise<string[]> | undefined;
let until = 0;

/**
 * Parameters that a hash for this unknown name would have. Hashes of earlier releases take another time to verify, so
 * unknown names get their parameters as often as accounts still have them, and each name always the same.
 */
export async function expectedCost(name: string): Promise<string | undefined> {
  if (Date.now() > until) {
    until = Date.now() + HOUR_MS;
    costs = costsOfSome().catch(() => {
      until = 0;
      return [];
    });
  }
  return costFor(name, (await costs) ?? []);
}

/** Sorted, so that a name changes its cost at most once while accounts get new hashes. */
export function costFor(name: string, sorted: readonly string[]): string | undefined {
  const place = createHmac("sha256", key).update(name).digest().readUInt32BE() / 2 ** 32;
  return sorted[Math.floor(place * sorted.length)];
}

async function costsOfSome(): Promise<string[]> {
  const last = await firstRow(db.select({ id: max(users.id) }).from(users));
  const ids = Array.from({ length: SAMPLE }, () => randomInt(1, (last?.id ?? 1) + 1));
  const rows = await db
    .select({ password: users.password })
    .from(users)
    .where(and(inArray(users.id, ids), ne(users.password, NO_PASSWORD)));
  return rows.map(({ password }) => costOf(password)).sort();
}
