/** @jsxImportSource preact */
import { directionIn } from "../../direction.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "../../languages.ts";
import { Icon } from "../icons.tsx";
import type { CardWords } from "../words/en.ts";
import { Sheet } from "./Sheets.tsx";

/** At the end of the page: which language this is, and the way to the others. */
export function LanguageButton({ words }: { words: CardWords }) {
  return (
    <p class="languages">
      <button type="button" popovertarget="sheet-language">
        <Icon name="web" />
        <span class="vh">{words.page.languages}: </span>
        {LANGUAGE_NAMES[words.language]}
      </button>
    </p>
  );
}

/** All languages by their own names. Links, so that they need no script; with it, the tab remembers. */
export function LanguageSheet({ words }: { words: CardWords }) {
  return (
    <Sheet id="sheet-language" title={words.page.languages} words={words}>
      <nav class="choices" aria-labelledby="sheet-language-title">
        {LANGUAGES.map((code) => (
          <a
            key={code}
            class="btn"
            href={`?lang=${code}`}
            rel="nofollow"
            lang={code}
            dir={directionIn(code)}
            data-language={code}
            aria-current={code === words.language ? "true" : undefined}
          >
            {LANGUAGE_NAMES[code]}
          </a>
        ))}
      </nav>
    </Sheet>
  );
}
