import { type ComponentChildren, Fragment, type VNode } from "preact";
import { Icon } from "#sdk/card/icons.tsx";
import { LanguageButton, LanguageSheet } from "#sdk/card/parts/Languages.tsx";
import { Notice } from "#sdk/card/parts/Page.tsx";

type Props = Record<string, unknown> & { children?: ComponentChildren };
type Component = (props: Props) => ComponentChildren;

/** How an attribute is written: its name, and whether `true` and `false` are values of it, as of `aria-hidden`. */
interface Attribute {
  name: string;
  isEnumerated: boolean;
}

const VOID = new Set(["br", "hr", "img", "input", "link", "meta", "wbr"]);
/** Properties that Preact takes for attributes, besides those whose lower case is the attribute. */
const RENAMED: Record<string, string> = {
  className: "class",
  htmlFor: "for",
  defaultValue: "value",
  defaultChecked: "checked",
};
const PROPERTY =
  /^(?:auto[A-Z]|cont|cross|dateT|encT|form[A-Z]|inputM|maxL|minL|noV|playsI|popoverT|readO|src[A-Z]|tabI)/;

/**
 * Components that many pages show alike: they depend on nothing but these properties, compared by identity, and are
 * rendered once for each combination.
 */
const KEPT = new Map<unknown, { by: string[]; made: Map<unknown, Map<unknown, string>> }>(
  [
    { component: Icon, by: ["of", "name"] },
    { component: Notice, by: ["words"] },
    { component: LanguageButton, by: ["words"] },
    { component: LanguageSheet, by: ["words"] },
  ].map(({ component, by }) => [component, { by, made: new Map() }]),
);
/** Owners may call a network anything: names beyond these are rendered each time. */
const MAX_KEPT = 200;

const attributes = new Map<string, Attribute>();

/**
 * Markup of Preact elements, as preact-render-to-string makes it, in half the time: visitors' pages have no hooks,
 * contexts, classes, inner HTML, style objects or values of selects, and none is looked for.
 */
export function markup(node: ComponentChildren): string {
  if (typeof node === "string") return escaped(node);
  if (node === null || node === undefined || typeof node === "boolean") return "";
  if (Array.isArray(node)) {
    let all = "";
    for (const each of node as ComponentChildren[]) all += markup(each);
    return all;
  }
  if (typeof node !== "object") return String(node);
  const { type, props } = node as VNode<Props>;
  if (typeof type === "string") return element(type, props);
  if (type === Fragment) return markup(props.children);
  return kept(type as Component, props) ?? markup((type as Component)(props));
}

function kept(component: Component, props: Props): string | undefined {
  const known = KEPT.get(component);
  if (!known) return undefined;
  const [first, second] = known.by.map((name) => props[name]);
  const made = known.made.get(first) ?? known.made.set(first, new Map()).get(first)!;
  const before = made.get(second);
  if (before !== undefined || made.size >= MAX_KEPT) return before;
  const text = markup(component(props));
  made.set(second, text);
  return text;
}

function element(type: string, props: Props): string {
  let open = `<${type}`;
  let children: unknown;
  for (const key in props) {
    const value = props[key];
    if (key === "children" || (key === "defaultValue" && type === "textarea")) children = value;
    else if (typeof value === "object" && value !== null) throw new TypeError(`<${type} ${key}> takes no object here`);
    else if (value !== null && value !== undefined) open += written(attributes.get(key) ?? learnt(key), value);
  }
  const inside = markup(children as ComponentChildren);
  return inside === "" && VOID.has(type) ? `${open}/>` : `${open}>${inside}</${type}>`;
}

function written({ name, isEnumerated }: Attribute, value: unknown): string {
  if (!isEnumerated) {
    if (value === false) return "";
    if (value === true) return ` ${name}`;
  }
  const text = String(value);
  return text === "" ? ` ${name}` : ` ${name}="${escaped(text)}"`;
}

function learnt(key: string): Attribute {
  const name = RENAMED[key] ?? (PROPERTY.test(key) ? key.toLowerCase() : key);
  const attribute = { name, isEnumerated: /^(?:aria|data)-/.test(key) };
  attributes.set(key, attribute);
  return attribute;
}

const SPECIAL = /["&<]/;

const escaped = (text: string): string =>
  SPECIAL.test(text) ? text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;") : text;
