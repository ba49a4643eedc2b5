import { IconCheck } from "@tabler/icons-react";
import { THEMES, themeName } from "#sdk/card/themes/list.ts";
import { CardPreview } from "./CardPreview.tsx";
import type { EditorCard } from "./editor-card.ts";
import { useWords } from "../ui/use-words.ts";
import { editorWords } from "./words.en.ts";
import controls from "../ui/controls.module.css";
import styles from "./themes.module.css";

/** This card in each theme; a colour the owner chose shows in all of them. */
export function ThemeChoice({ card, onChoose }: { card: EditorCard; onChoose: (theme: string) => void }) {
  const { design } = useWords(editorWords);
  return (
    <div className={styles.themes} role="group" aria-label={design.theme}>
      {Object.keys(THEMES).map((theme) => (
        // The card is no part of the button, whose name would be all words on it.
        <div key={theme} className={styles.themeTile} data-chosen={card.theme === theme || undefined}>
          <span className={styles.thumb} aria-hidden="true">
            <span>
              <CardPreview card={{ ...card, theme }} />
            </span>
          </span>
          <button
            type="button"
            className={controls.bare}
            aria-pressed={card.theme === theme}
            onClick={() => onChoose(theme)}
          >
            {card.theme === theme && <IconCheck size={16} aria-hidden />}
            {themeName(theme)}
          </button>
        </div>
      ))}
    </div>
  );
}
