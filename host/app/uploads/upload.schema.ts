import type { Text } from "../languages/message.ts";

/** Limits and words of uploads, the same in the browser and on the server. */

/** A stored picture has at most this many bytes. */
export const MAX_STORED_BYTES = 2 * 1024 * 1024;
/** Larger pictures are recompressed to JPEG. */
export const RECOMPRESS_OVER_BYTES = 100 * 1024;

/** The size a kind of picture is brought to, in pixels, and the quality it is written with, 0 to 1. */
export interface ImageTarget {
  width: number;
  height: number;
  quality: number;
  /** Any kind of picture that can be read, not only JPG, PNG, GIF and SVG. */
  takesAny?: boolean;
}

const DEFAULT_TARGET: ImageTarget = { width: 800, height: 800, quality: 0.8 };
const TARGETS: Record<string, ImageTarget> = {
  profilePicture: { width: 500, height: 500, quality: 0.85 },
  coverPhoto: { width: 1200, height: 400, quality: 0.8 },
  logo: { width: 250, height: 250, quality: 0.9 },
  gallery: { width: 1200, height: 800, quality: 0.8 },
  avatar: { width: 200, height: 200, quality: 0.85, takesAny: true },
  favicon: { width: 192, height: 192, quality: 0.9 },
  icon: { width: 512, height: 512, quality: 0.9 },
};
/** A photographed card of paper: its small print stays readable, in about 200 KB. */
export const PAPER_CARD_TARGET: ImageTarget = { width: 1200, height: 1200, quality: 0.75 };

/** The target of an upload's `type`; the general one for any other. */
export const targetOf = (type: string): ImageTarget => (Object.hasOwn(TARGETS, type) ? TARGETS[type]! : DEFAULT_TARGET);

/** Card, team or domain that a picture is uploaded for. */
export type UploadOwner = { cardId: number } | { teamId: number } | { domainId: number };

/** Kinds of picture the editors ask for. */
export type PictureKind = "profilePicture" | "coverPhoto" | "logo" | "gallery" | "favicon";

/** Answer of POST /api/upload and /api/pwa-upload; `note` where the picture is not quite what was sent. */
export type UploadResult = { success: true; url: string; note?: Text } | { success: false; error: string };
