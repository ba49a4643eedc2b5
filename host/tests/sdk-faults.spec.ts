import type { Page } from "@playwright/test";
import { assistant, dialog, expect, html, json, launcher, openChat, test, eventsOf } from "./sdk.fixtures.ts";

const tag = (host: string, attributes = 'data-card="demo"') =>
  `<script async src="${host}/sdk/v1.js" ${attributes}></script>`;

/** Answers every request for a card like a host in trouble. */
async function troubled(
  page: Page,
  answer: { status: number; type: string; body: string } | "dead" | "silent",
): Promise<void> {
  await page.context().route("**/sdk/card/*", (route) => {
    if (answer === "dead") return route.abort("connectionrefused");
    if (answer === "silent") return;
    return route.fulfill({
      status: answer.status,
      contentType: answer.type,
      body: answer.body,
      headers: { "access-control-allow-origin": "*" },
    });
  });
}

/** Waits for the one error and gives its reason; the page must have nothing of ours. */
async function onlyError(page: Page): Promise<{ status?: number; reason?: string }> {
  await expect.poll(() => eventsOf(page, "error"), { timeout: 15_000 }).toHaveLength(1);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(await eventsOf(page)).toHaveLength(1);
  await expect(page.locator("meishi-launcher")).toHaveCount(0);
  const { detail } = (await eventsOf(page, "error"))[0]!;
  expect(detail.card).toBe("demo");
  return detail;
}

test.describe("no launcher and one error", () => {
  test("for an unknown card", async ({ page, host, site }) => {
    await page.goto(site.page(html(tag(host.url, 'data-card="nobody-here"'))));
    await expect
      .poll(() => eventsOf(page))
      .toEqual([{ type: "meishi:error", detail: { card: "nobody-here", status: 404, reason: "404: Card not found" } }]);
    await expect(page.locator("meishi-launcher")).toHaveCount(0);
  });

  test("when the host is down", async ({ page, host, site }) => {
    await troubled(page, "dead");
    await page.goto(site.page(html(tag(host.url))));
    expect(await onlyError(page)).toMatchObject({ status: 0, reason: expect.stringMatching(/^It failed: \w/) });
  });

  test("when the host is silent for 10 seconds", async ({ page, host, site }) => {
    await troubled(page, "silent");
    await page.goto(site.page(html(tag(host.url))));
    expect(await onlyError(page)).toMatchObject({ status: 0, reason: expect.stringMatching(/timed out/) });
  });

  test("when the answer is HTML", async ({ page, host, site }) => {
    await troubled(page, { status: 200, type: "text/html", body: "<!doctype html><h1>Wi-Fi of the hotel</h1>" });
    await page.goto(site.page(html(tag(host.url))));
    expect(await onlyError(page)).toMatchObject({ reason: expect.stringMatching(/not valid JSON/) });
  });

  test("when the answer is JSON of something else", async ({ page, host, site }) => {
    await troubled(page, { status: 200, type: "application/json", body: "[]" });
    await page.goto(site.page(html(tag(host.url))));
    expect((await onlyError(page)).reason).toBeTruthy();
  });
});

const everything = '<meishi-card slug="demo">Call us</meishi-card><meishi-chat card="demo"></meishi-chat>';

test.describe("a page with the button, the card and the chat has one error", () => {
  const troubles: [string, "dead" | { status: number; body: string }][] = [
    ["is down once v1.js is there", "dead"],
    ["answers 503 to everything else", { status: 503, body: "Busy" }],
    ["answers 404 to everything else", { status: 404, body: "Not found" }],
  ];
  for (const [what, answer] of troubles)
    test(`when the host ${what}`, async ({ page, host, site }) => {
      await page
        .context()
        .route(/\/sdk\/(?!v1\.js)|\/api\//, (route) =>
          answer === "dead"
            ? route.abort("connectionrefused")
            : route.fulfill({ ...answer, headers: { "access-control-allow-origin": "*" } }),
        );
      await page.goto(site.page(html(everything + tag(host.url))));
      await page.waitForLoadState("networkidle");
      await onlyError(page);
    });

  test("when only cards and chats fail", async ({ page, host, site }) => {
    await page
      .context()
      .route(/\/sdk\/card\/|\/api\//, (route) =>
        route.fulfill({ status: 503, body: "Busy", headers: { "access-control-allow-origin": "*" } }),
      );
    await page.goto(site.page(html(everything + tag(host.url))));
    await expect(launcher(page)).toBeVisible();
    await expect.poll(() => page.locator("meishi-chat").evaluate((chat) => !!chat.shadowRoot)).toBe(true);
    await page.waitForLoadState("networkidle");
    expect(await eventsOf(page, "error")).toHaveLength(1);
  });
});

