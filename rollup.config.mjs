import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import nodeResolve from "@rollup/plugin-node-resolve";
import terser from "@rollup/plugin-terser";
import typescript from "@rollup/plugin-typescript";
import { keepNewest } from "./sdk/keep-newest.mjs";

const OUT = "sdk/dist";

/** The chat's words are a file for each language. */
const languages = readdirSync("sdk/chat/words")
  .map((name) => name.replace(".ts", ""))
  .filter((name) => name !== "index");

const release = JSON.parse(readFileSync("package.json", "utf8")).version;
const files = {};
let version = "";
let page = "";

const compile = (mangled) => [
  nodeResolve({ extensions: [".mjs", ".js", ".ts", ".tsx"] }),
  typescript({ tsconfig: "sdk/tsconfig.json", noCheck: true }),
  terser({
    ecma: 2020,
    module: mangled,
    toplevel: true,
    compress: { passes: 2, inline: 1, keep_fargs: false, unsafe_arrows: true },
    format: { comments: false },
  }),
];

/** TypeScript forbids `.ts` in imports where it writes files, but Rollup resolves them; `tsc` checks the types. */
function onwarn(warning, warn) {
  if (warning.pluginCode !== "TS5097") warn(warning);
}

/**
 * What a card loads when it is used. Its own script knows nothing of it: it imports the whole thing, as on /view, and
 * here gets a stand-in that fetches it; for Preact, one that does the little the chat needs.
 */
const ON_USE = new Set(["connection", "form", "lightbox", "map", "video"]);
const onDemand = {
  name: "on-demand",
  resolveId(source, importer) {
    if (/^preact(\/jsx-runtime)?$/.test(source)) return resolve("sdk/render/render.ts");
    const [, name] = /^\.\/(?:behaviour\/)?(\w+)\.ts$/.exec(source) ?? [];
    return importer?.includes("/sdk/card/behaviour") && ON_USE.has(name)
      ? resolve("sdk/elements/behaviours/on-use.ts")
      : null;
  },
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
  renderChunk: (code) => ({
    // Where the host writes what it knows of a card.
    code: code.replaceAll("__SDK_VERSION__", version).replaceAll("__SDK_CARD__", "0/*card*/"),
    map: null,
  }),
  generateBundle(_, bundle) {
    const [{ fileName, code }] = Object.values(bundle);
    describe(fileName, code);
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

/** The script that the host fills in for one card's button knows no card element, the plain one no button. */
const onUse = (name) => ({
  name: "on-use",
  resolveId: (source) => (source.endsWith(`/${name}.ts`) ? resolve(`sdk/loader/${name}-on-use.ts`) : null),
});

/** One file that stands alone: a page's classic script, or a module. */
const script = (name, input, plugins = [], format = "iife") => ({
  input,
  onwarn,
  plugins: [...plugins, ...compile(format === "es"), manifest],
  output: { file: `${OUT}/${name}.js`, format, strict: false, sourcemap: "hidden" },
});

export default [
  {
    input: { page: "sdk/card/page.ts" },
    onwarn,
    plugins: [...compile(true), pageScript],
    output: { dir: OUT, format: "es", sourcemap: true, entryFileNames: "[name]-[hash].js" },
  },
  {
    input: {
      chat: "sdk/chat/mount.tsx",
      card: "sdk/elements/behaviours/index.ts",
      element: "sdk/elements/card.ts",
      busy: "sdk/loader/busy.ts",
      launchers: "sdk/loader/launchers.ts",
      index: "sdk/index.ts",
      ...Object.fromEntries(languages.map((language) => [`words-${language}`, `sdk/chat/words/${language}.ts`])),
    },
    onwarn,
    preserveEntrySignatures: "allow-extension", // no file that only passes on another's names
    plugins: [onDemand, ...compile(true), versioned],
    output: {
      dir: OUT,
      format: "es",
      sourcemap: true,
      entryFileNames: "[name].js",
      chunkFileNames: "[name].js",
      manualChunks: (id) => (/sdk\/render|sdk\/edge\/|sdk\/direction|words\/filled/.test(id) ? "shared" : undefined),
    },
  },
  script("launcher", "sdk/loader/v1.ts", [onUse("card")]),
  script("v1", "sdk/loader/v1.ts", [onUse("launchers")]),
  script("with-card", "sdk/loader/with-card.ts", [], "es"),
];
