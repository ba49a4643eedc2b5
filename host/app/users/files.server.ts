import { eq } from "drizzle-orm";
import { db, tables } from "../database.server.ts";
import { NotFound } from "../errors.ts";
import { errorFields, log } from "../runtime/log.server.ts";
import { nextEventLoopTurn } from "../runtime/event-loop-queue.ts";
import { isOurStorage } from "../uploads/storage-identity.server.ts";
import { removePicture } from "../uploads/resized.server.ts";
import { storage } from "../uploads/storage.server.ts";

const { uploads } = tables;

/** The paths of a user's uploaded files. */
export async function filesOf(userId: number): Promise<string[]> {
  const rows = await db.select({ path: uploads.path }).from(uploads).where(eq(uploads.userId, userId));
  return rows.map(({ path }) => path);
}

/** Files, each with resized copies, that are removed side by side. */
const REMOVED_AT_ONCE = 25;

/** Removes files whose rows are gone, with their resized copies. What cannot be removed now is found by the sweep. */
export async function removeFiles(paths: string[]): Promise<void> {
  const results: PromiseSettledResult<void>[] = [];
  for (let start = 0; start < paths.length && (await isOurStorage()); start += REMOVED_AT_ONCE) {
    results.push(...(await Promise.allSettled(paths.slice(start, start + REMOVED_AT_ONCE).map(removePicture))));
    await nextEventLoopTurn();
  }
  const failed = results.find((result) => result.status === "rejected");
  if (failed) log("warn", "deleted files not removed", errorFields(failed.reason));
}

/** The file's content; null when it is gone. */
export async function readUploaded(path: string): Promise<Uint8Array | null> {
  try {
    return await storage.read(path);
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
}
