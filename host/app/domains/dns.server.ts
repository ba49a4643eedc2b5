import { promises, type LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { MINUTE_MS } from "../config/durations.ts";
import { config } from "../config/config.server.ts";
import { isLoopback } from "./host-header.ts";

/** How long a query waits for an answer before it is repeated once. */
const TIMEOUT_MS = 1_500;
const TRIES = 2;
/** All questions about one domain together. */
const DEADLINE_MS = 8_000;
/** More CNAMEs than any sensible set-up has: resolvers give up at about as many. */
const MAX_ALIASES = 8;

/** Result of a DNS query: the records, possibly none, or that it failed. */
type DnsAnswer<T> = { is: "known"; records: T[] } | { is: "unknown"; why: string };

/** The records of one domain, asked for at the same time. */
export interface DnsRecords {
  /** All texts at a name. */
  texts: DnsAnswer<string>;
  /** The names that an alias leads to, one after the other; `isLoop` when they come back to an earlier one. */
  aliases: DnsAnswer<string> & { isLoop?: boolean };
  addresses: DnsAnswer<string>;
  /** IPs of our main host. */
  own: DnsAnswer<string>;
}

const EMPTY = new Set(["ENODATA", "ENOTFOUND"]);
const WHY: Partial<Record<string, string>> = {
  ETIMEOUT: "did not answer in time",
  ECANCELLED: "did not answer in time",
  ECONNREFUSED: "cannot be reached",
  EREFUSED: "refused to answer",
};

async function ask<T>(question: () => Promise<T[]>): Promise<DnsAnswer<T>> {
  try {
    return { is: "known", records: await question() };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "";
    if (EMPTY.has(code)) return { is: "known", records: [] };
    return { is: "unknown", why: WHY[code] ?? "answered with an error" };
  }
}

/** Asks for everything that decides about a domain; never throws, and takes at most eight seconds. */
export async function lookUpRecords(host: string, textName: string, mainHost: string): Promise<DnsRecords> {
  const resolver = newResolver();
  const timer = setTimeout(() => resolver.cancel(), DEADLINE_MS);
  try {
    const [texts, aliases, addresses, own] = await Promise.all([
      ask(async () => (await resolver.resolveTxt(textName)).map((parts) => parts.join(""))),
      readAliases(resolver, host, mainHost),
      readAddresses(resolver, host),
      addressesOfMain(resolver, mainHost),
    ]);
    return { texts, aliases, addresses, own };
  } finally {
    clearTimeout(timer);
  }
}

/** Follows aliases up to our own host. */
async function readAliases(
  resolver: promises.Resolver,
  host: string,
  mainHost: string,
): Promise<DnsRecords["aliases"]> {
  const names: string[] = [];
  for (let name = host; name !== mainHost && names.length < MAX_ALIASES;) {
    const current = name;
    const answers = await ask(() => resolver.resolveCname(current));
    if (answers.is === "unknown") return answers;
    // A name has one alias (RFC 2181 §10.1); a flood of them takes a tenth of a second to read each time.
    if (answers.records.length > 1) return { is: "unknown", why: "answered with several CNAME records" };
    const next = answers.records[0]?.toLowerCase().replace(/\.$/, "");
    if (next === undefined) break;
    if (next === host || names.includes(next)) return { is: "known", records: [...names, next], isLoop: true };
    names.push(next);
    name = next;
  }
  return { is: "known", records: names };
}

async function readAddresses(resolver: promises.Resolver, host: string): Promise<DnsAnswer<string>> {
  const answers = await Promise.all([ask(() => resolver.resolve4(host)), ask(() => resolver.resolve6(host))]);
  const records = answers.flatMap((one) => (one.is === "known" ? one.records.map(canonical) : []));
  return records.length > 0 ? { is: "known", records } : (answers.find(({ is }) => is === "unknown") ?? answers[0]);
}

/** Our own host may be known to this machine only (/etc/hosts), or be an address. */
async function addressesOfMain(resolver: promises.Resolver, mainHost: string): Promise<DnsAnswer<string>> {
  if (isIP(mainHost)) return { is: "known", records: [canonical(mainHost)] };
  if (isLoopback(mainHost)) return { is: "known", records: ["127.0.0.1", "::1"] };
  const answers = await readAddresses(resolver, mainHost);
  if (answers.is === "known" && answers.records.length > 0) return answers;
  const here = await ask<LookupAddress>(() => lookup(mainHost, { all: true }));
  return here.is === "known" && here.records.length > 0
    ? { is: "known", records: here.records.map(({ address }) => canonical(address)) }
    : answers;
}

/** IPs that an apex domain must have, cached for a minute; empty if the lookup fails. */
export async function ownAddresses(mainHost: string): Promise<string[]> {
  if (!remembered || Date.now() - remembered.at > MINUTE_MS) {
    const resolver = newResolver();
    const answers = await addressesOfMain(resolver, mainHost);
    remembered = { at: Date.now(), records: answers.is === "known" ? answers.records : (remembered?.records ?? []) };
  }
  return remembered.records;
}

let remembered: { at: number; records: string[] } | undefined;

function newResolver(): promises.Resolver {
  const resolver = new promises.Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  if (config.dnsServer) resolver.setServers([config.dnsServer]);
  return resolver;
}

/** IPv6 has many spellings of one address. */
const canonical = (address: string) =>
  isIP(address) === 6 ? new URL(`http://[${address}]`).hostname.slice(1, -1) : address;
