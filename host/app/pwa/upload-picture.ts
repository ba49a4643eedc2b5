import { type FileKind, kindOfFile } from "../uploads/file-kind.ts";
import { ApiError, api } from "../ui/api.ts";
import type { PwaSlot } from "./pwa-settings.ts";

const TYPES = new Set(["image/png", "image/x-png", "image/jpeg", "image/jpg", "image/pjpeg", "image/svg+xml"]);
const KINDS = new Set<FileKind>(["png", "jpeg", "svg"]);
/** File types in the dialog. */
export const ACCEPTED = "image/png,image/jpeg,image/svg+xml,.png,.jpg,.jpeg,.svg";

/**
 * The first of several files; undefined unless its bytes, or at least its name, are those of a PNG, JPG or SVG. The
 * server reports damaged files.
 */
export async function firstPicture(files: FileList | File[]): Promise<File | undefined> {
  const [file] = files;
  if (!file) return undefined;
  const kind = await kindOfFile(file);
  return KINDS.has(kind) || (kind === "other" && TYPES.has(file.type)) ? file : undefined;
}

/** Sends a picture for a slot and answers its path. */
export async function uploadPicture(slot: PwaSlot, file: File): Promise<string> {
  const form = new FormData();
  form.append("file", file);
  form.append("type", slot);
  const { url } = await api<{ url?: string }>("POST", "/api/pwa-upload", form);
  if (!url) throw new ApiError(500, "");
  return url;
}
