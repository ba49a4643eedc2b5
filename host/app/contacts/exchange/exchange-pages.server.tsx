/** @jsxImportSource preact */
import { baseStyle } from "#sdk/card/base/base.ts";
import { pageStyle } from "#sdk/card/base/page.ts";
import type { CardData } from "#sdk/card/card-data.ts";
import { displayName } from "#sdk/card/contact.ts";
import { initials } from "#sdk/card/initials.ts";
import { linksFor, pictureLink, portraitPicture } from "#sdk/card/links.ts";
import { CONSENT, HONEYPOT } from "#sdk/card/sections/form/form-fields.ts";
import { style as formStyle } from "#sdk/card/sections/form/style.ts";
import { cardStyles, rootStyle } from "#sdk/card/styles.ts";
import { cardWords } from "#sdk/card/words/index.ts";
import { themeOf } from "#sdk/card/themes/index.ts";
import type { Language } from "#sdk/languages.ts";
import { type VisitorPage, visitorDocument } from "../../view/document.server.tsx";
import { exchangeWords, filled } from "./words/index.ts";

const pageLayout = "body{margin:0}.meishi.meishi{display:block}";

/** For the page and for the sheet that the card's script makes of it: apart, so that the sheet takes this alone. */
const style = `${formStyle}
.meishi .exchange{padding:0 0 12px;text-align:start}
.meishi main .exchange{padding:32px 24px 12px}
main>.back{padding-inline:24px}
.exchange .face{width:72px;height:72px;margin:0 auto 12px;border-radius:50%;background:var(--tint);font:600 26px/72px var(--font);text-align:center;object-position:50% 0}
.meishi .exchange h1{font:600 20px/1.3 var(--font);letter-spacing:0;text-transform:none;text-align:center;margin:0 0 4px;color:var(--ink)}
.meishi .exchange p{margin:0 0 14px;font-size:15px}
.meishi .exchange .owner{margin:0;font:600 20px/1.3 var(--head);color:var(--ink);text-align:center;overflow-wrap:anywhere}
.meishi .exchange .owner+h1{font-size:16px}
.meishi .exchange .form p{margin:0}
.exchange .btn{width:100%}
.exchange .owner+.btn{margin-top:10px}
.sheet [data-more]{display:none}
.exchange .intro{text-align:center;color:var(--muted)}
.exchange form+form{margin-top:32px;padding-top:24px;border-top:1px solid var(--field)}
.exchange label:has(:user-valid)+[role=alert]{display:none}
.exchange [role=alert]:not(:empty){color:light-dark(#b91c1c,#fca5a5);margin:6px 0}`;

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
  language: Language;
  values: Values;
  errors: Record<string, string>;
}

