import { telLink } from "#sdk/card/tel-link.ts";

/** A text with the words that were searched for marked; addresses in it are links. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  if (/^[\w.+-]+@[\w.-]+$/.test(text)) return <a href={`mailto:${text}`}>{text}</a>;
  if (/^\+[\d ]+$/.test(text)) return <a href={telLink(text)}>{text}</a>;
  const words = query.split(/\s+/).filter(Boolean);
  if (words.length === 0) return <>{text}</>;
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "gi");
  // split() with a group puts what matched at the odd places.
  return <>{text.split(pattern).map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part))}</>;
}
