import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** What has arrived. */
export interface ReceivedWebhook {
  headers: IncomingHttpHeaders & Record<"webhook-id" | "webhook-timestamp" | "webhook-signature", string>;
  body: string;
  type: string;
  data: Record<string, unknown>;
}

/** A receiver of webhooks of a test's own, on loopback. */
export interface WebhookReceiver {
  url: string;
  received: ReceivedWebhook[];
  /** What it answers from now on; `hang` never does. */
  answer(status: number | "hang"): void;
  /** Resolves once so many have arrived, of one type if it is named. */
  until(count: number, type?: string): Promise<ReceivedWebhook[]>;
  stop(): Promise<void>;
}

const WAIT_MS = 15_000;

export async function startReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  const listeners = new Set<() => void>();
  let status: number | "hang" = 200;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { type, data } = JSON.parse(body) as Pick<ReceivedWebhook, "type" | "data">;
      received.push({ headers: request.headers as ReceivedWebhook["headers"], body, type, data });
      if (status !== "hang") response.writeHead(status).end("thanks");
      for (const listener of listeners) listener();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");

  const ofType = (type?: string) => received.filter((one) => type === undefined || one.type === type);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer: (next) => void (status = next),
    until: (count, type) =>
      new Promise((resolve, reject) => {
        const end = () => (clearTimeout(timer), listeners.delete(look));
        const look = () => ofType(type).length >= count && (end(), resolve(ofType(type)));
        const timer = setTimeout(() => {
          end();
          reject(
            new Error(`${ofType(type).length} of ${count} ${type ?? ""} arrived: ${received.map((one) => one.type)}`),
          );
        }, WAIT_MS);
        listeners.add(look);
        look();
      }),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
