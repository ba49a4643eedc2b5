import { readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rootFolder } from "#db/root.ts";
import { importsOf } from "./imports.ts";

const FOLDERS = ["db", "embed-demo", "host/app", "host/bench", "host/scripts", "host/server", "host/tests", "sdk"];

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

test("what is imported is installed by `npm ci`: what is fetched on first use is imported by importFetched()", () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(rootFolder, "package.json"), "utf8"),
  ) as Manifest;
  const isInstalled = (name: string) => name in dependencies || name in devDependencies;
  const missing = FOLDERS.flatMap((folder) =>
    readdirSync(join(rootFolder, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/^(?:dist|npm)\//.test(file))
      .flatMap((file) =>
        importsOf(readFileSync(join(rootFolder, folder, file), "utf8"))
          .filter(({ specifier, isType }) => !isType && /^[@a-z]/.test(specifier) && !isBuiltin(specifier))
          .map(({ specifier }) =>
            specifier
              .split("/")
              .slice(0, specifier.startsWith("@") ? 2 : 1)
              .join("/"),
          )
          .filter((name) => !isInstalled(name))
          .map((name) => `${folder}/${file}: ${name}`),
      ),
  );
  expect(missing).toEqual([]);
});
