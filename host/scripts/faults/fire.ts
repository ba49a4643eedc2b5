// Writes to a Meishi before, during and after a fault, and judges what is left.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { aCard, aUser } from "../../tests/builders.ts";
import { type Host, startHost } from "../../tests/host.ts";

export interface Result {
  outcome: string;
  isGood: boolean;
}

export class NotPossible extends Error {}

/** What a fault leaves behind is tidied up after it, last first. */
export const cleanups: (() => unknown)[] = [];
export const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "meishi-faults-"));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

export async function host(environment: Record<string, string> = {}, root?: string): Promise<Host> {
  const started = await startHost({ RATE_LIMITS: "off", ...environment }, root);
  cleanups.push(() => started.stop());
  return started;
}

/** A mail server that counts what it takes. */
export function mailServer(port: number, options: SMTPServerOptions = {}): { received: number } {
  const counted = { received: 0 };
  const server = new SMTPServer({
    authOptional: true,
    onData: (stream, _, done) => void stream.resume().on("end", () => (counted.received++, done())),
    ...options,
  });
  server.listen(port, "127.0.0.1");
  cleanups.push(() => new Promise<void>((resolve) => server.close(resolve)));
  return counted;
}

export const newCard = async ({ database }: Host) => aCard(database, await aUser(database));
export const viewsOf = async ({ database: { db, tables } }: Host) =>
  (await db.select({ id: tables.cardViews.id }).from(tables.cardViews)).map(({ id }) => id);

/** Sends views from several clients until told to stop; knows which were confirmed, and how requests ended. */
export function writer(url: string, cardId: number) {
  const confirmed: number[] = [];
  const ends = new Map<string, number>();
  let isOn = true;
  const clients = Promise.all(
    Array.from({ length: 8 }, async () => {
      while (isOn) {
        const end = await fetch(`${url}/api/card-views`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ cardId }),
          signal: AbortSignal.timeout(20_000),
        }).then(
          async (response) => {
            if (response.status === 201) confirmed.push(((await response.json()) as { id: number }).id);
            return String(response.status);
          },
          (error: Error) => (error.name === "TimeoutError" ? "hung" : "refused"),
        );
        ends.set(end, (ends.get(end) ?? 0) + 1);
        if (end !== "201") await sleep(50);
      }
    }),
  );
  return {
    confirmed,
    ends,
    async stop() {
      isOn = false;
      await clients;
    },
  };
}

export const lostOf = (confirmed: number[], stored: number[]) => {
  const there = new Set(stored);
  return confirmed.filter((id) => !there.has(id)).length;
};

const words = (ends: Map<string, number>) =>
  [...ends]
    .sort()
    .map(([end, n]) => `${end}: ${n}`)
    .join(", ");

async function isBack(url: string, cardId: number, seconds = 30): Promise<boolean> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(200)) {
    const status = await fetch(`${url}/api/card-views`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ cardId }),
      signal: AbortSignal.timeout(10_000),
    }).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 201) return true;
  }
  return false;
}

/** Writes before, during and after a fault; judges by what was confirmed and whether service is back. */
export async function underFire(running: Host, fault: () => Promise<void>): Promise<Result> {
  const card = await newCard(running);
  const fire = writer(running.url, card.id);
  await sleep(1_000);
  await fault();
  const back = await isBack(running.url, card.id);
  await sleep(500);
  await fire.stop();
  const lost = lostOf(fire.confirmed, await viewsOf(running));
  const only = [...fire.ends.keys()].every((end) => ["201", "429", "503", "refused"].includes(end));
  return {
    isGood: lost === 0 && back && only,
    outcome: `${fire.confirmed.length} confirmed, ${lost} lost; ${words(fire.ends)}; ${back ? "back" : "NOT back"}`,
  };
}
