// Makes mistakes in copies of real files, above all takes guards out of them, and sees `npm run check` notice.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ESLintUtils } from "@typescript-eslint/utils";
import { ESLint } from "eslint";
import prettier from "prettier";
import ts from "typescript";
import tseslint from "typescript-eslint";
import { describe, expect, test } from "vitest";
import { rootFolder } from "../../db/root.ts";

const CARDS = "host/app/cards/cards.server.ts";
const DELETION = "host/app/users/deletion.server.ts";
const ANALYTICS = "host/app/analytics/page/use-analytics.ts";

const read = (path: string) => readFileSync(join(rootFolder, path), "utf8");

/** What the compiler says of a file: the lint has loaded the program anyway. */
const compilerErrors = ESLintUtils.RuleCreator.withoutDocs({
  meta: { type: "problem", schema: [], messages: { error: "{{text}}" } },
  defaultOptions: [],
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = ESLintUtils.getParserServices(context);
    return {
      Program(node) {
        for (const { start, messageText } of program.getSemanticDiagnostics(esTreeNodeToTSNodeMap.get(node))) {
          const text = ts.flattenDiagnosticMessageText(messageText, " ");
          context.report({ loc: context.sourceCode.getLocFromIndex(start!), messageId: "error", data: { text } });
        }
      },
    };
  },
});

const TYPESCRIPT = "typescript/errors";
const options: ESLint.Options = { cwd: rootFolder, overrideConfigFile: "host/eslint.config.js" };
/** Knows the types of the files below, which tsconfig.json here lists: the whole product takes twice as long. */
const whole = new ESLint({
  ...options,
  plugins: { typescript: { rules: { errors: compilerErrors } } } as never,
  overrideConfig: {
    files: ["**/*.ts"],
    languageOptions: {
      parserOptions: { projectService: false, project: "host/eslint-rules/tsconfig.json", tsconfigRootDir: rootFolder },
    },
    rules: { [TYPESCRIPT]: "error" },
  },
});
/** The same without the rules that need types: what it finds takes milliseconds, and the whole lint finds it too. */
const untyped = new ESLint({
  ...options,
  overrideConfig: [
    tseslint.configs.disableTypeChecked,
    { rules: { "meishi/no-dropped-answer": "off", "meishi/no-loading-effect": "off" } },
  ] as never,
});

interface Finding {
  line: number;
  rule: string;
}

async function lint(eslint: ESLint, path: string, code: string): Promise<Finding[]> {
  const [result] = await eslint.lintText(code, { filePath: path });
  return result!.messages.map(({ line, ruleId, message }) => ({ line, rule: ruleId ?? message }));
}

const ANSWER = "meishi/no-dropped-answer";
const LOADING = "meishi/no-loading-effect";
const SYNTAX = "no-restricted-syntax";
const FLOATING = "@typescript-eslint/no-floating-promises";

interface Mistakes {
  path: string;
  at: string;
  /** Imports that the mistakes need. */
  imports?: string;
  mistakes: [name: string, code: string, rule: string][];
}

