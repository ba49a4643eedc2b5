import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "../scripts/chromium.ts";
import { startHost } from "../tests/host.ts";
import { peerFiles } from "./peers.ts";

const ROUNDS = 5;
/** Slow 4G as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SETTLE_MS = 1_500;

interface Load {
  /** ms until the page's load event, and until what is ours showed; 0 without us. */
  loaded: number;
  shown: number;
  /** ms until the chat stood open after a press; 0 where none was made. */
  opened: number;
  requests: number;
  bytes: number;
  /** Bytes of scripts and answers of ours, without pictures. */
  ours: number;
  shift: number;
  longTasks: number;
}

interface Marks {
  shown: number;
  shift: number;
  longTasks: number;
}

/**
 * What a page of somebody else pays for us on a slow phone: the same page without us, with the launcher, with a card,
 * and with the buttons of Cal.com and Typebot, from their npm packages and on the same network.
 */
export async function benchEmbed(): Promise<string[]> {
  const host = await startHost({ RATE_LIMITS: "off" });
  const tag = (attributes = "") => `<script async src="${host.url}/sdk/v1.js"${attributes}></script>`;
  const peers = await peerFiles();
  const pages: Record<string, string> = {
    without: "",
    launcher: `<script async src="${host.url}/sdk/v1.js?card=demo"></script>`,
    "by data-card": tag(' data-card="demo"'),
    card: `${tag()}<meishi-card slug="demo"></meishi-card>`,
    ...Object.fromEntries(peers.map(({ name, page }) => [name, page])),
  };
  const site = createServer((request, response) => {
    const path = decodeURIComponent(request.url!.slice(1));
    const peer = peers.find(({ file }) => file === path);
    if (!peer) return response.writeHead(200, { "content-type": "text/html" }).end(shop(pages[path] ?? ""));
    // As we are sent: as small as it gets.
    const headers = { "content-type": "text/javascript", "content-encoding": "br" };
    return response.writeHead(200, headers).end(peer.bytes);
  }).listen(0);
  await once(site, "listening");
  const origin = `http://localhost:${(site.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const measured: Record<string, Load[]> = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of Object.keys(measured)) measured[name]!.push(await load(browser, `${origin}/${name}`, name));
  }
  await browser.close();
  site.close();
  site.closeAllConnections();
  await host.stop();

  const of = (name: string) => middle(measured[name]!);
  const [without, launcher, byAttribute, card] = [of("without"), of("launcher"), of("by data-card"), of("card")];
  const kb = (bytes: number) => (bytes / 1024).toFixed(1);
  const cost = (of: Load) =>
    `load ${of.loaded} ms (ratio ${(of.loaded / without.loaded).toFixed(2)}), ${of.requests} requests (${without.requests} without us), ` +
    `${kb(of.bytes)} KB (${kb(without.bytes)}), layout shift ${of.shift.toFixed(3)} (${without.shift.toFixed(3)}), long tasks ${of.longTasks} (${without.longTasks})`;
  const beside = peers.map(({ name, version }) => {
    const { shown: visibleMs, requests, bytes, shift } = of(name);
    return (
      `  ours against ${name} ${version}: ${(launcher.shown / visibleMs).toFixed(2)} of the time (its button after ${visibleMs} ms), ` +
      `${(launcher.bytes / bytes).toFixed(2)} of the bytes (${kb(bytes)} KB in ${requests} requests, layout shift ${shift.toFixed(3)})`
    );
  });
  return [
    `page without us: load ${without.loaded} ms`,
    `with the launcher: ${cost(launcher)}`,
    `  it shows after ${launcher.shown} ms (aim 450, 1 request, shift 0), the chat stands ${launcher.opened} ms after a press`,
    ...beside,
    `with the launcher by data-card: ${cost(byAttribute)}`,
    `  it shows after ${byAttribute.shown} ms (aim: 2 requests)`,
    `with a card element: ${cost(card)}`,
    `  it shows after ${card.shown} ms (aim 750); v1.js and the card are ${kb(card.ours)} KB with their headers (aim 9)`,
  ];
}

/** A page with something to shift: text that a late box above or among it would move. */
const shop = (
  more: string,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Somebody's shop</title><h1>Somebody's shop</h1>${"<p>Bread and more, every day from six.</p>".repeat(40)}${more}</html>`;

async function load(browser: Browser, url: string, name: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", SLOW_4G);
  const sum = { requests: 0, bytes: 0, ours: 0 };
  const urls = new Map<string, string>();
  network.on("Network.requestWillBeSent", ({ request }) => {
    if (!/favicon/.test(request.url)) sum.requests++;
  });
  network.on("Network.responseReceived", ({ requestId, response }) => urls.set(requestId, response.url));
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    sum.bytes += encodedDataLength;
    if (urls.get(requestId)?.includes("/sdk/")) sum.ours += encodedDataLength;
  });
  await page.addInitScript(() => {
    const marks = { shown: 0, shift: 0, longTasks: 0 };
    Object.assign(window, { marks });
    document.addEventListener("meishi:ready", () =>
      requestAnimationFrame(() => {
        marks.shown ||= Math.round(performance.now());
      }),
    );
    // The peers tell nobody, so their button is looked for. Nothing here has a name: tsx's helper for that is not here.
    const looking = setInterval(() => {
      const peer = document.querySelector("cal-floating-button,typebot-bubble");
      const button = peer?.shadowRoot?.querySelector("button");
      if (!button || button.getBoundingClientRect().width === 0) return;
      clearInterval(looking);
      marks.shown ||= Math.round(performance.now());
    }, 4);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) marks.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      marks.longTasks += list.getEntries().length;
    }).observe({ type: "longtask", buffered: true });
  });
  await page.goto(url);
  const read = () => page.evaluate(() => (window as unknown as { marks: Marks }).marks);
  if (name !== "without") await page.waitForFunction(() => (window as unknown as { marks: Marks }).marks.shown > 0);
  await page.waitForTimeout(SETTLE_MS); // what comes late counts too
  const loaded = await page.evaluate(() =>
    Math.round((performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).loadEventEnd),
  );
  const paid = { ...sum };
  const marks = await read();
  let opened = 0;
  if (name === "launcher") {
    const pressed = performance.now();
    await page.getByRole("button", { name: /Open chat$/ }).click();
    await page.getByRole("dialog", { name: /^Chat with/ }).waitFor();
    opened = Math.round(performance.now() - pressed);
  }
  await context.close();
  return { loaded, opened, ...marks, ...paid };
}

/** The median of each number: rounds on a shared machine stray to one side. */
function middle(loads: Load[]): Load {
  const of = (key: keyof Load) => loads.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(loads.length / 2)]!;
  return {
    loaded: of("loaded"),
    shown: of("shown"),
    opened: of("opened"),
    requests: of("requests"),
    bytes: of("bytes"),
    ours: of("ours"),
    shift: of("shift"),
    longTasks: of("longTasks"),
  };
}
