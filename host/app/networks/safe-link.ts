// Not in the schema, so that a form can check a link without Zod.
import { LINK_SCHEMES } from "#sdk/card/link-schemes.ts";
import type { Text } from "../languages/message.ts";

/** Whether a card may contain a link: a web address, or one of the known app schemes. */
export function isSafeLink(link: string): boolean {
  try {
    const { protocol, hostname } = new URL(link);
    // Contrary to the URL standard, Chromium accepts spaces in a host and writes them as %20.
    return LINK_SCHEMES.has(protocol) && (!protocol.startsWith("http") || /^[^%]+$/.test(hostname));
  } catch {
    return false;
  }
}

export const linkMissing = (field: Text) => `${field} must be a link such as https://example.com`;
