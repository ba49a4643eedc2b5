import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rootFolder } from "../../db/root.ts";
import { averageColor } from "../app/uploads/color.server.ts";

const BUILD = join(rootFolder, "host/build");
const DEMO = join(rootFolder, "host/public/demo");

/**
 * Stores the mean color of each of the demo's pictures, so that servers need not load sharp for it.
 */
export async function noteColors(): Promise<void> {
  const colors = await Promise.all(
    readdirSync(DEMO).map(async (name) => [`/demo/${name}`, await averageColor(readFileSync(join(DEMO, name)))]),
  );
  mkdirSync(BUILD, { recursive: true });
  writeFileSync(join(BUILD, "picture-colors.json"), JSON.stringify(Object.fromEntries(colors)));
}
