// `npm run attack:others [-- --rounds N OLDER_CHECKOUT]`: how well others are served during attacks from one address or
// one free account. During each attack, others request a card 100 times a second. Prints how many of them were answered
// by this build and, alternating with it, by the build in another folder; medians, with everything on one machine.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { rootFolder } from "../../../db/root.ts";
import { freePort } from "../../tests/host.ts";
import { openLoad } from "../open-load.ts";

const RATE = 100;
const SECONDS = 5;
const ATTACKER = { "x-forwarded-for": "198.51.100.7" };
const OTHER = { "x-forwarded-for": "203.0.113.9" };

interface Server {
  url: string;
  process: ChildProcess;
}

interface Account {
  cookie: string;
  cardId: number;
}

/** Starts an attack; returns a function that ends it and reports what else was observed. */
type Attack = (server: Server, account: Account) => Promise<{ end(): void; seen?: () => Promise<string> | string }>;

interface Case {
  name: string;
  environment?: Record<string, string>;
  attack: Attack;
}

// --- servers ----------------------------------------------------------------------------------------------------

async function withServer<T>(root: string, environment: Record<string, string>, act: (server: Server) => Promise<T>) {
  const dataDir = mkdtempSync(join(tmpdir(), "meishi-others-"));
  const port = String(await freePort());
  const child = spawn(process.execPath, [join(root, "host/build/server.js")], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      DATA_DIR: dataDir,
      PORT: port,
      TRUST_PROXY: "1",
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  while (!output.includes("Meishi is running at")) await once(child.stdout, "data");
  try {
    return await act({ url: `http://localhost:${port}`, process: child });
  } finally {
    process.kill(-child.pid!, "SIGKILL"); // a hanging process reacts to nothing else
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function call(
  server: Server,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const isForm = body instanceof FormData;
  return await fetch(server.url + path, {
    method,
    headers: { ...ATTACKER, ...(body !== undefined && !isForm && { "content-type": "application/json" }), ...headers },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
}

/** A free account with a card. */
async function register(server: Server, name: string): Promise<Account> {
  const account = { username: name, email: `${name}@example.com`, password: "a rather long one" };
  const response = await call(server, "POST", "/api/register", account);
  if (!response.ok) throw new Error(`No account: ${response.status} ${await response.text()}`);
  const cookie = response.headers.get("set-cookie")!.split(";")[0]!;
  const made = await call(
    server,
    "POST",
    "/api/business-cards",
    { name, address: "0 Changing Street" },
    own(server, cookie),
  );
  return { cookie, cardId: ((await made.json()) as { id: number }).id };
}

const own = ({ url }: Server, cookie: string) => ({ cookie, origin: url });

// --- attacks ----------------------------------------------------------------------------------------------------

const ignore = (promise: Promise<unknown>) => void promise.catch(() => {});

async function sockets(server: Server, count: number, text: string): Promise<Socket[]> {
  const { port } = new URL(server.url);
  return await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(Number(port), "localhost");
      socket.on("error", () => {}).resume();
      await once(socket, "connect");
      socket.write(text);
      return socket;
    }),
  );
}

const head = (path: string, type: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 198.51.100.7\r\ncontent-type: ${type}\r\n` +
  `content-length: ${length}\r\n\r\n`;

function upload(server: Server, { cookie, cardId }: Account, content: string, type: string): void {
  const form = new FormData();
  form.append("file", new File([content], "picture"));
  form.append("cardId", String(cardId));
  form.append("type", type);
  ignore(call(server, "POST", "/api/upload", form, own(server, cookie)));
}

const bomb =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="f" x="0" y="0" width="1" height="1">' +
  '<feTurbulence baseFrequency="0.5" numOctaves="50"/>'.repeat(20) +
  `</filter>${'<g filter="url(#f)">'.repeat(20)}<rect width="4000" height="4000"/>${"</g>".repeat(20)}</svg>`;

/** Resident memory in MB. */
const memoryOf = ({ process: { pid } }: Server) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024);

const nothing = { end() {} };

const CASES: Case[] = [
  { name: "nobody attacks", attack: async () => nothing },
  {
    name: "281 bytes of comments as an upload",
    attack: async (server, account) => {
      upload(server, account, `${"<!---->".repeat(40)}x`, "profilePicture");
      return nothing;
    },
  },
  {
    name: "100 of the largest QR codes at once",
    attack: async (server) => {
      // The first code of a process takes ten times as long as the others.
      await call(server, "GET", "/api/qr/demo.png?size=2000&logo=1&dark=333333").then((code) => code.arrayBuffer());
      for (let shade = 0; shade < 100; shade++)
        ignore(call(server, "GET", `/api/qr/demo.png?size=2000&logo=1&dark=${String(shade).padStart(6, "0")}`));
      return nothing;
    },
  },
  {
    name: "420 connections, one byte of a body each",
    attack: async (server) => {
      const connections = await sockets(server, 420, `${head("/api/login", "application/json", 500)}{`);
      return { end: () => connections.forEach((socket) => socket.destroy()) };
    },
  },
  {
    name: "one conversation with the assistant",
    environment: { RATE_LIMITS: "off" },
    attack: async (server) => {
      let sessionId: unknown;
      let isOver = false;
      let slowest = 0;
      const sendMessage = async (n: number) => {
        const message = `What would ${n} workshops cost for ${n} people, and when could you begin?`;
        const started = performance.now();
        const response = await call(server, "POST", "/api/salesbot/1/chat", { message, sessionId });
        slowest = Math.max(slowest, performance.now() - started);
        ({ sessionId } = (await response.json()) as { sessionId: unknown });
      };
      for (let n = 0; n < 30; n++) await sendMessage(n);
      ignore(
        (async () => {
          for (let n = 30; !isOver; n++) await sendMessage(n);
        })(),
      );
      return { end: () => void (isOver = true), seen: () => `slowest message ${Math.round(slowest)} ms` };
    },
  },
  {
    name: "100 anonymous uploads of 8 MB, held",
    attack: async (server) => {
      const start = `${head("/api/upload", "multipart/form-data; boundary=x", 8_000_000)}`;
      const connections = await sockets(server, 100, start + "x".repeat(7_900_000));
      return {
        end: () => connections.forEach((socket) => socket.destroy()),
        seen: () => `memory ${memoryOf(server)} MB`,
      };
    },
  },
  {
    name: "two drawings made to take minutes",
    attack: async (server, account) => {
      for (let n = 0; n < 2; n++) upload(server, account, bomb, "coverPhoto");
      return nothing;
    },
  },
  {
    name: "20 changes of an address, each with its map",
    attack: async (server, { cookie, cardId }) => {
      for (let n = 1; n <= 20; n++) {
        await call(
          server,
          "PUT",
          `/api/business-cards/${cardId}`,
          { address: `${n} Changing Street` },
          own(server, cookie),
        );
        ignore(call(server, "GET", `/api/card/${cardId}/location`));
      }
      const started = performance.now();
      const map = fetch(`${server.url}/api/card/1/location`, { headers: OTHER }).then(
        ({ status }) => `another's map: ${status} after ${((performance.now() - started) / 1000).toFixed(1)} s`,
      );
      return { end() {}, seen: () => map };
    },
  },
];

