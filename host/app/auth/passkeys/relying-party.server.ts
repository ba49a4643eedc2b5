import { isIP } from "node:net";
import { count, ne } from "drizzle-orm";
import { getRow } from "#db/index.ts";
import { config } from "../../config/config.server.ts";
import { db, tables } from "../../database.server.ts";
import { Conflict } from "../../errors.ts";
import { authMessages } from "../messages.en.ts";
import type { Message } from "../../languages/message.ts";

const { hostname } = new URL(config.publicUrl);

/** The host that passkeys are created for (WebAuthn §4, "RP ID"). They work under no other. */
export const RELYING_PARTY = { id: hostname, name: "Meishi", origin: config.publicUrl };

/** Why passkeys are unavailable here; null if they are available. Browsers apply the same rules. */
export const passkeysUnavailableReason: Message | null =
  isIP(hostname.replace(/^\[|\]$/g, "")) !== 0
    ? authMessages.passkeysNeedHost
    : config.isSecure || /(^|\.)localhost$/.test(hostname)
      ? null
      : authMessages.passkeysNeedHttps;

export function requirePasskeys(): void {
  if (passkeysUnavailableReason) throw new Conflict(passkeysUnavailableReason, "passkeys_unavailable");
}

/** A warning at the start about passkeys that no longer work after a change of PUBLIC_URL. */
export async function passkeyWarning(): Promise<string | undefined> {
  const { passkeys } = tables;
  const others = await getRow(db.select({ n: count() }).from(passkeys).where(ne(passkeys.rpId, RELYING_PARTY.id)));
  if (others.n === 0) return undefined;
  const passkeysWere = others.n === 1 ? "1 passkey was" : `${others.n} passkeys were`;
  return `Warning: ${passkeysWere} made for another host than PUBLIC_URL's (${RELYING_PARTY.id}), and cannot be used here.`;
}
