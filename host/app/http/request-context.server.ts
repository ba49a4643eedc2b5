import { randomUUID } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import type { SessionUser } from "../auth/sessions/session.server.ts";
import type { CustomDomain } from "../domains/custom-domain.ts";

/** What our server knows about a request and passes to loaders and actions; absent on other servers. */
export interface RequestContext {
  requestId: string;
  clientAddress: string;
  /** Aborted when the client has gone: request.signal misses most disconnects on Node. */
  readonly signal: AbortSignal;
  /** Whether the whole body has arrived. */
  readonly isWhole?: boolean;
  /** Whether the client has gone; the signal is also aborted when the server stops. */
  readonly hasLeft?: boolean;
  /** Releases the admission slot of a response that stays open, such as an event stream. */
  holdOpen?(): void;
  /** One session lookup serves all loaders of a page. */
  user?: Promise<SessionUser | null>;
  /** Custom domain of a signed-out request; undefined on the main host. */
  site?: CustomDomain;
}

const ownContexts = new WeakMap<AppLoadContext, RequestContext>();

/** The server's context of this request, or one made here when another server runs the bundle. */
export function contextOf(loadContext: AppLoadContext): RequestContext {
  const provided = loadContext?.meishi;
  if (provided) return provided;
  const own = ownContexts.get(loadContext ?? {}) ?? {
    requestId: randomUUID(),
    clientAddress: "unknown",
    signal: new AbortController().signal,
  };
  if (loadContext) ownContexts.set(loadContext, own);
  return own;
}
