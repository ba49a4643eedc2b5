import { execFile } from "node:child_process";
import { join } from "node:path";
import { rootFolder } from "../../db/root.ts";

/** Runs a built program of `host/build`, such as backup, with these settings and no others. */
export function runProgram(
  name: string,
  args: string[],
  settings: Record<string, string>,
  cwd = rootFolder,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(rootFolder, `host/build/${name}.js`), ...args],
      { cwd, env: { PATH: process.env.PATH, NODE_ENV: "production", ...settings } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}
