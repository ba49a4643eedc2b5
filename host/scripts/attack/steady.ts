// What one network asks for again and again, within its limits, while others wait for a page.
import { get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { run } from "#db/index.ts";
import { aForm, visitor } from "../../tests/client.ts";
import type { Host } from "../../tests/host.ts";
import { type Category, person, raw } from "./attempt.ts";

const ATTACKER = { "x-forwarded-for": "198.51.100.8" };
const LASTING_MS = 6_000;
/** How long half of the others may wait, or so many times as long as without the attack. */
const MAX_MEDIAN_MS = 300;
const MAX_TIMES = 8;

/** How long half of the others wait for a page, at least. */
async function medianWait(host: Host, until: number): Promise<number> {
  const waits: number[] = [];
  for (let n = 0; performance.now() < until; n++) {
    const started = performance.now();
    const { status } = await raw(host, "/auth", { "x-forwarded-for": `203.0.113.${n % 250}`, connection: "close" });
    waits.push(status === 200 ? performance.now() - started : Infinity);
    await sleep(20);
  }
  return waits.sort((a, b) => a - b)[Math.floor(waits.length / 2)]!;
}

/** Repeats calls, so many at a time, while others ask for a page; answers whether half of those waited no longer. */
async function areOthersServed(host: Host, together: number, call: () => Promise<unknown>): Promise<boolean> {
  const before = await medianWait(host, performance.now() + LASTING_MS / 6);
  const until = performance.now() + LASTING_MS;
  const repeat = async () => {
    while (performance.now() < until) await call();
  };
  const attack = Promise.all(Array.from({ length: together }, repeat));
  await sleep(LASTING_MS / 6);
  const median = await medianWait(host, until);
  await attack;
  const isShort = median <= Math.max(MAX_MEDIAN_MS, MAX_TIMES * before);
  if (!isShort) console.log(`    half of the others waited ${Math.round(median)} ms, ${Math.round(before)} before`);
  return isShort;
}

export const steady: Category = {
  id: "DoS",
  name: "One network asks again and again",
  attempts: async ({ limited: host }) => [
    [
      "190 downloads of one account's 2,000 contacts at a time",
      async () => {
        const { call } = await person(host, 1);
        const notes = "note ".repeat(200);
        const rows = Array.from({ length: 2_000 }, (_, n) => `Ada ${n},ada${n}@example.com,${notes}`);
        await call("POST", "/api/contacts/import", aForm(["name,email,notes", ...rows].join("\n")), ATTACKER);
        return areOthersServed(host, 190, () =>
          call("GET", "/api/contacts/export?format=vcf", undefined, ATTACKER).catch(() => {}),
        );
      },
    ],
    [
      "figures of a card with two thousand events and a megabyte of messages, four at a time",
      async () => {
        const { call, card } = await person(host, 2);
        const { transaction, tables } = host.database;
        const at = (n: number) => ({ cardId: card.id, timestamp: new Date(Date.now() - n * 60_000) });
        const message = "lorem ipsum ".repeat(400);
        const source = "s".repeat(80);
        await transaction(function* (tx) {
          yield* run(
            tx
              .insert(tables.cardViews)
              .values(
                Array.from({ length: 1_000 }, (_, n) => ({ ...at(n), referrer: `https://${n}.example`, source })),
              ),
          );
          yield* run(
            tx
              .insert(tables.cardClicks)
              .values(Array.from({ length: 1_000 }, (_, n) => ({ ...at(n), linkType: "site", linkId: n + source }))),
          );
          yield* run(
            tx
              .insert(tables.formSubmissions)
              .values(Array.from({ length: 200 }, (_, n) => ({ ...at(n), formData: { message } }))),
          );
        });
        return areOthersServed(host, 4, () =>
          call("GET", `/api/analytics/${card.id}?range=monthly`, undefined, ATTACKER),
        );
      },
    ],
    [
      "answers of a person whom 150 streams of one visitor hear",
      async () => {
        const { call, card } = await person(host, 2);
        await call("POST", `/api/salesbot/${card.id}/config`, { isEnabled: true }, ATTACKER);
        const answer = await visitor(host)(
          "POST",
          `/api/salesbot/${card.id}/chat`,
          { message: "I am Bob, bob@example.com. I need a person.", wantsPerson: true },
          ATTACKER,
        );
        const { sessionId } = answer.json<{ sessionId: string }>();
        const listed = await call("GET", "/api/inbox?limit=1&kind=conversation", undefined, ATTACKER);
        const { id } = listed.json<{ items: { id: number }[] }>().items[0]!;
        await call("POST", `/api/conversations/${id}/take`, {}, ATTACKER);
        const path = `/api/salesbot/${card.id}/chat/${sessionId}/events`;
        const streams = Array.from({ length: 150 }, () =>
          get(host.url + path, { headers: ATTACKER, agent: false }, (stream) => stream.resume()).on("error", () => {}),
        );
        await sleep(1_000);
        try {
          return await areOthersServed(host, 4, async () => {
            await call("POST", `/api/conversations/${id}/messages`, { text: "x" }, ATTACKER);
            await sleep(150);
          });
        } finally {
          for (const stream of streams) stream.destroy();
        }
      },
    ],
  ],
};