const MISTAKES: Mistakes[] = [
  {
    path: "host/app/cards/delete-card.server.ts",
    imports: `import { mayEditCard } from "../access.ts";
import { db } from "../database.server.ts";
import { getCard } from "./cards.server.ts";
const { users } = tables;
`,
    at: "  requirePermission(mayDeleteCard(actor));\n",
    mistakes: [
      ["a refusal that is dropped", "mayDeleteCard(actor);", ANSWER],
      ["a voided refusal", "void mayDeleteCard(actor);", ANSWER],
      ["a refusal in a chain", "mayDeleteCard(actor) || requirePermission(null);", ANSWER],
      ["a refusal with a name", "const refusal = mayDeleteCard(actor); requirePermission(refusal);", ANSWER],
      ["a refusal in a callback that ignores it", "[1].forEach(() => mayDeleteCard(actor));", ANSWER],
      ["a refusal passed to something else", "String(mayDeleteCard(actor));", ANSWER],
      [
        "a comparison that nothing follows",
        "mayDeleteCard(actor) === null;",
        "@typescript-eslint/no-unused-expressions",
      ],
      [
        "a comparison that is not used",
        "const _may = mayDeleteCard(actor) === null;",
        "@typescript-eslint/no-unused-vars",
      ],
      ["a query without await", "db.select().from(users);", FLOATING],
      ["a guard without await", "getCard(actor, id, mayEditCard);", FLOATING],
      ["a promise as a condition", "if (!getCard(actor, id)) return;", "@typescript-eslint/no-misused-promises"],
      ["an await of nothing", "await mayDeleteCard(actor)?.reason;", "@typescript-eslint/await-thenable"],
      ["an answer without await", "requirePermission(mayEditCard(actor, getCard(actor, id)));", TYPESCRIPT],
      ["a write without a transaction", "await db.delete(users);", TYPESCRIPT],
      [
        "a transaction with await",
        "await transaction(async (tx) => void (await tx.select().from(users)));",
        TYPESCRIPT,
      ],
    ],
  },
  {
    path: DELETION,
    at: "    yield* run(tx.delete(users).where(eq(users.id, userId)));\n",
    mistakes: [
      ["a dropped yield*", "run(tx.delete(users));", ANSWER],
      ["a yield without its star", "void transaction(function* (tx) { yield run(tx.delete(users)); });", ANSWER],
      ["steps with a name", "const steps = run(tx.delete(users)); yield* steps;", ANSWER],
      ["voided steps", "void run(tx.delete(users));", ANSWER],
      ["steps in a callback that ignores them", "[1].forEach(() => run(tx.delete(users)));", ANSWER],
      ["steps of a function of ours", "getUser(tx, userId);", ANSWER],
      ["a transaction without await", "transaction((tx) => tx.delete(users));", FLOATING],
    ],
  },
  {
    path: ANALYTICS,
    imports: `import { useFetcher } from "@remix-run/react";
import { useEffect, useLayoutEffect } from "react";
import { loadConfig } from "../../salesbot/load-config.ts";
`,
    at: "  /** Adds the rows that follow the loaded ones. */\n",
    mistakes: [
      ["a fetch in an effect", 'useEffect(() => void fetch("/api/user"), []);', LOADING],
      ["a read in an effect", 'useEffect(() => void api("GET", "/api/user"), []);', LOADING],
      ["a read in a layout effect", 'useLayoutEffect(() => void api("GET", "/api/user"), []);', LOADING],
      [
        "a read in an effect's own function",
        'useEffect(() => { const ask = async () => { await api("GET", "/api/user"); }; void ask(); }, []);',
        LOADING,
      ],
      ["a read in a function of another file", "useEffect(() => void loadConfig(1), []);", LOADING],
      ["a read in a function of this file", "useEffect(() => void loadMore(), []);", LOADING],
      ["a read in a callback", 'useEffect(() => void Promise.resolve().then(() => fetch("/")), []);', LOADING],
      ["a named read after a promise", "useEffect(() => void Promise.resolve().then(loadMore), []);", LOADING],
      ["an effect that answers what a browser's method does", "useEffect(() => window.scrollTo(0, 0), []);", SYNTAX],
      [
        "a fetcher in an effect",
        'const fetcher = useFetcher(); useEffect(() => fetcher.load("/guide"), [fetcher]);',
        LOADING,
      ],
    ],
  },
];

// The first lint reads all types of the product.
describe.each(MISTAKES)("the lint of $path fails for", { timeout: 240_000 }, ({ path, at, imports = "", mistakes }) => {
  const code = imports + read(path);
  const first = code.slice(0, code.indexOf(at)).split("\n").length;
  const withMistakes = code.replace(at, mistakes.map(([, mistake]) => `${mistake}\n`).join(""));
  let findings: Promise<Finding[]>;
  const find = () => (findings ??= lint(whole, path, withMistakes));

  test.each(mistakes.map(([name, , rule], index) => ({ name, rule, line: first + index })))(
    "$name",
    async ({ rule, line }) => {
      const rules = (await find()).filter((finding) => finding.line === line).map((finding) => finding.rule);
      expect(rules).toContain(rule);
    },
  );

  test("nothing else", async () => {
    const isElsewhere = ({ line, rule }: Finding) =>
      !["max-lines", "no-duplicate-imports"].includes(rule) && (line < first || line >= first + mistakes.length);
    expect((await find()).filter(isElsewhere)).toEqual([]);
  });
});

test("the lint fails for a line of more than 120 columns and a file of more than 300 lines", async () => {
  const rules = async (code: string) => (await lint(untyped, CARDS, code)).map(({ rule }) => rule);
  expect(await rules(read(CARDS))).toEqual([]);
  expect(await rules(read(CARDS) + `// ${"long ".repeat(30)}\n`)).toEqual(["max-len"]);
  expect(await rules(read(CARDS) + "// more\n".repeat(300))).toEqual(["max-lines"]);
});

test("the lint fails for a name that says nothing of what it holds, and not for one that is fixed from outside", async () => {
  const names = ["const found = 1;", "const isKnown = 1;", "type Asked = 1;", "const f = (wanted: 1) => wanted;"];
  for (const name of [...names, "const { rows: kept } = { rows: 1 };"])
    expect([name, (await lint(untyped, CARDS, `${read(CARDS)}${name}\n`)).map(({ rule }) => rule)]).toEqual([
      name,
      expect.arrayContaining(["meishi/plain-names"]),
    ]);
  const fixed = "export const ofAnswer = ({ known }: { known: number }) => known;\n";
  expect((await lint(untyped, CARDS, read(CARDS) + fixed)).map(({ rule }) => rule)).not.toContain("meishi/plain-names");
});

