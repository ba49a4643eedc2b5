import type { ElementTree } from "../page-runtime/answer.ts";
import { safeDocument } from "../page-runtime/page.ts";

/** The elements that a card is made of; a test of the host keeps this complete. */
export const NAMES =
  /^(a|b|bdi|button|circle|details|div|footer|form|h\d|header|iframe|img|input|label|li|ol|option|p|path|rect|section|select|small|span|summary|svg|textarea|ul|video|wbr)$/;
/** Attributes that would run or style something. */
const NEVER = /^(on|style|srcdoc|allow)/i;

/**
 * Makes nodes of a tree. It comes from a server that an element's markup may have named, so it can neither run a
 * script nor reach beyond the card: what is unknown becomes a box, and what would run is left out. Children are put in
 * last: a form answers with its fields first, and those are named by owners.
 */
export function build(tree: ElementTree, space: string | null): Node | string {
  if (typeof tree === "string") return tree;
  const [name, attributes, ...children] = tree;
  if (name === "svg") space = "http://www.w3.org/2000/svg";
  const element = safeDocument.createElementNS(space, NAMES.test(name) ? name : "div");
  for (const [key, value] of Object.entries(attributes)) {
    // Browsers read over blanks and control characters in addresses.
    if (!NEVER.test(key) && !/^javascript:/i.test(value.replace(/[\0- ]/g, ""))) element.setAttribute(key, value);
  }
  element.append(...children.map((child) => build(child, space)));
  return element;
}
