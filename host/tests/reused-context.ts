import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "@playwright/test";

type Methods<T> = readonly (keyof T & string)[];

/** What changes a context for good: the test that calls it is the last in its context. */
const LASTING: Methods<BrowserContext> = [
  "addInitScript",
  "close",
  "exposeBinding",
  "exposeFunction",
  "grantPermissions",
  "route",
  "routeFromHAR",
  "routeWebSocket",
  "setDefaultNavigationTimeout",
  "setDefaultTimeout",
  "setExtraHTTPHeaders",
  "setGeolocation",
  "setHTTPCredentials",
  "setOffline",
];
const LASTING_OF_CLOCK: Methods<BrowserContext["clock"]> = ["install", "pauseAt", "setFixedTime", "setSystemTime"];

function onCall<T extends object>(target: T, names: Methods<T>, called: () => void): void {
  const methods = target as Record<string, (...values: unknown[]) => unknown>;
  for (const name of names) {
    const method = methods[name]!.bind(target);
    methods[name] = (...values) => {
      called();
      return method(...values);
    };
  }
}

interface OpenContext {
  context: BrowserContext;
  options: string;
  isChanged: boolean;
  /** Stays open between tests, and with it the process that has compiled the origin's scripts. */
  keepAlive?: { page: Page; session: CDPSession };
}

/**
 * The tests of a worker hand their context on to the next that wants the same options: in a new one the browser starts
 * a process, fetches the application and compiles it, a third of what a page costs. Between two tests all pages are
 * closed, and all cookies and what the origin has stored are deleted. Only the browser's cache of files stays.
 */
export class ReusedContext {
  #kept: OpenContext | undefined;
  readonly #browser: Browser;
  readonly #origin: string;

  constructor(browser: Browser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  /** For a test alone, a context is new and not handed on. */
  async acquire(contextOptions: BrowserContextOptions, isAlone = false): Promise<BrowserContext> {
    const options = JSON.stringify({ ...contextOptions, isAlone });
    if (this.#kept?.options !== options) await this.close();
    this.#kept ??= await this.#open(contextOptions, options);
    this.#kept.isChanged ||= isAlone || contextOptions.serviceWorkers !== "block";
    return this.#kept.context;
  }

  /** After a test: makes the context as good as new, or closes it. */
  async release(): Promise<void> {
    const current = this.#kept!;
    if (current.isChanged) return this.close();
    const { context, keepAlive = await this.#openKeeper(current) } = current;
    for (const page of context.pages()) if (page !== keepAlive.page) await page.close();
    await context.clearCookies();
    await keepAlive.session.send("Storage.clearDataForOrigin", { origin: this.#origin, storageTypes: "all" });
  }

  async close(): Promise<void> {
    await this.#kept?.context.close();
    this.#kept = undefined;
  }

  async #open(contextOptions: BrowserContextOptions, options: string): Promise<OpenContext> {
    const context = await this.#browser.newContext(contextOptions);
    const opened: OpenContext = { context, options, isChanged: false };
    onCall(context, LASTING, () => (opened.isChanged = true));
    onCall(context.clock, LASTING_OF_CLOCK, () => (opened.isChanged = true));
    return opened;
  }

  async #openKeeper(current: OpenContext): Promise<NonNullable<OpenContext["keepAlive"]>> {
    const page = await current.context.newPage();
    page.once("crash", () => (current.isChanged = true));
    await page.goto(`${this.#origin}/healthz`);
    return (current.keepAlive = { page, session: await current.context.newCDPSession(page) });
  }
}