test("a disabled assistant shows nothing and is no error", async ({ page, host, site, makeUser, makeCard }) => {
  const { slug } = await makeCard(await makeUser());
  await page.goto(site.page(html(tag(host.url, `data-card="${slug}"`))));
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(await eventsOf(page)).toEqual([]);
  await expect(page.locator("meishi-launcher")).toHaveCount(0);
});

for (const [status, body, reason] of [
  [500, "Something broke", "500: Something broke"],
  [502, "<html>Bad gateway</html>", "502: Bad Gateway"],
  [429, "Too many requests", "429: Too many requests"],
] as const) {
  test(`a host that answers ${status} still has a launcher, with the words it has by heart`, async ({
    page,
    host,
    site,
  }) => {
    await troubled(page, { status, type: "text/plain", body });
    await page.goto(site.page(html(tag(host.url))));
    await launcher(page).click();
    await expect(page.getByRole("dialog", { name: "Chat with Sales Assistant" })).toBeVisible();
    await expect(dialog(page).getByRole("log")).toContainText("How can I help you");
    expect((await eventsOf(page, "error"))[0]).toEqual({
      type: "meishi:error",
      detail: { card: "demo", status, reason },
    });
  });
}

test("a welcome that fails is one error, and the chat greets by itself", async ({ page, host, site }) => {
  await assistant(page, () => json({}), json("Oops", 500));
  await page.goto(site.page(html(tag(host.url))));
  await openChat(page);
  await expect(dialog(page).getByRole("log")).toContainText("How can I help you");
  expect(await eventsOf(page, "error")).toHaveLength(1);
});

test("a part that cannot be fetched is one error, and the button can be pressed again", async ({
  page,
  host,
  site,
}) => {
  await page.context().route("**/sdk/*/chat.js", (route) => route.abort("connectionreset"));
  await page.goto(site.page(html(tag(host.url))));
  await launcher(page).click();
  await expect.poll(() => eventsOf(page, "error")).toHaveLength(1);
  await expect(launcher(page)).not.toHaveAttribute("aria-busy", "true");
  await page.context().unroute("**/sdk/*/chat.js");
  await openChat(page);
});

test("a card that cannot be fetched is one error, and none when the element goes", async ({ page, host, site }) => {
  await page.context().route("**/sdk/card/demo", (route) => route.abort("connectionreset"));
  await page.goto(site.page(html(`<meishi-card slug="demo">Call us</meishi-card>${tag(host.url, "")}`)));
  await expect.poll(() => eventsOf(page, "error")).toHaveLength(1);
  await page.locator("meishi-card").evaluate((element) => element.remove());
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(await eventsOf(page, "error")).toHaveLength(1);
});

