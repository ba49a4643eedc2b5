/** A document type with declarations of its own, as drawing programs write it. */
const DOCTYPE = /<!DOCTYPE\s+(?:\w+:)?svg\b[^[>]*(?:\[([^\]]*)\]\s*)?>/i;
const ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g;

const MAX_ENTITIES = 100;
const MAX_VALUE_LENGTH = 1_000;
/** Maximum growth by inlining values. */
const MAX_ADDED = 1_000_000;

/**
 * A drawing without its document type, the short names that it declares for addresses put in. Names that stand for
 * other names, markup or files are left out: such a drawing could grow without bound or read what is not its own.
 */
export function plainSvg(bytes: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(bytes);
  const doctype = DOCTYPE.exec(text.slice(0, 20_000));
  if (!doctype) return bytes;
  const entities = new Map<string, string>();
  for (const [, name, double, single] of (doctype[1] ?? "").matchAll(ENTITY)) {
    const value = double ?? single ?? "";
    if (entities.size < MAX_ENTITIES && value.length <= MAX_VALUE_LENGTH && !/[&<%]/.test(value))
      entities.set(name!, value.replaceAll('"', "&quot;"));
  }
  let added = 0;
  const plain = text.replace(doctype[0], "").replace(/&([\w.-]+);/g, (reference, name: string) => {
    const value = entities.get(name);
    if (value === undefined || (added += value.length) > MAX_ADDED) return reference;
    return value;
  });
  return new TextEncoder().encode(plain);
}
