import cluster, { type Worker } from "node:cluster";
import { createHash, timingSafeEqual } from "node:crypto";
import { on } from "node:events";
import type { IncomingMessage } from "node:http";
import type { Admission } from "./admission.ts";
import type { Watchdog } from "./watchdog.ts";

/** What the application knows of itself at this moment; all processes know the same. */
interface Gauges {
  mailWaiting: number;
  jobsFailing: number;
}

/** What the server knows of this process. */
export interface Measured {
  admission: Pick<Admission, "inFlight" | "refused">;
  watchdog: Pick<Watchdog, "stalls">;
  gauges: () => Promise<Gauges>;
}

export interface Metrics {
  /** Notes a finished request. */
  observe(method: string, path: string, status: number, seconds: number): void;
  /**
   * GET /metrics: 401 without the token, else the text that Prometheus reads, of all processes on this machine
   * together.
   */
  answer(incoming: IncomingMessage): Promise<Response>;
}

const ASK = "add up metrics";
/** prom-client waits 5 s for each process. */
const ANSWER_MS = 6_000;

const hash = (text: string) => createHash("sha256").update(text).digest();

/** Measures this process for who has the token. prom-client is loaded here, so that nobody else pays for it. */
export async function startMetrics(token: string, { admission, watchdog, gauges }: Measured): Promise<Metrics> {
  const { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, register } = await import("prom-client");
  const expected = hash(`Bearer ${token}`);
  collectDefaultMetrics();
  if (cluster.isWorker) new AggregatorRegistry(); // lets this process answer the first one
  const requests = new Histogram({
    name: "meishi_http_request_seconds",
    help: "Time until an answer was sent",
    labelNames: ["kind", "method", "status"],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  });
  new Gauge({
    name: "meishi_requests_in_flight",
    help: "Requests being answered",
    collect() {
      this.set(admission.inFlight);
    },
  });
  new Gauge({
    name: "meishi_requests_refused_total",
    help: "Requests refused because too many were waiting",
    collect() {
      this.set(admission.refused);
    },
  });
  new Gauge({
    name: "meishi_event_loop_stalls_total",
    help: "Times the event loop stood still for two seconds or more",
    collect() {
      this.set(watchdog.stalls);
    },
  });
  // Without a database, which may be what one wants to learn about, they stay as they were.
  new Gauge({
    name: "meishi_mail_waiting",
    help: "Emails not yet sent",
    aggregator: "max",
    async collect() {
      await gauges().then(
        ({ mailWaiting }) => this.set(mailWaiting),
        () => {},
      );
    },
  });
  new Gauge({
    name: "meishi_jobs_failing",
    help: "Jobs whose last run failed",
    aggregator: "max",
    async collect() {
      await gauges().then(
        ({ jobsFailing }) => this.set(jobsFailing),
        () => {},
      );
    },
  });

  return {
    observe(method, path, status, seconds) {
      requests.observe({ kind: kindOf(path), method, status: `${Math.floor(status / 100)}xx` }, seconds);
    },
    async answer({ headers }) {
      if (!timingSafeEqual(hash(headers.authorization ?? ""), expected)) {
        return new Response("Authentication required", { status: 401, headers: { "www-authenticate": "Bearer" } });
      }
      const text = cluster.isWorker ? await ofAllProcesses() : await register.metrics();
      return new Response(text, { headers: { "content-type": register.contentType, "cache-control": "no-store" } });
    },
  };
}

/** For the first process, which serves nobody: adds up for each that is asked what all have measured. */
export async function addUpMetrics(): Promise<void> {
  const { AggregatorRegistry } = await import("prom-client");
  const all = new AggregatorRegistry();
  async function answer(worker: Worker) {
    const metrics = await all.clusterMetrics().catch(() => ""); // one that just starts or ends does not answer
    worker.send({ metrics });
  }
  cluster.on("message", (worker, message) => {
    if (message === ASK) void answer(worker);
  });
}

async function ofAllProcesses(): Promise<string> {
  process.send!(ASK);
  for await (const [message] of on(process, "message", { signal: AbortSignal.timeout(ANSWER_MS) })) {
    const { metrics } = message as { metrics?: unknown };
    if (typeof metrics === "string") return metrics;
  }
  return "";
}

/** Few kinds, so that nobody makes new series by asking for made-up paths. */
function kindOf(path: string): string {
  const first = path.split("/")[1] ?? "";
  return ["api", "view", "uploads", "pictures", "icons"].includes(first) ? first : "page";
}
