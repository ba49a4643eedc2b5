import type { Page } from "@playwright/test";
import { dialog, expect, html, launcher, openChat, test, eventsOf } from "./sdk.fixtures.ts";

const MARA = "Mara Ellington";
const short = (host: string, card = "demo", attributes = "") =>
  `<script async src="${host}/sdk/v1.js?card=${card}" ${attributes}></script>`;
const plain = (host: string) => `<script async src="${host}/sdk/v1.js"></script>`;
const data = (host: string) => `<script async src="${host}/sdk/v1.js" data-card="demo"></script>`;
const element = '<meishi-card slug="demo">Our card</meishi-card>';
const name = (page: Page) => page.getByRole("heading", { name: MARA });

/** Notes what is asked of the host, pictures and counts apart. */
function watchRequests(page: Page, host: string): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    const path = request.url().replace(host, "");
    if (path.startsWith("/") && request.resourceType() !== "image" && !path.startsWith("/api/card-views"))
      requests.push(path);
  });
  return requests;
}

const answerWith = (page: Page, body: string, type = "application/json", status = 200) =>
  page
    .context()
    .route("**/sdk/card/*", (route) =>
      route.fulfill({ status, contentType: type, body, headers: { "access-control-allow-origin": "*" } }),
    );

test("a card is two requests and at most 9 KB, and moves nothing that was there", async ({ page, host, site }) => {
  const requests = watchRequests(page, host.url);
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  const urls = new Map<string, string>();
  let bytes = 0;
  network.on("Network.responseReceived", ({ requestId, response }) => urls.set(requestId, response.url));
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (urls.get(requestId)?.startsWith(`${host.url}/sdk/`)) bytes += encodedDataLength;
  });
  await page.goto(site.page(html(element + plain(host.url))));
  await expect(name(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(requests).toEqual(["/sdk/v1.js", "/sdk/card/demo"]);
  expect(bytes).toBeLessThanOrEqual(9 * 1024);
  // No picture without a size or, once known, a colour.
  const pictures = page.locator("meishi-card img");
  for (const picture of await pictures.all()) await expect(picture).toHaveAttribute("width", /^\d+$/);
});

test("the short script shows the button after one request", async ({ page, host, site }) => {
  const requests = watchRequests(page, host.url);
  await page.goto(site.page(html(short(host.url, "demo", 'data-label="Ask us" data-position="left"'))));
  const button = page.getByRole("button", { name: "Ask us. Open chat" });
  await expect(button).toHaveCSS("background-color", "rgb(245, 158, 11)");
  expect(requests).toEqual(["/sdk/v1.js?card=demo"]);
  expect((await button.boundingBox())!.x).toBe(16);
  expect(await eventsOf(page)).toEqual([{ type: "meishi:ready", detail: { card: "demo", id: 1 } }]);
  await openChat(page);
});

test("two short scripts show two buttons", async ({ page, host, site, makeUser, makeCard }) => {
  const other = await makeCard(await makeUser({ accessLevel: 2 }), { name: "Ada Example" });
  await host.database.transaction((tx) =>
    tx.insert(host.database.tables.salesbotConfigs).values({ cardId: other.id, isEnabled: true }),
  );
  await page.goto(site.page(html(short(host.url) + short(host.url, other.slug))));
  await expect(launcher(page)).toHaveCount(2);
});

test("a script for a card that is not there is one error and nothing else", async ({ page, host, site }) => {
  await page.goto(site.page(html(short(host.url, "nobody-here"))));
  await expect
    .poll(() => eventsOf(page))
    .toEqual([{ type: "meishi:error", detail: { card: "nobody-here", status: 404, reason: "404: Card not found" } }]);
  await expect(page.locator("meishi-launcher")).toHaveCount(0);
});

test("a short script that was served without its card asks for it", async ({ page, host, site }) => {
  const file = await (await fetch(`${host.url}/sdk/v1.js`)).text();
  await page.route("**/sdk/v1.js?card=demo", (route) =>
    route.fulfill({ contentType: "text/javascript", body: file, headers: { "access-control-allow-origin": "*" } }),
  );
  await page.goto(site.page(html(short(host.url))));
  await openChat(page);
});

