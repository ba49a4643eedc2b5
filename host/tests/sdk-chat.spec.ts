import type { Page } from "@playwright/test";
import { assistant, dialog, expect, html, json, launcher, openChat, test, eventsOf } from "./sdk.fixtures.ts";

const tag = (host: string, attributes = 'data-card="demo"') =>
  `<script async src="${host}/sdk/v1.js" ${attributes}></script>`;
const field = (page: Page) => dialog(page).getByRole("textbox", { name: "Message" });

test("the launcher shows after two requests, without moving anything", async ({ page, host, site }) => {
  const requests: string[] = [];
  page.on(
    "request",
    (request) => request.url().startsWith(host.url) && requests.push(request.url().replace(host.url, "")),
  );
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(site.page(html(tag(host.url))));
  await launcher(page).waitFor();
  expect(requests).toEqual(["/sdk/v1.js", expect.stringMatching(/^\/sdk\/card\/demo\.js\?v=/)]);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
});

test("nothing is stored before the first open, then only for the visit", async ({ page, context, host, site }) => {
  await assistant(page, () => json({ message: "Yes.", sessionId: "s1", leadScore: 0 }));
  await page.goto(site.page(html(tag(host.url))));
  await launcher(page).waitFor();
  const stored = () => page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie.length]);
  expect(await stored()).toEqual([0, 0, 0]);
  await openChat(page);
  expect(await stored()).toEqual([0, 1, 0]);
  expect(await context.cookies()).toEqual([]);
});

test("questions to ask are offered on each page until one is asked", async ({ page, host, site }) => {
  await assistant(
    page,
    () => json({ message: "Yes.", sessionId: "s1", leadScore: 0 }),
    json({ message: "Welcome.", suggestions: ["Do you deliver?"] }),
  );
  const address = site.page(html(tag(host.url)));
  const offered = dialog(page).getByRole("button", { name: "Do you deliver?" });
  for (const visit of ["one", "two"]) {
    await page.goto(`${address}?${visit}`);
    await openChat(page);
    await expect(offered).toBeVisible();
    await expect(dialog(page).getByRole("log").getByRole("listitem")).toHaveCount(1);
  }
  await offered.click();
  await expect(dialog(page)).toContainText("Yes.");
  await page.goto(`${address}?three`);
  await openChat(page);
  await expect(dialog(page)).toContainText("Yes.");
  await expect(offered).toHaveCount(0);
});

test("a conversation keeps its session over the pages of a visit", async ({ page, host, site }) => {
  const { requests } = await assistant(page, (message) =>
    json({ message: `You said ${message}`, sessionId: "s-77", leadScore: 0 }),
  );
  const address = site.page(html(tag(host.url)));
  await page.goto(address);
  await openChat(page);
  await field(page).fill("one");
  await field(page).press("Enter");
  await expect(dialog(page)).toContainText("You said one");
  await field(page).fill("two");
  await field(page).press("Enter");
  await expect(dialog(page)).toContainText("You said two");
  await page.goto(`${address}?next`);
  await openChat(page);
  await expect(dialog(page)).toContainText("You said two");
  await field(page).fill("three");
  await field(page).press("Enter");
  await expect(dialog(page)).toContainText("You said three");
  const messageId: unknown = expect.stringMatching(/^[\d-]{16,100}$/);
  expect(requests).toEqual([
    { message: "one", messageId },
    { message: "two", messageId, sessionId: "s-77" },
    { message: "three", messageId, sessionId: "s-77" },
  ]);
  expect(new Set(requests.map((each) => each.messageId)).size).toBe(3);
  await expect(dialog(page).getByText("Welcome to the bakery.")).toHaveCount(1);
  expect((await eventsOf(page, "message")).map(({ detail }) => [detail.role, detail.content])).toEqual([
    ["user", "three"],
    ["assistant", "You said three"],
  ]);
});

