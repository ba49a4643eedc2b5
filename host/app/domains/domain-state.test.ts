import { describe, expect, test } from "vitest";
import type { DnsRecords } from "./dns.server.ts";
import { evaluateRecords, GRACE_PERIOD_MS, nextState, type DnsCheck } from "./domain-state.ts";
import { domainMessages } from "./messages.en.ts";

const PROOF = { host: "cards.acme.example", token: "the-token" };
const resolved = <T>(...records: T[]) => ({ is: "known" as const, records });
const unknown = { is: "unknown" as const, why: "did not answer in time" };
const RIGHT: DnsRecords = {
  texts: resolved("the-token"),
  aliases: resolved("meishi.example"),
  addresses: resolved("192.0.2.10"),
  own: resolved("192.0.2.10"),
};
const verdictOn = (changes: Partial<DnsRecords>, isBare = false) =>
  evaluateRecords(PROOF, { ...RIGHT, ...changes }, "meishi.example", isBare);

describe("a verdict", () => {
  test("is good with the text among others and an alias, at whatever distance", () => {
    expect(verdictOn({})).toEqual({ is: "good", note: null });
    expect(verdictOn({ texts: resolved("v=spf1 -all", " the-token ") }).is).toBe("good");
    expect(verdictOn({ aliases: resolved("cdn.acme.example", "meishi.example") }).is).toBe("good");
  });

  test("is good with our address, whoever flattens the alias", () => {
    expect(verdictOn({ aliases: resolved() }).is).toBe("good");
    const { is, note } = verdictOn({ aliases: resolved(), addresses: resolved("192.0.2.10", "198.51.100.1") }) as {
      is: string;
      note: unknown;
    };
    expect([is, String(note)]).toEqual(["good", expect.stringContaining("198.51.100.1")]);
  });

  test("names few addresses of a zone that has many", () => {
    const many = Array.from({ length: 1_000 }, (_, n) => `198.51.${n >> 8}.${n & 255}`);
    for (const addresses of [resolved(...many), resolved("192.0.2.10", ...many)]) {
      const text = JSON.stringify(verdictOn({ aliases: resolved(), addresses }));
      expect(text.length).toBeLessThan(600);
    }
  });

  test("is gone for what is known to be missing, also when something else is unknown", () => {
    expect(verdictOn({ texts: resolved() }).is).toBe("gone");
    expect(verdictOn({ texts: resolved(), aliases: unknown, addresses: unknown }).is).toBe("gone");
    expect(verdictOn({ aliases: resolved(), addresses: resolved("198.51.100.1") }).is).toBe("gone");
    expect(verdictOn({ texts: unknown, aliases: resolved("x.example"), addresses: resolved() }).is).toBe("gone");
  });

  test("is unknown while the name server does not tell, for the domain or for us", () => {
    expect(verdictOn({ texts: unknown }).is).toBe("unknown");
    expect(verdictOn({ aliases: unknown, addresses: unknown }).is).toBe("unknown");
    expect(verdictOn({ aliases: resolved(), own: unknown }).is).toBe("unknown");
    expect(verdictOn({ aliases: unknown, addresses: resolved("198.51.100.1") }).is).toBe("unknown");
  });

  test("says for a bare domain which address to set", () => {
    expect(verdictOn({ aliases: resolved(), addresses: resolved() }, true)).toMatchObject({
      problem: "cards.acme.example leads nowhere yet. Set its A or AAAA record to 192.0.2.10.",
    });
  });
});

describe("a domain", () => {
  const now = new Date("2026-05-20T12:00:00Z");
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const good: DnsCheck = { is: "good", note: null };
  const missing = { is: "gone", problem: domainMessages.hostUnknown } as const;
  const silent = { is: "unknown", problem: domainMessages.unanswered("a.example", "is silent") } as const;
  const step = (state: "waiting" | "live" | "failing", verdict: DnsCheck, since: number) =>
    nextState({ state, createdAt: ago(since), goneSince: state === "failing" ? ago(since) : null }, verdict, now);

  test("goes live from any state", () => {
    for (const state of ["waiting", "live", "failing"] as const)
      expect(step(state, good, 2 * GRACE_PERIOD_MS)).toEqual({
        is: "kept",
        state: "live",
        goneSince: null,
        problem: null,
      });
  });

  test("stays live through silence, and fails at once when its records are gone", () => {
    expect(step("live", silent, 0)).toMatchObject({ state: "live", problem: silent.problem });
    expect(step("live", missing, 0)).toMatchObject({ state: "failing", goneSince: now, problem: missing.problem });
  });

  test("is freed 14 days after, and not before", () => {
    expect(step("failing", missing, GRACE_PERIOD_MS - 1)).toMatchObject({
      state: "failing",
      goneSince: ago(GRACE_PERIOD_MS - 1),
    });
    expect(step("failing", missing, GRACE_PERIOD_MS)).toEqual({ is: "ended", why: "freed" });
    expect(step("failing", silent, GRACE_PERIOD_MS)).toEqual({ is: "ended", why: "freed" });
  });

  test("that was never proven ends after 14 days", () => {
    expect(step("waiting", silent, GRACE_PERIOD_MS - 1)).toMatchObject({ state: "waiting" });
    expect(step("waiting", missing, GRACE_PERIOD_MS)).toEqual({ is: "ended", why: "never proven" });
  });
});
