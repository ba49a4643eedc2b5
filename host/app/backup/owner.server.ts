import { lchown, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * Gives files created by root in a folder to the owner of the product's folder `owner`, whose service could not use
 * them otherwise. Does nothing unless run by root.
 */
export async function chownTo(folder: string, owner: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const ownerStats = await stat(owner).catch(() => undefined);
  if (!ownerStats || ownerStats.uid === 0) return;
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const stats = await stat(path).catch(() => undefined); // gone since, or a link to nowhere
    if (stats?.uid === 0) await lchown(path, ownerStats.uid, ownerStats.gid);
  }
}
