// `npm run dev`: the application with reloading on change; the SDK and the landing page's script are rebuilt as their
// sources change.
import { spawn } from "node:child_process";
import { cpSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build, context } from "esbuild";
import { rootFolder } from "../../db/root.ts";
import { landingScript, registration } from "./browser-scripts.ts";
import { buildFolder } from "./build-folder.ts";
import { workers, forgetBuild } from "./build.ts";
import { client } from "./client-manifest.ts";
import { noteColors } from "./note-colors.ts";

// What lies in host/build is soon a mixture that must not be served.
forgetBuild();
cpSync(join(rootFolder, "host/public"), client, { recursive: true });
for (const name of readdirSync(client, { recursive: true, encoding: "utf8" })) {
  if (/assets.landing-/.test(name)) rmSync(join(client, name));
}
await noteColors(buildFolder);
await build(registration(client));
await build(workers(buildFolder));
const landing = await context({ ...landingScript(client), entryNames: "landing-dev", minify: false });
await landing.watch();

const bin = (path: string) => join(rootFolder, "node_modules", path);
const children = [
  spawn(process.execPath, [bin("rollup/dist/bin/rollup"), "-c", "--watch", "--silent"], {
    cwd: rootFolder,
    stdio: "inherit",
  }),
  spawn(
    process.execPath,
    [
      bin("@remix-run/dev/dist/cli.js"),
      "vite:dev",
      "--config",
      "host/vite.config.ts",
      "--port",
      process.env.PORT ?? "3000",
    ],
    {
      cwd: rootFolder,
      stdio: "inherit",
      env: { ...process.env, SERVICE_WORKER: "off" }, // it would go on showing what has changed
    },
  ),
];

const stop = () => {
  void landing.dispose();
  children.forEach((child) => child.kill());
};
process.once("SIGINT", stop);
process.once("SIGTERM", stop);
for (const child of children) child.once("exit", stop);
