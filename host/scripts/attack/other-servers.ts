// Model servers and identity providers that are faulty or hostile.
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { rootFolder } from "../../../db/root.ts";
import { aCard, aUserWithPassword } from "../../tests/builders.ts";
import { visitor } from "../../tests/client.ts";
import { type Host, startHost } from "../../tests/host.ts";
import { forgedProvider } from "../../tests/oidc-providers.ts";
import { person, settingsFor, signIn } from "../../tests/oidc-sign-in.ts";
import type { Attempt, Category } from "./attempt.ts";

const LIMIT_MS = 5_000;
const MAX_SENT = 20_000_000;

/** Asks an assistant whose model is this server; whether others were served meanwhile, and an answer came. */
async function askModel(listener: RequestListener): Promise<boolean> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const host = await startHost({ OPENAI_API_KEY: "k", OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1` });
  try {
    const { database } = host;
    const card = await aCard(database, await aUserWithPassword(database, { accessLevel: 2 }));
    await database.transaction((tx) =>
      tx.insert(database.tables.salesbotConfigs).values({ cardId: card.id, isEnabled: true }),
    );
    const began = performance.now();
    const requests = visitor(host)("POST", `/api/salesbot/${card.id}/chat`, { message: "Hello" });
    const isServed = await others(host, 20);
    const { status } = await requests;
    return isServed && status === 200 && performance.now() - began < LIMIT_MS;
  } finally {
    await host.stop();
    server.closeAllConnections();
    server.close();
  }
}

async function others(host: Host, requests: number): Promise<boolean> {
  for (let n = 0; n < requests; n++) {
    const began = performance.now();
    const { status } = await visitor(host)("GET", "/healthz");
    if (status !== 200 || performance.now() - began > 1_000) return false;
  }
  return true;
}

const stalled = (phase: string): Attempt => [
  `a model that stalls in its ${phase} while garbage is collected`,
  () => {
    const program = ["--expose-gc", "--import", "tsx", "host/tests/stalled-model.ts", phase];
    const { stdout } = spawnSync(process.execPath, program, { cwd: rootFolder, encoding: "utf8" });
    return stdout.trim() === '["timeout","timeout","timeout"]';
  },
];

export const otherServers: Category = {
  id: "A08",
  name: "Hostile model servers and identity providers",
  attempts: async () => [
    [
      "an address of the ID token that only userinfo verifies",
      async () => {
        const provider = await forgedProvider(person());
        const host = await startHost(settingsFor(provider.issuer));
        try {
          const boss = await aUserWithPassword(host.database, { accessLevel: 5 });
          const claims = { ...person(), email: boss.email, email_verified: undefined };
          provider.forgery = { claims: (right) => ({ ...right, ...claims }), userInfo: { email_verified: true } };
          return (await signIn(host)).user === null;
        } finally {
          await host.stop();
          await provider.stop();
        }
      },
    ],
    [
      "a tool call of a model with a far index",
      () =>
        askModel((_, response) => {
          const delta = { tool_calls: [{ index: 4_294_967_294, id: "c", function: { name: "x", arguments: "{}" } }] };
          const event = (choice: object) => `data: ${JSON.stringify({ choices: [{ index: 0, ...choice }] })}\n\n`;
          response.writeHead(200, { "content-type": "text/event-stream" });
          response.end(event({ delta }) + event({ delta: {}, finish_reason: "stop" }) + "data: [DONE]\n\n");
        }),
    ],
    [
      "an answer of a model without end",
      async () => {
        let sent = 0;
        const piece = "a".repeat(65_536);
        const isAnswered = await askModel((_, response) => {
          response.writeHead(200, { "content-type": "application/json" }).write('{"choices":[{"message":{"content":"');
          const more = () => {
            sent += piece.length;
            if (!response.destroyed && sent < 10 * MAX_SENT) response.write(piece, more);
          };
          more();
        });
        return isAnswered && sent < MAX_SENT;
      },
    ],
    [
      "visitors who leave early, and many at once, against the day's tokens",
      async () => {
        const server = createServer((request, response) => {
          request.resume().on("end", () =>
            setTimeout(() => {
              const message = { role: "assistant", content: "We plan your wedding with joy." };
              response.setHeader("content-type", "application/json");
              response.end(JSON.stringify({ choices: [{ message }], usage: { total_tokens: 1_000 } }));
            }, 200),
          );
        }).listen(0, "127.0.0.1");
        await once(server, "listening");
        const { port } = server.address() as AddressInfo;
        const baseUrl = `http://127.0.0.1:${port}/v1`;
        const host = await startHost({ RATE_LIMITS: "off", OPENAI_API_KEY: "k", OPENAI_BASE_URL: baseUrl });
        try {
          const { database } = host;
          const { salesbotConfigs } = database.tables;
          const card = await aCard(database, await aUserWithPassword(database, { accessLevel: 2 }));
          const values = { cardId: card.id, isEnabled: true, dailyTokenBudget: 3_000 };
          await database.transaction((tx) => tx.insert(salesbotConfigs).values(values));
          const ask = (signal?: AbortSignal) =>
            fetch(`${host.url}/api/salesbot/${card.id}/chat`, {
              method: "POST",
              headers: { "content-type": "application/json" },
              body: JSON.stringify({ message: "Hello" }),
              signal,
            }).catch(() => undefined);
          const spent = async () =>
            (await database.db.select().from(salesbotConfigs).where(eq(salesbotConfigs.cardId, card.id)))[0]!
              .tokensSpent;
          const visit = new AbortController();
          const left = ask(visit.signal);
          await once(server, "request");
          visit.abort();
          await left;
          await new Promise((resolve) => setTimeout(resolve, 500));
          const afterAbort = await spent();
          await Promise.all(Array.from({ length: 30 }, () => ask()));
          return afterAbort > 0 && (await spent()) <= 4_000;
        } finally {
          await host.stop();
          server.closeAllConnections();
          server.close();
        }
      },
    ],
    stalled("head"),
    stalled("body"),
  ],
};
