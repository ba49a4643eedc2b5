import { existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { copyDatabase, type Counts, countRows, hasContent, isEmpty, type Progress, removeUncopied } from "#db/copy.ts";
import { fileOf } from "#db/describe.ts";
import { isFileDamaged, isFileServed } from "#db/drivers/sqlite.ts";
import { makeFolder } from "#db/folder.ts";
import { type Database, open } from "#db/index.ts";
import { config, StartupError } from "../config/config.server.ts";
import { NotFound } from "../errors.ts";
import { BACKUP_NAME, BY_HAND } from "./schedule.server.ts";
import { checksum, DATABASE, FORM, MANIFEST, type Manifest, verifiedManifest } from "./manifest.server.ts";
import { dropWhatChangedSince } from "./changed-since.server.ts";
import { chownTo } from "./owner.server.ts";
import { findIdentity, ensureIdentity } from "../uploads/database-identity.server.ts";
import { storage } from "../uploads/storage.server.ts";

/** Called with the fraction of a backup that is done. */
type ReportProgress = (done: number) => void;

/**
 * Creates a backup in a new folder below `folder`: a snapshot of the database as a SQLite file, whatever the dialect,
 * all uploads, the generated secret and legal texts. Works while the product runs. The folder gets its final name once
 * it is complete. Returns its path; undefined, without a backup, for an empty database.
 */
export async function makeBackup(
  folder: string,
  { isScheduled, reportProgress }: { isScheduled: boolean; reportProgress: ReportProgress },
): Promise<{ path: string; manifest: Manifest } | undefined> {
  if (!(await hasDatabase())) return undefined;
  const now = new Date();
  const path = await claimPath(folder, now, isScheduled ? "" : BY_HAND);
  const unfinished = `${path}.part`;
  try {
    let uploadBytes = 0;
    for await (const { bytes } of storage.list()) uploadBytes += bytes;
    // The database first: every file its rows name is stored before the row is.
    const { rows, bytes } = await dumpDatabase(join(unfinished, DATABASE), reportProgress, uploadBytes);
    let done = bytes;
    for await (const { name, bytes: more } of storage.list()) {
      await copyUpload(unfinished, name);
      reportProgress(Math.min(0.99, (done += more) / Math.max(1, bytes + uploadBytes)));
    }
    await copyDataFiles(unfinished);
    const manifest: Manifest = { form: FORM, madeAt: now.toISOString(), rows, files: await describeFiles(unfinished) };
    await writeFile(join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
    await rename(unfinished, path);
    await chownTo(folder, config.dataDir);
    reportProgress(1);
    return { path, manifest };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => {}); // the first failure is the one to report
    throw error;
  }
}

async function hasDatabase(): Promise<boolean> {
  const database = await open(config.databaseUrl);
  try {
    return await hasContent(database);
  } finally {
    await database.close();
  }
}

/** Such as `2026-06-01T12-00-00Z`: no system forbids it in the name of a file. */
const secondInName = (at: Date): string => at.toISOString().replace(/\.\d+/, "").replaceAll(":", "-");

/** Claims the name of this second, or of the next that is free; the folder is created as `NAME.part`. */
async function claimPath(folder: string, from: Date, suffix: string): Promise<string> {
  makeFolder(folder);
  for (let at = from.getTime(); ; at += 1_000) {
    const name = secondInName(new Date(at)) + suffix;
    const isMine = await mkdir(join(folder, `${name}.part`), { mode: 0o700 }).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== "EEXIST") throw error;
        return false;
      },
    );
    if (!isMine) continue;
    if (!existsSync(join(folder, name))) return join(folder, name);
    await rm(join(folder, `${name}.part`), { recursive: true });
  }
}

/** A path that begins so and ends with this second, or with the next that no other file has. */
function freeName(beginning: string): string {
  for (let at = Date.now(); ; at += 1_000) {
    const path = beginning + secondInName(new Date(at));
    if (!existsSync(path)) return path;
  }
}

/** Removes all but the newest `keep` backups of a folder, apart from those made by hand. */
export async function pruneBackups(folder: string, keep: number): Promise<void> {
  const made = (await readdir(folder)).filter((name) => BACKUP_NAME.test(name) && !name.endsWith(BY_HAND)).sort();
  for (const name of made.slice(0, Math.max(0, made.length - keep))) await rm(join(folder, name), { recursive: true });
}

/**
 * Restores a backup into DATABASE_URL and the storage of this environment, after verifying all checksums: all or
 * nothing, except for files, which come first and do no harm. Throws StartError if verification fails, the product is
 * running, or the database has content and `force`, which replaces it, is not given. Returns the backup's content, and
 * where a damaged database was moved to.
 */
export async function restoreBackup(
  path: string,
  { force, progress }: { force: boolean; progress: Progress },
): Promise<Restored & { manifest: Manifest; movedTo?: string }> {
  const file = fileOf(config.databaseUrl);
  const isThere = file !== undefined && existsSync(file);
  if (isThere && isFileServed(file)) throw isRunning();
  const isDamaged = isThere && isFileDamaged(file);
  if (isDamaged && !force)
    throw new StartupError(`The database ${file} is damaged: give --force to move it aside. Nothing was changed.`);
  const manifest = await verifiedManifest(path);
  if (!isDamaged) return { manifest, ...(await restoreVerified(path, manifest, { force, progress })) };
  const movedTo = freeName(`${file}.damaged-`);
  await moveDatabase(file, movedTo);
  try {
    return { manifest, movedTo, ...(await restoreVerified(path, manifest, { force, progress })) };
  } catch (error) {
    await moveDatabase(movedTo, file);
    throw error;
  }
}

