/** @jsxImportSource preact */

/** Plain text as a page: blocks are separated by empty lines, a block that starts with `## ` is a heading. */
export function LegalText({ title, text }: { title: string; text: string }) {
  const blocks = text
    .split(/\r?\n\s*\r?\n/)
    .map((block) => block.trim())
    .filter(Boolean);
  return (
    <article class="land prose">
      <h1>{title}</h1>
      {blocks.map((block, i) => (block.startsWith("## ") ? <h2 key={i}>{block.slice(3)}</h2> : <p key={i}>{block}</p>))}
    </article>
  );
}
