import { Button, Select, Textarea, TextInput } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { directionIn } from "#sdk/direction.ts";
import { type Language, LANGUAGE_NAMES, languageOf, LANGUAGES } from "#sdk/languages.ts";
import { useWords } from "../../ui/use-words.ts";
import editor from "../editor.module.css";
import type { TabProps } from "../use-editor.ts";
import styles from "./languages.module.css";
import {
  withTranslation,
  missingTranslations,
  type TranslatableText,
  translatableTexts,
  withoutLanguage,
} from "./translatable-texts.ts";
import { editorLanguageWords } from "./words.en.ts";

const OF_BROWSER = "browser";

export interface LanguagesProps extends TabProps {
  /** Called with the language being edited, so that the preview shows it. */
  onLanguage?: (language: Language | null) => void;
}

/** The language of a card, and its owner's words in others: beside their own, with what is missing. */
export function Languages({ card, edit, onLanguage }: LanguagesProps) {
  const words = useWords(editorLanguageWords);
  const [language, setLanguage] = useState<Language | null>(null);
  const pairs = translatableTexts(card, words.labels);
  const others = LANGUAGES.filter((one) => one !== card.language);

  function choose(chosen: Language | null) {
    setLanguage(chosen);
    onLanguage?.(chosen);
  }

  const option = (one: Language) => {
    const count = pairs.length - missingTranslations(pairs, card.translations[one]).length;
    const name = LANGUAGE_NAMES[one];
    return { value: one, label: count > 0 ? `${name} · ${words.done(count, pairs.length)}` : name };
  };
  return (
    <div className={editor.stack}>
      <Select
        label={words.fixed}
        description={words.fixedHint}
        data={[
          { value: OF_BROWSER, label: words.byBrowser },
          ...LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] })),
        ]}
        value={card.language ?? OF_BROWSER}
        allowDeselect={false}
        onChange={(value) => edit({ language: languageOf(value ?? "") ?? null })}
      />
      <section>
        <h2>{words.heading}</h2>
        {pairs.length === 0 ? (
          <p className={editor.hint}>{words.none}</p>
        ) : (
          <Select
            label={words.into}
            placeholder={words.choose}
            data={others.map(option)}
            value={language}
            onChange={(value) => choose(languageOf(value ?? "") ?? null)}
          />
        )}
        {language && pairs.length > 0 && (
          <SideBySide
            key={language}
            card={card}
            edit={edit}
            language={language}
            pairs={pairs}
            onRemove={() => {
              edit(withoutLanguage(card, language), `remove ${language}`);
              choose(null);
            }}
          />
        )}
      </section>
    </div>
  );
}

interface SideProps extends TabProps {
  language: Language;
  pairs: TranslatableText[];
  onRemove: () => void;
}

function SideBySide({ card, edit, language, pairs, onRemove }: SideProps) {
  const words = useWords(editorLanguageWords);
  const translation = card.translations[language] ?? {};
  const missing = missingTranslations(pairs, translation);
  const name = LANGUAGE_NAMES[language];
  return (
    <>
      <p className={styles.state} role="status">
        {`${words.done(pairs.length - missing.length, pairs.length)}. ${words.fallsBack(missing.length)}`}
      </p>
      <ul className={styles.pairs}>
        {pairs.map((pair) => {
          const Input = pair.isLong ? Textarea : TextInput;
          return (
            <li key={pair.key} className={styles.pair}>
              <div>
                <b>{pair.label}</b>
                <p dir="auto" lang={card.language ?? undefined}>
                  {pair.own}
                </p>
              </div>
              <Input
                label={words.inLanguage(pair.label, name)}
                description={missing.includes(pair) ? words.missing : undefined}
                inputWrapperOrder={["label", "input", "description", "error"]}
                {...(pair.isLong && { autosize: true, minRows: 2, maxRows: 10 })}
                maxLength={pair.limit}
                placeholder={pair.own}
                lang={language}
                dir={directionIn(language)}
                value={pair.read(translation) ?? ""}
                onChange={({ currentTarget }: { currentTarget: { value: string } }) =>
                  edit(withTranslation(card, language, pair, currentTarget.value), `${language} ${pair.key}`)
                }
              />
            </li>
          );
        })}
      </ul>
      {card.translations[language] && (
        <Button
          mt="md"
          variant="default"
          leftSection={<IconTrash size={18} stroke={1.8} aria-hidden />}
          onClick={onRemove}
        >
          {words.remove(name)}
        </Button>
      )}
    </>
  );
}
