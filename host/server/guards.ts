import { abortLimit } from "./abort-limit.ts";
import type { Admission } from "./admission.ts";
import { chunkLimit } from "./chunk-limit.ts";
import { connectionLimit } from "./connection-limit.ts";
import { disconnected } from "./disconnect-detection.ts";
import type { ConnectionGuard, RequestGuard } from "./guard.ts";
import { hostCheck, type Hosts } from "./hosts.ts";
import type { ParserAbilities } from "./node-parser.ts";
import { pathLimit } from "./path-limit.ts";
import { pipeliningLimit } from "./pipelining-limit.ts";
import { slowClients } from "./slow-clients.ts";

export interface Guards {
  connection: ConnectionGuard[];
  headers: RequestGuard[];
  request: RequestGuard[];
  work: RequestGuard[];
}

interface GuardOptions {
  hasRateLimits: boolean;
  trustProxy: number;
  parser: Pick<ParserAbilities, "pushesChunks">;
  admission: Pick<Admission, "guard">;
  hosts: Hosts;
}

/** All guards in the order in which they are asked. README.md has a table of them. */
export function listGuards({ hasRateLimits, trustProxy, parser, admission, hosts }: GuardOptions): Guards {
  return {
    // Before Node sets up anything for a connection. Behind a proxy, all connections come from its address.
    connection: hasRateLimits && trustProxy === 0 ? [connectionLimit] : [],
    // As soon as the headers of a request are read.
    headers: [pipeliningLimit, chunkLimit(parser.pushesChunks)],
    // Once its client has had time to leave, and before it is answered with a file.
    request: [
      disconnected,
      slowClients(),
      ...(hasRateLimits ? [abortLimit] : []),
      pathLimit,
      hostCheck(trustProxy, hosts),
    ],
    // Before the application works on it.
    work: [admission.guard],
  };
}