test.describe("an apology, the text kept and one error", () => {
  const failures: [string, Parameters<typeof assistant>[1], RegExp][] = [
    ["500", () => ({ status: 500, type: "text/plain", body: "It broke" }), /^500: It broke$/],
    ["429", () => ({ status: 429, type: "text/plain", body: "Too many messages" }), /^429: Too many messages$/],
    ["HTML instead of JSON", () => ({ type: "text/html", body: "<!doctype html>" }), /not valid JSON/],
    ["a cut line", () => "cut", /Failed to fetch/],
    [
      "a stream that breaks off",
      () => ({ type: "text/event-stream", body: 'event: delta\ndata: {"text":"Of cou"}\n\n' }),
      /broke off/,
    ],
    [
      "a stream that ends in an error",
      () => ({ type: "text/event-stream", body: 'event: error\ndata: {"message":"The model is away"}\n\n' }),
      /The model is away/,
    ],
    ["10 s of silence", () => "silence", /timed out/],
  ];
  for (const [name, reply, reason] of failures) {
    test(`for ${name}`, async ({ page, host, site }) => {
      let isWell = false;
      const { requests } = await assistant(page, (message) =>
        isWell ? json({ message: "Yes, we do.", sessionId: "s1", leadScore: 0 }) : reply(message),
      );
      await page.goto(site.page(html(tag(host.url))));
      await openChat(page);
      const field = dialog(page).getByRole("textbox", { name: "Message" });
      await field.fill("Do you bake rye?");
      await field.press("Enter");
      await expect(dialog(page)).toContainText(
        "I'm sorry, that did not reach me. Could you rephrase it, or try again?",
        { timeout: 15_000 },
      );
      await expect(field).toHaveValue("Do you bake rye?");
      const errors = await eventsOf(page, "error");
      expect(errors).toHaveLength(1);
      expect(errors[0]!.detail.reason).toMatch(reason);

      isWell = true;
      await dialog(page).getByRole("button", { name: "Try again" }).click();
      await expect(dialog(page).getByRole("log")).toContainText("Yes, we do.");
      await expect(dialog(page)).not.toContainText("I'm sorry");
      await expect(field).toHaveValue("");
      expect(requests[0]!.message).toBe("Do you bake rye?");
      expect(requests).toEqual([requests[0], requests[0]]);
    });
  }
});

test("text that failed leaves the field once it is answered, with the blank that a keyboard put behind it", async ({
  page,
  host,
  site,
}) => {
  let isWell = false;
  await assistant(page, () => (isWell ? json({ message: "Yes, we do.", sessionId: "s1" }) : "cut"));
  await page.goto(site.page(html(tag(host.url))));
  await openChat(page);
  const field = dialog(page).getByRole("textbox", { name: "Message" });
  await field.fill("Do you bake rye? ");
  await field.press("Enter");
  await expect(dialog(page)).toContainText("I'm sorry");
  isWell = true;
  await dialog(page).getByRole("button", { name: "Try again" }).click();
  await expect(dialog(page).getByRole("log")).toContainText("Yes, we do.");
  await expect(field).toHaveValue("");
});

test("what did not arrive is marked until it is sent again, also after a reload, and goes once", async ({
  page,
  host,
  site,
}) => {
  let isOnline = false;
  const { requests } = await assistant(page, (message) =>
    isOnline ? json({ message: `You said: ${message}`, sessionId: "s1" }) : "cut",
  );
  await page.goto(site.page(html(tag(host.url))));
  await openChat(page);
  const field = dialog(page).getByRole("textbox", { name: "Message" });
  const items = dialog(page).getByRole("log").getByRole("listitem");
  const unsent = items.filter({ has: page.getByRole("button", { name: "Try again" }) });
  for (const text of ["One?", "Two?", "Three?"]) {
    await field.fill(text);
    await field.press("Enter");
    await expect(unsent.last()).toContainText(text);
    await expect(dialog(page)).toContainText("I'm sorry");
  }
  await expect(unsent).toHaveText([/^One\?/, /^Two\?/, /^Three\?/]);

  isOnline = true;
  await field.fill("Four?");
  await field.press("Enter");
  await expect(items.filter({ hasText: "You said: Four?" })).toHaveCount(1);
  await expect(unsent).toHaveText([/^One\?/, /^Two\?/, /^Three\?/]);
  await unsent.first().getByRole("button").click();
  await expect(items.filter({ hasText: "You said: One?" })).toHaveCount(1);
  await expect(unsent).toHaveText([/^Two\?/, /^Three\?/]);

  // The others go by themselves when the visitor comes back, one after the other.
  await page.reload();
  await launcher(page).click();
  await expect(items.filter({ hasText: "You said: Three?" })).toHaveCount(1);
  await expect(unsent).toHaveCount(0);
  await expect(items).toHaveText([
    ...[/Welcome/, /^Four\?$/, /You said: Four\?$/, /^One\?$/, /You said: One\?$/],
    ...[/^Two\?$/, /You said: Two\?$/, /^Three\?$/, /You said: Three\?$/],
  ]);
  expect(requests.slice(-2).map(({ message }) => message)).toEqual(["Two?", "Three?"]);
  const ids = (text: string) => new Set(requests.filter(({ message }) => message === text).map((one) => one.messageId));
  for (const text of ["One?", "Two?", "Three?", "Four?"]) expect([text, ids(text).size]).toEqual([text, 1]);
});

