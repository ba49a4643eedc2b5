import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rootFolder } from "../../db/root.ts";
import { colorOf } from "../app/uploads/color.server.ts";

const BUILD = join(rootFolder, "host/build");
const DEMO = join(rootFolder, "host/public/demo");

/**
 * Writes down what the demo's pictures look like from afar, so that no server has to load the means to look at them.
 */
export async function noteColors(): Promise<void> {
  const colors = await Promise.all(
    readdirSync(DEMO).map(async (name) => [`/demo/${name}`, await colorOf(readFileSync(join(DEMO, name)))]),
  );
  mkdirSync(BUILD, { recursive: true });
  writeFileSync(join(BUILD, "picture-colors.json"), JSON.stringify(Object.fromEntries(colors)));
}
