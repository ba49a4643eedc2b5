import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { rootFolder } from "../../db/root.ts";
import { CHUNKS } from "../chunks.ts";

test("each name in chunks.ts is a file or folder, and stands once", () => {
  const { helpers, ...ours } = CHUNKS; // the bundlers' own are no files
  const names = Object.values(ours).flat();
  const isThere = (name: string) =>
    readdirSync(join(rootFolder, dirname(name))).some(
      (entry) => entry === basename(name) || entry.replace(/\.\w+$/, "") === basename(name),
    );
  expect(names.filter((name) => !isThere(name))).toEqual([]);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
