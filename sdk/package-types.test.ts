import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rootFolder } from "../db/root.ts";

// Somebody else's project in TypeScript, which has the package from the registry.

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "meishi-types-"));
  symlinkSync(join(rootFolder, "node_modules"), join(folder, "node_modules"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the compiler finds wrong with each of these pages. */
function problems(pages: string[]): string[] {
  const files = pages.map((jsx, i) => {
    const file = join(folder, `page${i}.tsx`);
    writeFileSync(
      file,
      `import { MeishiCard } from "meishi-sdk/react";\nexport { MeishiCard };\nexport const page = ${jsx};\n`,
    );
    return file;
  });
  const program = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    types: [],
    paths: { "meishi-sdk/*": [join(rootFolder, "sdk/npm/*.d.ts")] },
  });
  return files.map((file) =>
    [
      ...program.getSyntacticDiagnostics(program.getSourceFile(file)),
      ...program.getSemanticDiagnostics(program.getSourceFile(file)),
    ]
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))
      .join("\n"),
  );
}

test("TypeScript knows the elements and the component in JSX, and what they need", () => {
  const host = `host="https://cards.example.com"`;
  const [card, chat, component, noSlug, wrongSlug, noCard, noHost] = problems([
    `<meishi-card slug="mara" ${host} locale="de" className="card">Our card</meishi-card>`,
    `<meishi-chat card="mara" color="#204080" />`,
    `<MeishiCard slug="mara" ${host}>Our card</MeishiCard>`,
    `<meishi-card ${host} />`,
    `<meishi-card slug={12} />`,
    `<meishi-chat ${host} />`,
    `<MeishiCard slug="mara" />`,
  ]);
  expect([card, chat, component]).toEqual(["", "", ""]);
  expect(noSlug).toContain("'slug' is missing");
  expect(wrongSlug).toContain("'number' is not assignable to type 'string'");
  expect(noCard).toContain("'card' is missing");
  expect(noHost).toContain("'host' is missing");
});
