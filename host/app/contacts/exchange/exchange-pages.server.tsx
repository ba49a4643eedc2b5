/** @jsxImportSource preact */
import { baseStyle } from "#sdk/card/base/base.ts";
import { CONSENT, HONEYPOT } from "#sdk/card/sections/form/form-fields.ts";
import { style as formStyle } from "#sdk/card/sections/form/style.ts";
import { rootStyle } from "#sdk/card/styles.ts";
import { cardWords } from "#sdk/card/words/index.ts";
import { themeOf } from "#sdk/card/themes/index.ts";
import type { Language } from "#sdk/languages.ts";
import { type VisitorPage, visitorDocument } from "../../view/document.server.tsx";
import type { ExchangeWords } from "./words/en.ts";
import { exchangeWords, filled } from "./words/index.ts";

const style = `body{margin:0}
.meishi{min-height:100vh}
.meishi main{max-width:520px;margin:0 auto;padding:32px 20px 64px}
.meishi h1{font-size:26px;margin:0 0 8px}
.meishi p{margin:8px 0 16px}
.meishi .form p{margin:0}
.meishi form+form{margin-top:32px;padding-top:24px;border-top:1px solid var(--field)}
.meishi [role=alert]{color:#b91c1c;margin:6px 0}`;

export interface Values {
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  company?: string | null;
  title?: string | null;
}

const FIELDS = [
  { name: "name", inputMode: "text", autoComplete: "name", maxLength: 100 },
  { name: "email", inputMode: "email", autoComplete: "email", maxLength: 254 },
  { name: "phone", inputMode: "tel", autoComplete: "tel", maxLength: 40 },
  { name: "company", inputMode: "text", autoComplete: "organization", maxLength: 100 },
  { name: "title", inputMode: "text", autoComplete: "organization-title", maxLength: 100 },
] as const;

interface FieldsProps {
  values: Values;
  errors: Record<string, string>;
  words: ExchangeWords;
}

function Fields({ values, errors, words }: FieldsProps) {
  return (
    <>
      {FIELDS.map(({ name, inputMode, autoComplete, maxLength }) => (
        <p key={name}>
          <label>
            {words[name]}
            <input
              name={name}
              inputMode={inputMode}
              autocomplete={autoComplete}
              maxLength={maxLength}
              required={name === "email"}
              value={values[name] ?? ""}
              aria-invalid={errors[name] ? "true" : undefined}
              aria-describedby={errors[name] ? `error-${name}` : undefined}
            />
          </label>
          {errors[name] && (
            <span role="alert" id={`error-${name}`}>
              {errors[name]}
            </span>
          )}
        </p>
      ))}
    </>
  );
}

function document(title: string, language: Language, body: preact.ComponentChildren): VisitorPage {
  const theme = themeOf("default");
  return visitorDocument({
    lang: language,
    head: (
      <>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="same-origin" />
        <meta name="theme-color" content={theme.colors.page} />
      </>
    ),
    styles: [`${rootStyle(theme)}${baseStyle}${formStyle}${style}`],
    body: (
      <div class="meishi" data-theme="default">
        <main>{body}</main>
      </div>
    ),
  });
}

/** A sentence with the owner's name in it, which may be of another direction. */
function withOwner(text: string, owner: string) {
  const [before = "", after = ""] = text.split("{o}");
  return (
    <>
      {before}
      <bdi>{owner}</bdi>
      {after}
    </>
  );
}

interface ExchangePage {
  language: Language;
  owner: string;
  cardUrl: string;
  consentText: string;
  values?: Values;
  errors?: Record<string, string>;
  /** The visitor's, whose link may go along. */
  ownCard?: { slug: string; url: string };
}

/** The form by which a visitor shares details back; the browser fills it in. */
export function renderExchange(page: ExchangePage): VisitorPage {
  const { language, owner, cardUrl, consentText, values = {}, errors = {}, ownCard } = page;
  const words = exchangeWords[language];
  return document(
    filled(words.shareWith, { o: owner }),
    language,
    <>
      <h1>{cardWords[language].shareBack}</h1>
      <p>{withOwner(words.intro, owner)}</p>
      {errors[""] && <p role="alert">{errors[""]}</p>}
      <form method="post" class="form">
        <Fields values={values} errors={errors} words={words} />
        {ownCard && (
          <p>
            <label class="check">
              <input type="checkbox" name="card" value={ownCard.slug} checked />
              <span>{filled(words.ownCard, { t: ownCard.url.replace(/^https?:\/\//, "") })}</span>
            </label>
          </p>
        )}
        <label class="vh" aria-hidden="true">
          {cardWords[language].form.trap}
          <input name={HONEYPOT} tabIndex={-1} autocomplete="off" />
        </label>
        <p>
          <label class="check">
            <input type="checkbox" name={CONSENT} required />
            <span>{consentText}</span>
          </label>
          {errors.consent && <span role="alert">{errors.consent}</span>}
        </p>
        <button class="btn primary" type="submit">
          {words.share}
        </button>
      </form>
      <p>
        <a href={cardUrl}>{words.back}</a>
      </p>
    </>,
  );
}

/** After sharing. */
export const renderShared = (message: string, cardUrl: string, language: Language): VisitorPage =>
  document(
    exchangeWords[language].sharedHeading,
    language,
    <>
      <h1>{exchangeWords[language].sharedHeading}</h1>
      <p role="status">{message}</p>
      <a class="btn primary" href={cardUrl}>
        {exchangeWords[language].back}
      </a>
    </>,
  );

interface SharedDetailsPage {
  language: Language;
  details: Values & { owner: string; consentText: string | null; at: string };
  errors?: Record<string, string>;
  isSaved?: boolean;
}

/** The server's day, as a sentence in this language says it. */
const formatDay = (at: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(at));

/** What was given to whom, to be changed or withdrawn. */
export function renderSharedDetails({ details, errors = {}, isSaved, language }: SharedDetailsPage): VisitorPage {
  const words = exchangeWords[language];
  return document(
    words.givenHeading,
    language,
    <>
      <h1>{words.givenHeading}</h1>
      <p>
        {withOwner(filled(words.given, { d: formatDay(details.at, language), o: "{o}" }), details.owner)}
        {details.consentText && ` ${filled(words.agreed, { t: details.consentText })}`}
      </p>
      {isSaved && <p role="status">{words.saved}</p>}
      {errors[""] && <p role="alert">{errors[""]}</p>}
      <form method="post" class="form">
        <Fields values={details} errors={errors} words={words} />
        <button class="btn primary" type="submit" name="action" value="change">
          {words.save}
        </button>
      </form>
      <form method="post">
        <p>{words.withdrawNote}</p>
        <button class="btn" type="submit" name="action" value="withdraw">
          {words.withdraw}
        </button>
      </form>
    </>,
  );
}

/** Withdrawn, or never there: nothing tells which. */
export const renderNothingShared = (language: Language): VisitorPage =>
  document(
    exchangeWords[language].nothingHeading,
    language,
    <>
      <h1>{exchangeWords[language].nothingHeading}</h1>
      <p>{exchangeWords[language].nothing}</p>
    </>,
  );
