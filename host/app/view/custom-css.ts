// Only parser, generator and walker: css-tree's index also loads the syntax of every property.
import type { Atrule, Block, CssNode, Declaration, List, Rule } from "css-tree";
import generate from "css-tree/generator";
import parse from "css-tree/parser";
import { tokenize, tokenTypes } from "css-tree/tokenizer";
import walk from "css-tree/walker";
import { FUNCTIONS, AT_RULES, POSITIONS, isAllowed } from "./css-allowlist.ts";

/** Scope of owners' CSS on the page and in the editor's preview, specific enough to override the theme. */
export const CARD_SCOPE = ".meishi[data-card]";

/** A removed part of an owner's CSS, and its position. */
export interface CssError {
  line: number;
  message: string;
}

/** More errors than a person makes, or reads. */
const MAX_ERRORS = 50;

/**
 * Blocks and brackets in each other: a rule in @media with calc() in a gradient has five. The parser calls itself for
 * each.
 */
const MAX_DEPTH = 16;

/** 20,000 characters of written CSS have about 8,000; text made of signs alone has more, and costs the parser most. */
const MAX_TOKENS = 12_000;

/** Why a value may not stand; null when it may. */
function refusal(property: string, value: CssNode): string | null {
  let problem: string | null = null;
  walk(value, (node) => {
    if (problem) return;
    if (node.type === "Url") problem = "url() is not allowed";
    else if (node.type === "Raw") problem = `The value of ${property} could not be understood`;
    else if (node.type === "Function" && !FUNCTIONS.has(node.name.toLowerCase()))
      problem = `${node.name}() is not allowed`;
  });
  if (problem) return problem;
  if (property === "position" && !POSITIONS.has(generate(value).toLowerCase()))
    return "position may only be static or relative";
  return null;
}

/** Drawn in the top layer, over the page, whichever element they belong to; and names that escapes may hide. */
const TOP_LAYER = /^(?:backdrop|view-transition)|\\/i;

/**
 * Why a selector may not stand behind the scope; null when it may. What is inside of a card has only siblings inside of
 * it, so the one way out is to begin with a combinator that leads on from the card itself: `~ *`, `+ div`.
 */
function escape(selector: CssNode): string | null {
  if (selector.type !== "Selector") return "This selector could not be understood";
  const first = selector.children.first;
  if (first?.type === "Combinator" && first.name !== ">" && first.name !== " ")
    return `A selector may not begin with ${first.name}: it would leave the card`;
  let problem: string | null = null;
  walk(selector, (node) => {
    if (node.type === "NestingSelector") problem = "& is not allowed: rules cannot be nested";
    else if (node.type === "PseudoElementSelector" && TOP_LAYER.test(node.name))
      problem = `::${node.name} is not allowed`;
  });
  return problem;
}

const CLOSED_BY = new Map<number, number>([
  [tokenTypes.LeftCurlyBracket, tokenTypes.RightCurlyBracket],
  [tokenTypes.LeftSquareBracket, tokenTypes.RightSquareBracket],
  [tokenTypes.LeftParenthesis, tokenTypes.RightParenthesis],
  [tokenTypes.Function, tokenTypes.RightParenthesis],
]);

/** Why text is not worth parsing; null when it is. One walk over its tokens, as the parser itself sees them. */
function excess(css: string): string | null {
  const open: number[] = [];
  let tokens = 0;
  let deepest = 0;
  tokenize(css, (type) => {
    tokens++;
    const closedBy = CLOSED_BY.get(type);
    if (closedBy !== undefined) deepest = Math.max(deepest, open.push(closedBy));
    else if (type === open.at(-1)) open.pop();
  });
  if (deepest > MAX_DEPTH) return `Brackets can be nested at most ${MAX_DEPTH} levels deep`;
  return tokens > MAX_TOKENS ? "This is too much CSS for one card: shorten it" : null;
}

