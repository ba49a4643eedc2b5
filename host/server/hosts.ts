import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isLoopback, hostOf, MAX_HOST } from "../app/domains/host-header.ts";
import { NOTHING_HERE } from "../app/errors.ts";
import type { Site } from "../app/domains/site.ts";
import { isEndless } from "./endless.ts";

/** What the application knows of hosts. */
export interface Hosts {
  isMainHost(host: string): boolean;
  findSite(host: string): Site | undefined;
}

/** Whose pages a request asks for, or why it is refused. */
export type Place =
  { is: "main" } | { is: "domain"; site: Site } | { is: "refused"; status: 400 | 404 | 421; why: string };

/** Answered whatever host a balancer or proxy names. */
const ANY_HOST = /^\/(?:healthz|readyz|internal\/domain)(?:\?|$)/;

/**
 * Decides by the Host header, or by X-Forwarded-Host behind as many proxies as are trusted. Two of them, or a path that
 * names another host (RFC 9112 §3.2), are refused: what stands in front may have read the other one.
 */
export function placeOf(incoming: IncomingMessage, trustedProxies: number, hosts: Hosts): Place {
  if (isEndless(incoming.url!)) return refused(404, NOTHING_HERE);
  const { headers, rawHeaders } = incoming;
  if (rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === "host").length > 1)
    return refused(400, "The request names its host twice.");
  const given = headers.host;
  if (!takePath(incoming, given)) return refused(400, "The request names two different hosts.");
  if (ANY_HOST.test(incoming.url!)) return { is: "main" };
  const wanted = (trustedProxies > 0 ? forwardedHost(incoming, trustedProxies) : undefined) ?? given;
  if (wanted === undefined) return { is: "main" }; // HTTP/1.0
  const host = hostOf(wanted);
  if (host === null) return refused(400, "The Host header is not valid.");
  // The adapter takes ASCII only.
  if (/[^\0-\x7f]/.test(given ?? "")) headers.host = host;
  if (hosts.isMainHost(host)) return { is: "main" };
  const site = hosts.findSite(host);
  if (site) return { is: "domain", site };
  return refused(421, "Nothing is served under this host. If it is your domain, add it to your account first.");
}

const refused = (status: 400 | 404 | 421, why: string): Place => ({ is: "refused", status, why });

/** Leaves only the path of a target in absolute form; false when it names another host than the header. */
function takePath(incoming: IncomingMessage, given: string | undefined): boolean {
  const target = incoming.url ?? "/";
  if (target.startsWith("/") || target === "*") return true;
  if (!URL.canParse(target) || given === undefined) return false;
  const { hostname, pathname, search } = new URL(target);
  incoming.url = pathname + search;
  return hostname.replace(/\.$/, "") === hostOf(given);
}

/** Of several, the one that the first trusted proxy wrote; see clientAddress(). */
function forwardedHost({ headers }: IncomingMessage, trustedProxies: number): string | undefined {
  const names = String(headers["x-forwarded-host"] ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  return names[Math.max(0, names.length - trustedProxies)];
}

const hash = (text: string) => createHash("sha256").update(text).digest();
/** Written by proxies: a request that one has passed on is not this machine's own, wherever the proxy runs. */
const PASSED_ON = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];

/** Whether this machine itself asks, or somebody with the secret. */
export function isInternal({ headers, socket }: IncomingMessage, secret: string | undefined): boolean {
  const given = headers["x-internal-secret"];
  if (given !== undefined) return secret !== undefined && timingSafeEqual(hash(String(given)), hash(secret));
  return isLoopback(socket.remoteAddress ?? "") && PASSED_ON.every((name) => headers[name] === undefined);
}

/** The host that a proxy asks about, before it gets a certificate; null when it can be none. */
export function askedDomain({ url }: IncomingMessage): string | null {
  const domain = new URLSearchParams(url!.split("?")[1]).get("domain") ?? "";
  return domain.length > MAX_HOST + 1 ? null : hostOf(domain);
}

/** Whether another site's page sends a form: Remix answers such a write of a page as a fault of ours. */
export function isFromElsewhere({ method, headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  if (origin === undefined || /^(GET|HEAD|OPTIONS)$/.test(method!)) return false;
  const forwarded = String(headers["x-forwarded-host"] ?? "")
    .split(",")[0]!
    .trim();
  return !URL.canParse(origin) || new URL(origin).host !== (forwarded || host);
}