test("of what did not arrive the first is sent when the visitor comes back, and the others only after it", async ({
  page,
  host,
  site,
}) => {
  let isOnline = false;
  const { requests } = await assistant(page, (message) =>
    isOnline && message !== "Two?" ? json({ message: `You said: ${message}`, sessionId: "s1" }) : "cut",
  );
  await page.goto(site.page(html(tag(host.url))));
  await openChat(page);
  const items = dialog(page).getByRole("log").getByRole("listitem");
  const unsent = items.filter({ has: page.getByRole("button", { name: "Try again" }) });
  for (const text of ["One?", "Two?", "Three?"]) {
    await dialog(page).getByRole("textbox", { name: "Message" }).fill(text);
    await page.keyboard.press("Enter");
    await expect(unsent.last()).toContainText(text);
    await expect(dialog(page)).toContainText("I'm sorry");
  }
  isOnline = true;
  await page.reload();
  await launcher(page).click();
  await expect(dialog(page)).toContainText("I'm sorry");
  await expect(items.filter({ hasText: "You said: One?" })).toHaveCount(1);
  await expect(unsent).toHaveText([/^Two\?/, /^Three\?/]);
  expect(requests.slice(3).map(({ message }) => message)).toEqual(["One?", "Two?"]);
});

test("what is sent while an answer is awaited goes once that is there, unless it is written on", async ({
  page,
  host,
  site,
}) => {
  const { requests } = await assistant(page, (message) => json({ message: `You said: ${message}`, sessionId: "s1" }));
  let answer = () => {};
  await page.context().route("**/api/salesbot/*/chat", async (route) => {
    if (route.request().method() === "POST") await new Promise<void>((go) => (answer = go));
    await route.fallback();
  });
  await page.goto(site.page(html(tag(host.url))));
  await openChat(page);
  const field = dialog(page).getByRole("textbox", { name: "Message" });
  const log = dialog(page).getByRole("log");
  const typing = log.getByRole("status", { name: /is typing$/ });
  const send = async (text: string) => {
    await field.fill(text);
    await field.press("Enter");
  };
  await send("one");
  await expect(typing).toBeVisible();
  await send("two");
  await expect(field).toHaveValue("two");
  answer();
  await expect(log).toContainText("You said: one");
  await expect(field).toHaveValue("");
  await expect(typing).toBeVisible();
  await send("three");
  await field.press("End");
  await field.pressSequentially(" and a h");
  answer();
  await expect(log).toContainText("You said: two");
  await expect(typing).toHaveCount(0);
  await expect(field).toHaveValue("three and a h");
  expect(requests.map(({ message }) => message)).toEqual(["one", "two"]);
});

test("an answer that was awaited when the visitor left the page comes on the next one", async ({
  page,
  host,
  site,
}) => {
  let isWell = false;
  const { requests } = await assistant(page, () =>
    isWell ? json({ message: "At four.", sessionId: "s1" }) : "silence",
  );
  const address = site.page(html(tag(host.url)));
  await page.goto(address);
  await openChat(page);
  const log = dialog(page).getByRole("log");
  await dialog(page).getByRole("textbox").fill("When do you bake?");
  await page.keyboard.press("Enter");
  await expect.poll(() => requests.length).toBe(1);
  isWell = true;
  await page.goto(`${address}?next`);
  await openChat(page);
  await expect(log).toContainText("At four.");
  expect(requests).toEqual([requests[0], requests[0]]);
  await expect(log.getByText("When do you bake?")).toHaveCount(1);
  await page.goto(address);
  await openChat(page);
  await expect(log).toContainText("At four.");
  expect(requests).toHaveLength(2);
});