/** The syntax tree; null for text with too many errors to be CSS, since finding the line of each takes time. */
function parsed(css: string, errors: CssError[]): CssNode | null {
  const tooMany = new Error("This is not CSS");
  try {
    return parse(css, {
      positions: true,
      parseCustomProperty: true,
      onParseError: (error) => {
        if (errors.length >= MAX_ERRORS) throw tooMany;
        errors.push({ line: (error as unknown as { line?: number }).line ?? 1, message: error.message });
      },
    });
  } catch (error) {
    if (error !== tooMany) throw error;
    return null;
  }
}

/**
 * Sanitizes an owner's CSS: every selector applies inside `scope` only; only listed properties, functions and at-rules
 * stay, others are reported with their line. The result is valid CSS without `<`.
 */
export function sanitizeCss(css: string, scope: string): { css: string; errors: CssError[] } {
  const errors: CssError[] = [];
  const refuse = (node: CssNode | null, message: string) => {
    errors.push({ line: node?.loc?.start.line ?? 1, message });
  };
  if (/<\/?\w|<!/.test(css)) refuse(null, "HTML is not allowed in CSS");
  const excessReason = excess(css);
  if (excessReason) refuse(null, excessReason);
  const ast = excessReason ? null : parsed(css, errors);
  if (!ast) return { css: "", errors };

  const cleanDeclarations = (block: Block) => {
    block.children = block.children.filter((node) => {
      if (node.type !== "Declaration") {
        if (node.type !== "Comment" && node.type !== "Raw")
          refuse(node, "Nested rules are not supported: write them one after another");
        return false;
      }
      return keeps(node);
    });
  };
  const keeps = (node: Declaration): boolean => {
    const property = node.property.toLowerCase();
    const reason = isAllowed(property) ? refusal(property, node.value) : `${node.property} is not allowed`;
    if (reason) refuse(node, reason);
    return reason === null;
  };
  const scopeRule = (rule: Rule): string | null => {
    if (rule.prelude.type === "Raw") return null; // its parse error is on the list
    const selectors = rule.prelude.children.toArray().flatMap((selector) => {
      const reason = escape(selector);
      if (reason) refuse(selector, reason);
      return reason ? [] : `${scope} ${generate(selector)}`;
    });
    cleanDeclarations(rule.block);
    return rule.block.children.isEmpty || selectors.length === 0 ? "" : `${selectors.join(",")}${generate(rule.block)}`;
  };
  const cleanAtrule = (rule: Atrule): string | null => {
    const name = rule.name.toLowerCase();
    if (!AT_RULES.has(name) || !rule.block) {
      refuse(rule, `@${rule.name} is not allowed`);
      return null;
    }
    if (rule.prelude?.type === "Raw") return null;
    const head = `@${name} ${rule.prelude ? generate(rule.prelude) : ""}`;
    if (!name.endsWith("keyframes")) return `${head}{${cleanList(rule.block.children).join("")}}`;
    rule.block.children.forEach((frame) => {
      if (frame.type === "Rule") cleanDeclarations(frame.block);
    });
    return head + generate({ ...rule.block, children: rule.block.children.filter((frame) => frame.type === "Rule") });
  };
  const cleanList = (children: List<CssNode>): string[] =>
    children.toArray().flatMap((node) => {
      if (node.type === "Rule") return scopeRule(node) || [];
      if (node.type === "Atrule") return cleanAtrule(node) || [];
      return [];
    });

  const clean = ast.type === "StyleSheet" ? cleanList(ast.children).join("\n") : "";
  return { css: clean.replaceAll("<", "\\3c "), errors: errors.sort((a, b) => a.line - b.line) };
}

/** Braces that are never closed. The end of the text closes them, so nothing is left out; yet they are slips. */
export function unclosedBraces(css: string): CssError[] {
  const open: number[] = [];
  const blank = (text: string) => text.replace(/[^\n]/g, " ");
  const lines = css.replace(/\/\*[^]*?(?:\*\/|$)|"[^"\n]*"|'[^'\n]*'/g, blank).split("\n");
  for (const [i, line] of lines.entries()) {
    for (const char of line) {
      if (char === "{") open.push(i + 1);
      else if (char === "}") open.pop();
    }
  }
  return open.map((line) => ({ line, message: "this { is not closed" }));
}
