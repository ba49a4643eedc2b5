import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { build, type Plugin } from "esbuild";
import { rootFolder } from "../../db/root.ts";
import { fetchedFolder, importFetched } from "../scripts/fetched.ts";
import { expect, html, test } from "./sdk.fixtures.ts";

// The package as the registry would have it: packed, unpacked beside the frameworks, bundled, and run.

const run = promisify(execFile);
let folder: string;
let listing: string[];

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "meishi-package-"));
  const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", folder], {
    cwd: join(rootFolder, "sdk"),
  });
  const [packed] = JSON.parse(stdout) as [{ filename: string; files: { path: string }[] }];
  listing = packed.files.map(({ path }) => path).sort();
  await run("tar", ["-xzf", packed.filename], { cwd: folder });
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** Of `svelte/compiler`. */
type Compile = (source: string, options: { generate: "client" }) => { js: { code: string } };

const svelte: Plugin = {
  name: "svelte",
  setup(bundle) {
    const compiler = importFetched<{ compile: Compile }>("frameworks");
    bundle.onLoad({ filter: /\.svelte$/ }, async ({ path }) => ({
      contents: (await compiler).compile(await readFile(path, "utf8"), { generate: "client" }).js.code,
    }));
  },
};

/** The script of a page that imports the package by its name. */
async function bundled(code: string): Promise<string> {
  const { exports } = JSON.parse(await readFile(join(folder, "package/package.json"), "utf8")) as {
    exports: Record<string, { default: string }>;
  };
  const byName: Plugin = {
    name: "by-name",
    setup(bundle) {
      bundle.onResolve({ filter: /^meishi-sdk/ }, ({ path }) => ({
        path: join(folder, "package", exports[path.replace("meishi-sdk", ".")]!.default),
      }));
    },
  };
  await writeFile(join(folder, "page.js"), code);
  const { outputFiles } = await build({
    entryPoints: [join(folder, "page.js")],
    bundle: true,
    write: false,
    format: "esm",
    define: { "process.env.NODE_ENV": '"production"' },
    conditions: ["browser"],
    plugins: [byName, svelte],
    nodePaths: [rootFolder, fetchedFolder("frameworks")].map((root) => join(root, "node_modules")),
    logLevel: "silent",
  });
  return outputFiles[0]!.text.replaceAll("</script", "<\\/script");
}

const PAGES: Record<string, string> = {
  "a plain page": `import { mountCard } from "meishi-sdk";
    mountCard(place, { card: "demo", host: HOST }).then((leave) => { window.leave = leave; });`,
  React: `import { createElement as h } from "react"; import { createRoot } from "react-dom/client";
    import { MeishiCard } from "meishi-sdk/react";
    const root = createRoot(place); root.render(h(MeishiCard, { slug: "demo", host: HOST }, "Our card"));
    window.leave = () => root.unmount();`,
  Vue: `import { createApp, h } from "vue"; import { MeishiCard } from "meishi-sdk/vue";
    const app = createApp({ render: () => h(MeishiCard, { slug: "demo", host: HOST }, () => "Our card") });
    app.mount(place); window.leave = () => app.unmount();`,
  Svelte: `import { mount, unmount } from "svelte"; import { MeishiCard } from "meishi-sdk/svelte";
    const shown = mount(MeishiCard, { target: place, props: { slug: "demo", host: HOST } });
    window.leave = () => unmount(shown);`,
};

for (const [name, code] of Object.entries(PAGES)) {
  test(`the package shows a card in ${name}, and takes it away`, async ({ page, host, site }) => {
    const script = await bundled(`const place = document.getElementById("place"), HOST = "${host.url}";\n${code}`);
    await page.goto(site.page(html(`<div id="place"></div><script type="module">${script}</script>`)));
    const heading = page.getByRole("heading", { name: "Mara Ellington" });
    await expect(heading).toBeVisible();
    await page.waitForFunction(() => "leave" in window);
    await page.evaluate(() => (window as unknown as { leave(): void }).leave());
    await expect(heading).toHaveCount(0);
  });
}

test("a server that cannot be reached leaves the page's own words", async ({ page, site }) => {
  const script = await bundled(`import { mountCard } from "meishi-sdk";
    mountCard(document.getElementById("place"), { card: "demo", host: "http://127.0.0.1:9" }).then((it) => { window.answer = it; });`);
  await page.goto(site.page(html(`<div id="place">Our card</div><script type="module">${script}</script>`)));
  await expect.poll(() => page.evaluate(() => (window as unknown as { answer?: unknown }).answer)).toBe(null);
  await expect(page.getByText("Our card")).toBeVisible();
});

test("a host that is no address leaves the page as it is", async ({ page, site, disturbances }) => {
  const script =
    await bundled(`import { createElement as h } from "react"; import { createRoot } from "react-dom/client";
    import { mountCard } from "meishi-sdk"; import { MeishiCard } from "meishi-sdk/react";
    createRoot(document.getElementById("app")).render(h(MeishiCard, { slug: "demo", host: "cards.example.com" }, "Our card"));
    mountCard(document.getElementById("place"), { card: "demo", host: "" }).then((it) => { window.answer = it; });`);
  await page.goto(
    site.page(html(`<div id="app"></div><div id="place"></div><script type="module">${script}</script>`)),
  );
  await expect.poll(() => page.evaluate(() => (window as unknown as { answer?: unknown }).answer)).toBe(null);
  await expect(page.getByText("Our card")).toBeVisible();
  await expect(page.locator("#place > *")).toHaveCount(0);
  expect(disturbances).toEqual([]);
});

test("the package holds its code, types and README, and nothing else", () => {
  expect(listing).toEqual([
    "README.md",
    "npm/MeishiCard.svelte",
    "npm/index.d.ts",
    "npm/index.js",
    "npm/react.d.ts",
    "npm/react.js",
    "npm/svelte.d.ts",
    "npm/svelte.js",
    "npm/vue.d.ts",
    "npm/vue.js",
    "package.json",
  ]);
});
