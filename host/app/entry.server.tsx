import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { type AppLoadContext, createReadableStreamFromReadable, type EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { pagePolicy } from "./http/content-policy.server.ts";
import { errorFields, log } from "./runtime/log.server.ts";
import { Nonce } from "./ui/nonce.ts";

// For server.ts, exported by the one bundle that has the application's state and errors.
export { start, startBackgroundWork, stop, isReady } from "./lifecycle/lifecycle.server.ts";
export { gauges, isDatabaseCrowded, observeDatabase } from "./lifecycle/gauges.server.ts";
export { findDomain, isMainHost } from "./domains/domain-registry.server.ts";
export { mayIssueCertificate } from "./domains/certificate-check.server.ts";
export { sessionToken } from "./auth/sessions/session.server.ts";
export { domainErrorResponse, methodNotAllowed } from "./http/problem.server.ts";
export { createFairQueue } from "./runtime/fair-queue.ts";
export { assistantCounts } from "./salesbot/assistant-counts.ts";
export { nextEventLoopTurn, markConnectionAccepted } from "./runtime/event-loop-queue.ts";
export { isFileOnDomain, routeCustomDomain } from "./view/custom-domain-routes.server.ts";
export { log };

const RENDER_TIMEOUT_MS = 8_000;
/** nginx's status for a client that closed its connection. Only the log shows it. */
const CLIENT_LEFT = 499;

/** Streams a page to browsers; bots get it whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const waitsForAll = isbot(request.headers.get("user-agent") ?? "") || context.isSpaMode;
  const nonce = randomBytes(16).toString("base64");
  const document = (
    <Nonce.Provider value={nonce}>
      <RemixServer context={context} url={request.url} abortDelay={RENDER_TIMEOUT_MS} nonce={nonce} />
    </Nonce.Provider>
  );
  const disconnected = loadContext.meishi?.signal;
  return new Promise((resolve, reject) => {
    let isShellSent = false;
    const note = (error: unknown) => {
      // A page that its reader leaves cannot be written to its end: that is no failure of ours.
      if (isShellSent && !disconnected?.aborted)
        log("error", "rendering failed", { requestId: loadContext.meishi?.requestId, ...errorFields(error) });
    };
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce,
      [waitsForAll ? "onAllReady" : "onShellReady"]() {
        isShellSent = true;
        const body = new PassThrough();
        headers.set("content-type", "text/html; charset=utf-8");
        headers.set("content-security-policy", pagePolicy(nonce, new URL(request.url).pathname));
        headers.set("cache-control", headers.get("cache-control") ?? "private, no-store");
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
        pipe(body);
      },
      onShellError: reject,
      onError: (error: unknown) => void setImmediate(note, error), // the answer may hear first that its reader has left
    });
    setTimeout(abort, RENDER_TIMEOUT_MS + 1_000).unref();
    const leave = () => {
      if (!loadContext.meishi?.hasLeft) return;
      resolve(new Response(null, { status: CLIENT_LEFT })); // before onShellError, for which Remix renders once more
      abort();
    };
    if (disconnected?.aborted) leave();
    else disconnected?.addEventListener("abort", leave, { once: true });
  });
}

/** Called by Remix for errors that no loader handled; unmatched URLs and aborted requests are not errors. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }): void {
  if (request.signal.aborted || (typeof error === "object" && error !== null && "status" in error)) return;
  log("error", "page failed", {
    requestId: context.meishi?.requestId,
    path: new URL(request.url).pathname,
    ...errorFields(error),
  });
}
