import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rootFolder } from "#db/root.ts";

/** The version of the product, as its package says. */
export const productVersion = (): string =>
  (JSON.parse(readFileSync(join(rootFolder, "package.json"), "utf8")) as { version: string }).version;
