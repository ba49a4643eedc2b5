import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import QRCode from "qrcode";
import sharp from "sharp";
import { axeFindings } from "./axe.ts";
import { CameraPhones } from "./camera-phones.ts";
import { expect, test as base } from "./line-fixtures.ts";

const WIDTH = 1280;
const HEIGHT = 720;
const DESK = { r: 142, g: 122, b: 98 };

interface CodePosition {
  /** Pixels of the code's side in a picture 1280 wide. */
  side?: number;
  /** Degrees. */
  turned?: number;
  blur?: number;
  left?: number;
  top?: number;
}

/** What a camera sees of a code that is held up. */
async function seen(
  text: string,
  { side = 420, turned = 0, blur = 0.6, left, top }: CodePosition = {},
): Promise<Buffer> {
  const code = await QRCode.toBuffer(text, { margin: 4, scale: 8, errorCorrectionLevel: "M" });
  const turnedCode = await sharp(code).resize(side).rotate(turned, { background: DESK }).png().toBuffer();
  const { width, height } = await sharp(turnedCode).metadata();
  const desk = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: DESK } });
  const whole = await desk
    .composite([
      {
        input: turnedCode,
        left: left ?? Math.round((WIDTH - width) / 2),
        top: top ?? Math.round((HEIGHT - height) / 2),
      },
    ])
    .png()
    .toBuffer();
  return sharp(whole).blur(blur).jpeg({ quality: 85 }).toBuffer();
}

interface Fixtures {
  phone: CameraPhones["open"];
}

const test = base.extend<Fixtures>({
  phone: async ({ host }, use) => {
    const phones = new CameraPhones(host);
    await use((user, pictures, size) => phones.open(user, pictures, size));
    await phones.close();
  },
});

test.use({ serviceWorkers: "allow" });

const vcard = (...lines: string[]) => ["BEGIN:VCARD", "VERSION:3.0", ...lines, "END:VCARD"].join("\r\n");
const ZOE = vcard("N:Müller;Zoë", "FN:Zoë Müller", "TITLE:Ärztin", "EMAIL:zoe@example.com", "TEL:+49 30 5550101");
const TARO = "MECARD:N:山田,太郎;TEL:+81355550100;EMAIL:taro@example.jp;;";

const form = (page: Page) => page.getByRole("region", { name: "What the code says" });
const untilRead = (page: Page) => expect(form(page)).toBeVisible({ timeout: 20_000 });
const untilControlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
/** The worker has its own copies of the page and of what reads codes. */
const untilSaved = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match("/scan", { ignoreVary: true }))), {
      timeout: 15_000,
    })
    .toBe(true);
const queued = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("meishi-scans", 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore("scans", { keyPath: "key" });
        opening.onerror = () => reject(opening.error!);
        opening.onsuccess = () => {
          const count = opening.result.transaction("scans").objectStore("scans").count();
          count.onsuccess = () => {
            opening.result.close();
            resolve(count.result);
          };
        };
      }),
  );

test.describe("a code held up to the camera", () => {
  const CODES: [how: string, text: string, held: CodePosition, fields: Record<string, string>][] = [
    ["with umlauts", ZOE, {}, { Name: "Zoë Müller", "Job title": "Ärztin", "Email addresses": "zoe@example.com" }],
    ["in Japanese", TARO, { side: 380 }, { Name: "山田 太郎", "Phone numbers": "+81355550100" }],
    ["small", ZOE, { side: 170, left: 420, top: 380 }, { Name: "Zoë Müller" }],
    ["tilted", ZOE, { turned: 24 }, { Name: "Zoë Müller" }],
    ["small, tilted and not sharp", TARO, { side: 200, turned: -38, blur: 1.2 }, { Name: "山田 太郎" }],
  ];
  for (const [how, text, position, fields] of CODES) {
    test(`${how} is read`, async ({ phone, makeUser }) => {
      const page = await phone(await makeUser(), [await seen(text, position)]);
      await page.goto("/scan");
      await untilRead(page);
      for (const [label, value] of Object.entries(fields)) await expect(page.getByLabel(label)).toHaveValue(value);
    });
  }

  test("is shown, mended and saved as scanned", async ({ phone, makeUser, host }) => {
    const user = await makeUser();
    const page = await phone(user, [await seen(ZOE)]);
    await page.goto("/contacts");
    await page.getByRole("link", { name: "Scan" }).click();
    await untilRead(page);
    await page.getByLabel("Company").fill("Kühn & Söhne");
    await page.getByRole("button", { name: "Save contact" }).click();
    await expect(page).toHaveURL(/\/contacts\/\d+$/);
    const { db, tables } = host.database;
    expect(await db.select().from(tables.people).where(eq(tables.people.userId, user.id))).toMatchObject([
      { name: "Zoë Müller", company: "Kühn & Söhne", emails: ["zoe@example.com"], sources: ["scan"] },
    ]);
  });

  test("that leads to a card here brings the card's details", async ({ phone, makeUser, makeCard, host }) => {
    const card = await makeCard(await makeUser(), {
      name: "Grace Hopper",
      email: "grace@example.com",
      company: "Navy",
    });
    const user = await makeUser();
    const page = await phone(user, [await seen(`${host.url}/view/${card.slug}?s=qr`)]);
    await page.goto("/scan");
    await untilRead(page);
    await expect(page.getByLabel("Name")).toHaveValue("Grace Hopper");
    await expect(page.getByLabel("Company")).toHaveValue("Navy");
    await expect(page.getByLabel("Email addresses")).toHaveValue("grace@example.com");
  });

  test("that is no contact says what it says, and opens nothing", async ({ phone, makeUser }) => {
    const page = await phone(await makeUser(), [await seen("https://elsewhere.example/menu")]);
    await page.goto("/scan");
    await expect(page.getByText("This code is not a contact")).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole("link", { name: "https://elsewhere.example/menu" })).toBeVisible();
    await expect(page).toHaveURL(/\/scan$/);
    await page.getByRole("button", { name: "Add as a contact" }).click();
    await expect(page.getByLabel("Notes")).toHaveValue("https://elsewhere.example/menu");
    await page.getByRole("button", { name: "Save contact" }).click();
    await expect(page.getByText("Please enter a name, an email address or a phone number")).toBeVisible();
  });
});

