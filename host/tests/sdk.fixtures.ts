import { createServer } from "node:http";
import { once } from "node:events";
import type { Frame, Page } from "@playwright/test";
import { serveDemo } from "../../embed-demo/serve.ts";
import { expect, test as base } from "./fixtures.ts";

export { expect };

/** What the SDK has told a page, and what went wrong there. */
export interface SdkEvent {
  type: string;
  detail: { card: string | null; status?: number; reason?: string; role?: string; content?: string; id?: number };
}

interface Site {
  /** Puts a page on a server that is not the host; answers its address. */
  page(html: string, headers?: Record<string, string>): string;
  origin: string;
}

interface Fixtures {
  /** Whatever must never happen on somebody else's page: exceptions and broken policies. */
  disturbances: string[];
}

/** A page's HTML around what a test is about. */
export function html(body: string, head = ""): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
    <title>Somebody's shop</title>${head}</head><body><main><h1>Somebody's shop</h1><p>Bread and more.</p></main>${body}</body></html>`;
}

/** The demo and its slow and dead servers, on three ports below those that the system gives to whoever asks next. */
async function startDemo(host: string): ReturnType<typeof serveDemo> {
  for (let attempt = 1; ; attempt++) {
    const port = 20_000 + 3 * Math.floor(Math.random() * 4_000);
    try {
      return await serveDemo(host, port);
    } catch (error) {
      if (attempt === 10) throw error;
    }
  }
}

export const test = base.extend<Fixtures, { site: Site; demo: { url: string } }>({
  hasOwnContext: true, // what frames store on others' pages is not deleted between tests
  site: [
    async ({}, use) => {
      const pages = new Map<string, { html: string; headers: Record<string, string> }>();
      const server = createServer((request, response) => {
        const page = pages.get(request.url!.split("?")[0]!);
        response
          .writeHead(page ? 200 : 404, { "content-type": "text/html; charset=utf-8", ...page?.headers })
          .end(page?.html ?? "");
      }).listen(0, "127.0.0.1");
      await once(server, "listening");
      const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
      await use({
        origin,
        page(text, headers = {}) {
          const path = `/page-${pages.size}`;
          pages.set(path, { html: text, headers });
          return origin + path;
        },
      });
      server.close();
      server.closeAllConnections();
    },
    { scope: "worker" },
  ],
  demo: [
    async ({ host }, use) => {
      const demo = await startDemo(host.url);
      await use(demo);
      demo.stop();
    },
    { scope: "worker" },
  ],
  disturbances: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on("pageerror", (error) => problems.push(error.message));
      await page.exposeFunction("disturbed", (what: string) => problems.push(what));
      await page.addInitScript(() => {
        const events: unknown[] = [];
        Object.assign(window, { told: events });
        for (const name of ["ready", "open", "close", "message", "save", "error"]) {
          document.addEventListener(`meishi:${name}`, (event) =>
            events.push({ type: event.type, detail: (event as CustomEvent).detail }),
          );
        }
        document.addEventListener("securitypolicyviolation", (event) => {
          (window as unknown as { disturbed?(what: string): void }).disturbed?.(
            `${event.violatedDirective} ${event.blockedURI}`,
          );
        });
        addEventListener("unhandledrejection", (event) => {
          (window as unknown as { disturbed?(what: string): void }).disturbed?.(`unhandled: ${event.reason}`);
        });
      });
      await use(problems);
      expect(problems, "the page was disturbed").toEqual([]);
    },
    { auto: true },
  ],
});

/** The events of the SDK so far on a page or in a frame, of one name if given. */
export async function eventsOf(page: Page | Frame, name?: string): Promise<SdkEvent[]> {
  const all = await page.evaluate(() => (window as unknown as { told: SdkEvent[] }).told);
  return name ? all.filter(({ type }) => type === `meishi:${name}`) : all;
}

export const launcher = (page: Page | Frame) => page.getByRole("button", { name: /Open chat$/ });
export const dialog = (page: Page | Frame) => page.getByRole("dialog", { name: /^Chat with / });

/** Opens the chat and sees that it greets. */
export async function openChat(page: Page | Frame): Promise<void> {
  await launcher(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole("log").getByRole("listitem").first()).toContainText(/\w{3}/);
  await expect(dialog(page).getByRole("textbox", { name: "Message" })).toBeFocused();
  // It rises into its place, where it may then be measured.
  await dialog(page).evaluate((window) => Promise.all(window.getAnimations().map(({ finished }) => finished)));
}

export interface Assistant {
  /** What was sent to it. */
  requests: { message: string; messageId: string; sessionId?: string }[];
}

type Answer = { status?: number; type?: string; body: string } | "silence" | "cut";

/** Stands in for the network between a page and the host's assistant: greets, and answers by `reply`. */
export async function assistant(page: Page, reply: (message: string) => Answer, welcome?: Answer): Promise<Assistant> {
  const recorded: Assistant = { requests: [] };
  const cors = { "access-control-allow-origin": "*", "access-control-allow-headers": "content-type" };
  // What comes by itself never does.
  await page.context().route(/\/chat\/[^/]+\/events/, () => {});
  await page.context().route(/\/api\/salesbot\/\d+\/(welcome|chat)(\?|$)/, async (route) => {
    const request = route.request();
    if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers: cors });
    const isChat = request.url().endsWith("/chat");
    if (isChat) recorded.requests.push(request.postDataJSON() as Assistant["requests"][number]);
    const answer = isChat
      ? reply(recorded.requests.at(-1)!.message)
      : (welcome ?? json({ message: "Welcome to the bakery." }));
    if (answer === "silence") return;
    if (answer === "cut") return route.abort("connectionreset");
    return route.fulfill({
      status: answer.status ?? 200,
      contentType: answer.type ?? "application/json",
      headers: cors,
      body: answer.body,
    });
  });
  return recorded;
}

export const json = (value: unknown, status = 200): Answer => ({ status, body: JSON.stringify(value) });