test("typing shows while the assistant thinks, a streamed answer as it comes", async ({ page, host, site }) => {
  await page.addInitScript(() => {
    const real = window.fetch;
    // The network, one piece at a time, when the test says so.
    window.fetch = async (input, init) => {
      if (!String(input).endsWith("/chat")) return real(input, init);
      const encoder = new TextEncoder();
      return new Response(
        new ReadableStream({
          start(controller) {
            Object.assign(window, {
              stream: (event: string, data: object) =>
                controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
              end: () => controller.close(),
            });
          },
        }),
        { headers: { "content-type": "text/event-stream; charset=utf-8" } },
      );
    };
  });
  await assistant(page, () => json({}));
  await page.goto(site.page(html(tag(host.url))));
  await openChat(page);
  await field(page).fill("Any rye?");
  await field(page).press("Enter");
  await expect(dialog(page).getByRole("status", { name: /is typing$/ })).toBeVisible();
  await field(page).fill("And spelt?");
  await expect(dialog(page).getByRole("button", { name: "Send" })).toBeDisabled();
  const stream = (event: string, data: object) =>
    page.evaluate(
      ([name, value]) =>
        (window as unknown as { stream(name: string, value: object): void }).stream(name as string, value as object),
      [event, data],
    );
  await stream("delta", { text: "We bake " });
  await stream("delta", { text: "**rye** daily." });
  const log = dialog(page).getByRole("log");
  await expect(log).toContainText("We bake rye daily.");
  await expect(log).toHaveAttribute("aria-busy", "true");
  await expect(dialog(page).getByRole("status")).toHaveCount(0);
  await stream("done", { message: "We bake **rye** daily.", sessionId: "s1", leadScore: 40 });
  await page.evaluate(() => (window as unknown as { end(): void }).end());
  await expect(log).toHaveAttribute("aria-busy", "false");
  await expect(log.locator("b")).toHaveText("rye");
  await expect(dialog(page)).toContainText("Lead score: 40%");
  await expect(field(page)).toHaveValue("And spelt?");
});

test("by keyboard alone: open, read, send, close, and the focus comes back", async ({ page, host, site }) => {
  await assistant(page, () => json({ message: "At four.", sessionId: "s1", leadScore: 0 }));
  await page.goto(site.page(html(tag(host.url))));
  await launcher(page).focus();
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("When do you bake?");
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("log")).toContainText("At four.");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();
  expect(await eventsOf(page, "close")).toHaveLength(1);
});

test("minimised it is a header only, expanded it is as it was", async ({ page, host, site }) => {
  await page.goto(site.page(html(tag(host.url))));
  await openChat(page);
  await field(page).fill("half a thou");
  await dialog(page).getByRole("button", { name: "Minimise" }).click();
  await expect(dialog(page)).toHaveCSS("height", "64px");
  await expect(field(page)).toBeHidden();
  await expect(dialog(page).getByRole("button", { name: "Expand" })).toBeFocused();
  await dialog(page).getByRole("button", { name: "Expand" }).click();
  await expect(field(page)).toHaveValue("half a thou");
  await dialog(page).getByRole("button", { name: "Close chat" }).click();
  await expect(launcher(page)).toBeFocused();
});

test("an answer that comes while the window is closed leaves a mark", async ({ page, host, site }) => {
  let release = () => {};
  const later = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.goto(site.page(html(tag(host.url))));
  await openChat(page);
  await page.context().route("**/api/salesbot/*/chat", async (route) => {
    const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "content-type" };
    if (route.request().method() === "OPTIONS") return route.fulfill({ status: 204, headers });
    await later;
    return route.fulfill({ headers, json: { message: "Sorry, I was kneading.", sessionId: "s1", leadScore: 0 } });
  });
  await field(page).fill("Hello?");
  await field(page).press("Enter");
  await dialog(page).getByRole("button", { name: "Close chat" }).click();
  release();
  const marked = page.getByRole("button", { name: "New message. Open chat" });
  await marked.click();
  await expect(dialog(page)).toContainText("Sorry, I was kneading.");
  await dialog(page).getByRole("button", { name: "Close chat" }).click();
  await expect(marked).toHaveCount(0);
});

test("a chip asks for a person, and stays beside those of the answer", async ({ page, host, site }) => {
  const { requests } = await assistant(page, () =>
    json({ message: "From 3.20.", sessionId: "s1", leadScore: 0, suggestions: ["Do you deliver?"] }),
  );
  await page.goto(site.page(html(tag(host.url))));
  await openChat(page);
  await dialog(page).getByRole("button", { name: "Talk to a person" }).click();
  await expect(dialog(page)).toContainText("From 3.20.");
  await expect(dialog(page).getByRole("button", { name: "Talk to a person" })).toBeVisible();
  await dialog(page).getByRole("button", { name: "Do you deliver?" }).click();
  await expect
    .poll(() => requests)
    .toMatchObject([{ message: "Talk to a person", wantsPerson: true }, { message: "Do you deliver?" }]);
});

