import type { IncomingMessage } from "node:http";

/**
 * The visitor's address. `hops` proxies in front are believed: each appends to X-Forwarded-For the address that it
 * saw, so the visitor's is the hops-th from the end; what stands before it anybody may have written.
 */
export function clientAddress(request: IncomingMessage, hops: number): string {
  const seen = plain(request.socket.remoteAddress ?? "unknown");
  if (hops === 0) return seen;
  const forwarded = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  return plain(forwarded[Math.max(0, forwarded.length - hops)] ?? seen);
}

/** Without the port that some proxies write behind it; IPv4 that arrived on an IPv6 socket, without its prefix. */
const plain = (address: string) =>
  address
    .replace(/^\[([^\]]*)\](?::\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/, "");
