import { IconCheck } from "@tabler/icons-react";
import { THEMES, themeName } from "#sdk/card/themes/list.ts";
import { CardPreview } from "./CardPreview.tsx";
import type { EditorCard } from "./editor-card.ts";
import styles from "./themes.module.css";

/** This card in each theme; a colour the owner chose shows in all of them. */
export function ThemeChoice({ card, onChoose }: { card: EditorCard; onChoose: (theme: string) => void }) {
  return (
    <div className={styles.themes} role="group" aria-label="Theme">
      {Object.keys(THEMES).map((theme) => (
        <button
          key={theme}
          type="button"
          aria-pressed={card.theme === theme}
          aria-label={themeName(theme)}
          className={styles.themeTile}
          onClick={() => onChoose(theme)}
        >
          <span className={styles.thumb} aria-hidden="true">
            <span>
              <CardPreview card={{ ...card, theme }} />
            </span>
          </span>
          <strong>
            {card.theme === theme && <IconCheck size={16} aria-hidden />} {themeName(theme)}
          </strong>
        </button>
      ))}
    </div>
  );
}
