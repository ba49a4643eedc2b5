import { type FileKind, kindOfFile } from "../uploads/file-kind.ts";
import { ApiError, api } from "../ui/api.ts";
import type { PwaSlot } from "./pwa-settings.ts";

const TYPES = new Set(["image/png", "image/x-png", "image/jpeg", "image/jpg", "image/pjpeg", "image/svg+xml"]);
const KINDS = new Set<FileKind>(["png", "jpeg", "svg"]);
/** What the file dialog offers. */
export const ACCEPTED = "image/png,image/jpeg,image/svg+xml,.png,.jpg,.jpeg,.svg";

/**
 * Of several files the first one counts; undefined when its bytes are no PNG, JPG or SVG. What only its name says to be
 * one is damaged, which the server tells.
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
