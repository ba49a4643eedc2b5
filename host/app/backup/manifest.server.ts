import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, realpath, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Counts } from "#db/copy.ts";
import { StartupError } from "../config/config.server.ts";

export const FORM = 1;
export const MANIFEST = "manifest.json";
export const DATABASE = "cards.db";
/** Larger than any upload or text of ours, which are read whole. The database has no limit. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;

/** Content of a backup. Checksums are of whole files, by path in its folder. */
export interface Manifest {
  form: number;
  madeAt: string;
  rows: Counts;
  files: Record<string, { bytes: number; sha256: string }>;
}

const manifestOfThisForm = z.object({
  madeAt: z.string(),
  rows: z.record(z.string(), z.number()),
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
});

const refused = (reason: string) => new StartupError(`The backup ${reason}. Nothing was changed.`);

/**
 * Returns the manifest of a backup after verifying every file. A manipulated backup cannot reach other files of this
 * machine: names must stay inside its folder, and links are refused.
 */
export async function verifiedManifest(path: string): Promise<Manifest> {
  const text = await readFile(join(path, MANIFEST), "utf8").catch(() => {
    throw new StartupError(`There is no backup at ${path}: it has no ${MANIFEST}`);
  });
  const manifest = parseManifest(text);
  if (!Object.hasOwn(manifest.files, DATABASE)) throw refused(`is not whole: ${DATABASE}`);
  const folder = await realpath(path);
  for (const [name, { sha256 }] of Object.entries(manifest.files)) {
    if (!isOwnName(name)) throw refused(`names a file that none has: ${name}`);
    const file = join(folder, name);
    const target = await realpath(file).catch(() => undefined);
    if (target === undefined) throw refused(`is not whole: ${name}`);
    const isDamaged = target !== file || !(await isPlausible(file, name)) || (await checksum(file)) !== sha256;
    if (isDamaged) throw refused(`is damaged: ${name}`);
  }
  return manifest;
}

function parseManifest(text: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refused(`is damaged: ${MANIFEST}`);
  }
  const { form } = z.object({ form: z.unknown() }).catch({ form: undefined }).parse(value);
  if (form !== FORM) throw refused(`has format ${String(form)}, which this version cannot read`);
  const { success, data } = manifestOfThisForm.safeParse(value);
  if (!success) throw refused(`is damaged: ${MANIFEST}`);
  return { form: FORM, ...data } as Manifest;
}

/** A path below the backup's folder; a legal text has no folders. */
function isOwnName(name: string): boolean {
  const [first, ...rest] = name.split("/");
  const isBelow = [first, ...rest].every((part) => part && part !== "." && part !== ".." && !/[\\\0]/.test(part));
  return isBelow && (first !== "legal" || rest.length === 1);
}

async function isPlausible(file: string, name: string): Promise<boolean> {
  const entry = await stat(file);
  return entry.isFile() && (name === DATABASE || entry.size <= MAX_FILE_BYTES);
}

export async function checksum(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}
