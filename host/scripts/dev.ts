// `npm run dev`: the application with reloading on change, the SDK rebuilt as its sources change.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { rootFolder } from "../../db/root.ts";
import { noteColors } from "./note-colors.ts";

await noteColors();
const bin = (path: string) => join(rootFolder, "node_modules", path);
const children = [
  spawn(process.execPath, [bin("rollup/dist/bin/rollup"), "-c", "--watch", "--silent"], { cwd: rootFolder, stdio: "inherit" }),
  spawn(process.execPath, [bin("@remix-run/dev/dist/cli.js"), "vite:dev", "--config", "host/vite.config.ts", "--port", process.env.PORT ?? "3000"], {
    cwd: rootFolder, stdio: "inherit",
  }),
];

const stop = () => children.forEach((child) => child.kill());
process.once("SIGINT", stop);
process.once("SIGTERM", stop);
for (const child of children) child.once("exit", stop);
