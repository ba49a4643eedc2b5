import type { Socket } from "node:net";
import type { RequestGuard } from "./guard.ts";

/** One pass of the event loop reads what a connection sent, a later one that it was closed. */
const PASSES = 2;

/** Connections that have sent a request, and until when their requests wait. */
const checks = new WeakMap<Socket, Promise<void> | undefined>();

/**
 * For the first request of a connection and those sent with it, a promise that resolves once a closed connection would
 * have been noticed; undefined for later requests. Clients that close a connection right after their request can open
 * them much faster than pages are rendered. Later requests need not wait: leaving costs their client the connection.
 */
export function waitForDisconnectCheck(socket: Socket): Promise<void> | undefined {
  if (checks.has(socket)) return checks.get(socket);
  const check = passes(PASSES).finally(() => checks.set(socket, undefined));
  checks.set(socket, check);
  return check;
}

async function passes(count: number): Promise<void> {
  for (let pass = 0; pass < count; pass++) await new Promise((resolve) => void setImmediate(resolve));
}

/** Whether the client has closed its connection, or its half of it, which nginx, too, takes for leaving. */
export const isDisconnected = (socket: Socket): boolean => socket.destroyed || socket.readableEnded;

/** Asked after waitForDisconnectCheck(). */
export const disconnected: RequestGuard = {
  name: "disconnected clients",
  check: ({ socket }) => (isDisconnected(socket) ? "close" : undefined),
};
