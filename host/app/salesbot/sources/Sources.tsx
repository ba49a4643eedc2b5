import styles from "../chat.module.css";
import { useWords } from "../../ui/use-words.ts";
import { sourceWords } from "./words.en.ts";

/** The facts that an answer was made of, and where the owner gave them. */
export function Sources({ sources = [] }: { sources?: readonly { from: string; text: string }[] }) {
  const words = useWords(sourceWords);
  if (sources.length === 0) return null;
  return (
    <ul className={styles.sources} aria-label={words.title}>
      {sources.map(({ from, text }) => (
        <li key={`${from} ${text}`} dir="auto">
          {words.from(from, text.length > 160 ? `${text.slice(0, 160)} …` : text)}
        </li>
      ))}
    </ul>
  );
}