function Fields({ language, values, errors }: FieldsProps) {
  const words = exchangeWords[language];
  const { optional } = cardWords[language].form;
  return (
    <>
      {FIELDS.map(({ name, inputMode, autoComplete, maxLength }, i) => (
        // Rarely typed at a fair, so the sheet leaves these fields out.
        <p key={name} data-more={i > 2 && !values[name] && !errors[name] ? "" : undefined}>
          <label>
            <span>
              {words[name]}
              {name !== "email" && <small> {optional}</small>}
            </span>
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

/** A page in the design of the card, if it is about one. */
function document(title: string, language: Language, body: preact.ComponentChildren, card?: CardData): VisitorPage {
  const theme = themeOf(card?.theme ?? "default");
  const look = card ? cardStyles(card, theme, "page", { sheets: false }) : rootStyle(theme) + baseStyle + pageStyle;
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
    styles: [look + pageLayout, style],
    body: (
      <div class="meishi" data-theme={theme.name} data-frame="page">
        <div class="page">
          <main class="card-container">{body}</main>
        </div>
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
  card: CardData;
  consentText: string;
  values?: Values;
  errors?: Record<string, string>;
  /** The visitor's, whose link may go along. */
  ownCard?: { slug: string; url: string; isFollowed: boolean };
}

/** The card's owner. */
function Face({ card }: { card: CardData }) {
  const links = linksFor("", card);
  const portrait = pictureLink(card.profilePicture, links);
  return portrait ? (
    <img class="face" {...portraitPicture(portrait, links, 72)} alt="" width="72" height="72" />
  ) : (
    <div class="face" aria-hidden="true">
      {initials(displayName(card))}
    </div>
  );
}

const Back = ({ card, language }: { card: CardData; language: Language }) => (
  <p class="back">
    <a href={`/view/${card.slug}`}>{exchangeWords[language].back}</a>
  </p>
);

/** The form by which a visitor shares details back; the browser fills it in. */
export function renderExchange(page: ExchangePage): VisitorPage {
  const { language, card, consentText, values = {}, errors = {}, ownCard } = page;
  // Something else is to be mended.
  const hasAgreed = Object.keys(errors).length > 0 && !errors.consent;
  const words = exchangeWords[language];
  const owner = displayName(card);
  return document(
    filled(words.shareWith, { o: owner }),
    language,
    <>
      <section class="exchange">
        <Face card={card} />
        <p class="owner" dir="auto">
          {owner}
        </p>
        <h1>{cardWords[language].exchangeContact}</h1>
        <p class="intro">{withOwner(words.intro, owner)}</p>
        <p role="alert">{errors[""]}</p>
        <form method="post" class="form">
          <Fields language={language} values={values} errors={errors} />
          {ownCard && (
            <p>
              <label class="check">
                <input type="checkbox" name="card" value={ownCard.slug} checked />
                <span>
                  {filled(words.ownCard, { t: ownCard.url.replace(/^https?:\/\//, "") })}
                  {ownCard.isFollowed && <br />}
                  {ownCard.isFollowed && withOwner(words.keptUpToDate, owner)}
                </span>
              </label>
            </p>
          )}
          <label class="vh" aria-hidden="true">
            {cardWords[language].form.trap}
            <input name={HONEYPOT} tabIndex={-1} autocomplete="off" />
          </label>
          <p>
            <label class="check">
              <input type="checkbox" name={CONSENT} required checked={hasAgreed} />
              <span>{consentText}</span>
            </label>
            {errors.consent && <span role="alert">{errors.consent}</span>}
          </p>
          <button class="btn primary" type="submit">
            {cardWords[language].form.send}
          </button>
        </form>
      </section>
      <Back card={card} language={language} />
    </>,
    card,
  );
}

/** After sharing. */
export const renderShared = (message: string, card: CardData, language: Language): VisitorPage =>
  document(
    exchangeWords[language].sharedHeading,
    language,
    <>
      <section class="exchange">
        <Face card={card} />
        <h1>{exchangeWords[language].sharedHeading}</h1>
        <p class="intro" role="status" tabIndex={-1}>
          {message}
        </p>
        <p class="owner" dir="auto">
          {displayName(card)}
        </p>
        <a class="btn primary" href={linksFor("", card).vcf}>
          {cardWords[language].save}
        </a>
      </section>
      <Back card={card} language={language} />
    </>,
    card,
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

/** Page with the details given and to whom, with forms to change and withdraw them. */
export function renderSharedDetails({ details, errors = {}, isSaved, language }: SharedDetailsPage): VisitorPage {
  const words = exchangeWords[language];
  return document(
    words.givenHeading,
    language,
    <section class="exchange">
      <h1>{words.givenHeading}</h1>
      <p>
        {withOwner(filled(words.given, { d: formatDay(details.at, language), o: "{o}" }), details.owner)}
        {details.consentText && ` ${filled(words.agreed, { t: details.consentText })}`}
      </p>
      {isSaved && <p role="status">{words.saved}</p>}
      {errors[""] && <p role="alert">{errors[""]}</p>}
      <form method="post" class="form">
        <Fields language={language} values={details} errors={errors} />
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
    </section>,
  );
}

/** Page for withdrawn details and unknown tokens; deliberately the same. */
export const renderNothingShared = (language: Language): VisitorPage =>
  document(
    exchangeWords[language].nothingHeading,
    language,
    <section class="exchange">
      <h1>{exchangeWords[language].nothingHeading}</h1>
      <p>{exchangeWords[language].nothing}</p>
    </section>,
  );
