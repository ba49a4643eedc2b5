import { tryConsume } from "../rate-limits/rate-limits.server.ts";
import { findDomain } from "./domain-registry.server.ts";
import { isLoopback } from "./host-header.ts";
import { MAIN_HOST } from "./names.server.ts";

/**
 * Whether a proxy may get a certificate for a host: from memory, whether or not the database answers. Undefined when
 * too many unknown ones were asked for; a known one is always answered.
 */
export async function mayIssueCertificate(host: string, requester: string): Promise<boolean | undefined> {
  if (findDomain(host) || (host === MAIN_HOST && !isLoopback(host))) return true;
  return (await tryConsume("unknownHost", { address: requester })) ? false : undefined;
}
