import { type LookupAddress, promises as dns } from "node:dns";
import { type IncomingMessage, request as requestHttp, type RequestOptions } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { AllowList } from "../config/allow-list.ts";
import { DeadlineExceeded, withDeadline } from "../runtime/deadline.ts";
import { isAllowedHost, isPermittedIp, LOOPBACK } from "./permitted-addresses.ts";

/** From the first question to the name server to the last byte of the answer. */
const OUTGOING_DEADLINE_MS = 10_000;
/** Maximum number of bytes read of a response. */
const OUTGOING_ANSWER_BYTES = 64 * 1024;
const DNS_TIMEOUT_MS = 2_000;

interface OutgoingRequest {
  url: string;
  method?: "GET" | "POST" | "PUT" | "DELETE";
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Ends the request early. */
  signal?: AbortSignal;
}

interface OutgoingAnswer {
  status: number;
  headers: IncomingMessage["headers"];
  /** Its first 64 KB, as UTF-8. */
  body: string;
  /** There was more. */
  isTruncated: boolean;
}

/**
 * Why there is no answer. What the name server has and what it has not is one reason: it may know names of our own
 * network.
 */
type OutgoingFailure = "wrong_url" | "no_public_address" | "timeout" | "certificate" | "unreachable";

/** There is no answer, for one of these reasons. */
export class OutgoingFailed extends Error {
  override name = "OutgoingFailed";
  constructor(
    readonly reason: OutgoingFailure,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

interface Options {
  allow: AllowList;
  dnsServer?: string;
  deadlineMs?: number;
}

/** A function that sends under these settings: see `sendOutgoing()`. */
export function createSender({ allow, dnsServer, deadlineMs = OUTGOING_DEADLINE_MS }: Options) {
  return async function send({ url, signal: source, ...message }: OutgoingRequest): Promise<OutgoingAnswer> {
    const problem = urlProblem(url, allow);
    if (problem) throw new OutgoingFailed(problem);
    try {
      return await withDeadline(
        deadlineMs,
        (signal) => exchange(new URL(url), message, lookupWith({ allow, dnsServer, signal }), signal),
        source,
      );
    } catch (error) {
      if (source?.aborted) throw error;
      throw error instanceof OutgoingFailed ? error : new OutgoingFailed(reasonOf(error), { cause: error });
    }
  };
}

/** Whether a URL would be tried, as far as can be said without the network. */
export function urlProblem(text: string, allow: AllowList): OutgoingFailure | undefined {
  if (!URL.canParse(text)) return "wrong_url";
  const url = new URL(text);
  const host = hostOf(url);
  const isAllowed = isAllowedHost(host, allow);
  if (!(url.protocol === "https:" || (url.protocol === "http:" && isAllowed))) return "wrong_url";
  // A password in a URL ends up in lists and logs.
  if (host === "" || url.username || url.password) return "wrong_url";
  if (isAllowed) return undefined;
  // A name without a dot is one of our own network.
  return isIP(host) ? (isPermittedIp(host, allow) ? undefined : "no_public_address") : nameProblem(host);
}

const nameProblem = (host: string) =>
  !host.includes(".") || /\.(?:localhost|local|internal)$/.test(host) ? "no_public_address" : undefined;

/** Host as normalized by URL: numeric forms become dotted decimals, wide characters narrow ones. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");

interface LookupOptions {
  allow: AllowList;
  dnsServer: string | undefined;
  signal: AbortSignal;
}

/**
 * Resolves a name for the connection about to be made, and refuses it if any of its addresses is forbidden. Asks by
 * c-ares: the system's own lookup would occupy the few threads that files and pictures need, too.
 */
function lookupWith({ allow, dnsServer, signal }: LookupOptions): LookupFunction {
  const resolve = async (name: string): Promise<LookupAddress[]> => {
    const host = name.toLowerCase().replace(/\.$/, "");
    const isNamed = allow.hosts.has(host);
    if (host === "localhost") return LOOPBACK.filter((ip) => isNamed || isPermittedIp(ip, allow)).map(toLookup);
    // Hosts of the operator's own may stand in /etc/hosts alone.
    if (isNamed) return dns.lookup(host, { all: true });
    const ips = await resolvePublicly(host, dnsServer, signal);
    if (ips.length === 0 || !ips.every((ip) => isPermittedIp(ip, allow))) throw new OutgoingFailed("no_public_address");
    return ips.map(toLookup);
  };
  return (name, options, callback) => {
    resolve(name).then(
      (all) => (options.all ? callback(null, all) : callback(null, all[0]!.address, all[0]!.family)),
      (error: unknown) => callback(error as NodeJS.ErrnoException, []),
    );
  };
}

const toLookup = (address: string): LookupAddress => ({ address, family: isIP(address) });
const NO_RECORDS = new Set(["ENODATA", "ENOTFOUND"]);

async function resolvePublicly(host: string, dnsServer: string | undefined, signal: AbortSignal): Promise<string[]> {
  const resolver = new dns.Resolver({ timeout: DNS_TIMEOUT_MS, tries: 2 });
  if (dnsServer) resolver.setServers([dnsServer]);
  const cancel = () => resolver.cancel();
  signal.addEventListener("abort", cancel, { once: true });
  try {
    const results = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const ips = results.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
    const failure = results.find((result) => result.status === "rejected" && !hasNoRecords(result.reason));
    if (ips.length === 0 && failure) throw new OutgoingFailed("unreachable", { cause: failure });
    return ips;
  } finally {
    signal.removeEventListener("abort", cancel);
  }
}

const hasNoRecords = (error: unknown) => NO_RECORDS.has((error as NodeJS.ErrnoException).code ?? "");

/** One request on a connection of its own: a pooled one might have been opened under other rules. */
function exchange(
  url: URL,
  { method = "GET", headers = {}, body }: Omit<OutgoingRequest, "url" | "signal">,
  lookup: LookupFunction,
  signal: AbortSignal,
): Promise<OutgoingAnswer> {
  const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  const options: RequestOptions = { method, headers: { ...headers, ...length }, lookup, signal, agent: false };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === "https:" ? requestHttps : requestHttp)(url, options);
    // Closed without a response, for example after an unexpected upgrade.
    const fail = () => reject(new OutgoingFailed("unreachable"));
    request.on("close", fail);
    request.on("response", (response) => {
      request.off("close", fail);
      readAnswer(response).then(resolve, reject);
    });
    request.on("error", reject);
    request.end(body);
  });
}

async function readAnswer(response: IncomingMessage): Promise<OutgoingAnswer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > OUTGOING_ANSWER_BYTES) break; // which destroys the connection
  }
  return {
    status: response.statusCode!,
    headers: response.headers,
    body: Buffer.concat(chunks).subarray(0, OUTGOING_ANSWER_BYTES).toString("utf8"),
    isTruncated: size > OUTGOING_ANSWER_BYTES,
  };
}

function reasonOf(error: unknown): OutgoingFailure {
  if (error instanceof DeadlineExceeded) return "timeout";
  const { code = "", cause } = error as NodeJS.ErrnoException;
  if (cause instanceof DeadlineExceeded || code === "ETIMEDOUT") return "timeout";
  return /CERT|SELF_SIGNED|UNABLE_TO|HOSTNAME|ERR_SSL|ERR_TLS|EPROTO/.test(code) ? "certificate" : "unreachable";
}
