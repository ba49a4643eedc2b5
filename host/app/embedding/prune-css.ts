import type { CssNode, List, Selector } from "css-tree";
import generate from "css-tree/generator";
import parse from "css-tree/parser";
import walk from "css-tree/walker";
import type { ElementTree } from "#sdk/page-runtime/answer.ts";

/** States that a card has before its script, and with it the whole style, is there. */
const EARLY = new Set(["[open", "[hidden"]);
/** States of interaction, which load the script. */
const INTERACTIVE = new Set(["hover", "active", "popover-open", "focus-within"]);

/** Everything seen that a simple selector may name in a tree: `div`, `.btn`, `#form`, `[dir`. */
function namesIn(tree: ElementTree, names = new Set(EARLY)): Set<string> {
  if (typeof tree === "string") return names;
  const [name, attributes, ...children] = tree;
  if ("hidden" in attributes) return names;
  names.add(name);
  for (const [key, value] of Object.entries(attributes)) {
    names.add(`[${key}`);
    if (key === "id") names.add(`#${value}`);
    if (key === "class") for (const each of value.split(" ")) names.add(`.${each}`);
  }
  for (const child of children) namesIn(child, names);
  return names;
}

const nameOf = (node: CssNode): string | undefined => {
  if (node.type === "ClassSelector") return `.${node.name}`;
  if (node.type === "IdSelector") return `#${node.name}`;
  if (node.type === "AttributeSelector") return `[${node.name.name}`;
  return node.type === "TypeSelector" && node.name !== "*" ? node.name : undefined;
};

/** Whether each of its simple selectors names something that is there; what stands in brackets is believed. */
function canMatch({ children }: Selector, names: Set<string>): boolean {
  return !children.some((node) => {
    if (node.type === "PseudoClassSelector") return INTERACTIVE.has(node.name);
    const name = nameOf(node);
    return name !== undefined && !names.has(name);
  });
}

/**
 * The rules of a style that a tree needs as it stands, written short: a page that embeds a card pays for no others. The
 * whole style follows when a visitor reaches for the card.
 */
export function pruneCss(style: string, tree: ElementTree): string {
  const names = namesIn(tree);
  const sheet = parse(style);
  walk(sheet, {
    visit: "Rule",
    enter(rule, item, list: List<CssNode>) {
      if (this.atrule?.name === "keyframes" || rule.prelude.type !== "SelectorList") return;
      rule.prelude.children = rule.prelude.children.filter(
        (selector) => selector.type !== "Selector" || canMatch(selector, names),
      );
      if (rule.prelude.children.isEmpty) list.remove(item);
    },
  });
  walk(sheet, {
    visit: "Atrule",
    leave(atrule: CssNode, item, list: List<CssNode>) {
      if (atrule.type === "Atrule" && atrule.block?.children.isEmpty) list.remove(item);
    },
  });
  return generate(sheet);
}