// --- measuring --------------------------------------------------------------------------------------------------

interface Measured {
  /** Answers with status 200 per second. */
  rate: number;
  p99: number;
  seen: string;
}

async function measure(root: string, { environment = {}, attack }: Case, geocoder: string) {
  return await withServer(root, { GEOCODER_URL: geocoder, ...environment }, async (server): Promise<Measured> => {
    const requests = [{ method: "GET", path: "/view/demo", headers: OTHER }];
    await openLoad(server.url, requests, 20, 1); // warms up
    const { end, seen } = await attack(server, await register(server, "free-account"));
    const { statuses, rate, p99 } = await openLoad(server.url, requests, RATE, SECONDS);
    const details = (await seen?.()) ?? "";
    end();
    const total = [...statuses.values()].reduce((sum, n) => sum + n, 0);
    return { rate: total && (rate * (statuses.get(200) ?? 0)) / total, p99, seen: details };
  });
}

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

const geocoder = createServer((_request, response) => {
  setTimeout(() => response.setHeader("content-type", "application/json").end('[{"lat":"50.1","lon":"-3.25"}]'), 300);
}).listen(0);
await once(geocoder, "listening");
const search = `http://localhost:${(geocoder.address() as { port: number }).port}/search`;
const {
  values: { rounds },
  positionals: [older],
} = parseArgs({ options: { rounds: { type: "string", default: "3" } }, allowPositionals: true });
const builds = [...(older ? [resolve(older)] : []), rootFolder];
console.log(
  `| others, 100 pages/s asked | ${older ? "before | | " : ""}now | |\n|---|${older ? "---|---|" : ""}---|---|`,
);
for (const each of CASES) {
  const results = builds.map((): Measured[] => []);
  for (let round = 0; round < Number(rounds); round++)
    for (const [i, root] of builds.entries()) results[i]!.push(await measure(root, each, search));
  const cells = results.map((measured) => {
    const rate = Math.round(median(measured.map(({ rate }) => rate)));
    const p99 = median(measured.map(({ p99 }) => p99));
    return `${rate}/s, 99th percentile ${Number.isFinite(p99) ? `${p99} ms` : "none"} | ${measured.at(-1)!.seen}`;
  });
  console.log(`| ${each.name} | ${cells.join(" | ")} |`);
}
geocoder.close();
