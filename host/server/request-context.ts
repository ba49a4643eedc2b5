import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { CustomDomain } from "../app/domains/custom-domain.ts";
import type { RequestContext } from "../app/http/request-context.server.ts";

/** What is known about one request. A class: see ParsedCall in http/endpoint.server.ts. */
export class Context implements RequestContext {
  readonly requestId = randomUUID();
  readonly #disconnect: () => AbortSignal;
  readonly #outgoing: ServerResponse;
  readonly #release: () => void;

  constructor(
    readonly clientAddress: string,
    disconnect: () => AbortSignal,
    outgoing: ServerResponse,
    readonly site: CustomDomain | undefined,
    release: () => void,
  ) {
    this.#disconnect = disconnect;
    this.#outgoing = outgoing;
    this.#release = release;
  }

  /** Made on use: most answers are sent before a client could disconnect. */
  get signal(): AbortSignal {
    return this.#disconnect();
  }

  holdOpen(): void {
    this.#release();
  }

  get isWhole(): boolean {
    return this.#outgoing.req.complete;
  }

  get hasLeft(): boolean {
    return this.#outgoing.closed && !this.#outgoing.writableFinished;
  }
}

/** Remix answers once a client disconnects, but its loaders keep running: their turn would end before their work. */
export const toItsEnd = (request: Request) => new Request(request, { signal: null });
