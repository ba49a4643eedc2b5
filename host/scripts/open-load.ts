import { Agent, request as send } from "node:http";

export interface LoadRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

interface LoadResult {
  /** Answers per second. */
  rate: number;
  /** Milliseconds that one in a hundred answers needs or passes, from the moment the request was due. */
  p99: number;
  /** How often each status was answered. */
  statuses: Map<number, number>;
  /** Requests without an answer. */
  errors: number;
}

const TIMEOUT_MS = 20_000;
const TICK_MS = 2;

/**
 * Sends `requests` in turn at even distances, whether or not earlier ones were answered: visitors do not wait for each
 * other. A generator that waits, or sends each second's share at once as autocannon does, measures its own rhythm.
 *
 * @param rate requests per second
 */
export async function openLoad(
  url: string,
  requests: LoadRequest[],
  rate: number,
  seconds: number,
  connections = 2_000,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  const statuses = new Map<number, number>();
  let errors = 0;

  const one = ({ method, path, headers = {}, body }: LoadRequest, due: number) =>
    new Promise<void>((done) => {
      const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
      const outgoing = send(
        url + path,
        { method, agent, headers: { ...headers, ...length }, timeout: TIMEOUT_MS },
        (answer) => {
          answer.resume().on("end", () => {
            latencies.push(performance.now() - due);
            statuses.set(answer.statusCode!, (statuses.get(answer.statusCode!) ?? 0) + 1);
            done();
          });
        },
      );
      outgoing.on("timeout", () => outgoing.destroy(new Error("no answer")));
      outgoing.on("error", () => {
        errors++;
        done();
      });
      outgoing.end(body);
    });

  const started = performance.now();
  const total = Math.round(rate * seconds);
  const pending: Promise<void>[] = [];
  await new Promise<void>((allSent) => {
    const timer = setInterval(() => {
      const due = Math.min(total, Math.floor(((performance.now() - started) / 1000) * rate) + 1);
      while (pending.length < due)
        pending.push(one(requests[pending.length % requests.length]!, started + (pending.length / rate) * 1000));
      if (pending.length === total) {
        clearInterval(timer);
        allSent();
      }
    }, TICK_MS);
  });
  await Promise.all(pending);
  const spent = (performance.now() - started) / 1000;
  agent.destroy();
  latencies.sort((a, b) => a - b);
  return {
    rate: Math.round(latencies.length / spent),
    p99: Math.round(latencies[Math.floor(latencies.length * 0.99)] ?? Infinity),
    statuses,
    errors,
  };
}
