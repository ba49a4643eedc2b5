import { useEffect } from "react";
import { Languages, type LanguagesProps } from "./Languages.tsx";

/** Languages in the advanced editor: while this is mounted, the preview shows the language being written. */
export default function LanguagesPanel({ onLanguage, ...props }: LanguagesProps) {
  useEffect(() => () => onLanguage?.(null), [onLanguage]);
  return <Languages {...props} onLanguage={onLanguage} />;
}
