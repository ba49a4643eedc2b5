import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin } from "vite";
import type * as lifecycle from "./app/lifecycle/lifecycle.server.ts";
import { chunkOf } from "./chunks.ts";
import { builtFiles } from "./server/built-files.ts";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** Imports each icon from its own file: the package's index has 5,000, slow to bundle and to start the server with. */
function separateIcons(): Plugin {
  return {
    name: "separate-icons",
    enforce: "post",
    transform(code, id) {
      if (id.includes("node_modules") || !code.includes("@tabler/icons-react")) return;
      return code.replace(/import\s*\{([^}]*)\}\s*from\s*"@tabler\/icons-react";?/g, (_, names: string) =>
        names
          .split(",")
          .map((name) => name.trim())
          .filter(Boolean)
          .map((name) => {
            const [icon, alias = icon] = name.split(/\s+as\s+/);
            return `import ${alias} from "@tabler/icons-react/dist/esm/icons/${icon}.mjs";`;
          })
          .join(""),
      );
    },
  };
}

/** `npm run dev` seeds an empty database and sends mail, as the server does in production. */
function startApplication(): Plugin {
  return {
    name: "start-application",
    apply: "serve",
    // Only a server that listens: a build makes one too, to read the routes, and closes it at once.
    configureServer(server) {
      async function startWork() {
        const loaded = await server.ssrLoadModule("/host/app/lifecycle/lifecycle.server.ts");
        const { start, startBackgroundWork: beginWork, stop } = loaded as typeof lifecycle;
        server.httpServer?.once("close", () => void stop());
        console.log((await start()).join("\n"));
        beginWork();
      }
      server.httpServer?.once("listening", () => void startWork());
    },
  };
}

/**
 * Bundled, the server loads only what is used of its libraries, and one file for hundreds: several MB less in each
 * process, and a fifth less work at start. Only for the build, as Vite's own loader knows no CommonJS.
 */
function bundleLibraries(): Plugin {
  return {
    name: "bundle-libraries",
    apply: "build",
    config: () => ({
      ssr: {
        noExternal: true,
        external: [
          // They read files of their own, binaries and WebAssembly.
          "@electric-sql/pglite",
          "@node-rs/argon2",
          "better-sqlite3",
          "pg",
          "sharp",
          // Large, and loaded by the first request that needs them: tests/server.http.test.ts knows them by name.
          "css-tree",
          "libphonenumber-js",
          "maxmind",
          "nodemailer",
          "openai",
          // Also loaded by server.ts, which calls the bundle.
          "@remix-run/node",
          "@remix-run/server-runtime",
        ],
      },
    }),
  };
}

/** What Vite does not build: the SDK and the scripts of scripts/browser-scripts.ts, read again for each request. */
function serveOtherBuilds(): Plugin {
  return {
    name: "serve-other-builds",
    apply: "serve",
    configureServer: (server) =>
      void server.middlewares.use((request, response, next) => {
        if (request.url === "/sw.js") request.url = "/sw-off.js";
        const isOther = /^\/(sdk\/|assets\/|sw-off\.js|register-sw\.js)/.test(request.url ?? "");
        if (!isOther || !builtFiles(true).serve(request, response)) next();
      }),
  };
}

/** Names that lists of blockers hold: a script called analytics is not loaded by many browsers. */
const BLOCKED = /analytics|track(?:er|ing)?|banner|advert|campaign|beacon|social/gi;
const plainName = (name: string) => name.replace(/\.css$/, "").replace(BLOCKED, "part");

export default defineConfig({
  publicDir: "host/public",
  plugins: [
    separateIcons(),
    startApplication(),
    bundleLibraries(),
    serveOtherBuilds(),
    remix({
      appDirectory: "host/app",
      buildDirectory: process.env.BUILD_FOLDER ?? "host/build", // see scripts/build.ts
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_lazyRouteDiscovery: true,
        v3_routeConfig: true,
      },
    }),
  ],
  build: {
    target: "es2022",
    chunkSizeWarningLimit: 700,
    rollupOptions: {
      output: {
        manualChunks: chunkOf,
        onlyExplicitManualChunks: true,
        chunkFileNames: ({ name }) => `assets/${plainName(name)}-[hash].js`,
        entryFileNames: ({ name }) => `assets/${plainName(name)}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${plainName(names[0] ?? "file")}-[hash][extname]`,
      },
      onwarn(warning, warn) {
        if (warning.code === "CIRCULAR_CHUNK") throw new Error(warning.message);
        warn(warning);
      },
    },
  },
  // For development: without these, signing in fails in tests/dev.spec.ts.
  ssr: { noExternal: [/^@mantine\//, /^@tabler\//, /^@conform-to\//, "zod", "chrono-node", "drizzle-orm", "jose"] },
  esbuild: { target: "es2023" },
  // Dependencies found only after the first page has loaded make it reload, or fail with "Invalid hook call".
  optimizeDeps: {
    include: [
      "react",
      "react-dom",
      "@remix-run/react",
      "preact",
      "preact/jsx-dev-runtime",
      "@mantine/core",
      "@mantine/hooks",
      "@mantine/notifications",
      "@mantine/dropzone",
      "@mantine/charts",
      "clsx",
      "react-remove-scroll",
      "@floating-ui/react",
      "react-number-format",
      "react-textarea-autosize",
      "react-transition-group",
      "zod",
      "@conform-to/react",
      "@conform-to/zod/v4",
      "@simplewebauthn/browser",
      "qrcode",
      // For loaders only, but found in the routes all the same.
      "@remix-run/node",
      "drizzle-orm",
      "rate-limiter-flexible",
      "remix-auth",
      "remix-auth-form",
      "@simplewebauthn/server",
      "bowser",
      "lru-cache",
      "negotiator",
      "openid-client",
      "otpauth",
      "tldts-icann",
    ],
    exclude: [
      "@tabler/icons-react", // each icon is a file of its own, see separateIcons
      "@node-rs/argon2", // a binary
    ],
  },
});
