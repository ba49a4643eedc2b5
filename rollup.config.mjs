import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import nodeResolve from "@rollup/plugin-node-resolve";
import terser from "@rollup/plugin-terser";
import { transform } from "esbuild";
import { pruneVersions } from "./sdk/prune-versions.mjs";
import { shortNames } from "./sdk/short-names.mjs";

const OUT = "sdk/dist";

/** The chat's words are a file for each language. */
const languages = readdirSync("sdk/chat/words")
  .map((name) => name.replace(".ts", ""))
  .filter((name) => name !== "index");

const release = JSON.parse(readFileSync("package.json", "utf8")).version;
const files = {};
let version = "";
let page = "";

/** `tsc` checks the types; here they are only taken off. */
const typescript = {
  name: "typescript",
  async transform(code, id) {
    if (!/\.tsx?$/.test(id)) return null;
    if (id.endsWith("chat/styles.ts")) code = code.replace(/(?<=[}{;])\n/g, "").replace("`\n", "`");
    const tsconfigRaw = { compilerOptions: { verbatimModuleSyntax: true } };
    const isJsx = id.endsWith("x");
    // Calls of `h` are shorter than those of `jsx`.
    if (isJsx) code = `import { h } from "preact";${code}`;
    const result = await transform(code, {
      loader: isJsx ? "tsx" : "ts",
      jsx: "transform",
      jsxFactory: "h",
      jsxFragment: "''",
      sourcefile: id,
      sourcemap: true,
      target: "es2022",
      tsconfigRaw,
    });
    // One word for both compresses better than two, and Terser joins them.
    return { code: result.code.replace(/\bconst (?=[\w$[{])/g, "let   "), map: result.map };
  },
};

const compile = (mangled, names = shortNames) => [
  nodeResolve({ extensions: [".mjs", ".js", ".ts", ".tsx"] }),
  typescript,
  terser({
    ecma: 2020,
    module: mangled,
    toplevel: true,
    // Without `conditionals`, as statements that resemble one another compress better than their shortest forms.
    compress: {
      passes: 3,
      conditionals: false,
      inline: 1,
      keep_fargs: false,
      unsafe: true,
      unsafe_arrows: true,
      hoist_funs: true,
    },
    mangle: { properties: { only_cache: true, builtins: true, keep_quoted: "strict" } },
    nameCache: { props: { props: names } },
    format: { comments: false },
  }),
];

/**
 * What a card loads when it is used. Its own script knows nothing of it: it imports the whole thing, as on /view, and
 * here gets a stand-in that fetches it.
 */
const ON_USE = new Set(["visit-source", "connection", "form", "lightbox", "map", "post", "video"]);
const onDemand = {
  name: "on-demand",
  resolveId(source, importer) {
    const [, name] = /^\.\/(?:behaviour\/)?([\w-]+)\.ts$/.exec(source) ?? [];
    return importer?.includes("/sdk/card/behaviour") && ON_USE.has(name)
      ? resolve("sdk/elements/behaviours/lazy.ts")
      : null;
  },
};

/** What does of Preact the little that the chat needs. */
const renderer = {
  name: "renderer",
  resolveId: (source) => (source === "preact" ? resolve("sdk/chat/renderer.ts") : null),
};

/** What v1.js gives to each part, which therefore has no copy of it. */
const KIT = /\/(page-runtime\/(answer|events|failure|page|request|sheet))\.ts$/;
const givenKit = {
  name: "given-kit",
  resolveId: (source, importer) =>
    KIT.test(source) && !importer.includes("/sdk/page-runtime/") ? resolve("sdk/page-runtime/runtime-stub.ts") : null,
};

/** What the manifest says of one file: its gzip size and the hash for `integrity`. */
function describe(path, code) {
  files[path] = {
    bytes: Buffer.byteLength(code),
    gzip: gzipSync(code, { level: 9 }).length,
    integrity: `sha384-${createHash("sha384").update(code).digest("base64")}`,
  };
}

/** The files of all parts, which are built one by one so that each is one file. */
const parts = new Map();
const collected = {
  name: "collected",
  generateBundle(_, bundle) {
    for (const part of Object.values(bundle)) {
      parts.set(part.fileName, part);
      delete bundle[part.fileName];
    }
  },
};

/** Moves all parts into a folder named after their content, so that they may be cached for ever. */
const versioned = {
  name: "versioned",
  generateBundle() {
    const built = [...parts.values()];
    const chunks = built.filter((part) => part.type === "chunk").sort((a, b) => a.fileName.localeCompare(b.fileName));
    const hash = createHash("sha256");
    for (const chunk of chunks) hash.update(`${chunk.fileName}\n${chunk.code}\n`);
    version = `${release}-${hash.digest("hex").slice(0, 8)}`;
    for (const part of built) {
      const code = part.type === "chunk" ? part.code : part.source;
      this.emitFile({ type: "asset", fileName: `${version}/${part.fileName}`, source: code });
      if (part.type === "chunk") {
        describe(`${version}/${part.fileName}`, code);
        files[`${version}/${part.fileName}`].imports = part.imports.map(
          (name) => `${version}/${name.replace("./", "")}`,
        );
      }
    }
  },
};

/** While one works on the SDK: what names the version is built again with any part. */
const rebuilt = {
  name: "rebuilt",
  buildStart() {
    for (const name of readdirSync("sdk", { recursive: true })) {
      if (/^(?!dist|versions).*\.tsx?$/.test(name)) this.addWatchFile(resolve("sdk", name));
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
    pruneVersions(OUT, version);
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
  plugins: [...plugins, ...compile(format === "es"), manifest, rebuilt],
  output: { file: `${OUT}/${name}.js`, format, strict: false, sourcemap: "hidden" },
});

/** Parts that are fetched on demand. The comment of a map would be 30 bytes of each file. */
const part = (input, ...plugins) => ({
  input,
  preserveEntrySignatures: "allow-extension", // no file that only passes on another's names
  treeshake: { propertyReadSideEffects: false }, // a part takes of the kit what it needs
  plugins: [...plugins, ...compile(true), collected, ...(input.index ? [versioned, rebuilt] : [])],
  output: {
    dir: OUT,
    format: "es",
    sourcemap: "hidden",
    entryFileNames: "[name].js",
    chunkFileNames: "[name].js",
    manualChunks: (id) => (input.card && /behaviours\/index|words\/filled/.test(id) ? "card" : undefined),
  },
});

/** The module imports the parts. */
const PARTS = {
  "./chat/mount.tsx": "./chat.js",
  "./elements/card.ts": "./element.js",
  "./elements/behaviours/index.ts": "./card.js",
};
const imported = {
  name: "imported",
  resolveId: (source) => (PARTS[source] ? { id: PARTS[source], external: true } : null),
};

export default [
  {
    input: { page: "sdk/card/page.ts" },
    plugins: [...compile(true, {}), pageScript],
    output: { dir: OUT, format: "es", sourcemap: true, entryFileNames: "[name]-[hash].js" },
  },
  part({ chat: "sdk/chat/mount.tsx" }, renderer, givenKit),
  part({ card: "sdk/elements/behaviours/index.ts" }, onDemand, givenKit),
  part({ element: "sdk/elements/card.ts" }, givenKit),
  part({ launchers: "sdk/loader/launchers.ts" }, givenKit),
  part({ busy: "sdk/loader/busy.ts" }, givenKit),
  part(Object.fromEntries(languages.map((language) => [`words-${language}`, `sdk/chat/words/${language}.ts`]))),
  part({ index: "sdk/index.ts" }, imported),
  script("launcher", "sdk/loader/v1.ts", [onUse("card")]),
  script("v1", "sdk/loader/v1.ts", [onUse("launchers")]),
  script("with-card", "sdk/loader/with-card.ts", [givenKit], "es"),
];
