import { DAY_MS } from "../config/durations.ts";
import type { DnsRecords } from "./dns.server.ts";

/** How long a name is kept for its owner after its records are gone, or without ever being proven. */
export const GRACE_PERIOD_MS = 14 * DAY_MS;

export interface DomainProof {
  host: string;
  token: string;
}

/** Whether a domain is proven and leads here: it is, it is not, or the name server did not tell. */
export type DnsCheck =
  { is: "good"; note: string | null } | { is: "gone"; problem: string } | { is: "unknown"; problem: string };

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
  if (texts.is === "unknown") return { is: "unknown", problem: unanswered(name, texts.why) };
  if (texts.records.some((text) => text.trim() === token)) return { is: "good", note: null };
  const mend = `Set it to ${token}`;
  return {
    is: "gone",
    problem:
      texts.records.length > 0
        ? `The TXT record at ${name} says something else. ${mend}.`
        : `There is no TXT record at ${name}. ${mend}; it can take an hour until it is seen.`,
  };
}

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
      problem: `The CNAME of ${host} leads in a circle (${[host, ...aliases.records].join(" → ")}). ${setAlias(mainHost)}`,
    };
  if (addresses.is === "unknown") return { is: "unknown", problem: unanswered(host, addresses.why) };
  if (own.is === "unknown") return { is: "unknown", problem: unanswered(mainHost, own.why) };
  const foreign = addresses.records.filter((address) => !own.records.includes(address));
  if (foreign.length < addresses.records.length)
    return {
      is: "good",
      note:
        foreign.length === 0
          ? null
          : `Some visitors are led elsewhere: remove the record of ${host} with ${foreign.join(", ")}.`,
    };
  const mend = needsAddress ? `Set its A or AAAA record to ${own.records.join(" or ")}.` : setAlias(mainHost);
  if (aliases.is === "unknown") return { is: "unknown", problem: unanswered(host, aliases.why) };
  const target = aliases.records[0] ?? addresses.records.join(", ");
  return {
    is: "gone",
    problem: target ? `${host} leads to ${target}. ${mend}` : `${host} leads nowhere yet. ${mend}`,
  };
}

const setAlias = (mainHost: string) => `Set its CNAME record to ${mainHost}.`;
const unanswered = (name: string, why: string) =>
  `The name server for ${name} ${why}. We will try again automatically.`;

interface StoredState {
  state: "waiting" | "live" | "failing";
  createdAt: Date;
  goneSince: Date | null;
}

/** What a verdict makes of a domain. */
export type StateTransition =
  | { is: "ended"; why: "freed" | "never proven" }
  | (Pick<StoredState, "state" | "goneSince"> & { is: "kept"; problem: string | null });

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
