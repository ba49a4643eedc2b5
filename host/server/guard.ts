import type { ServerResponse } from "node:http";
import type { CustomDomain } from "../app/domains/custom-domain.ts";
import type { Network, NetworkRequest } from "./networks.ts";

/** A request on its way to its route. */
export interface Exchange extends NetworkRequest {
  readonly outgoing: ServerResponse;
  /** The visitor's address. */
  readonly ip: string;
  /** The owner's domain under which it arrived, if any. */
  domain?: CustomDomain;
}

/** How something is turned away: by the end of its connection, or with a sentence. */
export type Refusal = "close" | { status: number; why: string; retryAfter?: number };

/** A defence that lets a connection or a request pass, or turns it away. README.md has a table of all. */
interface Guard<Subject> {
  readonly name: string;
  check(subject: Subject, network: Network): Refusal | undefined;
  /** Called once the connection, or the answer to a request, is closed, however far the request came. */
  release?(subject: Subject, network: Network): void;
}

export type ConnectionGuard = Guard<Pick<Exchange, "socket">>;
export type RequestGuard = Guard<Exchange>;

/** The first refusal of these guards, asked in their order. */
export function firstRefusal<Subject>(
  guards: readonly Guard<Subject>[],
  subject: Subject,
  network: Network,
): Refusal | undefined {
  for (const guard of guards) {
    const refusal = guard.check(subject, network);
    if (refusal) return refusal;
  }
  return undefined;
}
