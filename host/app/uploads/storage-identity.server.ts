import { inArray } from "drizzle-orm";
import { database, db, tables } from "../database.server.ts";
import { log } from "../runtime/log.server.ts";
import { ensureIdentity } from "./database-identity.server.ts";
import { OWN_NAME_PATTERN } from "./storage-interface.server.ts";
import { storage } from "./storage.server.ts";

const { uploads } = tables;

/** Names compared by one query. */
const COMPARED_AT_ONCE = 500;

let isOurs: boolean | undefined;

/**
 * Whether the storage is this database's own, as the identity says that both keep since the first start. Nothing may be
 * removed from another database's storage: a mistyped DATABASE_URL would find none of its files in use. An unmarked
 * storage becomes ours if it is empty, or if this database knows one of its files. Throws Unavailable.
 */
export async function isOurStorage(): Promise<boolean> {
  return (isOurs ??= await compare());
}

async function compare(): Promise<boolean> {
  const identity = await ensureIdentity(database);
  const owner = await storage.readOwner();
  if (owner === identity) return true;
  if (owner === undefined && (await isUnusedOrRecorded())) {
    await storage.writeOwner(identity);
    return true;
  }
  log(
    "error",
    "the storage belongs to another database: nothing in it is removed. Check DATABASE_URL and STORAGE_URL; if both are right, make a backup, stop and restore it with --force",
  );
  return false;
}

async function isUnusedOrRecorded(): Promise<boolean> {
  let isUnused = true;
  let names: string[] = [];
  const hasRecorded = async () =>
    (await db.select({ path: uploads.path }).from(uploads).where(inArray(uploads.path, names)).limit(1)).length > 0;
  for await (const { name } of storage.list()) {
    if (!OWN_NAME_PATTERN.test(name)) continue;
    isUnused = false;
    names.push(name);
    if (names.length < COMPARED_AT_ONCE) continue;
    if (await hasRecorded()) return true;
    names = [];
  }
  return isUnused || (names.length > 0 && (await hasRecorded()));
}