test("data-card on a script for another card wins", async ({ page, host, site }) => {
  await page.goto(site.page(html(short(host.url, "nobody-here", 'data-card="demo"'))));
  await openChat(page);
});

test("the short script shows card elements too", async ({ page, host, site }) => {
  await page.goto(site.page(html(element + short(host.url))));
  await expect(name(page)).toBeVisible();
  await openChat(page);
});

test.describe("button, card and chat of one page", () => {
  const all = `${element}<meishi-chat card="demo">Our chat</meishi-chat>`;
  const tag = (host: string) => `<script async src="${host}/sdk/v1.js" data-card="demo"></script>`;

  test("share one request", async ({ page, host, site }) => {
    const requests = watchRequests(page, host.url);
    await page.goto(site.page(html(all + tag(host.url))));
    await expect(name(page)).toBeVisible();
    await expect(page.getByRole("region", { name: /^Chat with / })).toBeVisible();
    await launcher(page).waitFor();
    expect(requests.filter((path) => /\/card\//.test(path))).toEqual(["/sdk/card/demo"]);
  });

  test("share one error", async ({ page, host, site }) => {
    await answerWith(page, "Card not found", "text/plain", 404);
    await page.goto(site.page(html(all + tag(host.url))));
    await expect.poll(() => eventsOf(page, "error")).toHaveLength(1);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    expect(await eventsOf(page)).toHaveLength(1);
    await expect(page.getByText("Our card")).toBeVisible();
    await expect(page.getByText("Our chat")).toBeVisible();
  });
});

test("destroy() leaves no listener on the window or the document, and no element", async ({ page, host, site }) => {
  await page.addInitScript(() => {
    const live = new Map<string, number>();
    Object.assign(window, { live });
    for (const target of [window, document]) {
      const add = target.addEventListener.bind(target);
      const remove = target.removeEventListener.bind(target);
      const count = (key: string, by: number) => live.set(key, (live.get(key) ?? 0) + by);
      target.addEventListener = ((type: string, listener: EventListener, options?: AddEventListenerOptions) => {
        count(type, 1);
        options?.signal?.addEventListener("abort", () => count(type, -1));
        add(type, listener, options);
      }) as typeof target.addEventListener;
      target.removeEventListener = ((type: string, listener: EventListener) => {
        count(type, -1);
        remove(type, listener);
      }) as typeof target.removeEventListener;
    }
  });
  const alive = () =>
    page.evaluate(() => [...(window as unknown as { live: Map<string, number> }).live].filter(([, n]) => n > 0).sort());
  await page.goto(site.page(html(plain(host.url))));
  await page.waitForFunction(() => "Meishi" in window);
  const before = await alive();
  await page.evaluate(() => {
    const { Meishi } = window as unknown as { Meishi: Record<string, (arg?: unknown, more?: unknown) => void> };
    Meishi.on!("ready", () => {});
    Meishi.init!({ card: "demo" });
  });
  await openChat(page);
  await page.evaluate(() => (window as unknown as { Meishi: { destroy(): void } }).Meishi.destroy());
  await expect(page.locator("meishi-launcher")).toHaveCount(0);
  expect(await alive()).toEqual(before);
});

test("a press that comes first waits for its part; a form is sent, a picture opens", async ({ page, host, site }) => {
  await page.goto(site.page(html(element + plain(host.url))));
  await page.locator("meishi-card [data-picture]").first().click();
  await expect(page.locator("meishi-card .lightbox")).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/page-/);
});

test("a server's answer cannot run a script or leave the card's box of elements", async ({ page, host, site }) => {
  const tree = [
    "div",
    { class: "meishi", onclick: "disturbed('attribute')" },
    ["script", {}, "disturbed('script')"],
    ["img", { src: "x:", onerror: "disturbed('error')" }],
    ["iframe", { srcdoc: "<script>parent.disturbed('srcdoc')</script>", title: "frame" }],
    ["a", { href: " java\nscript:disturbed('link')", id: "link" }, "press"],
    ["object", { data: "javascript:disturbed('object')" }],
    [
      "form",
      { action: "javascript:disturbed('form')" },
      ["input", { name: "append" }],
      ["input", { name: "setAttribute" }],
    ],
    ["svg", {}, ["animate", { attributeName: "href", to: "javascript:disturbed('animate')" }], ["use", {}]],
    ["p", { class: "toast", hidden: "" }],
  ];
  await answerWith(page, JSON.stringify({ id: 1, tree, style: "", behaviours: [], launcher: "", salesbot: {} }));
  await page.goto(site.page(html(element + plain(host.url))));
  await expect.poll(() => eventsOf(page, "ready")).toHaveLength(1);
  const embedded = page.locator("meishi-card");
  await expect(embedded.locator("script,object,animate,use,[onclick],[onerror],[srcdoc],[href],[action]")).toHaveCount(
    0,
  );
  await embedded.locator("#link").click();
  await expect(embedded.locator("input[name=append]")).toHaveCount(1);
});

test.describe("the element keeps its own words, with one error,", () => {
  const whole = '{"id":1,"tree":["div",{"class":"meishi"},"A';
  for (const [what, body, type] of [
    ["for an answer cut off half-way", whole, "application/json"],
    ["for a page of HTML", "<!doctype html><h1>Wi-Fi</h1>", "text/html"],
    ["for JSON of something else", '{"hello":1}', "application/json"],
    ["for a tree of something else", '{"id":1,"tree":["div",{"class":5}],"style":""}', "application/json"],
  ] as const) {
    test(what, async ({ page, host, site }) => {
      await answerWith(page, body, type);
      await page.goto(site.page(html(element + plain(host.url))));
      await expect.poll(() => eventsOf(page)).toHaveLength(1);
      expect((await eventsOf(page, "error"))[0]!.detail.reason).toMatch(/\w+ \w+/);
      await expect(page.getByText("Our card")).toBeVisible();
    });
  }

  for (const [what, fake] of [
    ["throws", "() => { throw new Error('no') }"],
    ["answers something else", "() => Promise.resolve({})"],
    ["is no function", "5"],
  ] as const) {
    test(`where fetch was replaced by one that ${what}`, async ({ page, host, site }) => {
      await page.goto(site.page(html(element + plain(host.url), `<script>window.fetch = ${fake};</script>`)));
      await expect.poll(() => eventsOf(page, "error")).toHaveLength(1);
      await expect(page.getByText("Our card")).toBeVisible();
    });
  }
});

for (const [what, tag, shows] of [
  ["a button by data-card shows nothing, with one error", (host: string) => data(host), false],
  ["a card shows all the same", (host: string) => element + plain(host), true],
] as const) {
  test(`with a v1.js of a version that the host no longer has, ${what}`, async ({ page, host, site }) => {
    const file = await (await fetch(`${host.url}/sdk/v1.js`)).text();
    const { version } = (await (await fetch(`${host.url}/sdk/manifest.json`)).json()) as { version: string };
    await page.route("**/sdk/v1.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: file.replaceAll(version, "0.1.0-00000000") }),
    );
    await page.goto(site.page(html(tag(host.url))));
    if (shows) await expect(name(page)).toBeVisible();
    else await expect.poll(() => eventsOf(page, "error")).toHaveLength(1);
    await page.waitForLoadState("networkidle");
    expect(await eventsOf(page, "error")).toHaveLength(shows ? 0 : 1);
    await expect(page.locator("meishi-launcher")).toHaveCount(0);
  });
}

for (const [how, tags] of [
  ["the short script", short],
  ["data-card", data],
  ["an element", (host: string) => `<meishi-chat card="demo"></meishi-chat>${plain(host)}`],
] as const) {
  test(`loaded as a module, ${how} works`, async ({ page, host, site }) => {
    await page.goto(site.page(html(tags(host.url).replace("async", 'type="module"'))));
    if (how === "an element") await expect(page.locator("meishi-chat").getByRole("textbox")).toBeVisible();
    else await openChat(page);
    expect(await eventsOf(page, "error")).toEqual([]);
  });
}

test("calls before the button's code has come are not lost", async ({ page, host, site }) => {
  await page.goto(site.page(html(plain(host.url))));
  await page.waitForFunction(() => "Meishi" in window);
  await page.evaluate(() => {
    const { Meishi } = window as unknown as { Meishi: Record<string, (arg?: unknown) => void> };
    Meishi.init!({ card: "demo" });
    Meishi.open!();
  });
  await expect(dialog(page)).toBeVisible();
  await page.evaluate(() => {
    const { Meishi } = window as unknown as { Meishi: Record<string, (arg?: unknown) => void> };
    Meishi.destroy!();
    if (document.querySelector("meishi-launcher")) throw new Error("destroy() left its element");
    Meishi.open!();
  });
  expect(await eventsOf(page, "error")).toMatchObject([{ detail: { card: null, reason: "No card" } }]);
});

test("a page whose Object.prototype was polluted has its button, card and chat", async ({ page, host, site }) => {
  const pollution =
    "<script>Object.assign(Object.prototype, { polluted: () => disturbed('called'), color: 'red', label: 'x', host: 'https://evil.example', status: 404, capture: true });</script>";
  await page.goto(site.page(html(element + short(host.url), pollution)));
  await expect(name(page)).toBeVisible();
  await openChat(page);
});

test("thirty cards on one page are one request", async ({ page, host, site }) => {
  const requests = watchRequests(page, host.url);
  await page.goto(site.page(html(element.repeat(30) + plain(host.url))));
  await expect(name(page)).toHaveCount(30);
  expect(requests).toEqual(["/sdk/v1.js", "/sdk/card/demo"]);
});

for (const [what, card] of [
  ["with only a name", { name: "Ada Example" }],
  ["in Arabic", { name: "ليلى حداد", title: "مصممة", about: "مرحبا" }],
] as const) {
  test(`a card ${what} shows`, async ({ page, host, site, makeUser, makeCard }) => {
    const { slug } = await makeCard(await makeUser(), card);
    await page.goto(site.page(html(`<meishi-card slug="${slug}"></meishi-card>${plain(host.url)}`)));
    await expect(page.getByRole("heading", { name: card.name })).toBeVisible();
    await expect(page.locator("meishi-card .meishi")).toHaveAttribute("dir", "title" in card ? "rtl" : "ltr");
  });
}

test.describe("as a module without a bundler,", () => {
  const module = (host: string, version: string, code: string) =>
    `<div id="place">Our card</div><script type="module">
      import { mountCard, mountChat } from "${host}/sdk/${version}/index.js";
      const place = document.getElementById("place");
      ${code.replaceAll("HOST", host)}
    </script>`;
  const versionOf = async (host: string) =>
    ((await (await fetch(`${host}/sdk/manifest.json`)).json()) as { version: string }).version;

  test("mountCard shows a card and takes it away", async ({ page, host, site }) => {
    const code = `window.leave = await mountCard(place, { card: "demo", host: "HOST" });`;
    await page.goto(site.page(html(module(host.url, await versionOf(host.url), code))));
    await expect(name(page)).toBeVisible();
    await page.locator("#place").getByRole("button", { name: "QR Code" }).click();
    await expect(page.getByRole("dialog", { name: MARA })).toBeVisible();
    await page.evaluate(() => (window as unknown as { leave(): void }).leave());
    await expect(name(page)).toHaveCount(0);
    await expect(page.getByText("Our card")).toBeVisible();
  });

  test("mountChat shows a chat and takes it away; both answer null for nothing", async ({ page, host, site }) => {
    const code = `window.leave = await mountChat(place, { card: "demo", host: "HOST" });
      const other = document.body.appendChild(document.createElement("div"));
      window.nothing = [await mountCard(other, { card: "nobody", host: "HOST" }), await mountChat(other, { card: "nobody", host: "HOST" })];`;
    await page.goto(site.page(html(module(host.url, await versionOf(host.url), code))));
    const chat = page.getByRole("region", { name: /^Chat with / });
    await expect(chat).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { nothing?: unknown[] }).nothing))
      .toEqual([null, null]);
    await page.evaluate(() => (window as unknown as { leave(): void }).leave());
    await expect(chat).toHaveCount(0);
    await expect(dialog(page)).toHaveCount(0);
  });
});
