// What one address can do to keep others waiting.
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { aUserWithPassword, PASSWORD } from "../../tests/builders.ts";
import { type Client, signedIn, visitor } from "../../tests/client.ts";
import type { Host } from "../../tests/host.ts";
import { aGifOfSpecks } from "../../tests/picture-files.ts";
import sharp from "sharp";
import { type Category, person, status } from "./attempt.ts";

/** The slowest of the pages that others request one after the other during an attack, in milliseconds. */
async function slowestPageDuring(host: Host, work: Promise<unknown>): Promise<number> {
  let slowest = 0;
  let isOver = false;
  void work.finally(() => (isOver = true));
  do {
    const started = performance.now();
    if ((await status(visitor(host)("GET", "/view/demo"))) !== 200) return Infinity;
    slowest = Math.max(slowest, performance.now() - started);
    await sleep(20); // without a pause, the rate limit of this address would soon apply
  } while (!isOver);
  return slowest;
}

/** Opens connections that send a header and one byte of a body. */
async function drip(host: Host, connections: number) {
  const { hostname, port } = new URL(host.url);
  return await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(Number(port), hostname);
      socket.on("error", () => {}).resume();
      await once(socket, "connect");
      socket.write(
        `POST /api/login HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{`,
      );
      return socket;
    }),
  );
}

const ATTACKER = { "x-forwarded-for": "198.51.100.7" };

/** Opens connections that send many requests at once, read nothing and are closed after a while. */
async function pipeline(host: Host, connections: number, requests: number) {
  const { hostname, port, host: name } = new URL(host.url);
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(Number(port), hostname);
      socket.on("error", () => {});
      await once(socket, "connect");
      socket.write(`GET /nothing HTTP/1.1\r\nhost: ${name}\r\nx-forwarded-for: 198.51.100.7\r\n\r\n`.repeat(requests));
      return socket;
    }),
  );
  await sleep(3_000);
  for (const socket of sockets) socket.destroy();
}

/** Uploads a file for a card; returns the status and the time taken. */
async function upload(
  call: Client,
  card: { id: number },
  bytes: Uint8Array,
  type = "profilePicture",
  path = "/api/upload",
) {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(bytes)], "picture"));
  form.append("cardId", String(card.id));
  form.append("type", type);
  const started = performance.now();
  const response = await call("POST", path, form);
  return { status: response.status, ms: performance.now() - started, url: response.json<{ url?: string }>().url };
}

const photo = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: "#336699" } })
    .jpeg()
    .toBuffer();

/** A drawing whose filters would keep the library busy for minutes. */
const bomb = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="f" x="0" y="0" width="1" height="1">' +
    '<feTurbulence baseFrequency="0.5" numOctaves="50"/>'.repeat(20) +
    `</filter>${'<g filter="url(#f)">'.repeat(20)}<rect width="4000" height="4000"/>${"</g>".repeat(20)}</svg>`,
);

