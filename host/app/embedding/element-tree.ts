import type { ElementTree } from "#sdk/page-runtime/answer.ts";

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };
const plain = (text: string) => text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity]!);

/** Elements that hold nothing, and are not closed (HTML, section 13.1.2). */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** A text, or a tag of an element: closing, its name, its attributes, whether it closes itself. */
const PART = /([^<]+)|<(\/?)([\w-]+)((?: [^\s=>/"]+(?:="[^"]*")?)*)(\/?)>/gy;
const ATTRIBUTE = / ([^\s=>/"]+)(?:="([^"]*)")?/g;

/**
 * Markup as it is served, made ready for the SDK's builder, so that a page of another site needs no HTML parser. Reads
 * what preact-render-to-string writes: every attribute quoted, every element closed, no comments.
 */
export function toElementTrees(html: string): ElementTree[] {
  const roots: ElementTree[] = [];
  const open: ElementTree[][] = [roots];
  let read = 0;
  for (const { 0: part, 1: text, 2: closing, 3: name = "", 4: attributes = "", 5: selfClosing } of html.matchAll(
    PART,
  )) {
    read += part.length;
    if (text !== undefined) open.at(-1)!.push(plain(text));
    else if (closing) open.pop();
    else {
      const named = [...attributes.matchAll(ATTRIBUTE)].map(([, key, value = ""]) => [key!, plain(value)]);
      const element: ElementTree = [name, Object.fromEntries(named) as Record<string, string>];
      open.at(-1)!.push(element);
      if (!selfClosing && !VOID.test(name)) open.push(element as unknown as ElementTree[]);
    }
  }
  if (read !== html.length || open.length !== 1)
    throw new Error(`Not the markup of a renderer: ${html.slice(read, read + 40)}`);
  return roots;
}
