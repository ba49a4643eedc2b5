import styles from "./chat.module.css";

/** The facts that an answer was made of, and where the owner gave them. */
export function Sources({ sources = [] }: { sources?: readonly { from: string; text: string }[] }) {
  if (sources.length === 0) return null;
  return (
    <ul className={styles.sources} aria-label="Answered from">
      {sources.map(({ from, text }) => (
        <li key={`${from} ${text}`} dir="auto">
          From {from}: {text.length > 160 ? `${text.slice(0, 160)} …` : text}
        </li>
      ))}
    </ul>
  );
}
