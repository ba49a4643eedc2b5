import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig({
  publicDir: "host/public",
  plugins: [
    remix({
      appDirectory: "host/app",
      buildDirectory: "host/build",
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
  build: { target: "es2022", chunkSizeWarningLimit: 700 },
  esbuild: { target: "es2023" },
  // Found by the scanner only after the first page has loaded, which then fails with "Invalid hook call".
  optimizeDeps: {
    include: [
      "react", "react-dom", "@remix-run/react", "preact",
      "@mantine/core", "@mantine/hooks", "@mantine/notifications", "@mantine/dropzone",
    ],
  },
});
