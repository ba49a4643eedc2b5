import { DAY_MS } from "../config/durations.ts";
import type { DnsRecords } from "./dns.server.ts";
import type { Message } from "../languages/message.ts";
import { domainMessages } from "./messages.en.ts";

/** How long a name is kept for its owner after its records are gone, or without ever being proven. */
export const GRACE_PERIOD_MS = 14 * DAY_MS;

interface DomainProof {
  host: string;
  token: string;
}

/** Result of a check: the domain is verified and points to us, it is not, or DNS failed. */
export type DnsCheck =
  { is: "good"; note: Message | null } | { is: "gone"; problem: Message } | { is: "unknown"; problem: Message };

/** The name of the TXT record, which a CNAME of the host itself does not forbid. */
export const txtRecordName = (host: string): string => `_meishi.${host}`;

/** Judges the name server's answer, and says how to fix what is wrong. */
export function evaluateRecords(
  { host, token }: DomainProof,
  records: DnsRecords,
  mainHost: string,
  needsAddress: boolean,
): DnsCheck {
  const proof = judgeProof(host, token, records);
  const way = judgeWay(host, records, mainHost, needsAddress);
  return [proof, way].find(({ is }) => is === "gone") ?? [proof, way].find(({ is }) => is === "unknown") ?? way;
}

function judgeProof(host: string, token: string, { texts }: DnsRecords): DnsCheck {
  const name = txtRecordName(host);
  if (texts.is === "unknown") return { is: "unknown", problem: domainMessages.unanswered(name, texts.why) };
  if (texts.records.some((text) => text.trim() === token)) return { is: "good", note: null };
  const { proofDiffers, proofMissing } = domainMessages;
  return { is: "gone", problem: (texts.records.length > 0 ? proofDiffers : proofMissing)(name, token) };
}

/** Addresses that a problem names: a zone may have thousands. */
const MAX_LISTED = 5;

const listed = (addresses: string[]): string =>
  [...addresses.slice(0, MAX_LISTED), ...(addresses.length > MAX_LISTED ? ["…"] : [])].join(", ");

function judgeWay(
  host: string,
  { aliases, addresses, own }: DnsRecords,
  mainHost: string,
  needsAddress: boolean,
): DnsCheck {
  if (aliases.is === "known" && aliases.records.includes(mainHost)) return { is: "good", note: null };
  if (aliases.is === "known" && aliases.isLoop)
    return {
      is: "gone",
      problem: domainMessages.circle(host, [host, ...aliases.records].join(" → "), domainMessages.setAlias(mainHost)),
    };
  if (addresses.is === "unknown") return { is: "unknown", problem: domainMessages.unanswered(host, addresses.why) };
  if (own.is === "unknown") return { is: "unknown", problem: domainMessages.unanswered(mainHost, own.why) };
  const foreign = addresses.records.filter((address) => !own.records.includes(address));
  if (foreign.length < addresses.records.length)
    return { is: "good", note: foreign.length === 0 ? null : domainMessages.someElsewhere(host, listed(foreign)) };
  const fix = needsAddress ? domainMessages.setAddress(own.records) : domainMessages.setAlias(mainHost);
  if (aliases.is === "unknown") return { is: "unknown", problem: domainMessages.unanswered(host, aliases.why) };
  const target = aliases.records[0] ?? listed(addresses.records);
  return {
    is: "gone",
    problem: target ? domainMessages.leadsElsewhere(host, target, fix) : domainMessages.leadsNowhere(host, fix),
  };
}

interface StoredState {
  state: "waiting" | "live" | "failing";
  createdAt: Date;
  goneSince: Date | null;
}

/** Changes to a domain after a check. */
type StateTransition =
  | { is: "ended"; why: "freed" | "never proven" }
  | (Pick<StoredState, "state" | "goneSince"> & { is: "kept"; problem: Message | null });

/**
 * Live through everything but records that are known to be gone; those make it fail at once and, 14 days later, free
 * its name. What was never proven ends after as long.
 */
export function nextState({ state, createdAt, goneSince }: StoredState, verdict: DnsCheck, now: Date): StateTransition {
  if (verdict.is === "good") return { is: "kept", state: "live", goneSince: null, problem: verdict.note };
  const { problem } = verdict;
  const isOver = (since: Date) => now.getTime() - since.getTime() >= GRACE_PERIOD_MS;
  switch (state) {
    case "waiting":
      return isOver(createdAt) ? { is: "ended", why: "never proven" } : { is: "kept", state, goneSince: null, problem };
    case "live":
      return verdict.is === "gone"
        ? { is: "kept", state: "failing", goneSince: now, problem }
        : { is: "kept", state, goneSince: null, problem };
    case "failing":
      return goneSince && isOver(goneSince)
        ? { is: "ended", why: "freed" }
        : { is: "kept", state, goneSince: goneSince ?? now, problem };
  }
}
