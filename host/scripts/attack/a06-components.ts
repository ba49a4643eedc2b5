import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { rootFolder } from "../../../db/root.ts";
import type { Category } from "./attempt.ts";

const run = promisify(execFile);

export const components: Category = {
  id: "A06",
  name: "Vulnerable and outdated components",
  attempts: async () => [
    // Asynchronous, or the servers would close their connections meanwhile without our noticing.
    [
      "licences and known holes: npm run licences",
      () =>
        run(process.execPath, [
          join(rootFolder, "node_modules/tsx/dist/cli.mjs"),
          join(rootFolder, "host/scripts/licences.ts"),
          "--quiet",
        ]).then(
          () => true,
          () => false,
        ),
    ],
  ],
};