test("the lint fails for repeats that share out a text in many ways, bounded or not", async () => {
  const place = "host/app/salesbot/engine/read/place.ts";
  const rulesFor = async (pattern: string) =>
    (await lint(untyped, place, `export const PATTERN = ${pattern};\n`)).map(({ rule }) => rule);
  expect(await rulesFor(String.raw`/^(?:\s|[A-Z][A-Za-z]{1,30}){0,6}$/u`)).toEqual(["meishi/no-fitted-repeats"]);
  expect(await rulesFor(String.raw`/^(?:\s|[A-Z][A-Za-z]{1,30}(?![A-Za-z])){0,6}$/u`)).toEqual([]);
  expect(await rulesFor(String.raw`/^(?:[A-Z][a-z]{1,30}){0,6}$/u`)).toEqual([]);
});

test("the lint fails for a name that hides an outer one, and for a module that is imported twice", async () => {
  const rules = async (code: string) => (await lint(untyped, CARDS, code)).map(({ rule }) => rule);
  const hidden = "export const first = 1;\nexport const second = (first: number) => first;\n";
  expect(await rules(read(CARDS) + hidden)).toEqual(["@typescript-eslint/no-shadow"]);
  expect(
    await rules(`import type { Tx } from "#db/index.ts";\nexport type Write = (tx: Tx) => void;\n${read(CARDS)}`),
  ).toContain("no-duplicate-imports");
});

test.each([
  ["a header read without its weights", 'export const takes = (r: Request) => r.headers.get("accept-encoding");'],
  ["a header read without its list", 'export const tagOf = (h: Record<string, string>) => h["if-none-match"];'],
  ["a file's name by hand", 'export const headers = { "content-disposition": "attachment" };'],
  ["a queue without end", "export const queue = { maxQueued: Infinity };"],
  ["an audit by hand", "export const note = (tx: Tx) => tx.insert(tables.auditLog);"],
  ["escaping by hand", "export const escape = (text: string) => text.replace(/[<>&]/g, String);"],
])("the lint fails for what one function does for all: %s", async (_, code) => {
  expect(await lint(untyped, "host/app/http/cursor.ts", code)).toEqual([{ line: 1, rule: SYNTAX }]);
});

test.each([
  ["a fetch", "export const read = (url: string) => fetch(url);", "no-restricted-globals"],
  ["the same by another name", "export const read = globalThis.fetch;", "no-restricted-properties"],
  ["a request of one's own", 'import { request } from "node:https";\nexport default request;', "no-restricted-imports"],
  ["one by http", 'import { request } from "node:http";\nexport default request;', "no-restricted-imports"],
])("the lint fails for another way out of the server: %s", async (_, code, rule) => {
  expect(await lint(untyped, "host/app/http/body.server.ts", code)).toEqual([{ line: 1, rule }]);
});

/** A guard that stands by itself: `requirePermission(…)`, or a card fetched only to be asked about. */
const GUARD = /^ *(?:(?:if|for) \(.*\) )?(?:requirePermission\(may.*|await getCard\(actor.*)\);\n/gm;

const services = () =>
  readdirSync(join(rootFolder, "host/app"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".server.ts"))
    .map((path) => `host/app/${path}`);

test("the lint fails for any guard of any service that is taken out whole", async () => {
  const unnoticed: string[] = [];
  for (const path of services()) {
    const code = read(path);
    for (const { 0: guard, index } of code.matchAll(GUARD)) {
      const without = code.slice(0, index) + code.slice(index + guard.length);
      if ((await lint(untyped, path, without)).length === 0) unnoticed.push(`${path}: ${guard.trim()}`);
    }
  }
  expect(unnoticed).toEqual([]);
});

test("Prettier fails for a file that is not formatted", async () => {
  const filepath = join(rootFolder, CARDS);
  const config = { ...(await prettier.resolveConfig(filepath)), filepath };
  expect(await prettier.check(read(CARDS), config)).toBe(true);
  expect(await prettier.check(read(CARDS).replace(") {\n", "){\n"), config)).toBe(false);
});

test("the check runs the lint without a cache, the formatter and the compiler over everything", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  expect(scripts).toMatchObject({
    // A cached pass says nothing about types that another file has changed.
    lint: "eslint --config host/eslint.config.js --max-warnings 0 .",
    "format:check": "prettier --check --log-level warn .",
    types: "tsc --noEmit",
  });
});
