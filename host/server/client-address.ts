import type { IncomingMessage } from "node:http";
import { isIP, type Socket } from "node:net";

/**
 * The visitor's address. The `hops` proxies in front are trusted: each appends the address that it saw to
 * X-Forwarded-For, so the visitor's is the hops-th from the end. Anybody may have written what comes before it.
 */
export function clientAddress(request: IncomingMessage, hops: number): string {
  const seen = remoteIp(request.socket);
  if (hops === 0) return seen;
  const forwarded = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  const written = plain(forwarded[Math.max(0, forwarded.length - hops)] ?? seen);
  return isIP(written.split("%")[0]!) ? written : seen; // else each invented word would be a client of its own
}

/** The address at the other end of a connection: the visitor's, or that of a proxy. */
export const remoteIp = ({ remoteAddress }: Socket): string => plain(remoteAddress ?? "unknown");

/** Removes the port that some proxies append, and the prefix of IPv4 addresses on an IPv6 socket. */
const plain = (ip: string) =>
  ip
    .replace(/^\[([^\]]*)\](?::\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/, "");
