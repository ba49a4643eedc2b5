import { words as arabic } from "../../sdk/chat/words/ar.ts";
import { dialog, expect, html, launcher, openChat, test, eventsOf } from "./sdk.fixtures.ts";

const tag = (host: string, attributes = 'data-card="demo"') =>
  `<script async src="${host}/sdk/v1.js" ${attributes}></script>`;

test.describe("the chat works on a page", () => {
  test("with one script tag", async ({ page, host, site }) => {
    await page.goto(site.page(html(tag(host.url))));
    await openChat(page);
    expect(await eventsOf(page, "ready")).toEqual([{ type: "meishi:ready", detail: { card: "demo", id: 1 } }]);
    expect(await eventsOf(page, "open")).toHaveLength(1);
  });

  test("that takes a card by its id", async ({ page, host, site }) => {
    await page.goto(site.page(html(tag(host.url, 'data-card="1"'))));
    await openChat(page);
  });

  for (const how of ["", "defer", "async"]) {
    test(`with the script in its head, ${how || "blocking"}`, async ({ page, host, site }) => {
      await page.goto(site.page(html("", `<script ${how} src="${host.url}/sdk/v1.js" data-card="demo"></script>`)));
      await openChat(page);
    });
  }

  test("with a policy that knows only the host", async ({ page, host, site }) => {
    await page.goto(
      site.page(html(tag(host.url)), {
        "content-security-policy": `default-src 'none'; script-src ${host.url}; connect-src ${host.url}; img-src ${host.url} data:`,
      }),
    );
    await openChat(page);
  });

  test("with a policy of nonces and strict-dynamic", async ({ page, host, site }) => {
    await page.goto(
      site.page(html(`<script nonce="n1" async src="${host.url}/sdk/v1.js" data-card="demo"></script>`), {
        "content-security-policy": `default-src 'none'; script-src 'nonce-n1' 'strict-dynamic'; connect-src ${host.url}; img-src ${host.url}`,
      }),
    );
    await openChat(page);
  });

  test("that allows no styles but its own", async ({ page, host, site }) => {
    await page.goto(site.page(html(tag(host.url)), { "content-security-policy": "style-src 'none'" }));
    await openChat(page);
    await expect(dialog(page)).toHaveCSS("width", "320px");
  });

  test("that requires Trusted Types", async ({ page, host, site }) => {
    await page.goto(
      site.page(html(`${tag(host.url)}<meishi-card slug="demo"></meishi-card>`), {
        "content-security-policy": "require-trusted-types-for 'script'; trusted-types 'none'",
      }),
    );
    await openChat(page);
    await expect(page.getByRole("heading", { name: "Mara Ellington" })).toBeVisible();
  });

  test("whose body React hydrates", async ({ page, host, site, demo }) => {
    const app = "<main><h1>Hydrated</h1><button>Count 0</button></main>";
    await page.goto(
      site.page(`<!doctype html><html lang="en"><head><title>React</title>
      <script async src="${host.url}/sdk/v1.js" data-card="demo"></script>
      <script src="${demo.url}/vendor/react.js"></script><script src="${demo.url}/vendor/react-dom.js"></script>
      <script>addEventListener("DOMContentLoaded", () => {
        const h = React.createElement;
        function App() {
          const [n, count] = React.useState(0);
          return h("main", null, h("h1", null, "Hydrated"), h("button", { onClick: () => count(n + 1) }, "Count " + n));
        }
        ReactDOM.hydrateRoot(document.body, h(App), { onRecoverableError: (error) => disturbed(String(error)) });
      });</script></head><body>${app}</body></html>`),
    );
    await openChat(page);
    await page.getByRole("button", { name: "Count 0" }).click();
    await expect(page.getByRole("button", { name: "Count 1" })).toBeVisible();
    await expect(dialog(page)).toBeVisible();
  });

  test("whose whole document React renders anew", async ({ page, host, site, demo }) => {
    await page.goto(
      site.page(
        html(`${tag(host.url)}
      <script src="${demo.url}/vendor/react.js"></script><script src="${demo.url}/vendor/react-dom.js"></script>`),
      ),
    );
    await launcher(page).waitFor();
    await page.evaluate(() => {
      const { React, ReactDOM } = window as unknown as Record<
        string,
        { createElement(...args: unknown[]): unknown; createRoot(at: Node): { render(what: unknown): void } }
      >;
      const h = React!.createElement;
      ReactDOM!.createRoot(document).render(h("html", null, h("head"), h("body", null, h("h1", null, "Anew"))));
    });
    await expect(page.getByRole("heading", { name: "Anew" })).toBeVisible();
    await openChat(page);
  });

  test("whose body is swapped as Turbo and pjax do", async ({ page, host, site }) => {
    await page.goto(site.page(html(tag(host.url))));
    await openChat(page);
    await page.evaluate((src) => {
      const body = document.createElement("body");
      body.append(Object.assign(document.createElement("h1"), { textContent: "Next page" }));
      const script = Object.assign(document.createElement("script"), { src, async: true });
      script.dataset.card = "demo";
      body.append(script);
      document.body.replaceWith(body);
      return new Promise((loaded) => {
        script.onload = loaded;
      });
    }, `${host.url}/sdk/v1.js`);
    await expect(page.getByRole("heading", { name: "Next page" })).toBeVisible();
    await expect(dialog(page)).toBeVisible();
    await expect(page.locator("meishi-launcher")).toHaveCount(1);
  });

  test("that moves by its history", async ({ page, host, site }) => {
    await page.goto(site.page(html(tag(host.url))));
    await launcher(page).waitFor();
    const length = await page.evaluate(() => history.length);
    await openChat(page);
    expect(await page.evaluate(() => history.length)).toBe(length);
    await page.evaluate(() => history.pushState({}, "", "/next"));
    await page.evaluate(() => history.back());
    await expect(dialog(page)).toBeVisible();
  });

  test("in a sandboxed frame without an origin", async ({ page, host, site }) => {
    const inner = site.page(html(tag(host.url)));
    await page.goto(
      site.page(html(`<iframe sandbox="allow-scripts" src="${inner}" width="500" height="600"></iframe>`)),
    );
    const frame = page.frames().find((each) => each.url() === inner)!;
    await openChat(frame);
  });

  test("with a base that leads elsewhere", async ({ page, host, site }) => {
    await page.goto(site.page(html(tag(host.url), '<base href="https://elsewhere.example.com/deep/">')));
    await openChat(page);
  });

  test("that reverts every style", async ({ page, host, site }) => {
    await page.goto(site.page(html(tag(host.url), "<style>* { all: revert !important }</style>")));
    await openChat(page);
    const box = (await dialog(page).boundingBox())!;
    const { width, height } = page.viewportSize()!;
    expect([box.width, box.height, width - box.x - box.width, height - box.y - box.height]).toEqual([320, 460, 16, 16]);
  });

  test("with another root font size", async ({ page, host, site }) => {
    await page.goto(
      site.page(
        html(
          tag(host.url),
          "<style>html { font-size: 62.5%; line-height: 3; letter-spacing: 4px; text-transform: uppercase }</style>",
        ),
      ),
    );
    await openChat(page);
    await expect(dialog(page).getByRole("textbox")).toHaveCSS("font-size", "16px");
    const firstMessage = dialog(page).getByRole("listitem").first();
    for (const [name, value] of [
      ["font-size", "15px"],
      ["letter-spacing", "normal"],
      ["text-transform", "none"],
    ] as const) {
      await expect(firstMessage).toHaveCSS(name, value);
    }
  });

  test("whose body is transformed and scrolled", async ({ page, host, site }) => {
    await page.goto(
      site.page(
        html(
          tag(host.url),
          "<style>body { transform: scale(1.02); min-height: 4000px } html { filter: sepia(.1); overflow-x: hidden }</style>",
        ),
      ),
    );
    await launcher(page).waitFor();
    await page.evaluate(() => scrollTo(0, 1500));
    await expect(launcher(page)).toBeInViewport();
    await openChat(page);
    const box = (await dialog(page).boundingBox())!;
    expect(page.viewportSize()!.height - box.y - box.height).toBe(16);
  });

  test("that fights for the highest z-index", async ({ page, host, site }) => {
    await page.goto(
      site.page(html(`${tag(host.url)}<div style="position:fixed;inset:0;z-index:2147483647;background:#eee"></div>`)),
    );
    await launcher(page).waitFor();
    await page.evaluate(() => document.documentElement.append(document.querySelector("div")!));
    await openChat(page);
  });

  test("laid out as a grid or flex box, without taking a place in it", async ({ page, host, site }) => {
    await page.goto(
      site.page(html(tag(host.url), "<style>html { display: flex; gap: 40px } body { flex: 1 }</style>")),
    );
    const before = await page.locator("body").boundingBox();
    await launcher(page).waitFor();
    expect(await page.locator("body").boundingBox()).toEqual(before);
  });

  test("that reads from right to left", async ({ page, demo }) => {
    await page.goto(`${demo.url}/rtl.html`);
    await page.getByRole("button", { name: arabic.open }).click();
    await expect(page.getByRole("dialog")).toHaveAttribute("dir", "rtl");
    await expect.poll(async () => (await page.getByRole("dialog").boundingBox())!.x).toBe(16);
  });

  test("at 200 % zoom", async ({ browser, host, site }) => {
    const context = await browser.newContext({ viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 });
    const page = await context.newPage();
    await page.goto(site.page(html(tag(host.url))));
    await openChat(page);
    for (const name of ["Minimise", "Close chat", "Send"]) {
      await expect(dialog(page).getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    }
    await context.close();
  });

  test("beside RequireJS", async ({ page, host, site }) => {
    await page.goto(
      site.page(
        html(
          tag(host.url),
          `<script>
      window.define = () => disturbed("define was called"); define.amd = {}; window.require = define; window.module = { exports: {} }; window.exports = module.exports;
    </script>`,
        ),
      ),
    );
    await openChat(page);
  });

  test("that froze the prototypes", async ({ page, host, site }) => {
    await page.goto(
      site.page(
        html(
          `${tag(host.url)}<meishi-card slug="demo"></meishi-card>`,
          "<script>for (const { prototype } of [Object, Array, Function, Promise, String]) Object.freeze(prototype);</script>",
        ),
      ),
    );
    await openChat(page);
    await expect(page.getByRole("heading", { name: "Mara Ellington" })).toBeVisible();
  });

  test("without a cookie, sent or set", async ({ page, context, host, site }) => {
    await context.addCookies([{ name: "meishi_session", value: "x", url: host.url, sameSite: "Lax" }]);
    const cookies: string[] = [];
    page.on("request", async (request) => {
      const { cookie } = await request.allHeaders();
      if (cookie && request.url().startsWith(host.url)) cookies.push(request.url());
    });
    await page.goto(site.page(html(tag(host.url))));
    await openChat(page);
    expect(cookies).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(["meishi_session"]);
  });

  test("where storage throws", async ({ page, host, site }) => {
    await page.goto(
      site.page(
        html(
          tag(host.url),
          `<script>
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError"); } });
      }
    </script>`,
        ),
      ),
    );
    await openChat(page);
  });

  test("by a tag manager that evaluates the script and names the host", async ({ page, host, site }) => {
    const script = await (await fetch(`${host.url}/sdk/v1.js`)).text();
    await page.goto(site.page(html(`<script data-host="${host.url}" data-card="demo"></script>`)));
    await page.evaluate((text) => (0, eval)(text), script);
    await openChat(page);
  });

  test("by a tag manager that calls init", async ({ page, host, site }) => {
    const script = await (await fetch(`${host.url}/sdk/v1.js`)).text();
    await page.goto(site.page(html("")));
    await page.evaluate((text) => (0, eval)(text), script);
    await page.evaluate(
      (url) => (window as unknown as { Meishi: { init(o: object): void } }).Meishi.init({ card: "demo", host: url }),
      host.url,
    );
    await openChat(page);
  });

  test("that loads the script twice, once", async ({ page, host, site }) => {
    await page.goto(
      site.page(
        html(`${tag(host.url)}${tag(host.url)}<script defer src="${host.url}/sdk/v1.js" data-card="demo"></script>`),
      ),
    );
    await openChat(page);
    await expect(page.locator("meishi-launcher")).toHaveCount(1);
    expect(await eventsOf(page, "ready")).toHaveLength(1);
  });
});
