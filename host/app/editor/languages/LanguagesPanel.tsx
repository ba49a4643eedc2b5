import { useEffect } from "react";
import { Languages, type LanguagesProps } from "./Languages.tsx";

/** In the advanced editor: its preview shows the language that is being written, as long as this is there. */
export default function LanguagesPanel({ onLanguage, ...props }: LanguagesProps) {
  useEffect(() => () => onLanguage?.(null), [onLanguage]);
  return <Languages {...props} onLanguage={onLanguage} />;
}
