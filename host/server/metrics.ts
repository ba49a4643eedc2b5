import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** What the application knows of itself at this moment. */
export interface Gauges {
  mailWaiting: number;
  jobsFailing: number;
}

export interface Metrics {
  /** Notes a finished request. */
  observe(method: string, path: string, status: number, seconds: number): void;
  /** GET /metrics: 401 without the token, else the text that Prometheus reads. */
  answer(incoming: IncomingMessage): Promise<Response>;
}

const hash = (text: string) => createHash("sha256").update(text).digest();

/** Metrics of this process for who has the token. prom-client is loaded here, so that nobody else pays for it. */
export async function startMetrics(token: string, inFlight: () => number, gauges: () => Promise<Gauges>): Promise<Metrics> {
  const { collectDefaultMetrics, Gauge, Histogram, register } = await import("prom-client");
  const expected = hash(`Bearer ${token}`);
  collectDefaultMetrics();
  const requests = new Histogram({
    name: "meishi_http_request_seconds", help: "Time until an answer was sent",
    labelNames: ["kind", "method", "status"], buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  });
  new Gauge({ name: "meishi_requests_in_flight", help: "Requests being answered", collect() { this.set(inFlight()); } });
  let latest: Gauges = { mailWaiting: 0, jobsFailing: 0 };
  new Gauge({ name: "meishi_mail_waiting", help: "Letters not yet sent", collect() { this.set(latest.mailWaiting); } });
  new Gauge({ name: "meishi_jobs_failing", help: "Jobs whose last run failed", collect() { this.set(latest.jobsFailing); } });

  return {
    observe(method, path, status, seconds) {
      requests.observe({ kind: kindOf(path), method, status: `${Math.floor(status / 100)}xx` }, seconds);
    },
    async answer({ headers }) {
      if (!timingSafeEqual(hash(headers.authorization ?? ""), expected)) {
        return new Response("Authentication required", { status: 401, headers: { "www-authenticate": "Bearer" } });
      }
      latest = await gauges().catch(() => latest); // the database may be what one wants to learn about
      return new Response(await register.metrics(), { headers: { "content-type": register.contentType, "cache-control": "no-store" } });
    },
  };
}

/** Few kinds, so that nobody makes new series by asking for made-up paths. */
function kindOf(path: string): string {
  const first = path.split("/")[1] ?? "";
  return ["api", "view", "uploads", "pictures", "icons"].includes(first) ? first : "page";
}
