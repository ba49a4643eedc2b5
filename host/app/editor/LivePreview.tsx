import { Button } from "@mantine/core";
import { IconDeviceMobile, IconX } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useId, useState } from "react";
import type { Language } from "#sdk/languages.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { CardPreview } from "./CardPreview.tsx";
import type { RenderedCard } from "../rendered-cards/rendered-card.ts";
import type { EditorCard, StoredCss } from "./editor-card.ts";
import styles from "./preview.module.css";
import type { GuideStep } from "./guide-steps.ts";
import { useWords } from "../ui/use-words.ts";
import { editorWords } from "./words.en.ts";

const GuidePanel = lazy(() => import("./GuidePanel.tsx"));

interface Props {
  card: EditorCard;
  /** The language to show it in; null: as its owner wrote it. */
  language: Language | null;
  storedCss: StoredCss;
  renderedCard: RenderedCard;
  isDirty: boolean;
  /** Saves, on phones, where the other buttons are out of sight. */
  saveButton: ReactNode;
  onGo: (tab: GuideStep["tab"]) => void;
}

/**
 * Card preview in a phone beside the tabs, above the guide. On small screens it is below them, and a floating button
 * toggles it as an overlay, so that the scroll position is kept.
 */
export function LivePreview({ card, language, storedCss, renderedCard, isDirty, saveButton, onGo }: Props) {
  const text = useWords(editorWords);
  const [isOver, setOver] = useState(false);
  const isHydrated = useHydrated(); // whether the guide was dismissed, the browser keeps
  const id = useId();
  const Icon = isOver ? IconX : IconDeviceMobile;
  return (
    <div className={styles.side}>
      <div
        className={styles.preview}
        id={id}
        data-over={isOver || undefined}
        onKeyDown={({ key }) => key === "Escape" && setOver(false)}
      >
        <div className={styles.sideHead}>
          <span>{text.preview.name}</span>
          <span role="status">{isDirty && <span className={styles.unsaved}>{text.preview.unsaved}</span>}</span>
        </div>
        <div className={styles.phone} tabIndex={0} role="region" aria-label={text.preview.name}>
          <CardPreview card={card} language={language} storedCss={storedCss} renderedCard={renderedCard} />
        </div>
      </div>
      <div className={styles.bar}>
        {isHydrated && (
          <Suspense>
            <GuidePanel card={card} onGo={onGo} />
          </Suspense>
        )}
        <Button
          className={styles.toggle}
          radius="xl"
          variant="default"
          aria-expanded={isOver}
          aria-controls={id}
          leftSection={<Icon size={18} stroke={1.8} aria-hidden />}
          onClick={() => setOver(!isOver)}
          onKeyDown={({ key }) => key === "Escape" && setOver(false)}
        >
          {isOver ? text.preview.hide : text.preview.show}
        </Button>
        {isDirty && <div className={`${styles.toggle} ${styles.save}`}>{saveButton}</div>}
      </div>
    </div>
  );
}