/** Announces 8 MB without a session and sends none of it; returns the first line of the answer. */
async function announce(host: Host): Promise<string> {
  const { hostname, port } = new URL(host.url);
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST /api/upload HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: multipart/form-data; boundary=x\r\n` +
      `content-length: ${8 * 1024 * 1024}\r\n\r\n`,
  );
  const [answer] = (await once(socket, "data", { signal: AbortSignal.timeout(4_000) })) as [Buffer];
  socket.destroy();
  return answer.toString().split("\r\n")[0]!;
}

export const availability: Category = {
  id: "DoS",
  name: "One address keeps others waiting",
  attempts: async ({ limited: host, host: unlimited }) => [
    [
      "420 connections that send one byte of a body",
      async () => {
        const sockets = await drip(host, 420);
        const answered = await status(visitor(host)("GET", "/view/demo"));
        for (const socket of sockets) socket.destroy();
        return answered === 200;
      },
    ],
    [
      "100 of the largest QR codes at once, each another",
      async () => {
        const codes = Array.from({ length: 100 }, (_, shade) =>
          visitor(host)("GET", `/api/qr/demo.png?size=2000&logo=1&dark=${String(shade).padStart(6, "0")}`),
        );
        return (await slowestPageDuring(host, Promise.all(codes))) < 3_000;
      },
    ],
    [
      "281 bytes of comments as an upload",
      async () => {
        const { call, card } = await person(host, 1);
        const bytes = Buffer.from(`${"<!---->".repeat(40)}x`);
        const answers = [
          await upload(call, card, bytes),
          await upload(call, card, bytes, "icon192", "/api/pwa-upload"),
        ];
        return answers.every(({ status, ms }) => status === 415 && ms < 1_000);
      },
    ],
    [
      "100 anonymous connections that announce 8 MB",
      async () => {
        const answers = [];
        for (let n = 0; n < 10; n++)
          answers.push(...(await Promise.all(Array.from({ length: 10 }, () => announce(unlimited)))));
        return answers.length === 100 && answers.every((line) => line.startsWith("HTTP/1.1 401"));
      },
    ],
    [
      "Drawings made to take minutes, while somebody else uploads",
      async () => {
        const [attacker, other] = [await person(host, 1), await person(host, 1)];
        const bombs = [1, 2, 3].map(() => upload(attacker.call, attacker.card, bomb, "coverPhoto"));
        const { status, ms } = await upload(other.call, other.card, await photo());
        await Promise.all(bombs);
        return status === 200 && ms < 3_000;
      },
    ],
    [
      "forms of 100,000 fields, in both encodings",
      async () => {
        const form = Array.from({ length: 100_000 }, (_, n) => `f${n}=1`).join("&");
        const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n';
        const forms = Promise.all([
          visitor(host)("POST", "/auth", form, { "content-type": "application/x-www-form-urlencoded" }),
          visitor(host)("POST", "/auth", part.repeat(18_000), { "content-type": "multipart/form-data; boundary=x" }),
        ]);
        return (await slowestPageDuring(host, forms)) < 1_000;
      },
    ],
    [
      "a hundred bodies of 349,000 empty objects each",
      async () => {
        const body = `{"a":[${Array.from({ length: 349_000 }, () => "{}").join(",")}]}`;
        const headers = { "content-type": "application/json", ...ATTACKER };
        const bodies = Promise.all(
          Array.from({ length: 100 }, () => visitor(host)("POST", "/api/card-views", body, headers)),
        );
        const slowest = await slowestPageDuring(host, bodies);
        return slowest < 3_000 && (await bodies).every(({ status }) => status >= 400);
      },
    ],
    [
      "ten connections that send 200 requests each for a page and go",
      async () => (await slowestPageDuring(host, pipeline(host, 10, 200))) < 2_000,
    ],
    [
      "20 connections that send 1,600 requests each for a page",
      async () => (await slowestPageDuring(host, pipeline(host, 20, 1_600))) < 1_500,
    ],
    [
      "60 lists of likely doubles at once, of 2,000 contacts",
      async () => {
        const { call } = await person(host, 1);
        const form = new FormData();
        const rows = Array.from({ length: 2_000 }, (_, i) => `Same Name,p${i}@example.com,+4930${1_000_000 + i}`);
        form.append("file", new File([`name,email,phone\n${rows.join("\n")}`], "people"));
        await call("POST", "/api/contacts/import", form);
        const lists = Array.from({ length: 60 }, () => call("GET", "/api/contacts/doubles", undefined, ATTACKER));
        return (await slowestPageDuring(host, Promise.all(lists))) < 1_000;
      },
    ],
    [
      "files of contacts that take seconds to read, and 5,000 people of one number",
      async () => {
        const { call } = await person(host, 1);
        const send = (content: string) => {
          const form = new FormData();
          form.append("file", new File([content], "people"));
          return call("POST", "/api/contacts/import", form);
        };
        const rows = Array.from({ length: 5_000 }, (_, i) => `Person ${i},+49 30 ${"1 ".repeat(600)}`);
        const work = (async () => {
          await send(`name,email\n${'"a\n'.repeat(2_500_000)}`);
          await send(`BEGIN:VCARD\nFN;ENCODING=QUOTED-PRINTABLE:${"=\n".repeat(3_900_000)}\nEND:VCARD`);
          await send(`name,phone\n${rows.join("\n")}`);
        })();
        return (await slowestPageDuring(host, work)) < 1_000;
      },
    ],
    [
      "an address of 7,000 segments, and the routes of one",
      async () => {
        const path = "/a".repeat(7_000);
        const requests = Promise.all([path, `/__manifest?p=${path}`].map((each) => visitor(host)("GET", each)));
        const slowest = await slowestPageDuring(host, requests);
        return slowest < 1_000 && (await requests).every(({ status }) => status === 404);
      },
    ],
    [
      "one account that signs in again and again with its right password",
      async () => {
        const user = await aUserWithPassword(host.database);
        const credentials = { username: user.username, password: PASSWORD };
        const signIns = Promise.all(
          Array.from({ length: 200 }, () => visitor(host)("POST", "/api/login", credentials, ATTACKER)),
        );
        const slowest = await slowestPageDuring(host, signIns);
        return slowest < 2_000 && (await signIns).some(({ status }) => status === 429);
      },
    ],
    [
      "an animation of 200,000 frames in a small file",
      async () => {
        const { call, card } = await person(host, 1);
        const { status, ms } = await upload(call, card, aGifOfSpecks(200_000), "coverPhoto");
        return status === 200 && ms < 4_000;
      },
    ],
    [
      "Deleting an administrator, to take a user's portrait away",
      async () => {
        const [admin, owner] = [await person(host, 4), await person(host, 1)];
        const { url } = await upload(admin.call, owner.card, await photo());
        await admin.call("PUT", `/api/business-cards/${owner.card.id}`, { profilePicture: url });
        const first = await signedIn(host, { id: 1 });
        const deleted = await status(first("DELETE", `/api/users/${admin.user.id}`));
        return deleted === 204 && (await status(visitor(host)("GET", url!))) === 200;
      },
    ],
  ],
};