test("a picture of a code is read, however small the code is in it", async ({ page, makeUser, signIn }) => {
  await signIn(await makeUser());
  await page.goto("/scan");
  const small = await sharp(await seen(ZOE, { side: 220, left: 60, top: 30, blur: 0.3 }))
    .resize(3_200)
    .jpeg()
    .toBuffer();
  await page.locator("input[type=file]").setInputFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer: small });
  await untilRead(page);
  await expect(page.getByLabel("Name")).toHaveValue("Zoë Müller");
  await page.getByRole("button", { name: "Cancel" }).click();
  const nothing = await sharp({ create: { width: 400, height: 400, channels: 3, background: DESK } })
    .png()
    .toBuffer();
  await page.locator("input[type=file]").setInputFiles({ name: "a.png", mimeType: "image/png", buffer: nothing });
  await expect(page.getByText("No code found")).toBeVisible();
});

test("a camera that is refused is explained, and pictures remain", async ({
  page,
  makeUser,
  signIn,
  expectNoAxeFindings,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException("Permission denied", "NotAllowedError"));
  });
  await signIn(await makeUser());
  await page.goto("/scan");
  await expect(page.getByText("Meishi may not use the camera")).toBeVisible();
  await expect(page.getByRole("button", { name: "Choose a picture" })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Meishi may not use the camera")).toBeVisible();
  await expectNoAxeFindings();
});

test("light and camera can be chosen where there are some", async ({ page, makeUser, signIn }) => {
  await page.addInitScript(() => {
    const track = Object.assign(document.createElement("canvas").captureStream(5).getVideoTracks()[0]!, {
      getCapabilities: () => ({ torch: true }),
      applyConstraints: (constraints: object) => Promise.resolve(void Object.assign(window, { wanted: constraints })),
    });
    const stream = new MediaStream([track]);
    navigator.mediaDevices.getUserMedia = (constraints) =>
      Promise.resolve((Object.assign(window, { asked: constraints }), stream));
    navigator.mediaDevices.enumerateDevices = () =>
      Promise.resolve(
        ["Wide", "Normal"].map((label) => ({ kind: "videoinput", deviceId: label, label }) as MediaDeviceInfo),
      );
  });
  await signIn(await makeUser());
  await page.goto("/scan");
  await page.getByRole("button", { name: "Camera light" }).click();
  await expect(page.getByRole("button", { name: "Camera light" })).toHaveAttribute("aria-pressed", "true");
  expect(await page.evaluate(() => (window as { wanted?: object }).wanted)).toEqual({ advanced: [{ torch: true }] });
  await page.getByLabel("Camera", { exact: true }).selectOption("Wide");
  await expect
    .poll(() => page.evaluate(() => JSON.stringify((window as { asked?: object }).asked)))
    .toContain('"exact":"Wide"');
});

