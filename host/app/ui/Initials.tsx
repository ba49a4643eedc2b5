import styles from "./ui.module.css";

/** A round placeholder for somebody without a picture; the name is shown beside it. */
export function Initials({ name, size = 36 }: { name: string; size?: number }) {
  return (
    <span className={styles.initials} style={{ width: size, height: size, fontSize: size * 0.39 }} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** The first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toLocaleUpperCase();
}
