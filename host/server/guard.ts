import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { CustomDomain } from "../app/domains/custom-domain.ts";
import type { Network } from "./networks.ts";

/** A request on its way to its route. */
export interface Exchange {
  readonly socket: Socket;
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  /** The visitor's address. */
  readonly ip: string;
  readonly network: Network;
  /** The owner's domain under which it arrived, if any. */
  domain?: CustomDomain;
  /** What it counts as: see admission.ts. */
  place?: "arriving" | "answering";
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
