import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aCard, aUser, unique } from "../../tests/builders.ts";
import { signedIn, visitor } from "../../tests/client.ts";
import { type Host, startHost } from "../../tests/host.ts";

let host: Host;
beforeAll(async () => {
  host = await startHost({ RATE_LIMITS: "off" });
});
afterAll(() => host.stop());
beforeEach(() => host.database.transaction((tx) => tx.delete(host.database.tables.pwaSettings)));

const DEFAULTS = {
  appName: "Meishi Digital Cards",
  shortName: "Meishi",
  description: "Digital Business Cards",
  themeColor: "#F59E0B",
  backgroundColor: "#F5F5F4",
  enableSplashScreen: true,
  splashImage: null,
  icons: {
    icon192: "/icons/icon-192x192.png",
    icon512: "/icons/icon-512x512.png",
    iconMaskable: "/icons/icon-512x512.png",
  },
};
type Settings = typeof DEFAULTS;
interface Manifest {
  name: string;
  short_name: string;
  start_url: string;
  theme_color: string;
  background_color: string;
  icons: { src: string; sizes: string; purpose: string }[];
}

async function aPerson(accessLevel: number) {
  const user = await aUser(host.database, { accessLevel });
  return { user, call: await signedIn(host, user) };
}

/** A file among the uploads, as if somebody had uploaded it; answers its path. */
function anUpload(bytes: Buffer, extension = "png"): string {
  const name = `${unique("icon")}.${extension}`;
  mkdirSync(join(host.dataDir, "uploads/pwa"), { recursive: true });
  writeFileSync(join(host.dataDir, "uploads/pwa", name), bytes);
  return `/uploads/pwa/${name}`;
}

const plain = (side: number, color: string) =>
  sharp({ create: { width: side, height: side, channels: 3, background: color } })
    .png()
    .toBuffer();

const manifestOf = async (path: string) =>
  (await visitor(host)("GET", path)).json<Manifest & Record<string, unknown>>();

/** The picture at a path of this host, as pixels. */
async function pixels(path: string) {
  const response = await fetch(host.url + path);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
  const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    at: (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)],
  };
}

const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];

