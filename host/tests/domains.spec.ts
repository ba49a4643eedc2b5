import sharp from "sharp";
import type { Page } from "@playwright/test";
import { unique } from "./builders.ts";
import { aDomain, callAs } from "./domain-builders.ts";
import { expect, test as base } from "./line-fixtures.ts";
import { type NameServer, startNameServer } from "./name-server.ts";

/** Each worker's host asks a name server of its own. */
const test = base.extend<object, { names: NameServer }>({
  names: [
    async ({}, use) => {
      const names = await startNameServer();
      names.set("meishi.example", { A: ["192.0.2.10"] });
      await use(names);
      await names.stop();
    },
    { scope: "worker" },
  ],
  settings: [
    async ({ names }, use) => use({ PUBLIC_URL: "http://meishi.example", DNS_SERVER: names.address }),
    { scope: "worker" },
  ],
});

/** Browsers find names below localhost on this machine, and trust them as they trust HTTPS. */
const aLocalName = () => `${unique("cards")}.localhost`;
const untilServed = (url: string, name: string) =>
  expect.poll(async () => (await callAs({ url }, name, "/")).status).toBe(200);

test.use({ serviceWorkers: "allow" });

test("a domain is added, checked, made the main address and removed", async ({
  page,
  makeUser,
  makeCard,
  signIn,
  names,
  expectNoAxeFindings,
}) => {
  const user = await makeUser({ accessLevel: 3 });
  const card = await makeCard(user, { name: "Ada Domain" });
  await signIn(user);
  await page.goto("/account?tab=domains");
  await expect(page.getByRole("heading", { name: "Use your own domain" })).toBeVisible();
  await page.getByRole("textbox", { name: "Domain" }).fill("https://acme.example/");
  await page.getByRole("button", { name: "Add domain" }).click();
  await expect(page.getByRole("main").getByText("Enter only the host name, such as cards.example.com")).toBeVisible();
  const name = `${unique("cards")}.acme.example`;
  await page.getByRole("textbox", { name: "Domain" }).fill(name);
  await page.getByRole("button", { name: "Add domain" }).click();

  const panel = page.getByRole("region", { name });
  await expect(panel.getByText("Waiting for records")).toBeVisible();
  await expect(panel.getByText("meishi.example", { exact: true })).toBeVisible();
  const token = await panel.locator("li", { hasText: "TXT" }).locator("code").last().textContent();
  await expectNoAxeFindings("main");
  await panel.getByRole("button", { name: "Check now" }).click();
  await expect(panel.getByText(`There is no TXT record at _meishi.${name}.`)).toBeVisible();

  names.set(name, { CNAME: ["meishi.example"] });
  names.set(`_meishi.${name}`, { TXT: [token!] });
  await panel.getByRole("button", { name: "Check now" }).click();
  await expect(panel.getByText("Live", { exact: true })).toBeVisible();
  await panel.getByRole("button", { name: "Make main address" }).click();
  await expect(panel.getByText("Main address", { exact: true })).toBeVisible();
  await page.goto(`/card-editor/${card.id}`);
  await expect(page.getByText(`http://${name}/`, { exact: true })).toBeVisible();

  await page.goto("/account?tab=domains");
  await panel.getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByRole("button", { name: "Remove domain" }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole("heading", { name: "Use your own domain" })).toBeVisible();
});

test("a domain gets a name, a color and an icon of its own", async ({
  page,
  host,
  makeUser,
  makeCard,
  signIn,
  expectNoAxeFindings,
}) => {
  const user = await makeUser({ accessLevel: 3 });
  const { id: cardId } = await makeCard(user, { name: "Ada Look" });
  const name = aLocalName();
  await aDomain(host.database, user, { host: name, cardId });
  await signIn(user);
  await page.goto("/account?tab=domains");
  const panel = page.getByRole("region", { name: name });
  await panel.getByText("Card and look").click();
  await panel.getByLabel("App colour").fill("red");
  await panel.getByRole("button", { name: "Save domain" }).click();
  await expect(panel.getByText("Enter a colour such as #b45309.")).toBeVisible();
  await panel.getByLabel("App colour").fill("#123456");
  await panel.getByLabel("App name").fill("Acme cards");
  const buffer = await sharp({ create: { width: 512, height: 512, channels: 3, background: "#0a7d32" } })
    .png()
    .toBuffer();
  await panel.locator("input[type=file]").setInputFiles({ name: "icon.png", mimeType: "image/png", buffer });
  await expect(page.getByText("Icon uploaded", { exact: true })).toBeVisible();
  await panel.getByRole("button", { name: "Save domain" }).click();
  await expect(page.getByText("Domain saved")).toBeVisible();
  await expectNoAxeFindings("main");
});

test("levels 1 and 2 have no Domains tab", async ({ page, makeUser, signIn }) => {
  await signIn(await makeUser({ accessLevel: 2 }));
  await page.goto("/account?tab=domains");
  await expect(page.getByRole("tab", { name: "Security" })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Domains" })).toBeHidden();
});

const saved = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !name.startsWith("meishi-shell"));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

test("a card on its own domain works whole, and opens offline after one visit", async ({
  page,
  host,
  line,
  makeUser,
  makeCard,
}) => {
  const user = await makeUser({ accessLevel: 3 });
  const root = await makeCard(user, { name: "Ada Rootcard", phone: "+44 20 7946 0000" });
  const second = await makeCard(user, { name: "Ben Secondcard" });
  const name = aLocalName();
  await aDomain(host.database, user, { host: name, cardId: root.id });
  const origin = line.url.replace("localhost", name);
  await untilServed(line.url, name);

  const missing: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) missing.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  await page.goto(`${origin}/`);
  await expect(page.getByRole("heading", { name: "Ada Rootcard" })).toBeVisible();
  await expect(page.getByText("Powered by")).toBeHidden();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => saved(page), { timeout: 15_000 }).toContain(`/api/vcard/${root.id}`);
  await expect.poll(() => saved(page)).toContain("/");
  await page.goto(`${origin}/${second.slug}`);
  await expect(page.getByRole("heading", { name: "Ben Secondcard" })).toBeVisible();
  await expect.poll(() => saved(page)).toContain(`/${second.slug}`);
  expect(missing).toEqual([]);

  line.cut();
  await page.goto(`${origin}/`);
  await expect(page.getByRole("heading", { name: "Ada Rootcard" })).toBeVisible();
  await page.goto(`${origin}/${second.slug}?s=qr`);
  await expect(page.getByRole("heading", { name: "Ben Secondcard" })).toBeVisible();
  await page.goto(`${origin}/never-seen`);
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
});
