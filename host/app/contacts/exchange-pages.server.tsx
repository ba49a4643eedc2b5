/** @jsxImportSource preact */
import { baseStyle } from "#sdk/card/base/base.ts";
import { CONSENT, HONEYPOT } from "#sdk/card/sections/form/form-fields.ts";
import { style as formStyle } from "#sdk/card/sections/form/style.ts";
import { rootStyle } from "#sdk/card/styles.ts";
import { cardWords } from "#sdk/card/words/index.ts";
import { themeOf } from "#sdk/card/themes/index.ts";
import { type VisitorPage, visitorDocument } from "../view/document.server.tsx";

const style = `body{margin:0}
.meishi main{max-width:520px;margin:0 auto;padding:32px 20px 64px}
.meishi h1{font-size:26px;margin:0 0 8px}
.meishi p{margin:8px 0 16px}
.meishi form+form{margin-top:32px;padding-top:24px;border-top:1px solid var(--field)}
.meishi [role=alert]{color:#b91c1c;margin:6px 0}`;

const BACK = "Back to the card";

export interface Values {
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  company?: string | null;
  title?: string | null;
}

const FIELDS = [
  { name: "name", label: "Name", inputMode: "text", autoComplete: "name", maxLength: 100 },
  { name: "email", label: "Email", inputMode: "email", autoComplete: "email", maxLength: 254 },
  { name: "phone", label: "Phone", inputMode: "tel", autoComplete: "tel", maxLength: 40 },
  { name: "company", label: "Company", inputMode: "text", autoComplete: "organization", maxLength: 100 },
  { name: "title", label: "Job title", inputMode: "text", autoComplete: "organization-title", maxLength: 100 },
] as const;

function Fields({ values, errors }: { values: Values; errors: Record<string, string> }) {
  return (
    <>
      {FIELDS.map(({ name, label, inputMode, autoComplete, maxLength }) => (
        <p key={name}>
          <label>
            {label}
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

function document(title: string, body: preact.ComponentChildren): VisitorPage {
  const theme = themeOf("default");
  return visitorDocument({
    lang: "en",
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

interface Exchange {
  owner: string;
  cardUrl: string;
  sentence: string;
  values?: Values;
  errors?: Record<string, string>;
}

/** The form by which a visitor shares details back; the browser fills it in. */
export function renderExchange({ owner, cardUrl, sentence, values = {}, errors = {} }: Exchange): VisitorPage {
  return document(
    `Share your details with ${owner}`,
    <>
      <h1>{cardWords.en.shareBack}</h1>
      <p>
        <bdi>{owner}</bdi> gets what you enter here. You get an e-mail with a link to change or withdraw it.
      </p>
      {errors[""] && <p role="alert">{errors[""]}</p>}
      <form method="post" class="form">
        <Fields values={values} errors={errors} />
        <input name={HONEYPOT} type="text" tabIndex={-1} autocomplete="off" aria-hidden="true" hidden />
        <p>
          <label>
            <input type="checkbox" name={CONSENT} required /> {sentence}
          </label>
          {errors.consent && <span role="alert">{errors.consent}</span>}
        </p>
        <button class="btn primary" type="submit">
          Share
        </button>
      </form>
      <p>
        <a href={cardUrl}>{BACK}</a>
      </p>
    </>,
  );
}

/** After sharing. */
export const renderShared = (message: string, cardUrl: string): VisitorPage =>
  document(
    "Details shared",
    <>
      <h1>Details shared</h1>
      <p role="status">{message}</p>
      <a class="btn primary" href={cardUrl}>
        {BACK}
      </a>
    </>,
  );

interface Given {
  given: Values & { owner: string; consentText: string | null; at: string };
  errors?: Record<string, string>;
  isSaved?: boolean;
}

/** What was given to whom, to be changed or withdrawn. */
export function renderGiven({ given, errors = {}, isSaved }: Given): VisitorPage {
  return document(
    "Your shared details",
    <>
      <h1>Your shared details</h1>
      <p>
        You gave these to <bdi>{given.owner}</bdi> on <time dateTime={given.at}>{given.at.slice(0, 10)}</time>.
        {given.consentText && ` You agreed: ${given.consentText}`}
      </p>
      {isSaved && <p role="status">Your changes are saved.</p>}
      <form method="post" class="form">
        <Fields values={given} errors={errors} />
        <button class="btn primary" type="submit" name="action" value="change">
          Save changes
        </button>
      </form>
      <form method="post">
        <p>Withdrawing deletes these details at once.</p>
        <button class="btn" type="submit" name="action" value="withdraw">
          Withdraw
        </button>
      </form>
    </>,
  );
}

/** Withdrawn, or never there: nothing tells which. */
export const renderNothingShared = (): VisitorPage =>
  document(
    "Nothing here",
    <>
      <h1>Nothing here</h1>
      <p>These details were withdrawn, or the link is incomplete.</p>
    </>,
  );
