import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { rootFolder } from "../../db/root.ts";

/** A Markdown file of this repository, by its path from the root. */
export interface Document {
  path: string;
  text: string;
}

/** A command as a document shows it, within a line or in a block of shell lines. */
export interface Command {
  path: string;
  text: string;
}

const SKIPPED = /^(\.git|node_modules|build|dist|data|versions|screenshots|test-results|playwright-report)$/;

function markdownIn(folder: string): string[] {
  return readdirSync(join(rootFolder, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.test(entry.name) ? [] : markdownIn(path);
    return entry.name.endsWith(".md") && !/^(specification|release-notes)\.md$/.test(entry.name) ? [path] : [];
  });
}

export const readDocuments = (): Document[] =>
  markdownIn("").map((path) => ({ path, text: readFileSync(join(rootFolder, path), "utf8") }));

/** Every file of ours, by its path from the root. */
export function readFileNames(folder = ""): string[] {
  return readdirSync(join(rootFolder, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.test(entry.name) ? [] : readFileNames(path);
    return [path];
  });
}

/** Names of source files within lines: the last parts of their paths. */
export const fileNamesOf = ({ path, text }: Document): { path: string; name: string }[] =>
  [...text.replaceAll(FENCE, "").matchAll(/`(?:\.\.?\/)*([\w./$-]+\.(?:ts|tsx|css|tsv|svg|yaml|service))`/g)].map(
    ([, name]) => ({ path, name: name! }),
  );

/** Names of functions, types and components within lines: `requirePermission()`, `HiddenParams`. */
export const identifiersOf = ({ path, text }: Document): { path: string; name: string }[] =>
  [...text.replaceAll(FENCE, "").matchAll(/`([A-Za-z_$][\w$]*)(?:\([^`\n]*\))?`/g)]
    .map(([, name]) => ({ path, name: name! }))
    .filter(({ name }) => /[a-z][A-Z]/.test(name));

const FENCE = /^( *)```(\w*)\n([\s\S]*?)^\1```$/gm;

/** The blocks of shell commands, each with the lines that end in a backslash joined, without comments. */
export function shellBlocks({ path, text }: Document): Command[][] {
  return [...text.matchAll(FENCE)]
    .filter(([, , language]) => language === "sh")
    .map(([, indent, , block]) =>
      block!
        .replaceAll(new RegExp(`^${indent}`, "gm"), "")
        .replaceAll(/\\\n\s*/g, "")
        .split("\n")
        .map((line) => line.replace(/\s+#.*$/, "").trim())
        .filter(Boolean)
        .map((line) => ({ path, text: line })),
    );
}

/** Every call of npm, npx, node or docker, in blocks and within lines. */
export function commandsOf(document: Document): Command[] {
  const { path, text } = document;
  const prose = text.replaceAll(FENCE, "");
  const inline = [...prose.matchAll(/`((?:npm|npx|node|docker|git|gh) [^`]+)`/g)].map(([, command]) => ({
    path,
    text: command!.replaceAll(/\s+/g, " "),
  }));
  return [...shellBlocks(document).flat(), ...inline];
}

/** A link to a file or heading of ours: where it leads from the root, and to which heading. */
export interface Link {
  from: string;
  target: string;
  heading?: string;
}

/** Links that stay in the repository; code is no link. */
export function linksOf({ path, text }: Document): Link[] {
  const prose = text.replaceAll(FENCE, "").replaceAll(/`[^`]*`/g, "");
  const targets = [...prose.matchAll(/\]\(([^)\s]+)\)|\b(?:src|href)="([^"]+)"/g)].map(
    ([, link, file]) => link ?? file!,
  );
  return targets
    .filter((target) => !/^[a-z]+:/.test(target) && !target.startsWith("/"))
    .map((target) => {
      const [file, heading] = target.split("#") as [string, string | undefined];
      return { from: path, target: relative("", file ? join(dirname(path), file) : path), heading };
    });
}

/** The anchors of a document's headings, as GitHub names them. */
export function headingsOf(text: string): string[] {
  return [...text.replaceAll(FENCE, "").matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replaceAll(/\s/g, "-"),
  );
}
