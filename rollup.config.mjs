import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import nodeResolve from "@rollup/plugin-node-resolve";
import terser from "@rollup/plugin-terser";
import typescript from "@rollup/plugin-typescript";
import { keepNewest } from "./sdk/keep-newest.mjs";

const OUT = "sdk/dist";

const release = JSON.parse(readFileSync("package.json", "utf8")).version;
const files = {};
let version = "";
let page = "";

const compile = (mangled) => [
  nodeResolve({ extensions: [".mjs", ".js", ".ts", ".tsx"] }),
  typescript({ tsconfig: "sdk/tsconfig.json" }),
  terser({
    ecma: 2020,
    module: mangled,
    toplevel: true,
    compress: { passes: 2, inline: 0, keep_fargs: false, unsafe_arrows: true },
    format: { comments: false },
  }),
];

/** TypeScript forbids `.ts` in imports where it writes files, but Rollup resolves them; `tsc` checks the rest. */
function onwarn(warning, warn) {
  if (warning.pluginCode !== "TS5097") warn(warning);
}

/**
 * What the element leaves out until it is used. The card's own modules know nothing of it: they import the whole thing,
 * as the server does, and here get a stand-in that fetches it; for Preact, one that does the little they need.
 */
const STAND_INS = {
  "sections/index.ts": "sections.ts",
  "parts/Sheets.tsx": "sheets.tsx",
  "base/sheets.ts": "sheets.tsx",
  "base/page.ts": "nothing.ts",
  "parts/Page.tsx": "nothing.ts",
  "behaviour/connection.ts": "nothing.ts",
  "owner-colours.ts": "colours.ts",
  "behaviour/map.ts": "behaviour.ts",
  "behaviour/lightbox.ts": "behaviour.ts",
  "behaviour/video.ts": "behaviour.ts",
  "behaviour/form.ts": "behaviour.ts",
  "behaviour/press.ts": "behaviour.ts",
};
const onDemand = {
  name: "on-demand",
  resolveId(source, importer) {
    if (/^preact(\/jsx-runtime)?$/.test(source)) return resolve("sdk/render/render.ts");
    if (!importer || importer.includes("/on-demand/") || !source.startsWith(".")) return null;
    const path = resolve(dirname(importer), source).split("/sdk/card/")[1];
    return STAND_INS[path] ? resolve("sdk/elements/on-demand", STAND_INS[path]) : null;
  },
};

const LOOKS = "sdk/card/themes/looks";
const looks = Object.fromEntries(readdirSync(LOOKS).map((file) => [file.replace(/\.ts$/, ""), `${LOOKS}/${file}`]));

/** Themes are chunks beside the one that loads them, so an address made of the name will do: no table, no helper. */
const looksBeside = {
  name: "looks-beside",
  transform: (code, id) =>
    id.endsWith("themes/load.ts") ? { code: code.replace("./looks/${name}.ts", "./${name}.js"), map: null } : null,
};

/** What the manifest says of one file: its gzip size and the hash for `integrity`. */
function describe(path, code) {
  files[path] = {
    bytes: Buffer.byteLength(code),
    gzip: gzipSync(code, { level: 9 }).length,
    integrity: `sha384-${createHash("sha384").update(code).digest("base64")}`,
  };
}

/** Moves all chunks into a folder named after their content, so that they may be cached for ever. */
const versioned = {
  name: "versioned",
  generateBundle(_, bundle) {
    const parts = Object.values(bundle);
    const chunks = parts.filter((part) => part.type === "chunk").sort((a, b) => a.fileName.localeCompare(b.fileName));
    const hash = createHash("sha256");
    for (const chunk of chunks) hash.update(`${chunk.fileName}\n${chunk.code}\n`);
    version = `${release}-${hash.digest("hex").slice(0, 8)}`;
    for (const part of parts) {
      const code = part.type === "chunk" ? part.code : part.source;
      delete bundle[part.fileName];
      this.emitFile({ type: "asset", fileName: `${version}/${part.fileName}`, source: code });
      if (part.type === "chunk") {
        describe(`${version}/${part.fileName}`, code);
        files[`${version}/${part.fileName}`].imports = part.imports.map((name) => `${version}/${name}`);
      }
    }
  },
};

/** Tells the loader its version and writes the manifest. */
const manifest = {
  name: "manifest",
  renderChunk: (code) => ({ code: code.replaceAll("__SDK_VERSION__", version), map: null }),
  generateBundle(_, bundle) {
    describe("v1.js", bundle["v1.js"].code);
    const source = `${JSON.stringify({ version, page, files }, null, 2)}\n`;
    this.emitFile({ type: "asset", fileName: "manifest.json", source });
  },
  writeBundle() {
    keepNewest(OUT, version);
  },
};

/** Notes the name of the script of /view, which stands alone: one request, nothing shared. */
const pageScript = {
  name: "page-script",
  generateBundle(_, bundle) {
    const [chunk] = Object.values(bundle).filter((part) => part.type === "chunk");
    page = chunk.fileName;
    describe(page, chunk.code);
  },
};

export default [
  {
    input: { page: "sdk/card/page.ts" },
    onwarn,
    plugins: [...compile(true), pageScript],
    output: { dir: OUT, format: "es", sourcemap: true, entryFileNames: "[name]-[hash].js" },
  },
  {
    input: { chat: "sdk/chat/mount.tsx", card: "sdk/elements/card.tsx", index: "sdk/index.ts", ...looks },
    onwarn,
    preserveEntrySignatures: "allow-extension", // no file that only passes on another's names
    plugins: [onDemand, ...compile(true), looksBeside, versioned],
    output: {
      dir: OUT,
      format: "es",
      sourcemap: true,
      entryFileNames: "[name].js",
      chunkFileNames: "[name].js",
      manualChunks: (id) => (/sdk\/render|sdk\/edge\/|keeper|loader\/options/.test(id) ? "shared" : undefined),
    },
  },
  {
    input: "sdk/loader/v1.ts",
    onwarn,
    plugins: [...compile(false), manifest],
    output: { file: `${OUT}/v1.js`, format: "iife", strict: false, sourcemap: "hidden" },
  },
];
