import { asc, inArray, or } from "drizzle-orm";
import { db, tables, transaction } from "../../database.server.ts";
import { removeFiles } from "../../users/files.server.ts";

const { people, uploads } = tables;

/** Uploads that are pictures of these contacts, or of contacts that were merged into them. */
export const ofContacts = (ids: number[]) =>
  or(
    inArray(uploads.personId, ids),
    inArray(uploads.personId, db.select({ id: people.id }).from(people).where(inArray(people.mergedInto, ids))),
  );

export const pictureUrl = (id: number, name: string) => `/api/contacts/${id}/pictures/${name}`;

/** The pictures of a contact, the oldest first. */
export async function listPictures(id: number) {
  const rows = await db
    .select({ path: uploads.path, width: uploads.width, height: uploads.height })
    .from(uploads)
    .where(ofContacts([id]))
    .orderBy(asc(uploads.createdAt), asc(uploads.path));
  return rows.map(({ path, ...size }) => ({ url: pictureUrl(id, path), ...size }));
}

/** Deletes the pictures of contacts, before the contacts themselves. */
export async function deletePicturesOf(ids: number[]): Promise<void> {
  const rows = await db.select({ path: uploads.path }).from(uploads).where(ofContacts(ids));
  if (rows.length > 0) await deletePictures(rows.map(({ path }) => path));
}

export async function deletePictures(paths: string[]): Promise<void> {
  await transaction((tx) => tx.delete(uploads).where(inArray(uploads.path, paths)));
  await removeFiles(paths);
}
