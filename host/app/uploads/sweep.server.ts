import { inArray, lt } from "drizzle-orm";
import { DAY_MS } from "../config/durations.ts";
import { db, tables } from "../database.server.ts";
import { log } from "../runtime/log.server.ts";
import { isOurStorage } from "./storage-identity.server.ts";
import { quarantinePicture } from "./resized.server.ts";
import { OWN_NAME_PATTERN, type StoredFile } from "./storage-interface.server.ts";
import { storage } from "./storage.server.ts";
import { UNUSED_GRACE_MS, removeUnused } from "./uploads.server.ts";

const { uploads } = tables;

/** A file without a row was left by a process that died between both, or belongs to a database not yet restored. */
const STRAY_RETENTION_MS = 7 * DAY_MS;
const COMPARED_AT_ONCE = 500;
/** How long files that were removed by mistake can be restored. */
const QUARANTINED_MS = 30 * DAY_MS;

/**
 * Sets aside files that nothing shows any more, and files whose row was never written; removes those set aside 30 days
 * ago. Touches nothing in another database's storage.
 */
export async function sweepUploads(signal: AbortSignal, now = Date.now()): Promise<void> {
  if (!(await isOurStorage())) return;
  const owners = await db
    .selectDistinct({ id: uploads.userId })
    .from(uploads)
    .where(lt(uploads.createdAt, new Date(now - UNUSED_GRACE_MS)));
  let removed = 0;
  for (const { id } of owners) {
    if (signal.aborted) return;
    removed += await removeUnused(id, now);
  }
  removed += await setStraysAside(signal, now);
  const emptied = await storage.emptyQuarantine(new Date(now - QUARANTINED_MS));
  if (removed > 0) log("info", "unused uploads moved to the quarantine", { files: removed });
  if (emptied > 0) log("info", "quarantine emptied of old files", { files: emptied });
}

async function setStraysAside(signal: AbortSignal, now: number): Promise<number> {
  let removed = 0;
  let batch: StoredFile[] = [];
  const compare = async () => {
    const rows =
      batch.length === 0
        ? []
        : await db
            .select({ path: uploads.path })
            .from(uploads)
            .where(
              inArray(
                uploads.path,
                batch.map(({ name }) => name),
              ),
            );
    const recorded = new Set(rows.map(({ path }) => path));
    for (const { name } of batch.filter((file) => !recorded.has(file.name))) {
      await quarantinePicture(name);
      removed++;
    }
    batch = [];
  };
  for await (const file of storage.list()) {
    if (signal.aborted) return removed;
    if (OWN_NAME_PATTERN.test(file.name) && file.modifiedAt.getTime() < now - STRAY_RETENTION_MS) batch.push(file);
    if (batch.length === COMPARED_AT_ONCE) await compare();
  }
  await compare();
  return removed;
}