test("what the visitor agrees to stands above the field until the first message", async ({ page, host, site }) => {
  await assistant(page, () => json({ message: "Yes.", sessionId: "s1", leadScore: 0 }));
  await page.goto(
    site.page(
      html(
        tag(
          host.url,
          'data-card="demo" data-consent="Chats are kept 30 days, see our [privacy notice](https://shop.example.com/privacy)."',
        ),
      ),
    ),
  );
  await openChat(page);
  await expect(dialog(page).getByRole("link", { name: "privacy notice" })).toHaveAttribute(
    "href",
    "https://shop.example.com/privacy",
  );
  await field(page).fill("Hi");
  await field(page).press("Enter");
  await expect(dialog(page)).toContainText("Yes.");
  await expect(dialog(page).getByRole("link", { name: "privacy notice" })).toHaveCount(0);
});

test("colour, label, side and offset are as asked", async ({ page, host, site }) => {
  await page.goto(
    site.page(
      html(
        tag(
          host.url,
          'data-card="demo" data-color="#7c3aed" data-label="Questions? Ask away" data-position="left" data-offset="24 80"',
        ),
      ),
    ),
  );
  const button = page.getByRole("button", { name: "Questions? Ask away. Open chat" });
  await expect(button).toHaveCSS("background-color", "rgb(124, 58, 237)");
  const box = (await button.boundingBox())!;
  expect([box.x, page.viewportSize()!.height - box.y - box.height, box.width]).toEqual([24, 80, 56]);
  await button.click();
  await expect(dialog(page).locator(".hd")).toHaveCSS("color", "rgb(255, 255, 255)");
  await dialog(page).getByRole("button", { name: "Close chat" }).click();
  await expect(page.getByText("Questions? Ask away")).toHaveCount(0);
});

test("data-open opens it at once", async ({ page, host, site }) => {
  await page.goto(site.page(html(tag(host.url, 'data-card="demo" data-open="true"'))));
  await expect(dialog(page)).toBeVisible();
});

test("several cards stand side by side, each with its own window", async ({ page, host, site, makeUser, makeCard }) => {
  const other = await makeCard(await makeUser({ accessLevel: 2 }));
  const { transaction, tables } = host.database;
  await transaction((tx) =>
    tx.insert(tables.salesbotConfigs).values({ cardId: other.id, isEnabled: true, botName: "Second Bot" }),
  );
  await page.goto(site.page(html(tag(host.url) + tag(host.url, `data-card="${other.slug}"`))));
  await expect(launcher(page)).toHaveCount(2);
  const boxes = await Promise.all([0, 1].map(async (i) => (await launcher(page).nth(i).boundingBox())!.x));
  expect(Math.abs(boxes[0]! - boxes[1]!)).toBe(72);
  await page.evaluate(
    (slug) => (window as unknown as { Meishi: { open(card: string): void } }).Meishi.open(slug),
    other.slug,
  );
  await expect(page.getByRole("dialog", { name: "Chat with Second Bot" })).toBeVisible();
  expect((await eventsOf(page, "open")).map(({ detail }) => detail.card)).toEqual([other.slug]);
});

