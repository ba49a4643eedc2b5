import { randomBytes } from "node:crypto";
import { StartupError } from "../config/config.server.ts";
import { NotFound, Unavailable } from "../errors.ts";
import { uploadMessages } from "./messages.en.ts";
import { errorMessages } from "../languages/error-messages.en.ts";

export interface StoredFile {
  name: string;
  bytes: number;
  modifiedAt: Date;
}

/** Storage of files by name. Names are random, so that a file never changes and can be cached forever. */
export interface Storage {
  /** Keeps all of the bytes or nothing; throws Unavailable. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Throws NotFound, or Unavailable when it cannot be known whether the file is there. */
  read(name: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Nothing happens when there is no such file. Throws Unavailable. */
  remove(name: string): Promise<void>;
  /** Every finished file; throws Unavailable. */
  list(): AsyncIterable<StoredFile>;
  /** Moves a file out of sight, into the quarantine. Nothing happens when there is none. Throws Unavailable. */
  setAside(name: string): Promise<void>;
  /** Removes for ever what was set aside before a moment; answers how many files. Throws Unavailable. */
  emptyQuarantine(before: Date): Promise<number>;
  /** The identity of the database to which these files belong; undefined if not set yet. Throws Unavailable. */
  readOwner(): Promise<string | undefined>;
  /** Notes whose files these are, whatever was noted before. Throws Unavailable. */
  writeOwner(identity: string): Promise<void>;
  /** Throws StartError when it could never be used: a wrong key, no such bucket. */
  check(): Promise<void>;
}

/** Unguessable file name that reveals nothing about the upload. */
export const randomName = (extension: string) => `${randomBytes(16).toString("base64url")}.${extension}`;

/** Like `randomName()`, for a private file, which upload routes do not serve: they accept names with one dot only. */
export const randomPrivateName = (extension: string) => randomName(`private.${extension}`);

/** The file that says whose the storage is; with its dot it is neither listed nor served. */
export const OWNER_FILE = ".meishi-database";
export const QUARANTINE = "quarantine";

/** Pattern of generated names; files placed by hand do not match and are left alone. */
export const OWN_NAME_PATTERN = /^[\w-]{22}\.(?:private\.)?(?:jpg|png|gif)$/;

/** A name from a path as the database or an address has it. Throws NotFound for one that leads elsewhere. */
export function nameOf(path: string): string {
  const name = path.replace(/^\/+/, "").replace(/^uploads\//, "");
  const parts = name.split("/");
  if (!parts.every((part) => /^[\w-][\w.-]*$/.test(part))) throw new NotFound(errorMessages.notFound);
  return name;
}

/** Name of a public file from its path. Throws NotFound for private files, too, as knowing a name grants no access. */
export function publicNameOf(path: string): string {
  const name = nameOf(path);
  if (/\.private\.\w+$/i.test(name)) throw new NotFound(errorMessages.notFound);
  return name;
}

/** The failure of a write, in words for who uploads. */
export const storageWriteFailed = () => new Unavailable(uploadMessages.storageUnavailable);

/** The failure of anything else. */
export const storageUnreachable = () => new Unavailable(uploadMessages.fileUnreachable);

/** Error that stops the start. */
export const storageUnusable = (reason: string) => new StartupError(`STORAGE_URL cannot be used: ${reason}`);
