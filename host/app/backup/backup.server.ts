import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { clear, copyDatabase, type Counts, isEmpty } from "#db/copy.ts";
import { open } from "#db/index.ts";
import { config, StartError } from "../config/config.server.ts";
import { NotFound } from "../errors.ts";
import { storage } from "../uploads/storage.server.ts";

const FORM = 1;
const MANIFEST = "manifest.json";
const DATABASE = "cards.db";
const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;

/** What a backup holds. Checksums are of whole files, by their path in its folder. */
interface Manifest {
  form: number;
  madeAt: string;
  rows: Counts;
  files: Record<string, { bytes: number; sha256: string }>;
}

/**
 * Makes a backup in a new folder below `folder`: the database of one moment as a SQLite file, whatever the dialect, all
 * uploads, the generated secret and legal texts. Can be made while the product runs. The folder has its name only once
 * it is whole. Answers its path.
 */
export async function makeBackup(folder: string, now = new Date()): Promise<{ path: string; manifest: Manifest }> {
  const path = join(folder, now.toISOString().replace(/\.\d+/, "").replaceAll(":", "-"));
  const unfinished = `${path}.part`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    // The database first: every file its rows name is stored before the row is.
    const rows = await dumpDatabase(join(unfinished, DATABASE));
    for await (const { name } of storage.list()) await keepUpload(unfinished, name);
    await keepOwn(unfinished);
    const manifest: Manifest = { form: FORM, madeAt: now.toISOString(), rows, files: await describeFiles(unfinished) };
    await writeFile(join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
    await rename(unfinished, path);
    return { path, manifest };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => {}); // the first failure is the one to tell
    throw error;
  }
}

/** Removes all but the newest `keep` backups of a folder. */
export async function forgetOldBackups(folder: string, keep: number): Promise<void> {
  const made = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  for (const name of made.slice(0, Math.max(0, made.length - keep))) await rm(join(folder, name), { recursive: true });
}

/**
 * Puts a backup into DATABASE_URL and the storage of this environment, after all its checksums were found right.
 * Throws StartError when they are not, or when the database is in use and `force` is not given, which empties it first.
 */
export async function restoreBackup(path: string, { force = false } = {}): Promise<Manifest> {
  const manifest = await verifiedManifest(path);
  const folder = await mkdtemp(join(tmpdir(), "meishi-restore-"));
  try {
    // A copy: bringing it up to date must not change the backup.
    await copyFile(join(path, DATABASE), join(folder, DATABASE));
    const from = await open(`file:${join(folder, DATABASE)}`);
    const to = await open(config.databaseUrl);
    try {
      await from.migrate();
      await to.migrate();
      if (!(await isEmpty(to))) {
        if (!force)
          throw new StartError(
            "DATABASE_URL names a database that is in use: give --force to replace everything in it",
          );
        await clear(to);
      }
      // Files first, so that no row is there without its file.
      for (const name of Object.keys(manifest.files).filter((name) => name.startsWith("uploads/"))) {
        const upload = name.slice("uploads/".length);
        await storage.write(upload, await readFile(join(path, name)));
      }
      for (const name of Object.keys(manifest.files).filter(isOwn)) await restoreOwn(path, name);
      await copyDatabase(from, to);
    } finally {
      await from.close();
      await to.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return manifest;
}

async function dumpDatabase(file: string): Promise<Counts> {
  const from = await open(config.databaseUrl);
  const to = await open(`file:${file}`);
  try {
    await to.migrate();
    return await copyDatabase(from, to);
  } finally {
    await to.close(); // which also ends its write-ahead log: one file remains
    await from.close();
  }
}

async function keepUpload(folder: string, name: string): Promise<void> {
  try {
    const bytes = await storage.read(name);
    const path = join(folder, "uploads", name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes, { flush: true });
  } catch (error) {
    if (!(error instanceof NotFound)) throw error; // removed since it was listed, with its row
  }
}

const isOwn = (name: string) => name === "session-secret" || name.startsWith("legal/");

/** The files of DATA_DIR that cannot be recreated. */
async function keepOwn(folder: string): Promise<void> {
  const legal = await readdir(join(config.dataDir, "legal")).catch(() => []);
  for (const name of ["session-secret", ...legal.map((file) => `legal/${file}`)]) {
    const source = join(config.dataDir, name);
    if (!(await stat(source).catch(() => undefined))?.isFile()) continue;
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await copyFile(source, join(folder, name));
  }
}

async function restoreOwn(path: string, name: string): Promise<void> {
  const target = join(config.dataDir, name);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, await readFile(join(path, name)), { mode: 0o600 });
}

async function describeFiles(folder: string): Promise<Manifest["files"]> {
  const files: Manifest["files"] = {};
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files[path.slice(folder.length + 1).replaceAll("\\", "/")] = {
      bytes: (await stat(path)).size,
      sha256: await checksum(path),
    };
  }
  return files;
}

async function checksum(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

async function verifiedManifest(path: string): Promise<Manifest> {
  const text = await readFile(join(path, MANIFEST), "utf8").catch(() => {
    throw new StartError(`There is no backup at ${path}: it has no ${MANIFEST}`);
  });
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.form !== FORM)
    throw new StartError(`The backup has format ${manifest.form}, which this version cannot read`);
  for (const [name, { sha256 }] of Object.entries(manifest.files)) {
    const found = await checksum(join(path, name)).catch(() => undefined);
    if (found !== sha256)
      throw new StartError(`The backup is ${found ? "damaged" : "not whole"}: ${name}. Nothing was changed.`);
  }
  return manifest;
}
