import { useEffect, useRef } from "react";
import { colorStops } from "#sdk/card/colours.ts";
import { useWords } from "../../ui/use-words.ts";
import { type EditorCard, lockReason } from "../editor-card.ts";
import { useThemeColors } from "../use-theme-colors.ts";
import styles from "./quick.module.css";
import type { QuickSave } from "./quick-save.ts";
import { quickWords } from "./words.en.ts";

/** The one colour that a brand needs, saved when it is chosen, not while it is dragged. */
export default function BrandColor({ card, save }: { card: EditorCard; save: QuickSave }) {
  const text = useWords(quickWords);
  const own = useThemeColors(card.theme);
  const field = useRef<HTMLInputElement>(null);
  const primary = colorStops(card.customizations.colors?.primary)?.[0] ?? own.primary;
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    // React's onChange is the browser's `input`, which comes with each step of a drag.
    const choose = () =>
      void save(
        ({ customizations }) => ({
          customizations: { ...customizations, colors: { ...customizations.colors, primary: input.value } },
        }),
        text.colourFailed,
      );
    input.addEventListener("change", choose);
    return () => input.removeEventListener("change", choose);
  }, [save, text]);
  if (lockReason(card, "customizations")) return null;
  return (
    <label className={styles.colour}>
      <input key={primary} ref={field} type="color" defaultValue={primary} />
      {text.brandColour}
    </label>
  );
}