test("the page's own button opens and closes it; there is none of ours", async ({ page, demo }) => {
  await page.goto(`${demo.url}/button.html`);
  const own = page.getByRole("button", { name: "Ask about wholesale" });
  await own.click();
  await expect(dialog(page)).toBeVisible();
  await expect(launcher(page)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(own).toBeFocused();
});

test("destroy leaves nothing behind, init starts again, on hears until then", async ({ page, host, site }) => {
  await page.addInitScript(() => {
    const listeners: [EventTarget, string, unknown][] = [];
    Object.assign(window, { held: listeners });
    for (const target of [window, document, visualViewport!] as EventTarget[]) {
      const { addEventListener: add, removeEventListener: remove } = target;
      const forget = (listener: unknown) => {
        const at = listeners.findIndex((each) => each[0] === target && each[2] === listener);
        if (at >= 0) listeners.splice(at, 1);
      };
      target.addEventListener = function (type: string, listener: EventListener, options?: AddEventListenerOptions) {
        // Playwright's own are not the question.
        if (new Error().stack!.includes("/sdk/")) listeners.push([target, type, listener]);
        options?.signal?.addEventListener("abort", () => forget(listener));
        add.call(target, type, listener, options);
      };
      target.removeEventListener = function (type: string, listener: EventListener) {
        forget(listener);
        remove.call(target, type, listener);
      };
    }
  });
  await page.goto(site.page(html(`<script src="${host.url}/sdk/v1.js"></script>`)));
  await page.evaluate(() => {
    const { Meishi } = window as unknown as {
      Meishi: { on(name: string, listener: () => void): () => void; init(options: object): void };
    };
    Object.assign(window, { heard: 0, before: (window as unknown as { held: unknown[] }).held.length });
    Meishi.on("ready", () => (window as unknown as { heard: number }).heard++);
    Meishi.on("meishi:ready", () => (window as unknown as { heard: number }).heard++);
    Meishi.on("ready", () => (window as unknown as { heard: number }).heard++)();
    Meishi.init({ card: "demo" });
  });
  await openChat(page);
  expect(await page.evaluate(() => (window as unknown as { heard: number }).heard)).toBe(2);
  await page.evaluate(() => (window as unknown as { Meishi: { destroy(): void } }).Meishi.destroy());
  await expect(page.locator("meishi-launcher")).toHaveCount(0);
  expect(
    await page.evaluate(() => {
      const { held, before } = window as unknown as { held: [EventTarget, string][]; before: number };
      return [held.slice(before).map(([, type]) => type), document.adoptedStyleSheets.length];
    }),
  ).toEqual([[], 0]);
  await page.evaluate(() =>
    (window as unknown as { Meishi: { init(options: object): void } }).Meishi.init({ card: "demo" }),
  );
  await openChat(page);
  expect(await page.evaluate(() => (window as unknown as { heard: number }).heard)).toBe(2);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

  test("it fills the screen, keeps the focus inside, and Back closes it", async ({ page, host, site }) => {
    const address = site.page(html(tag(host.url)));
    await page.goto(address);
    await page.evaluate(() => history.pushState({}, "", "?list"));
    await openChat(page);
    // Polled: the window is still on its way up when it is first seen.
    await expect.poll(() => dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 700 });
    await expect(field(page)).toHaveCSS("font-size", "16px");
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe("meishi-launcher");
    }
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
  });

  test("the keyboard does not cover the field", async ({ page, host, site }) => {
    await page.addInitScript(() => {
      // No keyboard comes up in a test: the visual viewport shrinks as it would.
      let height = 700;
      Object.defineProperty(VisualViewport.prototype, "height", { get: () => height });
      Object.assign(window, {
        keyboard(at: number) {
          height = at;
          visualViewport!.dispatchEvent(new Event("resize"));
        },
      });
    });
    await page.goto(site.page(html(tag(host.url))));
    await openChat(page);
    await page.evaluate(() => (window as unknown as { keyboard(at: number): void }).keyboard(380));
    const box = (await field(page).boundingBox())!;
    expect(box.y + box.height).toBeLessThan(380);
    await page.evaluate(() => (window as unknown as { keyboard(at: number): void }).keyboard(700));
    await expect(dialog(page)).toHaveCSS("height", "700px");
  });
});

test("with reduced motion nothing slides or bounces", async ({ page, host, site }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await assistant(page, () => "silence");
  await page.goto(site.page(html(tag(host.url))));
  await openChat(page);
  await field(page).fill("Hi");
  await field(page).press("Enter");
  await expect(dialog(page).locator(".dots i").first()).toHaveCSS("animation-name", "none");
  await expect(dialog(page)).toHaveCSS("animation-name", "none");
});

test("axe finds nothing wrong with the open chat", async ({ page, host, site, expectNoAxeFindings }) => {
  await assistant(page, () =>
    json({ message: "See **rye** at https://example.com/rye", sessionId: "s1", leadScore: 0 }),
  );
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(site.page(html(tag(host.url))));
  await openChat(page);
  await field(page).fill("Hi");
  await field(page).press("Enter");
  await expect(dialog(page)).toContainText("See rye");
  await expectNoAxeFindings();
});