const isRunning = () =>
  new StartupError("Meishi is running on the database of DATABASE_URL: stop it first. Nothing was changed.");

/** Moves a SQLite database with its write-ahead log, over what is there. */
async function moveDatabase(from: string, to: string): Promise<void> {
  for (const suffix of ["", "-wal", "-shm"]) {
    await rm(to + suffix, { force: true });
    if (existsSync(from + suffix)) await rename(from + suffix, to + suffix);
  }
}

interface Restored {
  /** Mails of the backup that are too old to be sent. */
  oldMails: number;
  /** Whether the storage is this database's own; another's stays the other's unless `force` is given. */
  ownsStorage: boolean;
}

async function restoreVerified(
  path: string,
  manifest: Manifest,
  { force, progress }: { force: boolean; progress: Progress },
): Promise<Restored> {
  const to = await open(config.databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), "meishi-restore-"));
  try {
    if (await to.isServed()) throw isRunning();
    // A copy: bringing it up to date must not change the backup.
    await copyFile(join(path, DATABASE), join(folder, DATABASE));
    await to.migrate();
    if (!force && !(await isEmpty(to)))
      throw new StartupError(
        "DATABASE_URL names a database that is not empty: give --force to replace everything in it",
      );
    const before = await findIdentity(to);
    // Files first, so that no row is there without its file.
    const names = Object.keys(manifest.files);
    for (const name of names.filter((name) => name.startsWith("uploads/")))
      await storage.write(name.slice("uploads/".length), await readFile(join(path, name)));
    for (const name of names.filter(isDataFile)) await stageDataFile(path, name);
    const oldMails = await replaceDatabase(join(folder, DATABASE), to, manifest, progress);
    for (const name of names.filter(isDataFile)) await rename(stagedPath(name), join(config.dataDir, name));
    return { oldMails, ownsStorage: await claimStorage(await ensureIdentity(to), before, force) };
  } finally {
    await to.close();
    await rm(folder, { recursive: true, force: true });
    await chownTo(config.dataDir, config.dataDir);
  }
}

async function replaceDatabase(file: string, to: Database, manifest: Manifest, progress: Progress): Promise<number> {
  const from = await open(`file:${file}`);
  try {
    await from.migrate();
    const counts = await countRows(from);
    for (const [table, rows] of Object.entries(manifest.rows))
      if (counts[table as keyof Counts] !== rows)
        throw new StartupError(`The backup is damaged: ${table} has other rows than it says. Nothing was changed.`);
    const oldMails = await dropWhatChangedSince(from);
    await copyDatabase(from, to, progress);
    return oldMails;
  } finally {
    await from.close();
  }
}

/**
 * The storage goes with the database that it belonged to, or with one that was put in its place by force. Answers
 * whether it is this database's now.
 */
async function claimStorage(identity: string, before: string | undefined, force: boolean): Promise<boolean> {
  const owner = await storage.readOwner();
  if (owner === identity) return true;
  const isOurs = owner === undefined || owner === before || force;
  if (isOurs) await storage.writeOwner(identity);
  return isOurs;
}

/** Dumps the database; SQLite's own means take a copy as fast as the disk, PostgreSQL's rows go through here. */
async function dumpDatabase(
  file: string,
  reportProgress: ReportProgress,
  more: number,
): Promise<{ rows: Counts; bytes: number }> {
  const from = await open(config.databaseUrl);
  try {
    const bytes = await from.size();
    const all = Math.max(1, bytes + more);
    reportProgress(0);
    from.copyInto?.(file);
    const to = await open(`file:${file}`);
    try {
      await to.migrate();
      if (from.copyInto) await removeUncopied(to);
      else {
        const total = Object.values(await countRows(from)).reduce((sum, n) => sum + n, 1);
        await copyDatabase(from, to, (rows) => reportProgress(((rows / total) * bytes) / all));
      }
      reportProgress(Math.min(0.99, bytes / all));
      return { rows: await countRows(to), bytes };
    } finally {
      await to.close(); // which also ends its write-ahead log: one file remains
    }
  } finally {
    await from.close();
  }
}

async function copyUpload(folder: string, name: string): Promise<void> {
  try {
    const bytes = await storage.read(name);
    const path = join(folder, "uploads", name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes, { flush: true });
  } catch (error) {
    if (!(error instanceof NotFound)) throw error; // removed since it was listed, with its row
  }
}

const isDataFile = (name: string) => name === "session-secret" || name.startsWith("legal/");

/** The files of DATA_DIR that cannot be recreated. */
async function copyDataFiles(folder: string): Promise<void> {
  const legal = await readdir(join(config.dataDir, "legal")).catch(() => []);
  for (const name of ["session-secret", ...legal.map((file) => `legal/${file}`)]) {
    const source = join(config.dataDir, name);
    if (!(await stat(source).catch(() => undefined))?.isFile()) continue;
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await copyFile(source, join(folder, name));
  }
}

/** Of this process, as another one may restore at the same time. */
const stagedPath = (name: string) => join(config.dataDir, `${name}.restored-${process.pid}`);

async function stageDataFile(path: string, name: string): Promise<void> {
  await mkdir(dirname(stagedPath(name)), { recursive: true, mode: 0o700 });
  await writeFile(stagedPath(name), await readFile(join(path, name)), { mode: 0o600, flush: true });
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
