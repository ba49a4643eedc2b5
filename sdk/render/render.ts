/**
 * What stands for Preact in the built SDK: 0.7 KB for its 5.2. The card and the chat are functions of what they show,
 * without state, hooks or refs, so all they need of Preact is its JSX; the server renders the same components with
 * Preact
 * itself, to a string and in the editors. Children are matched by their place: a child that is left out keeps its place
 * as an empty text, and what changes its tag is made anew. Attributes only, no `style` and no HTML from strings, so
 * that the strictest content policy and Trusted Types are met.
 */
import { page } from "../edge/page.ts";

type Props = Record<string, unknown>;
interface Node_ {
  type: string | ((props: Props) => unknown);
  props: Props;
}
type Flat = string | (Node_ & { type: string });

/** What the browser gave an element: a form answers with its fields first, which owners may call `childNodes`. */
const own = <K extends keyof Element>(element: Element, key: K): Element[K] =>
  Reflect.get(Object.getPrototypeOf(element) as Element, key, element) as Element[K];

const drawn = new WeakMap<Element, Props>();

/** Makes a node; the compiler writes the calls. */
export const jsx = (type: Node_["type"], props: Props): Node_ => ({ type, props });
export { jsx as jsxs, jsx as h };

/** Several children without an element around them. */
export const Fragment = ({ children }: Props): unknown => children;

/** Calls components until elements and texts are left. */
function flatten(child: unknown, into: Flat[] = []): Flat[] {
  if (Array.isArray(child)) for (const each of child) flatten(each, into);
  else if (child == null || typeof child === "boolean") into.push("");
  else if (typeof child !== "object") into.push(`${child as string}`);
  else if (typeof (child as Node_).type === "function")
    flatten(((child as Node_).type as (props: Props) => unknown)((child as Node_).props), into);
  else into.push(child as Flat);
  return into;
}

function attributes(element: Element, props: Props): void {
  const before = drawn.get(element) ?? {};
  drawn.set(element, props);
  for (const name of Object.keys({ ...before, ...props })) {
    const value = props[name];
    if (name === "children" || name === "key") continue;
    if (name === "value") {
      if ((element as HTMLInputElement).value !== value) (element as HTMLInputElement).value = value as string;
    } else if (before[name] === value) continue;
    else if (name.startsWith("on")) (element as unknown as Props)[name.toLowerCase()] = value;
    else if (name.startsWith("default")) (element as unknown as Props)[name] = value ?? "";
    else if (value == null || (value === false && !name.includes("-")))
      own(element, "removeAttribute").call(element, name);
    else
      own(element, "setAttribute").call(
        element,
        name,
        value === true && !name.includes("-") ? "" : `${value as string}`,
      );
  }
}

function children(parent: Element, wanted: Flat[]): void {
  const nodes = own(parent, "childNodes");
  wanted.forEach((next, i) => {
    let node: ChildNode | undefined = nodes[i];
    const isText = typeof next === "string";
    if (!node || (isText ? !(node instanceof Text) : own(node as Element, "localName") !== next.type)) {
      const made = isText
        ? new Text()
        : page.createElementNS(
            next.type === "svg" ? "http://www.w3.org/2000/svg" : own(parent, "namespaceURI"),
            next.type,
          );
      own(parent, node ? "replaceChild" : "appendChild").call(parent, made, node as ChildNode);
      node = made;
    }
    if (!isText) {
      attributes(node as Element, next.props);
      children(node as Element, flatten(next.props.children ?? []));
    } else if ((node as Text).data !== next) (node as Text).data = next;
  });
  while (nodes.length > wanted.length) own(parent, "removeChild").call(parent, nodes[wanted.length]!);
}

/** Makes what stands in an element match the tree; null empties it. */
export function render(tree: unknown, into: Element): void {
  children(into, tree === null ? [] : flatten(tree));
}
