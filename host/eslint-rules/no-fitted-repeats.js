import { ESLintUtils } from "@typescript-eslint/utils";
import { RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";
import { analyse } from "scslre";

/** Fewer rounds than this do not add up. */
const MANY = 4;
const parser = new RegExpParser({ ecmaVersion: 2024 });

/** The pattern with every `{1,30}` as `{1,}`: what a number bounds is then found as what nothing bounds. */
function withoutUpperBounds(pattern, flags) {
  const bounded = [];
  visitRegExpAST(parser.parsePattern(pattern, 0, pattern.length, { unicode: flags.includes("u") }), {
    onQuantifierEnter(quantifier) {
      const { min, max } = quantifier;
      if (max >= MANY && max < Infinity && max > min) bounded.push(quantifier);
    },
  });
  return bounded
    .sort((a, b) => b.element.end - a.element.end)
    .reduce(
      (text, { element, end, min, greedy }) =>
        `${text.slice(0, element.end)}{${min},}${greedy ? "" : "?"}${text.slice(end)}`,
      pattern,
    );
}

/**
 * Repeats within a repeat that can share a text out in many ways, such as `(?:\s|[A-Z][A-Za-z]{1,30}){0,6}`. The rules of
 * regexp see those without an upper bound alone; 30 to the power of 6 ways take as long as endlessly many.
 */
export default ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: "problem",
    schema: [],
    messages: {
      fitted:
        "These repeats share out a text in too many ways: let a part end where it must, such as by (?!…), so that the next cannot go on within it.",
    },
  },
  defaultOptions: [],
  create: (context) => ({
    "Literal[regex]"(node) {
      const { pattern, flags } = node.regex;
      const source = withoutUpperBounds(pattern, flags);
      if (source === pattern) return;
      const { reports } = analyse({ source, flags }, { reportTypes: { Move: false } });
      if (reports.some(({ exponential }) => exponential)) context.report({ node, messageId: "fitted" });
    },
  }),
});