describe("GET and POST /api/pwa-settings", () => {
  test("nothing saved: everybody gets the defaults", async () => {
    expect((await visitor(host)("GET", "/api/pwa-settings")).json()).toEqual(DEFAULTS);
  });

  test("signed out, saving is refused", async () => {
    const response = await visitor(host)("POST", "/api/pwa-settings", DEFAULTS);
    expect([response.status, response.text]).toEqual([401, "Authentication required"]);
  });

  test("level 4 saves for the whole site", async () => {
    const { call } = await aPerson(4);
    const response = await call("POST", "/api/pwa-settings", {
      ...DEFAULTS,
      appName: "Harbour Cards",
      shortName: "Harbour",
    });
    expect([response.status, response.json<Settings>().appName]).toEqual([200, "Harbour Cards"]);
    expect((await visitor(host)("GET", "/api/pwa-settings")).json<Settings>().shortName).toBe("Harbour");
    expect((await manifestOf("/manifest.webmanifest")).name).toBe("Harbour Cards");
  });

  test.for([1, 2, 3])("level %i saves for the own cards only", async (level) => {
    const { user, call } = await aPerson(level);
    const own = await aCard(host.database, user);
    const other = await aCard(host.database, await aUser(host.database), { name: "Someone Else" });
    await call("POST", "/api/pwa-settings", { ...DEFAULTS, appName: "Only mine", themeColor: "#0b7a75" });

    expect((await call("GET", "/api/pwa-settings")).json<Settings>().appName).toBe("Only mine");
    expect((await visitor(host)("GET", "/api/pwa-settings")).json()).toEqual(DEFAULTS);
    expect((await manifestOf("/manifest.webmanifest")).name).toBe("Meishi Digital Cards");
    expect(await manifestOf(`/view/${own.slug}/manifest.webmanifest`)).toMatchObject({
      name: "Only mine",
      theme_color: "#0b7a75",
    });
    expect(await manifestOf(`/view/${other.slug}/manifest.webmanifest`)).toMatchObject({
      name: "Someone Else",
      theme_color: "#F59E0B",
    });
    expect((await visitor(host)("GET", `/view/${own.slug}`)).text).toContain(
      '<meta name="theme-color" content="#0b7a75"',
    );
  });

  test("what an owner has not chosen follows the site", async () => {
    const { user, call } = await aPerson(1);
    const card = await aCard(host.database, user);
    await call("POST", "/api/pwa-settings", { ...DEFAULTS, themeColor: "#112233" });
    await (await aPerson(5)).call("POST", "/api/pwa-settings", { backgroundColor: "#abcdef" });
    const manifest = await manifestOf(`/view/${card.slug}/manifest.webmanifest`);
    expect([manifest.theme_color, manifest.background_color]).toEqual(["#112233", "#abcdef"]);
  });

  test("fields that are not sent stay", async () => {
    const { call } = await aPerson(4);
    await call("POST", "/api/pwa-settings", { appName: "Harbour Cards" });
    await call("POST", "/api/pwa-settings", { enableSplashScreen: false });
    expect((await call("GET", "/api/pwa-settings")).json()).toEqual({
      ...DEFAULTS,
      appName: "Harbour Cards",
      enableSplashScreen: false,
    });
  });

  test.for([
    ["appName", "x".repeat(31), "App name must be at most 30 characters"],
    ["shortName", "x".repeat(13), "Short name must be at most 12 characters"],
    ["shortName", "e\u0301".repeat(13), "Short name must be at most 12 characters"],
    ["description", "x".repeat(61), "Description must be at most 60 characters"],
    ["appName", "  ", "App name is required"],
    ["shortName", "", "Short name is required"],
    ["themeColor", "orange", "Theme colour must be a hex colour such as #F59E0B"],
    ["backgroundColor", "#12345", "Background colour must be a hex colour such as #F59E0B"],
    ["splashImage", "https://example.com/a.png", "Splash image must be a picture uploaded here"],
    ["icons", { icon192: "//example.com/a.png" }, "192x192 icon must be a picture uploaded here"],
    ["icons", { icon512: "/uploads/../cards.db" }, "512x512 icon must be a picture uploaded here"],
    ["icons", { icon192: "/api/user/export" }, "192x192 icon must be a picture uploaded here"],
    ["enableSplashScreen", "yes", "Splash screen must be on or off"],
  ] as const)("%s %j is refused with a sentence", async ([field, value, message]) => {
    const { call } = await aPerson(4);
    const response = await call("POST", "/api/pwa-settings", { ...DEFAULTS, [field]: value });
    expect([response.status, response.text]).toEqual([400, message]);
    expect((await call("GET", "/api/pwa-settings")).json()).toEqual(DEFAULTS);
  });

  test("exactly 30, 12 and 60 characters fit; an emoji is one", async () => {
    const { call } = await aPerson(4);
    const texts = { appName: "x".repeat(30), shortName: "👩‍💻".repeat(12), description: "x".repeat(60) };
    const response = await call("POST", "/api/pwa-settings", { ...DEFAULTS, ...texts });
    expect([response.status, response.json()]).toEqual([200, { ...DEFAULTS, ...texts }]);
  });

  test("the marker 'uploaded' keeps the splash image that is there", async () => {
    const { call } = await aPerson(4);
    const path = anUpload(await plain(10, "#ff0000"));
    await call("POST", "/api/pwa-settings", { splashImage: path });
    const response = await call("POST", "/api/pwa-settings", { ...DEFAULTS, splashImage: "uploaded" });
    expect(response.json<Settings>().splashImage).toBe(path);
  });
});

