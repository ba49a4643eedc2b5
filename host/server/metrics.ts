import cluster, { type Worker } from "node:cluster";
import { createHash, timingSafeEqual } from "node:crypto";
import { on } from "node:events";
import type { IncomingMessage } from "node:http";
import type * as Application from "../app/entry.server.tsx";
import { linkSignals } from "../app/runtime/deadline.ts";
import type { Admission } from "./admission.ts";
import type { Watchdog } from "./watchdog.ts";

/** Current values of the application. They are the same in all processes, except for the pool. */
type Gauges = Awaited<ReturnType<typeof Application.gauges>>;

/** Where the values of this process come from. */
interface MetricSources {
  admission: Pick<Admission, "inFlight" | "refused">;
  watchdog: Pick<Watchdog, "stalls">;
  application: Pick<typeof Application, "gauges" | "observeDatabase" | "assistantCounts">;
  version: string;
}

export interface Metrics {
  /** Records a finished request. */
  observe(method: string, path: string, status: number, seconds: number): void;
  /**
   * Answers GET /metrics: 401 without the token, else Prometheus's text format for all processes of this machine.
   */
  answer(incoming: IncomingMessage): Promise<Response>;
}

const ASK = "add up metrics";
/** prom-client waits 5 s for each process. */
const ANSWER_MS = 6_000;

const hash = (text: string) => createHash("sha256").update(text).digest();

/** Starts measuring this process. prom-client is loaded here, so that it costs nothing without a METRICS_TOKEN. */
export async function startMetrics(
  token: string,
  { admission, watchdog, application, version }: MetricSources,
): Promise<Metrics> {
  const { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, register } =
    await import("prom-client");
  const expected = hash(`Bearer ${token}`);
  collectDefaultMetrics();
  if (cluster.isWorker) new AggregatorRegistry(); // lets this process answer the primary one
  const requests = new Histogram({
    name: "meishi_http_request_seconds",
    help: "Time until an answer was sent, refusals included; built files and closed connections are not counted",
    labelNames: ["kind", "method", "status"],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  });
  const queries = new Histogram({
    name: "meishi_database_query_seconds",
    help: "Time of a database query",
    buckets: [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
  });
  const waits = new Histogram({
    name: "meishi_database_pool_wait_seconds",
    help: "Wait for a connection to PostgreSQL",
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
  });
  application.observeDatabase({
    query: (seconds) => queries.observe(seconds),
    poolWait: (seconds) => waits.observe(seconds),
  });

  new Gauge({
    name: "meishi_requests_in_flight",
    help: "Requests being answered",
    collect() {
      this.set(admission.inFlight);
    },
  });
  /** A total of this process; those of all processes are added. */
  function total(name: string, help: string, read: () => number): void {
    new Counter({
      name,
      help,
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }
  total("meishi_requests_refused_total", "Requests refused because too many were waiting", () => admission.refused);
  total("meishi_event_loop_stalls_total", "Times the event loop stood still for 2 s or more", () => watchdog.stalls);
  const { assistantCounts: counts } = application;
  total(
    "meishi_assistant_overruled_total",
    "Answers of the assistant's model that were not shown",
    () => counts.overruled,
  );
  total("meishi_conversations_started_total", "Conversations begun", () => counts.started);
  total("meishi_conversations_taken_total", "Conversations that a person took over", () => counts.taken);
  total("meishi_conversations_answered_total", "Requests for a person that were answered", () => counts.answered);
  total("meishi_conversations_wait_seconds_total", "Time until these answers", () => counts.waitedSeconds);

  /** A value that all processes share. While the database is away it keeps its last value, so that /metrics answers. */
  function shared(name: string, help: string, read: (gauges: Gauges) => number | undefined, aggregator = "max"): void {
    new Gauge({
      name,
      help,
      aggregator: aggregator as "max" | "sum",
      async collect() {
        const value = await application.gauges().then(read, () => undefined);
        if (value !== undefined) this.set(value);
      },
    });
  }
  const inSeconds = (moment: Date | null) => (moment ? moment.getTime() / 1000 : 0);
  shared("meishi_mail_waiting", "Emails not yet sent", ({ pendingMail }) => pendingMail);
  shared("meishi_mail_given_up", "Emails that could not be delivered", ({ failedMail }) => failedMail);
  shared("meishi_jobs_failing", "Jobs whose last run failed", ({ jobsFailing }) => jobsFailing);
  shared(
    "meishi_backup_last_success_timestamp_seconds",
    "When the newest whole backup in BACKUP_DIR was begun; 0 for none",
    ({ lastBackupAt }) => inSeconds(lastBackupAt),
  );
  shared("meishi_database_bytes", "Size of the database", ({ databaseBytes }) => databaseBytes);
  shared("meishi_storage_bytes", "Size of all uploads", ({ storageBytes }) => storageBytes);
  shared("meishi_database_pool_open", "Connections to PostgreSQL", ({ pool }) => pool?.open, "sum");
  shared("meishi_database_pool_waiting", "Requests that wait for a connection", ({ pool }) => pool?.pending, "sum");
  new Gauge({
    name: "meishi_job_last_success_timestamp_seconds",
    help: "When a job last ended well; 0 for never",
    labelNames: ["job"],
    aggregator: "max",
    async collect() {
      const { jobs } = await application.gauges().catch(() => ({ jobs: [] }));
      for (const { name, lastSuccessAt } of jobs) this.set({ job: name }, inSeconds(lastSuccessAt));
    },
  });
  new Gauge({ name: "meishi_info", help: "The running version", labelNames: ["version"], aggregator: "max" }).set(
    { version },
    1,
  );

  return {
    observe(method, path, status, seconds) {
      requests.observe({ kind: kindOf(path), method, status: statusOf(status) }, seconds);
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

/** For the primary process, which serves no requests: adds up all processes' metrics for the one that was asked. */
export async function aggregateMetrics(): Promise<void> {
  const { AggregatorRegistry } = await import("prom-client");
  const all = new AggregatorRegistry();
  async function answer(worker: Worker) {
    const metrics = await all.clusterMetrics().catch(() => ""); // a process that is starting or ending does not answer
    worker.send({ metrics });
  }
  cluster.on("message", (worker, message) => {
    if (message === ASK) void answer(worker);
  });
}

async function ofAllProcesses(): Promise<string> {
  process.send!(ASK);
  const { signal, clear } = linkSignals([], ANSWER_MS);
  try {
    for await (const [message] of on(process, "message", { signal })) {
      const { metrics } = message as { metrics?: unknown };
      if (typeof metrics === "string") return metrics;
    }
    return "";
  } finally {
    clear();
  }
}

/** Classes of status codes, with refusals apart: too many requests of one client (429) or in total (503). */
const statusOf = (status: number) =>
  status === 429 || status === 503 ? String(status) : `${Math.floor(status / 100)}xx`;

/** A handful of kinds, so that made-up paths create no new series. */
function kindOf(path: string): string {
  const first = path.split("/")[1] ?? "";
  return ["api", "view", "uploads", "pictures", "icons"].includes(first) ? first : "page";
}
