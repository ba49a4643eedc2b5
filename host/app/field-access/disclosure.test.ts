import { join } from "node:path";
import { getTableColumns } from "drizzle-orm";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { rootFolder } from "#db/root.ts";
import { publicUser } from "../auth/sessions/session.server.ts";
import { applyTemplate } from "../cards/compose.ts";
import { ownCard } from "../cards/own-cards.server.ts";
import { aCard, aUser } from "../../tests/builders.ts";
import { database, tables } from "../database.server.ts";
import { type Audience, readableColumns, type TableName } from "./columns.ts";
import { type ColumnAccess, COLUMN_ACCESS } from "./column-access.ts";

const names = Object.keys(COLUMN_ACCESS) as TableName[];

test("every column of every table has a decision, and no decision is without its column", () => {
  const decided = names.map((name) => [name, Object.keys(COLUMN_ACCESS[name]).sort()] as const);
  const made = Object.entries(tables).map(([name, table]) => [name, Object.keys(getTableColumns(table)).sort()]);
  expect(Object.fromEntries(decided)).toEqual(Object.fromEntries(made));
});

test.for(["anyone", "owner", "export"] as const)("what only the server knows is not for: %s", (audience: Audience) => {
  for (const name of names) {
    const readable: readonly string[] = readableColumns(name, audience);
    const secret = Object.entries<ColumnAccess>(COLUMN_ACCESS[name]).filter(([, access]) => access === "nobody");
    expect(readable.filter((column) => secret.some(([hidden]) => hidden === column))).toEqual([]);
  }
});

describe("a column without a decision", () => {
  const note = { moderationNote: "Looks odd" };

  test("is in no list of columns that answers and exports are made of", () => {
    for (const audience of ["anyone", "owner", "export"] as const)
      expect(names.flatMap((name): readonly string[] => readableColumns(name, audience))).not.toContain(
        "moderationNote",
      );
  });

  test("is in no answer made of a row that has it", async () => {
    await database.migrate();
    const user = await aUser(database);
    const card = await aCard(database, user);
    expect(ownCard(Object.assign(applyTemplate(card, null), note))).not.toHaveProperty("moderationNote");
    expect(publicUser(Object.assign(user, note))).not.toHaveProperty("moderationNote");
  });

  test("does not compile, and the message names it", { timeout: 120_000 }, () => {
    const added = compile(
      "db/tables/cards.ts",
      "isPaused: c.bool()",
      "moderationNote: c.text(),\n      isPaused: c.bool()",
    );
    expect(added).toContain("Property 'moderationNote' is missing");
  });
});

test("a column that is not for an audience cannot be picked for it", { timeout: 120_000 }, () => {
  const picked = compile("host/app/auth/sessions/session.server.ts", '"username",', '"username", "password",');
  expect(picked).toContain(`'"password"' is not assignable`);
});

/** What the compiler says of the sources, where one file has other words in it. */
function compile(path: string, from: string, to: string): string {
  const config = ts.readConfigFile(join(rootFolder, "tsconfig.json"), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, rootFolder);
  const host = ts.createCompilerHost(options);
  const changed = join(rootFolder, path);
  const read = host.readFile.bind(host);
  host.readFile = (file) => {
    const source = read(file);
    if (file !== changed) return source;
    if (!source?.includes(from)) throw new Error(`${path} has no ${from}`);
    return source.replace(from, to);
  };
  const checked = ["host/app/field-access/column-access.ts", path].map((file) => join(rootFolder, file));
  const program = ts.createProgram(checked, options, host);
  return checked
    .flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file)))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))
    .join("\n");
}
