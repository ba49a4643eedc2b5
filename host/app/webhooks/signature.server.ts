import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";

/** A new secret, as receivers write it into their settings (Standard Webhooks 1.0). */
export const newSecret = (): string => PREFIX + randomBytes(32).toString("base64");

/** The headers that prove to a receiver who sent a message, and when; each secret signs. */
export function signedHeaders(messageId: string, at: Date, body: string, secrets: string[]): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  return {
    "webhook-id": messageId,
    "webhook-timestamp": timestamp,
    "webhook-signature": secrets.map((secret) => sign(secret, `${messageId}.${timestamp}.${body}`)).join(" "),
  };
}

function sign(secret: string, content: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), "base64");
  return `v1,${createHmac("sha256", key).update(content).digest("base64")}`;
}
