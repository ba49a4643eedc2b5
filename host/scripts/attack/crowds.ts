// What one address or account sends all at once.
import { fork } from "node:child_process";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { run } from "#db/index.ts";
import { aForm, visitor } from "../../tests/client.ts";
import { type Host, startHost } from "../../tests/host.ts";
import { type Category, person, processorTime, raw } from "./attempt.ts";

const ATTACKER = { "x-forwarded-for": "198.51.100.8" };
const OTHER_CLIENT = { "x-forwarded-for": "198.51.100.200", connection: "close" };

/** The slowest of the pages that others request meanwhile, each on a new connection, in milliseconds. */
async function slowestDuring(host: Host, work: Promise<unknown>, path = "/view/demo"): Promise<number> {
  let slowest = 0;
  let isOver = false;
  const over = work.finally(() => (isOver = true));
  do {
    await sleep(20);
    const started = performance.now();
    if ((await raw(host, path, OTHER_CLIENT)).status !== 200) return Infinity;
    slowest = Math.max(slowest, performance.now() - started);
  } while (!isOver);
  await over;
  return slowest;
}

/** Opens connections that send this immediately, read nothing and are closed after a while. */
async function flood(host: Host, connections: number, head: string, rest: string) {
  const { hostname, port, host: name } = new URL(host.url);
  const headers = `host: ${name}\r\nx-forwarded-for: 198.51.100.8\r\n`;
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(Number(port), hostname);
      socket.on("error", () => {});
      await once(socket, "connect");
      socket.write(head.replace("HEADERS", headers) + rest.replaceAll("HEADERS", headers));
      return socket;
    }),
  );
  await sleep(2_000);
  for (const socket of sockets) socket.destroy();
}

const ABORTING_MS = 5_000;

/** Connections that ask for a page and are closed before it can be there, 60 at a time. */
async function abortRequests(host: Host, nextIp: () => string) {
  const { hostname, port, host: name } = new URL(host.url);
  const until = performance.now() + ABORTING_MS;
  const connectAndAbort = async () => {
    while (performance.now() < until) {
      const socket = connect(Number(port), hostname).on("error", () => {});
      await Promise.race([once(socket, "connect"), sleep(1_000)]);
      socket.write(`GET /auth HTTP/1.1\r\nhost: ${name}\r\nx-forwarded-for: ${nextIp()}\r\n\r\n`);
      await sleep(Math.random() * 25);
      socket.destroy();
    }
  };
  await Promise.all(Array.from({ length: 60 }, connectAndAbort));
}

/** The same at full speed, each reset after 5 ms, from a process of its own. */
const resetAll = ({ url }: Host, head: string[] = []) =>
  once(fork(new URL("opening.ts", import.meta.url), [new URL(url).port, String(ABORTING_MS), ...head]), "exit");

/**
 * How much the server works, in milliseconds of processor time, while somebody at another address waits for a page: the
 * wait on a machine that does nothing else. Long waits count by their length, as for visitors who come at any moment.
 */
async function workDuring({ url, process: { pid } }: Host, attack: Promise<unknown>, headers = {}): Promise<number> {
  const { port, host: name } = new URL(url);
  const works: number[] = [];
  let isOver = false;
  const over = attack.finally(() => (isOver = true));
  do {
    await sleep(20);
    const before = processorTime(pid!);
    const here = { hostname: "127.0.0.1", port, localAddress: "127.0.0.2", agent: false } as const;
    const outgoing = get({ ...here, path: "/view/demo", headers: { host: name, ...headers } });
    const [response] = (await once(outgoing, "response")) as [IncomingMessage];
    await once(response.resume(), "end");
    if (response.statusCode !== 200) return Infinity;
    works.push(processorTime(pid!) - before);
  } while (!isOver);
  await over;
  const sum = (numbers: number[]) => numbers.reduce((total, ms) => total + ms, 0);
  return sum(works.map((ms) => ms * ms)) / Math.max(sum(works), 1);
}

const VIEWS = 30_000;

/** A user whose card has this many views. */
async function seenOften(host: Host) {
  const owner = await person(host, 1);
  const { transaction, tables } = host.database;
  const view = { cardId: owner.card.id, viewerDevice: "Chrome on Windows", referrer: "https://example.com/from" };
  for (let from = 0; from < VIEWS; from += 1_000) {
    const views = Array.from({ length: 1_000 }, (_, n) => ({ ...view, timestamp: new Date(Date.now() - from - n) }));
    await transaction(function* (tx) {
      yield* run(tx.insert(tables.cardViews).values(views));
    });
  }
  return owner;
}

