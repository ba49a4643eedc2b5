import { type PictureKind, RECOMPRESS_OVER_BYTES, targetOf, type UploadResult } from "../uploads/upload.schema.ts";
import { editorMessages } from "./messages.en.ts";
import { type Message, sentence, sentenceHeader, type Text } from "../languages/message.ts";
import { type FileKind, kindOfFile } from "../uploads/file-kind.ts";
import { uploadMessages } from "../uploads/messages.en.ts";

const ACCEPTED = new Set(["image/jpeg", "image/jpg", "image/pjpeg", "image/png", "image/x-png", "image/gif"]);
export const MAX_UPLOAD_BYTES = 2 * 1024 * 1024;

const TYPE_OF: Partial<Record<FileKind, string>> = { jpeg: "image/jpeg", png: "image/png", gif: "image/gif" };

/**
 * A picture with the type that its first bytes say, or why it is refused. Browsers go by the name, which may be
 * another kind's or none: some phones name HEIC photos .jpg, and sites give out `photo.jpg_large`.
 */
export async function readPicture(file: File): Promise<{ file: File } | { problem: Message }> {
  const kind = await kindOfFile(file);
  if (/heic|heif/i.test(file.type) || /\.hei[cf]$/i.test(file.name) || kind === "heic")
    return { problem: uploadMessages.heic };
  const type = TYPE_OF[kind];
  if (type) return { file: file.type === type ? file : new File([file], file.name, { type }) };
  if (kind === "webp" && file.type !== "image/webp") return { problem: uploadMessages.isWebp };
  // A damaged picture is the server's to judge.
  return kind === "other" && ACCEPTED.has(file.type) ? { file } : { problem: uploadMessages.wrongTypeInUploader };
}

interface Rule {
  width: number;
  height: number;
  tooSmall: Message;
  isOdd(width: number, height: number): Message | null;
}

const RULES: Partial<Record<PictureKind, Rule>> = {
  profilePicture: {
    width: 200,
    height: 200,
    tooSmall: editorMessages.profileTooSmall,
    isOdd: (width, height) => (Math.abs(width - height) > 100 ? editorMessages.profileNotSquare : null),
  },
  coverPhoto: {
    width: 600,
    height: 200,
    tooSmall: editorMessages.coverTooSmall,
    isOdd: (width, height) => (width / height < 2.5 ? editorMessages.coverShape : null),
  },
  logo: {
    width: 150,
    height: 150,
    tooSmall: editorMessages.logoTooSmall,
    isOdd: (width, height) => (Math.abs(width - height) > 50 ? editorMessages.logoNotSquare : null),
  },
};

/**
 * Advice on a picture's size; undefined if it fits. Never prevents an upload: below the minimum is a warning, another
 * aspect ratio a matter of taste.
 */
export async function dimensionAdvice(
  file: Blob,
  kind: PictureKind,
): Promise<{ failure?: Message; advice?: Message | null } | undefined> {
  const rule = RULES[kind];
  if (!rule) return;
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    if (width < rule.width || height < rule.height) return { failure: rule.tooSmall };
    return { advice: rule.isOdd(width, height) };
  } catch {
    return { failure: editorMessages.dimensionsUnknown };
  }
}

/** The picture at its target's size, when it is over 100 KB. What the browser cannot read the server judges. */
export async function compressImage(file: Blob, kind: PictureKind): Promise<Blob> {
  if (file.size <= RECOMPRESS_OVER_BYTES || file.type === "image/gif") return file;
  const target = targetOf(kind);
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, target.width / bitmap.width, target.height / bitmap.height);
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext("2d")!.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    // PNG keeps the transparency of a logo; the server makes a JPEG of it where there is none.
    const made = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, file.type === "image/png" ? "image/png" : "image/jpeg", target.quality),
    );
    return made && made.size < file.size ? made : file;
  } catch {
    return file;
  }
}

/** An upload that did not succeed; its message is what a user reads. */
export class UploadFailure extends Error {
  constructor(
    readonly title: Message,
    message: Text,
  ) {
    super(sentence(message));
  }
}

interface Sending {
  cardId: number;
  kind: PictureKind;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads a picture and returns its address and a note about changes made to it; throws UploadFailure, or
 * AbortError if cancelled. Uses XMLHttpRequest because fetch reports no progress.
 */
export function uploadFile(
  file: Blob,
  { cardId, kind, onProgress, signal }: Sending,
): Promise<{ url: string; note?: Text }> {
  const form = new FormData();
  form.append("file", file, "picture");
  form.append("cardId", String(cardId));
  form.append("type", kind);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/api/upload");
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((100 * loaded) / Math.max(1, total)));
    request.onload = () => {
      const result = parsed(request.responseText);
      if (result?.success && result.url) resolve(result);
      else reject(failureOf(kind, result));
    };
    request.onerror = () => reject(new UploadFailure(editorMessages.uploadError, editorMessages.connectionLost));
    request.onabort = () => reject(new DOMException("cancelled", "AbortError"));
    signal.addEventListener("abort", () => request.abort());
    for (const [name, value] of Object.entries(sentenceHeader())) request.setRequestHeader(name, value);
    request.send(form);
  });
}

/** Covers and logos upload as they are and have their own messages. */
const DIRECT: Partial<Record<PictureKind, Message>> = {
  coverPhoto: editorMessages.coverNotUploaded,
  logo: editorMessages.logoNotUploaded,
};

function failureOf(kind: PictureKind, result: UploadResult | null): UploadFailure {
  const direct = DIRECT[kind];
  if (result?.success) {
    return result.url === ""
      ? new UploadFailure(editorMessages.uploadFailed, editorMessages.addressInvalid)
      : new UploadFailure(editorMessages.uploadFailed, editorMessages.noUrl);
  }
  if (direct) return new UploadFailure(editorMessages.uploadErrorDirect, result?.error || direct);
  return new UploadFailure(editorMessages.uploadFailed, result?.error || editorMessages.fileNotUploaded);
}

function parsed(text: string): UploadResult | null {
  try {
    return JSON.parse(text) as UploadResult;
  } catch {
    return null;
  }
}
