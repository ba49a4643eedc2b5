import { createECDH, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import ece from "http_ece";
import { onTestFinished } from "vitest";
import { unique } from "./builders.ts";

/** What a browser keeps of a subscription of its own. */
export interface PushBrowser {
  /** What it sends to us. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** Reads what its push service has brought. */
  read(body: Buffer): { title: string; body: string; url: string };
}

/** A browser with keys of its own, whose messages go to this address. */
export function aPushBrowser(endpoint = `https://push.example/${unique("push")}`): PushBrowser {
  const keys = createECDH("prime256v1");
  const p256dh = keys.generateKeys("base64url");
  const auth = randomBytes(16).toString("base64url");
  return {
    subscription: { endpoint, keys: { p256dh, auth } },
    read: (body) =>
      JSON.parse(ece.decrypt(body, { version: "aes128gcm", privateKey: keys, authSecret: auth }).toString("utf8")),
  };
}

/** A subscription that nobody reads. */
export const aPushSubscription = () => aPushBrowser().subscription;

interface Pushed {
  path: string;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

/** A push service on this machine. Each path answers as `answers` says, else with 201. */
export async function aPushService() {
  const pushes: Pushed[] = [];
  const answers = new Map<string, (response: ServerResponse) => void>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const path = request.url!;
      pushes.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      const answer = answers.get(path);
      if (answer) answer(response);
      else response.writeHead(201).end();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, pushes, answers, to: (path: string) => pushes.filter((push) => push.path === path) };
}