export const crowds: Category = {
  id: "DoS",
  name: "One address sends everything at once",
  attempts: async ({ limited: host }) => [
    [
      "400 pages at once, each on a connection of its own",
      async () => {
        const pages = Array.from({ length: 400 }, (_, n) => raw(host, `/guide/${n}`, { ...ATTACKER }));
        return (await slowestDuring(host, Promise.all(pages))) < 1_500;
      },
    ],
    [
      "pages of one account from 20 networks, 40 at a time, again and again",
      async () => {
        const { call } = await person(host, 1);
        const until = performance.now() + ABORTING_MS;
        const ask = async (n: number) => {
          while (performance.now() < until)
            await call("GET", "/dashboard", undefined, { "x-forwarded-for": `203.0.${n % 20}.1` });
        };
        return (await slowestDuring(host, Promise.all(Array.from({ length: 40 }, (_, n) => ask(n))))) < 1_500;
      },
    ],
    [
      "one form field that claims to be the last of ten million",
      async () => {
        const headers = { ...ATTACKER, "content-type": "application/x-www-form-urlencoded", accept: "text/html" };
        const form = visitor(host)("POST", "/auth", "username[10000000]=1&password=wrong", headers);
        return (await slowestDuring(host, form)) < 1_000 && (await form).text.length < 1_000_000;
      },
    ],
    [
      "100 bodies in chunks of one byte",
      async () => {
        const head = "POST /api/card-views HTTP/1.1\r\nHEADERScontent-type: application/json\r\n";
        const bodies = flood(host, 100, `${head}transfer-encoding: chunked\r\n\r\n`, "1\r\n \r\n".repeat(20_000));
        return (await slowestDuring(host, bodies)) < 1_000;
      },
    ],
    [
      "50 connections that send 2,000 requests each for a page that is kept",
      async () => {
        const requests = flood(host, 50, "", "GET /view/demo HTTP/1.1\r\nHEADERS\r\n".repeat(2_000));
        return (await slowestDuring(host, requests)) < 1_000;
      },
    ],
    [
      "pages asked for on connections that are closed at once, again and again",
      async () =>
        (await slowestDuring(
          host,
          abortRequests(host, () => "198.51.100.8"),
        )) < 1_500,
    ],
    [
      "the same from a great many addresses",
      async () => {
        let last = 0;
        const another = () => `10.0.${++last >> 8}.${last % 256}`;
        return (await slowestDuring(host, abortRequests(host, another))) < 1_500;
      },
    ],
    [
      "connections opened at full speed and reset after 5 ms, without a proxy",
      async () => {
        const direct = await startHost();
        try {
          return (await workDuring(direct, resetAll(direct))) < 150;
        } finally {
          await direct.stop();
        }
      },
    ],
    [
      "the same behind a proxy, whose others are served while the one is refused",
      async () => {
        const one = { "x-forwarded-for": "198.51.100.9" };
        let isOver = false;
        const attack = resetAll(host, [`x-forwarded-for: ${one["x-forwarded-for"]}\r\n`]).finally(
          () => (isOver = true),
        );
        // While it lasts, as the address soon has room again; and not by the limit on pages, which it would reach, too.
        const refused = (async () => {
          while (!isOver) {
            if ((await raw(host, "/view/demo", one)).text.includes("left before their answers")) return true;
            await sleep(50);
          }
          return false;
        })();
        return (await workDuring(host, attack, OTHER_CLIENT)) < 1_500 && (await refused);
      },
    ],
    [
      "a contact file with a name in 200,000 parts, beside somebody else's import",
      async () => {
        const [attacker, other] = [await person(host, 1), await person(host, 1)];
        const name = `FN;ENCODING=QUOTED-PRINTABLE:${"=41=\n".repeat(200_000)}`;
        const path = "/api/contacts/import";
        const long = attacker.call("POST", path, aForm(`BEGIN:VCARD\nVERSION:2.1\n${name}\nEND:VCARD`), ATTACKER);
        await sleep(100);
        const started = performance.now();
        const { status } = await other.call("POST", path, aForm("name,email\nAda,ada@example.com"));
        const waited = performance.now() - started;
        await long;
        return status === 200 && waited < 5_000;
      },
    ],
    [
      "40 exports at once of a card seen 30,000 times, beside the sign-in page",
      async () => {
        const { call, card } = await seenOften(host);
        const path = `/api/analytics/${card.id}/export?type=views`;
        const exports = Array.from({ length: 40 }, () => call("GET", path, undefined, ATTACKER));
        return (await slowestDuring(host, Promise.all(exports), "/auth")) < 1_500;
      },
    ],
  ],
};
