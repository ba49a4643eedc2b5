import { readFile, rm } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import { eq } from "drizzle-orm";
import { config } from "../config.server.ts";
import { db, tables } from "../database.server.ts";

const { uploads } = tables;

/** The paths of a user's uploaded files. Ask before the user is deleted: the rows go with the user. */
export async function filesOf(userId: number): Promise<string[]> {
  const rows = await db.select({ path: uploads.path }).from(uploads).where(eq(uploads.userId, userId));
  return rows.map(({ path }) => path);
}

export async function removeFiles(paths: string[]): Promise<void> {
  await Promise.all(paths.map((path) => rm(placeOf(path), { force: true })));
}

/** The file's content; null when it is gone. */
export async function readUploaded(path: string): Promise<Buffer | null> {
  try {
    return await readFile(placeOf(path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Where a file lies: never outside of the uploads folder. */
function placeOf(path: string): string {
  const folder = join(config.dataDir, "uploads");
  const place = resolve(folder, path.replace(/^\/+/, "").replace(/^uploads\//, ""));
  if (!place.startsWith(folder + sep)) throw new Error("An upload's path leads out of the uploads folder");
  return place;
}
