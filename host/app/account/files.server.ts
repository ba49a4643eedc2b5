import { eq } from "drizzle-orm";
import { db, tables } from "../database.server.ts";
import { NotFound } from "../errors.ts";
import { storage } from "../uploads/storage.server.ts";

const { uploads } = tables;

/** The names of a user's uploaded files. Ask before the user is deleted: the rows go with the user. */
export async function filesOf(userId: number): Promise<string[]> {
  const rows = await db.select({ path: uploads.path }).from(uploads).where(eq(uploads.userId, userId));
  return rows.map(({ path }) => path);
}

export async function removeFiles(names: string[]): Promise<void> {
  await Promise.all(names.map((name) => storage.remove(name)));
}

/** The file's content; null when it is gone. */
export async function readUploaded(name: string): Promise<Uint8Array | null> {
  try {
    return await storage.read(name);
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
}
