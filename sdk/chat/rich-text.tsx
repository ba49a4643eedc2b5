/** @jsxImportSource preact */
import type { VNode } from "preact";

/** A piece of a message: bare text, bold text or a link. */
type RichTextPart = { text: string; bold?: true; href?: string };

const MARKS =
  /\*\*([^*\n]+)\*\*|\[([^[\]\n]+)\]\(([^\s()]+)\)|(https?:\/\/[^\s<>"'()]*[^\s<>"'().,;:!?])|([\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+)/g;

/** The address if it is one that may stand in a link, else undefined. */
function safe(text: string): string | undefined {
  try {
    const { protocol, href } = new URL(text);
    if (/^(https?|mailto|tel):$/.test(protocol)) return href;
  } catch {
    // No address at all.
  }
  return undefined;
}

/**
 * Finds what assistants write: `**bold**`, `[words](address)`, bare addresses. All else, HTML above all, stays text:
 * pieces become text nodes, never markup.
 */
export function parseRichText(text: string): RichTextPart[] {
  const parts: RichTextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKS)) {
    const [whole, bold, words, target, bare, mail] = match;
    const href = bold ? undefined : safe(target ?? bare ?? `mailto:${mail}`);
    if (!bold && !href) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index) });
    parts.push(bold ? { text: bold, bold: true } : { text: words ?? whole, href: href! });
    from = match.index + whole.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** A message with its links and bold words. */
export function RichText({ text }: { text: string }): VNode {
  return (
    <>
      {parseRichText(text).map((part) =>
        part.href ? (
          <a href={part.href} target="_blank" rel="noopener noreferrer nofollow">
            {part.text}
          </a>
        ) : part.bold ? (
          <b>{part.text}</b>
        ) : (
          part.text
        ),
      )}
    </>
  );
}