test("what the assistant answers stays text", async ({ page, host, site }) => {
  await assistant(page, () =>
    json({
      message:
        "<img src=x onerror=disturbed('xss')> [press](javascript:disturbed('xss')) **bold** [ours](https://shop.example.com/a) https://example.com/b.",
      sessionId: "s1",
      leadScore: 0,
    }),
  );
  await page.goto(site.page(html(tag(host.url))));
  await openChat(page);
  await dialog(page).getByRole("textbox").fill("Hi");
  await dialog(page).getByRole("button", { name: "Send" }).click();
  const answer = dialog(page).getByRole("listitem").last();
  await expect(answer).toContainText("<img src=x onerror=disturbed('xss')> [press](javascript:disturbed('xss')) bold");
  await expect(answer.locator("img")).toHaveCount(0);
  const links = answer.getByRole("link");
  expect(
    await links.evaluateAll((all) => all.map((link) => [(link as HTMLAnchorElement).href, link.getAttribute("rel")])),
  ).toEqual([
    ["https://shop.example.com/a", "noopener noreferrer nofollow"],
    ["https://example.com/b", "noopener noreferrer nofollow"],
  ]);
});

test("a message of 2,001 characters cannot be written, one of 2,000 is sent whole", async ({ page, host, site }) => {
  const { requests } = await assistant(page, () => json({ message: "Long.", sessionId: "s1", leadScore: 0 }));
  await page.goto(site.page(html(tag(host.url))));
  await openChat(page);
  const field = dialog(page).getByRole("textbox", { name: "Message" });
  await field.fill("x".repeat(1999));
  await field.pressSequentially("yz");
  await expect(field).toHaveValue(`${"x".repeat(1999)}y`);
  await expect(dialog(page)).toContainText("0 characters left");
  await field.press("Enter");
  await expect(dialog(page).getByRole("log")).toContainText("Long.");
  expect(requests[0]!.message).toHaveLength(2000);
});

test("an empty or blank message is not sent; Shift+Enter makes a line", async ({ page, host, site }) => {
  const { requests } = await assistant(page, () => json({ message: "Yes.", sessionId: "s1", leadScore: 0 }));
  await page.goto(site.page(html(tag(host.url))));
  await openChat(page);
  const field = dialog(page).getByRole("textbox", { name: "Message" });
  await expect(dialog(page).getByRole("button", { name: "Send" })).toBeDisabled();
  await field.fill("   ");
  await field.press("Enter");
  await field.fill("One");
  await field.press("Shift+Enter");
  await field.pressSequentially("two");
  await field.press("Enter");
  await expect(dialog(page).getByRole("log")).toContainText("Yes.");
  expect(requests).toMatchObject([{ message: "One\ntwo" }]);
});

test("a reply without a message gets the specification's words", async ({ page, host, site }) => {
  await assistant(page, () => json({ sessionId: "s1" }));
  await page.goto(site.page(html(tag(host.url))));
  await openChat(page);
  await dialog(page).getByRole("textbox").fill("Hi");
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("log")).toContainText(
    "I'm here to help you! Could you tell me more about your specific needs?",
  );
});

test("a page that calls us wrongly gets events, never an exception", async ({ page, host, site }) => {
  await page.goto(site.page(html(`<script src="${host.url}/sdk/v1.js"></script>`)));
  const results = await page.evaluate(() => {
    const { Meishi } = window as unknown as { Meishi: Record<string, (...args: unknown[]) => unknown> };
    const wrong: [string, unknown[]][] = [
      ["init", []],
      ["init", [null]],
      ["init", ["demo"]],
      ["init", [{}]],
      ["init", [{ card: "" }]],
      ["open", []],
      ["open", ["nope"]],
      ["close", []],
      ["toggle", [7]],
      ["on", []],
      ["on", [5, () => {}]],
    ];
    return wrong.map(([name, args]) => {
      try {
        Meishi[name]!(...args);
        return "quiet";
      } catch (error) {
        return `${name}: ${error}`;
      }
    });
  });
  expect(new Set(results)).toEqual(new Set(["quiet"]));
  const errors = await eventsOf(page, "error");
  expect(errors).toHaveLength(11);
  for (const { detail } of errors) expect(detail.reason).toMatch(/\w+ \w+/);
  await page.evaluate(() => (window as unknown as { Meishi: { destroy(): void } }).Meishi.destroy());
});
