import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rootFolder } from "#db/root.ts";

/** What people say in other words than some trades do: lines as in `everyday.ts`. */
export const everydayInTrades = readFileSync(
  join(rootFolder, "host/app/salesbot/engine/languages/en/everyday-trades.txt"),
  "utf8",
).trim();
