import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rootFolder } from "../../db/root.ts";
import { averageColor } from "../app/uploads/color.server.ts";

const DEMO = join(rootFolder, "host/public/demo");

/**
 * Stores the mean color of each of the demo's pictures in a build, so that servers need not load sharp for it.
 */
export async function noteColors(folder: string): Promise<void> {
  const colors = await Promise.all(
    readdirSync(DEMO).map(async (name) => [`/demo/${name}`, await averageColor(readFileSync(join(DEMO, name)))]),
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "picture-colors.json"), JSON.stringify(Object.fromEntries(colors)));
}
