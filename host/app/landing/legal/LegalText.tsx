/** @jsxImportSource preact */

/**
 * Plain text as a page: empty lines separate blocks, a line that starts with `## ` is a heading, lines that start with
 * `- ` are a list, and single line breaks are kept.
 */
export function LegalText({ title, text }: { title: string; text: string }) {
  const blocks = text
    .replace(/\r\n?/g, "\n")
    .replace(/^## .*/gm, "\n$&\n")
    .replace(/^(?!- )\S.*\n(?=- )/gm, "$&\n")
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean);
  return (
    <article class="land prose">
      <h1>{title}</h1>
      {blocks.map((block, i) => (
        <Block key={i} text={block} />
      ))}
    </article>
  );
}

function Block({ text }: { text: string }) {
  if (text.startsWith("## ")) return <h2>{text.slice(3)}</h2>;
  if (!text.startsWith("- ")) return <p>{text}</p>;
  return (
    <ul>
      {text
        .slice(2)
        .split("\n- ")
        .map((point, i) => (
          <li key={i}>{point}</li>
        ))}
    </ul>
  );
}
