// Markup that visitors may post on a page which embeds us, named like what scripts ask of document and window.
import { expect, html, openChat, test, eventsOf } from "./sdk.fixtures.ts";

const tag = (host: string) => `<script async src="${host}/sdk/v1.js" data-card="demo"></script>`;

// Each stands before our tag.
for (const [what, markup] of [
  ["an image named currentScript", `<img name="currentScript" src="EVIL/sdk/v1.js" data-host="EVIL">`],
  ["a form named currentScript", `<form name="currentScript" data-host="EVIL"><input name="src"></form>`],
  ["a frame named currentScript", `<iframe name="currentScript" src="EVIL/sdk/v1.js"></iframe>`],
  ["an API of its own", `<form id="Meishi"><input name="init"></form>`],
  ["an API in two parts", `<a id="Meishi"></a><a id="Meishi" name="init"></a>`],
  ["a frame named Meishi", `<iframe name="Meishi" src="EVIL/"></iframe>`],
] as const) {
  test(`a page with ${what}`, async ({ page, host, site }) => {
    const requests: string[] = [];
    await page.route("https://evil.example/**", (route) => {
      if (route.request().resourceType() === "script") requests.push(route.request().url());
      return route.abort();
    });
    const posted = markup.replaceAll("EVIL", "https://evil.example");
    await page.goto(site.page(html(`${posted}${tag(host.url)}`)));
    await openChat(page);
    expect(requests).toEqual([]);
  });
}

test("a page with images named like all that we call of a document", async ({ page, host, site }) => {
  const names = ["querySelector", "getElementById", "createElement", "createElementNS", "body", "head"];
  const more = ["documentElement", "readyState", "addEventListener", "dispatchEvent", "activeElement", "hidden"];
  const posted = [...names, ...more].map((name) => `<img name="${name}"><form name="${name}"></form>`).join("");
  await page.goto(site.page(html(`${posted}<meishi-card slug="demo"></meishi-card>${tag(host.url)}`)));
  await expect(page.locator("meishi-card").getByRole("heading", { level: 1 })).toBeVisible();
  await openChat(page);
  expect(await eventsOf(page, "error")).toEqual([]);
});

test("a page that has given every object short properties", async ({ page, host, site }) => {
  // Taken back once the card shows: Playwright's own scripts in the page would not survive them.
  const pollution = `<script>
    const names = [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ$_"];
    for (const name of names) Object.prototype[name] = "polluted";
    document.addEventListener("meishi:ready", () => {
      for (const name of names) delete Object.prototype[name];
      console.log("shown");
    });
  </script>`;
  const ready = page.waitForEvent("console", (line) => line.text() === "shown");
  await page.goto(site.page(html(`${pollution}<meishi-card slug="demo"></meishi-card>${tag(host.url)}`)));
  await ready;
  await expect(page.locator("meishi-card").getByRole("heading", { level: 1 })).toBeVisible();
  await openChat(page);
  expect(await eventsOf(page, "error")).toEqual([]);
});

for (const [how, ours] of [
  ["as a module", (host: string) => `<script type="module" src="${host}/sdk/v1.js" data-card="demo"></script>`],
  ["by import()", (host: string) => `<script type="module">import("${host}/sdk/v1.js")</script>`],
] as const) {
  test(`loaded ${how}, beside a script of data that names a host, of which no part of ours is fetched`, async ({
    page,
    host,
    site,
  }) => {
    const requests: string[] = [];
    await page.route("https://evil.example/**", (route) => {
      requests.push(route.request().url());
      return route.abort();
    });
    const evil = "https://evil.example";
    const posted = `<script type="text/plain" src="${evil}/sdk/v1.js" data-host="${evil}" data-card="demo"></script>`;
    await page.goto(site.page(html(posted + ours(host.url))));
    await page.waitForFunction(() => typeof window.Meishi === "object");
    await page.evaluate(() => window.Meishi?.open());
    await page.waitForTimeout(300);
    expect(requests).toEqual([]);
  });
}

test("an element names a host, of which no part of ours is fetched", async ({ page, host, site }) => {
  const script = await (await fetch(`${host.url}/sdk/v1.js`)).text();
  const requests: string[] = [];
  await page.route("https://evil.example/**", (route) => {
    requests.push(route.request().resourceType());
    return route.abort();
  });
  await page.goto(site.page(html(`<meishi-card slug="demo" host="https://evil.example"></meishi-card>`)));
  await page.evaluate((text) => (0, eval)(text), script);
  await expect.poll(async () => (await eventsOf(page, "error")).length).toBeGreaterThan(0);
  expect(requests).toEqual([]);
});
