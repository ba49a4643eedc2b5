import { isWithin } from "../rate-limits/rate-limits.server.ts";
import { findSite } from "./directory.server.ts";
import { isLoopback } from "./host-header.ts";
import { MAIN_HOST } from "./names.server.ts";

/**
 * Whether a proxy may get a certificate for a host: from memory, whether or not the database answers. Undefined when
 * too many unknown ones were asked for; a known one is always answered.
 */
export async function isServed(host: string, askedBy: string): Promise<boolean | undefined> {
  if (findSite(host) || (host === MAIN_HOST && !isLoopback(host))) return true;
  return (await isWithin("unknownHost", { address: askedBy })) ? false : undefined;
}
