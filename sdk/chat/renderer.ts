/**
 * What stands for Preact in the built chat: 0.6 KB for its 5.2. The chat is a function of what it shows, without state,
 * hooks or refs, so all it needs of Preact is its JSX. Children are matched by their place: a child that is left out
 * keeps its place as an empty text, and what changes its tag is made anew. Attributes only, no `style` and no HTML from
 * strings, so that the strictest content policy and Trusted Types are met.
 */
import { safeDocument } from "../page-runtime/page.ts";

type Props = Record<string, unknown>;
type Component = (props: Props | null) => unknown;
interface VElement {
  type: string;
  props: Props | null;
  children: unknown[];
}
type Flat = string | VElement;

const renderedProps = new WeakMap<Element, Props | null>();

/** Makes a node, or a list where the name is empty; the compiler writes the calls. No component takes children. */
export const h = (type: string | Component, props: Props | null, ...children: unknown[]): unknown =>
  typeof type === "function" ? type(props) : type ? { type, props, children } : children;

/** The elements and texts among children. */
function flatten(child: unknown, into: Flat[] = []): Flat[] {
  if (Array.isArray(child)) for (const each of child) flatten(each, into);
  else if (child == null || typeof child === "boolean") into.push("");
  else into.push(typeof child === "object" ? (child as VElement) : `${child as string}`);
  return into;
}

function attributes(element: Element, props: Props | null): void {
  const before = renderedProps.get(element);
  renderedProps.set(element, props);
  for (const name of Object.keys({ ...before, ...props })) {
    const value = props?.[name];
    const isFlag = typeof value === "boolean" && !name.includes("-");
    if (name === "value") {
      if ((element as HTMLInputElement).value !== value) (element as HTMLInputElement).value = value as string;
    } else if (before?.[name] === value) continue;
    else if (name.startsWith("on")) (element as unknown as Props)[name.toLowerCase()] = value;
    else if (isFlag) element.toggleAttribute(name, value);
    else if (value == null) element.removeAttribute(name);
    else element.setAttribute(name, `${value as string}`);
  }
}

function update(parent: Element, flat: Flat[]): void {
  const nodes = parent.childNodes;
  flat.forEach((next, i) => {
    let node: ChildNode | undefined = nodes[i];
    const isText = typeof next === "string";
    if (!node || (isText ? !(node instanceof Text) : (node as Element).localName !== next.type)) {
      const made = isText
        ? new Text()
        : safeDocument.createElementNS(
            next.type === "svg" ? "http://www.w3.org/2000/svg" : parent.namespaceURI,
            next.type,
          );
      if (node) node.replaceWith(made);
      else parent.append(made);
      node = made;
    }
    if (!isText) {
      attributes(node as Element, next.props);
      update(node as Element, flatten(next.children));
    } else if ((node as Text).data !== next) (node as Text).data = next;
  });
  while (nodes.length > flat.length) parent.lastChild!.remove();
}

/** Makes what stands in an element match the tree. */
export const render = (tree: unknown, into: Element): void => update(into, flatten(tree));
