import { chromium } from "@playwright/test";
import { findChromium, QUIET_FLAGS } from "../scripts/chromium.ts";
import { importFetched } from "../scripts/fetched.ts";
import { freePort, startHost } from "../tests/host.ts";
import { median } from "./load.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof CATEGORIES)[number];

/** What we read of Lighthouse's result. */
interface Run {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined>;
  audits: Record<
    string,
    { title: string; score: number | null; numericValue?: number; displayValue?: string } | undefined
  >;
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Run } | undefined>;

/** A page of the server, and the least it should score in performance, accessibility, best practices and SEO. */
interface AuditedPage {
  path: string;
  aims: readonly [performance: number, accessibility: number, bestPractices: number, seo: number];
}

/** Every public page. Pages behind the sign-in are not for search engines, and have budgets of their own. */
const PAGES: AuditedPage[] = [
  { path: "/view/demo", aims: [99, 100, 100, 100] },
  { path: "/", aims: [98, 98, 98, 98] },
];

/** Performance varies with what else the machine does: the middle of three runs counts. */
const ROUNDS = 3;

/** Lighthouse's mobile run (Moto G Power, slow 4G, simulated) of the pages that visitors open. */
export async function benchLighthouse(): Promise<string[]> {
  const host = await startHost({ RATE_LIMITS: "off" });
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...QUIET_FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    const lines: string[] = [];
    for (const page of PAGES) lines.push(...(await audit(host.url, page, port)));
    return lines;
  } finally {
    await browser.close();
    await host.stop();
  }
}

/** The scores of one page against its aims, and what costs points. */
async function audit(origin: string, { path, aims }: AuditedPage, port: number): Promise<string[]> {
  const { default: lighthouse } = await importFetched<{ default: Lighthouse }>("lighthouse");
  const runs: Run[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const result = await lighthouse(origin + path, { port, logLevel: "error", onlyCategories: [...CATEGORIES] });
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse could not load ${path}: ${result?.lhr.runtimeError?.message ?? "no answer"}`);
    runs.push(result.lhr);
  }
  const scoreOf = (run: Run, category: Category) => Math.round((run.categories[category]?.score ?? 0) * 100);
  const scores = CATEGORIES.map((category) => median(runs.map((run) => scoreOf(run, category))));
  const seconds = (id: string) =>
    `${(median(runs.map((run) => run.audits[id]?.numericValue ?? 0)) / 1000).toFixed(1)} s`;
  const isMet = scores.every((score, i) => score >= aims[i]!);
  const summary =
    `${path}: ${scores.join("/")} (performance/accessibility/best practices/SEO; aim ${aims.join("/")}: ${isMet ? "met" : "MISSED"}; ` +
    `first paint ${seconds("first-contentful-paint")}, largest ${seconds("largest-contentful-paint")})`;
  return [summary, ...findings(runs.at(-1)!)];
}

/** Audits of the last run that cost points, one a line. */
function findings({ audits, categories }: Run): string[] {
  const weighed = Object.values(categories).flatMap((category) =>
    category!.auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return [...new Set(weighed)]
    .map((id) => audits[id]!)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title, displayValue }) => `  costs points: ${title}${displayValue ? ` (${displayValue})` : ""}`);
}
