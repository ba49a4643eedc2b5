import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isLoopback, hostOf, MAX_HOST } from "../app/domains/host-header.ts";
import type { CustomDomain } from "../app/domains/custom-domain.ts";
import type { Exchange, Refusal, RequestGuard } from "./guard.ts";

/** What the application knows of hosts. */
export interface Hosts {
  isMainHost(host: string): boolean;
  findDomain(host: string): CustomDomain | undefined;
}

/** Paths that are answered under any host, as balancers and proxies may name none of ours. */
const ANY_HOST = /^\/(?:healthz|readyz|internal\/domain)(?:\?|$)/;

/**
 * Decides by the Host header, or by X-Forwarded-Host if proxies are trusted, whose pages a request is for. A request
 * with two of them, or whose target names another host (RFC 9112 §3.2), is refused: a proxy in front may have gone by
 * the other one.
 */
export const hostCheck = (trustedProxies: number, hosts: Hosts): RequestGuard => ({
  name: "hosts",
  check: (exchange) => resolveHost(exchange, trustedProxies, hosts),
});

function resolveHost(exchange: Exchange, trustedProxies: number, hosts: Hosts): Refusal | undefined {
  const { incoming } = exchange;
  const { headers, rawHeaders } = incoming;
  if (hasTwoHosts(rawHeaders)) return { status: 400, why: "The request names its host twice." };
  const hostHeader = headers.host;
  if (!takePath(incoming, hostHeader)) return { status: 400, why: "The request names two different hosts." };
  if (ANY_HOST.test(incoming.url!)) return undefined;
  const requestedHost = (trustedProxies > 0 ? forwardedHost(incoming, trustedProxies) : undefined) ?? hostHeader;
  if (requestedHost === undefined) return undefined; // HTTP/1.0
  const host = hostNamed(requestedHost);
  if (host === null) return { status: 400, why: "The Host header is not valid." };
  // The adapter accepts only ASCII.
  if (/[^\0-\x7f]/.test(hostHeader ?? "")) headers.host = host;
  if (hosts.isMainHost(host)) return undefined;
  exchange.domain = hosts.findDomain(host);
  if (exchange.domain) return undefined;
  const why = "Nothing is served under this host. If it is your domain, add it to your account first.";
  return { status: 421, why };
}

/** Nearly all requests name the same host, and reading it takes longer than the rest of this. */
let lastNamed: { header?: string; host: string | null } = { host: null };

function hostNamed(header: string): string | null {
  if (header !== lastNamed.header) lastNamed = { header, host: hostOf(header) };
  return lastNamed.host;
}

/** Node lists names and values in turn, and keeps only the first Host in `headers`. */
function hasTwoHosts(rawHeaders: string[]): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (rawHeaders[i]!.length === 4 && rawHeaders[i]!.toLowerCase() === "host") hosts++;
  return hosts > 1;
}

/** Reduces a target in absolute form to its path; false if it names a host other than the header's. */
function takePath(incoming: IncomingMessage, hostHeader: string | undefined): boolean {
  const target = incoming.url ?? "/";
  if (target.startsWith("/") || target === "*") return true;
  if (!URL.canParse(target) || hostHeader === undefined) return false;
  const { hostname, pathname, search } = new URL(target);
  incoming.url = pathname + search;
  return hostname.replace(/\.$/, "") === hostOf(hostHeader);
}

/** If there are several, the one written by the first trusted proxy; see clientAddress(). */
function forwardedHost({ headers }: IncomingMessage, trustedProxies: number): string | undefined {
  const names = String(headers["x-forwarded-host"] ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  return names[Math.max(0, names.length - trustedProxies)];
}

const hash = (text: string) => createHash("sha256").update(text).digest();
/** Headers that proxies add. A forwarded request does not count as this machine's own, wherever the proxy runs. */
const PASSED_ON = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];

/** Whether the request comes from this machine or carries the secret. */
export function isInternal({ headers, socket }: IncomingMessage, secret: string | undefined): boolean {
  const provided = headers["x-internal-secret"];
  if (provided !== undefined) return secret !== undefined && timingSafeEqual(hash(String(provided)), hash(secret));
  return isLoopback(socket.remoteAddress ?? "") && PASSED_ON.every((name) => headers[name] === undefined);
}

/** The host for which a proxy wants a certificate; null if it cannot be one. */
export function certificateDomain({ url }: IncomingMessage): string | null {
  const domain = new URLSearchParams(url!.split("?")[1]).get("domain") ?? "";
  return domain.length > MAX_HOST + 1 ? null : hostOf(domain);
}

/** Whether another site's page sends a form to a page of ours: Remix, which compares as here, would answer 500. */
export function isCrossSiteFormPost({ method, headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  if (origin === undefined || /^(GET|HEAD|OPTIONS)$/.test(method!)) return false;
  const forwarded = String(headers["x-forwarded-host"] ?? "")
    .split(",")[0]!
    .trim();
  return !URL.canParse(origin) || new URL(origin).host !== (forwarded || host);
}
