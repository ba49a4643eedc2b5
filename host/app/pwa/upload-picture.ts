import { ApiError, api } from "../ui/api.ts";
import type { PwaSlot } from "./pwa-settings.ts";

const TYPES = new Set(["image/png", "image/x-png", "image/jpeg", "image/jpg", "image/pjpeg", "image/svg+xml"]);
/** What the file dialog offers. */
export const ACCEPTED = "image/png,image/jpeg,image/svg+xml,.png,.jpg,.jpeg,.svg";

/** Of several files the first one counts; undefined when it is no PNG, JPG or SVG. */
export function firstPicture(files: FileList | File[]): File | undefined {
  const [file] = files;
  return file && TYPES.has(file.type) ? file : undefined;
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
