import { isWithin } from "../rate-limits/rate-limits.server.ts";
import { findSite, isMainHost } from "./directory.server.ts";

/**
 * Whether a proxy may get a certificate for a host: from memory, whether or not the database answers. Undefined when
 * too many unknown ones were asked for; a known one is always answered.
 */
export async function isServed(host: string, askedBy: string): Promise<boolean | undefined> {
  if (isMainHost(host) || findSite(host)) return true;
  return (await isWithin("unknownHost", { address: askedBy })) ? false : undefined;
}
