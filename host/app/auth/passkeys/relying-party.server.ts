import { isIP } from "node:net";
import { count, ne } from "drizzle-orm";
import { config } from "../../config/config.server.ts";
import { db, tables } from "../../database.server.ts";
import { Conflict } from "../../errors.ts";

const { hostname } = new URL(config.publicUrl);

/** Who passkeys are made for (WebAuthn §4, "RP ID"): they work under this host and no other. */
export const RP = { id: hostname, name: "Meishi", origin: config.publicUrl };

/** Why there are no passkeys here; null where there are. Browsers have the same rules. */
export const whyNoPasskeys: string | null =
  isIP(hostname.replace(/^\[|\]$/g, "")) !== 0
    ? "Passkeys need a host name, but this site is reached by an IP address."
    : config.isSecure || /(^|\.)localhost$/.test(hostname)
      ? null
      : "Passkeys need an encrypted connection (https).";

export function requirePasskeys(): void {
  if (whyNoPasskeys) throw new Conflict(whyNoPasskeys, "passkeys_unavailable");
}

/** A line for the start: passkeys that a change of PUBLIC_URL has made useless. */
export async function passkeyWarning(): Promise<string | undefined> {
  const { passkeys } = tables;
  const [others] = await db.select({ n: count() }).from(passkeys).where(ne(passkeys.rpId, RP.id));
  if (others!.n === 0) return undefined;
  const passkeysWere = others!.n === 1 ? "1 passkey was" : `${others!.n} passkeys were`;
  return `Warning: ${passkeysWere} made for another host than PUBLIC_URL's (${RP.id}), and cannot be used here.`;
}