describe("manifests", () => {
  test("the site's can be installed and has shortcuts", async () => {
    const response = await fetch(`${host.url}/manifest.webmanifest`);
    expect(response.headers.get("content-type")).toBe("application/manifest+json");
    expect(await response.json()).toMatchObject({
      name: "Meishi Digital Cards",
      short_name: "Meishi",
      start_url: "/dashboard",
      scope: "/",
      display: "standalone",
      theme_color: "#F59E0B",
      background_color: "#F5F5F4",
      shortcuts: [
        { name: "My QR code", url: "/cards/mine/show" },
        { name: "Scan a card", url: "/scan" },
        { name: "My cards", url: "/dashboard" },
      ],
      share_target: { action: "/contacts/shared", method: "POST", params: { text: "text" } },
    });
  });

  test("every screenshot it names is there, in its size", async () => {
    const { screenshots } = (await manifestOf("/manifest.webmanifest")) as unknown as {
      screenshots: { src: string; sizes: string }[];
    };
    expect(screenshots.length).toBeGreaterThan(1);
    for (const { src, sizes } of screenshots) {
      const { width, height } = await pixels(src);
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  test("a card's has its name and starts at its page", async () => {
    const card = await aCard(host.database, await aUser(host.database), {
      name: "Bartholomew Featherstone",
      title: "Pilot",
    });
    expect(await manifestOf(`/view/${card.slug}/manifest.webmanifest`)).toMatchObject({
      name: "Bartholomew Featherstone",
      short_name: "Bartholomew",
      description: "Pilot",
      start_url: `/view/${card.slug}`,
      scope: `/view/${card.slug}`,
      id: `/view/${card.slug}`,
    });
  });

  test("a paused or unknown card has none", async () => {
    const card = await aCard(host.database, await aUser(host.database), { isPaused: true });
    for (const slug of [card.slug, "nobody-here"]) {
      const response = await visitor(host)("GET", `/view/${slug}/manifest.webmanifest`);
      expect([response.status, response.text]).toEqual([404, "Card not found"]);
    }
  });
});

describe("icons", () => {
  test("every icon of the manifest is a PNG of the size it says", async () => {
    const { icons } = await manifestOf("/manifest.webmanifest");
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      "192x192 any",
      "512x512 any",
      "192x192 maskable",
      "512x512 maskable",
    ]);
    for (const { src, sizes } of icons) {
      const { width, height } = await pixels(src);
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  test("the default icon paths are pictures", async () => {
    expect((await pixels(DEFAULTS.icons.icon192)).width).toBe(192);
    expect((await pixels(DEFAULTS.icons.icon512)).width).toBe(512);
  });

  test("all sizes come from one upload, the maskable one with a margin in the background colour", async () => {
    const { call } = await aPerson(4);
    const path = anUpload(await plain(1000, "#ff0000"));
    await call("POST", "/api/pwa-settings", { backgroundColor: "#0000ff", icons: { icon512: path } });

    for (const [name, side] of [
      ["icon-192", 192],
      ["icon-512", 512],
      ["apple-touch-icon", 180],
      ["favicon-32", 32],
      ["favicon-48", 48],
    ] as const) {
      const icon = await pixels(`/icons/site/${name}.png`);
      expect([icon.width, icon.height, icon.at(0, 0), icon.at(side - 1, side - 1)]).toEqual([side, side, RED, RED]);
    }
    const maskable = await pixels("/icons/site/maskable-512.png");
    expect(maskable.at(256, 256)).toEqual(RED);
    // Everything on and outside of the circle of 80 % is margin.
    for (let angle = 0; angle < 360; angle += 5) {
      const [x, y] = [Math.cos, Math.sin].map((f) => Math.round(256 + 0.4 * 512 * f((angle * Math.PI) / 180))) as [
        number,
        number,
      ];
      expect(maskable.at(x, y)).toEqual(BLUE);
    }
    for (const [x, y] of [
      [0, 0],
      [511, 0],
      [0, 511],
      [511, 511],
    ] as const)
      expect(maskable.at(x, y)).toEqual(BLUE);
  });

  test("an icon drawn to be cut gets no margin, and its transparency the background colour", async () => {
    const { call } = await aPerson(4);
    const ring = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="256" fill="#f00"/></svg>',
    );
    const path = anUpload(await sharp(ring).png().toBuffer());
    await call("POST", "/api/pwa-settings", { backgroundColor: "#00f", icons: { iconMaskable: path } });
    const maskable = await pixels("/icons/site/maskable-192.png");
    expect([maskable.at(0, 0), maskable.at(191, 0), maskable.at(0, 191), maskable.at(191, 191)]).toEqual([
      RED,
      RED,
      BLUE,
      BLUE,
    ]);
  });

  test("an SVG is drawn sharp at each size, not blown up", async () => {
    const { call } = await aPerson(4);
    const half =
      '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><rect width="8" height="16" fill="#f00"/><rect x="8" width="8" height="16" fill="#00f"/></svg>';
    await call("POST", "/api/pwa-settings", { icons: { icon512: anUpload(Buffer.from(half), "svg") } });
    const icon = await pixels("/icons/site/icon-512.png");
    expect([icon.at(250, 256), icon.at(261, 256)]).toEqual([RED, BLUE]);
  });

  test("an icon of one pixel fills all sizes", async () => {
    const { call } = await aPerson(4);
    await call("POST", "/api/pwa-settings", { icons: { icon192: anUpload(await plain(1, "#ff0000")) } });
    for (const name of ["icon-192", "icon-512", "apple-touch-icon"]) {
      const icon = await pixels(`/icons/site/${name}.png`);
      expect([icon.at(0, 0), icon.at(icon.width - 1, icon.height - 1)]).toEqual([RED, RED]);
    }
  });

  test("a wide picture is not distorted", async () => {
    const { call } = await aPerson(4);
    const wide = await sharp({ create: { width: 400, height: 200, channels: 3, background: "#ff0000" } })
      .png()
      .toBuffer();
    await call("POST", "/api/pwa-settings", { icons: { icon512: anUpload(wide) } });
    const icon = await pixels("/icons/site/icon-512.png");
    expect(icon.at(256, 256)).toEqual(RED);
    expect([icon.at(256, 0)[3], icon.at(256, 511)[3]]).toEqual([0, 0]);
  });

  test("a lost or broken file leaves the next best picture", async () => {
    const { call } = await aPerson(4);
    const broken = anUpload(Buffer.from("no picture"));
    await call("POST", "/api/pwa-settings", {
      icons: { icon512: broken, icon192: "/uploads/pwa/gone.png", iconMaskable: broken },
    });
    const mark = await pixels(DEFAULTS.icons.icon512);
    const icon = await pixels("/icons/site/icon-512.png");
    expect(icon.at(256, 256)).toEqual(mark.at(256, 256));
    expect((await pixels("/icons/site/maskable-512.png")).width).toBe(512);
  });

  test("a card's app wears the portrait, unless its owner chose an icon", async () => {
    const { user, call } = await aPerson(1);
    const card = await aCard(host.database, user, { profilePicture: anUpload(await plain(300, "#ff0000")) });
    expect((await pixels(`/icons/card-${card.slug}/icon-512.png`)).at(10, 10)).toEqual(RED);
    const before = await manifestOf(`/view/${card.slug}/manifest.webmanifest`);
    await call("POST", "/api/pwa-settings", { icons: { icon512: anUpload(await plain(300, "#0000ff")) } });
    const after = await manifestOf(`/view/${card.slug}/manifest.webmanifest`);
    expect(after.icons[1]!.src).not.toBe(before.icons[1]!.src); // or the old one would stay cached for a year
    expect((await pixels(after.icons[1]!.src)).at(10, 10)).toEqual(BLUE);
  });

  test("start pictures of iPhones: the splash image, or icon and name, on the background colour", async () => {
    const { call } = await aPerson(4);
    await call("POST", "/api/pwa-settings", { backgroundColor: "#0000ff" });
    const named = await pixels("/icons/site/splash-1170x2532.png");
    expect([named.width, named.height, named.at(0, 0)]).toEqual([1170, 2532, BLUE]);
    await call("POST", "/api/pwa-settings", { splashImage: anUpload(await plain(1000, "#ff0000")) });
    expect((await pixels("/icons/site/splash-1170x2532.png")).at(585, 1266)).toEqual(RED);
  });

  test.for([
    "/icons/site/splash-5000x5000.png",
    "/icons/site/icon-193.png",
    "/icons/../cards.db",
    "/icons/owner-1/icon-192.png",
    "/icons/card-nobody/icon-192.png",
  ])("%s is not there", async (path) => {
    expect((await visitor(host)("GET", path)).status).toBe(404);
  });

  test("with its version an icon is kept for ever, without it for minutes", async () => {
    const { icons } = await manifestOf("/manifest.webmanifest");
    const caching = async (path: string) => (await visitor(host)("GET", path)).headers.get("cache-control");
    expect(await caching(icons[0]!.src)).toBe("public, max-age=31536000, immutable");
    expect(await caching("/icons/site/icon-192.png")).toBe("public, max-age=300");
  });
});

describe("pages", () => {
  test("owner pages name manifest, touch icon and start pictures", async () => {
    const { call } = await aPerson(4);
    const { text } = await call("GET", "/pwa-settings");
    expect(text).toContain('<link rel="manifest" href="/manifest.webmanifest"');
    expect(text).toMatch(/<link rel="apple-touch-icon" href="\/icons\/site\/apple-touch-icon\.png\?v=/);
    expect(text).toContain('rel="apple-touch-startup-image"');
    expect(text).toContain('<meta name="theme-color" content="#F59E0B"');
  });

  test("without a splash screen there are no start pictures", async () => {
    const { call } = await aPerson(4);
    await call("POST", "/api/pwa-settings", { enableSplashScreen: false });
    expect((await call("GET", "/pwa-settings")).text).not.toContain("apple-touch-startup-image");
  });

  test("signed out, the settings lead to the sign-in page", async () => {
    const response = await visitor(host)("GET", "/pwa-settings");
    expect([response.status, response.headers.get("location")]).toEqual([302, "/auth?to=%2Fpwa-settings"]);
  });

  test("another owner's code cannot be held up; mine leads to the first card", async () => {
    const { user, call } = await aPerson(1);
    const other = await aCard(host.database, await aUser(host.database));
    expect((await call("GET", `/cards/${other.id}/show`)).status).toBe(403);
    expect((await call("GET", "/cards/mine/show")).headers.get("location")).toBe("/dashboard");
    const card = await aCard(host.database, user);
    expect((await call("GET", "/cards/mine/show")).headers.get("location")).toBe(`/cards/${card.id}/show`);
    expect((await call("GET", `/cards/${card.id}/show`)).text).toContain(`QR code with the link of ${card.name}`);
  });

  test("the worker is asked about at each start, so that a broken one can be replaced", async () => {
    const response = await visitor(host)("GET", "/sw.js");
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(response.headers.get("content-type")).toContain("javascript");
  });
});

test("the kill switch serves a worker that removes itself", async () => {
  const off = await startHost({ SERVICE_WORKER: "off" });
  try {
    const [switched, ordinary] = await Promise.all([visitor(off), visitor(host)].map((call) => call("GET", "/sw.js")));
    expect(switched!.text).toContain("unregister");
    expect(switched!.text.length).toBeLessThan(ordinary!.text.length / 5);
    expect(switched!.headers.get("cache-control")).toBe("no-cache");
  } finally {
    await off.stop();
  }
});
