import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

// What one test leaves in the browser is gone in the next, though both have the same context.
test.describe.configure({ mode: "serial" });

/** What a page of ours finds in its browser. */
const browserState = (page: Page) =>
  page.evaluate(async () => ({
    cookie: document.cookie,
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    left: "left" in window,
  }));
const NOTHING = { cookie: "", local: {}, session: {}, databases: [], caches: [], left: false };

let used: unknown;

test("a test fills the browser in every way", async ({ page, context }) => {
  used = context;
  await page.addInitScript(() => Object.assign(window, { left: true }));
  await page.route("**/healthz", (route) => route.fallback());
  await page.goto("/healthz");
  await page.evaluate(async () => {
    document.cookie = "left=1";
    localStorage.setItem("left", "1");
    sessionStorage.setItem("left", "1");
    await caches.open("left");
    await new Promise((resolve) => (indexedDB.open("left").onsuccess = resolve));
  });
  await context.newPage();
  expect(await browserState(page)).not.toEqual(NOTHING);
});

test("the next finds nothing of it, and forbids something for good", async ({ page, context }) => {
  expect(context).toBe(used);
  await page.goto("/healthz");
  expect(await browserState(page)).toEqual(NOTHING);
  await context.route("**/healthz", (route) => route.abort());
});

test("the one after that has a new context", async ({ page, context }) => {
  expect(context).not.toBe(used);
  expect(context.pages()).toEqual([page]);
  await page.goto("/healthz");
  expect(await browserState(page)).toEqual(NOTHING);
});
