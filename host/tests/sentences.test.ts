import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { rootFolder } from "#db/root.ts";

// Pages go by codes: a sentence may be reworded in the one place where it stands.

/**
 * The assistant's languages are catalogues, in which two may say the same; two
 * messages may be one sentence in another language.
 */
const IS_PRODUCT = /^(?!.*(\.(test|spec)\.|\/tests\/|engine\/languages\/|(messages|labels)\.de\.ts$)).*\.tsx?$/;

const files = ["host/app", "host/server", "sdk"].flatMap((folder) =>
  readdirSync(join(rootFolder, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => !name.includes("node_modules") && IS_PRODUCT.test(`/${name}`))
    .map((name) => join(folder, name)),
);

/** Doubled on purpose: each of these two parts of the SDK is a chunk that loads alone. */
const OF_TWO_CHUNKS = ["QR code for this card"];

const isSentence = (text: string) => /^[A-Z][a-z' ]/.test(text) && text.split(" ").length >= 4;

/** The literal's words, with `{}` for what is put in; undefined for what is no text. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text.replace(/\s+/g, " ").trim();
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join("");
}

const trees = new Map<string, ts.SourceFile>();

function walk(path: string, text: string, visit: (node: ts.Node) => void): void {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = trees.get(text) ?? ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  trees.set(text, tree);
  const step = (node: ts.Node) => {
    visit(node);
    ts.forEachChild(node, step);
  };
  step(tree);
}

/** Each sentence of these files that stands more than once, with its places. */
function doubled(sources: [path: string, text: string][]): string[] {
  const paths = new Map<string, string[]>();
  for (const [path, text] of sources) {
    walk(path, text, (node) => {
      const literal = textOf(node);
      if (literal && isSentence(literal)) paths.set(literal, [...(paths.get(literal) ?? []), path]);
    });
  }
  return [...paths]
    .filter(([text, { length }]) => length > 1 && !OF_TWO_CHUNKS.includes(text))
    .map(([text, all]) => `"${text}" in ${all.join(", ")}`);
}

const COMPARING = new Set([ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken]);
const LOOKING_INTO = new Set(["includes", "startsWith", "endsWith", "match", "test", "search", "indexOf"]);
/** What holds an error's words. */
const HOLDS_WORDS =
  /(^|\.)(sentence|statusText)$|^message$|(error|failure|problem|refusal|reason|thrown)\w*\.(message|detail)$/i;

/**
 * Where what a user reads of an error decides something: compared with `===`, looked into, switched over, or a sentence
 * compared with anything.
 */
function decidingByWords(path: string, text: string): string[] {
  const problems: string[] = [];
  if (!/sentence|message|detail|statusText|[!=]==\s*["'`]|["'`]\s*[!=]==/i.test(text)) return problems;
  walk(path, text, (node) => {
    if (ts.isBinaryExpression(node) && COMPARING.has(node.operatorToken.kind)) {
      const sides = [node.left, node.right];
      const isByWords = sides.some((side) => HOLDS_WORDS.test(side.getText()) || isSentence(textOf(side) ?? ""));
      const isForNothing = sides.some((side) => ['""', "undefined", "null"].includes(side.getText()));
      if (isByWords && !isForNothing) problems.push(`${path}: ${node.getText()}`);
    }
    if (ts.isSwitchStatement(node) && HOLDS_WORDS.test(node.expression.getText()))
      problems.push(`${path}: switch (${node.expression.getText()})`);
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const { expression, name } = node.expression;
    if (!LOOKING_INTO.has(name.text)) return;
    if ([expression, ...node.arguments].some((part) => HOLDS_WORDS.test(part.getText())))
      problems.push(`${path}: ${node.getText()}`);
  });
  return problems;
}

const read = (path: string): [string, string] => [path, readFileSync(join(rootFolder, path), "utf8")];

describe("a sentence", () => {
  it("stands once in the product", () => {
    expect(doubled(files.map(read))).toEqual([]);
  });

  it("is never what a page decides by", () => {
    // In the assistant's folders a message is a visitor's, and a sentence a model's.
    const clients = files.filter(
      (path) => !/\.server\.tsx?$|\/server\/|\/http\/|\/engine\/|\/salesbot\/model\//.test(path),
    );
    expect(clients.flatMap((path) => decidingByWords(...read(path)))).toEqual([]);
  });

  it("that stands twice is found, in a text, a template and the page itself", () => {
    const a = "const a = 'Please choose a file'; const b = `At most ${n} files fit here.`;";
    const b = "export const b = <p>Please choose a file</p>; const c = `At most ${m} files fit here.`;";
    expect(
      doubled([
        ["a.ts", a],
        ["b.tsx", b],
      ]),
    ).toHaveLength(2);
  });

  it.each([
    'if (error.sentence === "Taken.") retry();',
    "if (sentence !== TAKEN) retry();",
    'const field = message.includes("email") ? "email" : "name";',
    "if (/taken/.test(error.message)) retry();",
    "switch (error.sentence) {}",
    'if (text === "That name is already taken.") retry();',
  ])("that decides something is found: %s", (text) => {
    expect(decidingByWords("a.ts", text)).toHaveLength(1);
  });
});
