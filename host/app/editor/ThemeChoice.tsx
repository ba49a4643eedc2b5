import { IconCheck } from "@tabler/icons-react";
import { THEMES } from "../cards/limits.ts";
import { CardPreview } from "./CardPreview.tsx";
import type { EditorCard } from "./editor-card.ts";
import styles from "./editor.module.css";

/** A theme's name as people read it. */
export const themeName = (theme: string) => theme.replaceAll("_", " ").replace(/^./, (letter) => letter.toUpperCase());

/** This card in each theme; a colour the owner chose shows in all of them. */
export function ThemeChoice({ card, onChoose }: { card: EditorCard; onChoose: (theme: string) => void }) {
  return (
    <div className={styles.themes} role="group" aria-label="Theme">
      {[...THEMES, "default"].map((theme) => (
        <button key={theme} type="button" aria-pressed={card.theme === theme} aria-label={themeName(theme)} className={styles.themeTile} onClick={() => onChoose(theme)}>
          <span className={styles.thumb} aria-hidden="true"><span><CardPreview card={{ ...card, theme }} /></span></span>
          <strong>{card.theme === theme && <IconCheck size={16} aria-hidden />} {themeName(theme)}</strong>
        </button>
      ))}
    </div>
  );
}
