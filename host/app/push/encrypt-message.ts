import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** A browser's keys (RFC 8291), in base64url. */
interface MessageKeys {
  p256dh: string;
  authSecret: string;
}

/** One record holds the whole message (RFC 8188 §2.1). */
const RECORD_SIZE = 4096;
const LAST_RECORD = Buffer.from([2]);

/** Push services accept at least 4,096 bytes (RFC 8030 §7.2), of which salt, key, padding and tag take 103. */
export const MAX_PAYLOAD_BYTES = 3_900;

/** Encrypts a message for one browser, as the body of a push in `aes128gcm` (RFC 8291 §3, RFC 8188). */
export function encryptMessage(text: string, { p256dh, authSecret }: MessageKeys): Buffer {
  const theirs = Buffer.from(p256dh, "base64url");
  const ecdh = createECDH("prime256v1");
  const ours = ecdh.generateKeys();
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), theirs, ours]);
  const secret = derive(ecdh.computeSecret(theirs), Buffer.from(authSecret, "base64url"), info, 32);
  const salt = randomBytes(16);
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([
    salt,
    size,
    Buffer.from([ours.length]),
    ours,
    cipher.update(text, "utf8"),
    cipher.update(LAST_RECORD),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));

/** Whether a text is a point on the curve that a browser may have sent. */
export function isPublicKey(p256dh: string): boolean {
  try {
    const ecdh = createECDH("prime256v1");
    ecdh.generateKeys();
    return Buffer.from(p256dh, "base64url").length === 65 && ecdh.computeSecret(p256dh, "base64url").length === 32;
  } catch {
    return false;
  }
}