test.describe("without a network", () => {
  test("the same person scanned twice waits, and becomes one contact", async ({ phone, makeUser, host, line }) => {
    const user = await makeUser();
    const page = await phone(user, [await seen(ZOE)]);
    await page.goto("/scan");
    await untilControlled(page);
    await page.reload();
    await untilRead(page);
    await untilSaved(page);
    line.cut();
    await page.reload(); // from the worker's copy
    await untilRead(page);
    await page.getByRole("button", { name: "Save contact" }).click();
    await expect(page.getByText("1 scan is on this device")).toBeVisible();
    // The camera still sees the code; this time it is mended.
    await untilRead(page);
    await page.getByLabel("Company").fill("Kühn & Söhne");
    await page.getByRole("button", { name: "Save contact" }).click();
    await expect(page.getByText("2 scans are on this device")).toBeVisible();
    // A third one that says the same as the first takes its place.
    await untilRead(page);
    await page.getByRole("button", { name: "Save contact" }).click();
    await expect(page.getByText("2 scans are on this device")).toBeVisible();

    line.mend();
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect.poll(() => queued(page), { timeout: 15_000 }).toBe(0);
    const { db, tables } = host.database;
    expect(await db.select().from(tables.people).where(eq(tables.people.userId, user.id))).toMatchObject([
      { name: "Zoë Müller", company: "Kühn & Söhne", emails: ["zoe@example.com"], sources: ["scan"] },
    ]);
  });

  test("a scan whose answer was lost is sent again under its key", async ({ phone, makeUser, host, line }) => {
    const user = await makeUser();
    // Only a name: nothing but the key tells that it is the same.
    const page = await phone(user, [await seen(vcard("FN:Cher"))]);
    await page.goto("/scan");
    await untilRead(page);
    line.loseAnswers();
    await page.getByRole("button", { name: "Save contact" }).click();
    await expect(page.getByText("1 scan is on this device")).toBeVisible();
    const { db, tables } = host.database;
    const stored = () => db.select().from(tables.people).where(eq(tables.people.userId, user.id));
    await expect.poll(async () => (await stored()).length).toBe(1);
    line.mend();
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect.poll(() => queued(page), { timeout: 15_000 }).toBe(0);
    expect(await stored()).toHaveLength(1);
  });

  test("a link to a card waits for its details; what is refused can be mended", async ({
    phone,
    makeUser,
    makeCard,
    host,
    line,
  }) => {
    const card = await makeCard(await makeUser(), { name: "Grace Hopper", email: "grace@example.com" });
    const user = await makeUser();
    const page = await phone(user, [await seen(`${host.url}/view/${card.slug}?s=qr`)]);
    await page.goto("/scan");
    await untilRead(page);
    line.cut();
    await page.getByRole("button", { name: "Cancel" }).click();
    await untilRead(page);
    await expect(page.getByText("Its details are added as soon as you are online")).toBeVisible();
    await page.getByLabel("Name").fill("Grace from the fair");
    await page.getByRole("button", { name: "Save contact" }).click();
    await expect(page.getByText("1 scan is on this device")).toBeVisible();
    line.mend();
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect.poll(() => queued(page), { timeout: 15_000 }).toBe(0);
    const { db, tables } = host.database;
    expect(await db.select().from(tables.people).where(eq(tables.people.userId, user.id))).toMatchObject([
      { name: "Grace from the fair", emails: ["grace@example.com"] },
    ]);
  });

  test("scans are sent in nobody else's name, and go when their user signs out", async ({
    phone,
    makeUser,
    signIn,
    host,
    line,
  }) => {
    const [user, other] = [await makeUser(), await makeUser()];
    const page = await phone(user, [await seen(ZOE)]);
    await page.goto("/scan");
    await untilControlled(page);
    await untilRead(page);
    line.cut();
    await page.getByRole("button", { name: "Save contact" }).click();
    await expect(page.getByText("1 scan is on this device")).toBeVisible();
    line.mend();
    await page.context().clearCookies();
    await signIn(other, page.context());
    await page.goto("/scan");
    await page.waitForTimeout(1_000);
    expect(await queued(page)).toBe(1);
    await expect(page.getByText("1 scan is on this device")).toHaveCount(0);
    const { db, tables } = host.database;
    expect(await db.select().from(tables.people).where(eq(tables.people.userId, other.id))).toEqual([]);
    await page.evaluate(() => fetch("/api/logout", { method: "POST" }));
    await expect.poll(() => queued(page)).toBe(0);
  });
});

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`axe finds nothing at ${size.width}`, async ({ phone, makeUser }) => {
    const page = await phone(await makeUser(), [await seen(ZOE)], size);
    await page.goto("/scan");
    await untilRead(page);
    expect(await axeFindings(page)).toEqual([]);
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/scan-${size.width}.png`, fullPage: true });
  });
}
