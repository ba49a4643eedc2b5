/** @jsxImportSource preact */
import type { FormField } from "../../card-data.ts";
import { displayName } from "../../contact.ts";
import type { Section, SectionProps } from "../section.ts";
import {
  answerFor,
  CONSENT,
  ELAPSED,
  HONEYPOT,
  LANGUAGE,
  consentOf,
  fieldsOf,
  maxAnswerLength,
  thankYouText,
} from "./form-fields.ts";
import type { CardWords } from "../../words/en.ts";
import { style } from "./style.ts";

const inputs = {
  text: { type: "text" },
  email: { type: "email" },
  phone: { type: "tel" },
  date: { type: "date" },
} as const;

const autocomplete = { name: "name", email: "email", phone: "tel", company: "organization" };

/** Associates a control with its error. */
function describedBy(name: string, error?: string) {
  return error ? ({ "aria-invalid": true, "aria-describedby": `error-${name}` } as const) : {};
}

interface FieldProps {
  field: FormField;
  value?: string;
  error?: string;
  text: CardWords["form"];
}

function Field({ field, value, error, text }: FieldProps) {
  const shared = { name: field.id, required: field.required, ...describedBy(field.id, error) };
  const written = { ...shared, maxLength: maxAnswerLength(field.type), dir: "auto" as const };
  return (
    <div>
      <label>
        <span dir="auto">
          {field.label}
          {!field.required && <small> {text.optional}</small>}
        </span>
        {field.type === "longtext" ? (
          <textarea {...written} rows={4} defaultValue={value} />
        ) : field.type === "choice" ? (
          <select {...shared}>
            <option value="">{text.choose}</option>
            {(field.options ?? []).map((option) => (
              <option key={option} value={option} selected={option === value}>
                {option}
              </option>
            ))}
          </select>
        ) : (
          <input
            {...written}
            {...inputs[field.type]}
            autocomplete={answerFor(autocomplete, field.id) || answerFor(autocomplete, field.type) || undefined}
            defaultValue={value}
          />
        )}
      </label>
      <p class="error" id={`error-${field.id}`} hidden={!error}>
        {error}
      </p>
    </div>
  );
}

function Form({ card, links, words, form = { state: "open" } }: SectionProps) {
  const text = words.form;
  const config = card.formConfig;
  const refused = form.state === "refused" ? form : null;
  return (
    <section class="msg" id="form" data-form={links.submissions}>
      <h2 dir="auto">{config.title?.trim() || text.heading}</h2>
      <p class="thanks" role="status" dir="auto" data-thanks={thankYouText(config, text)}>
        {form.state === "sent" && thankYouText(config, text)}
      </p>
      {form.state !== "sent" && (
        <form class="form" method="post" action={links.form}>
          {fieldsOf(config, text).map((field) => (
            <Field
              key={field.id}
              field={field}
              text={text}
              value={refused ? answerFor(refused.values, field.id) : undefined}
              error={refused ? answerFor(refused.errors, field.id) : undefined}
            />
          ))}
          <label class="vh" aria-hidden="true">
            {text.trap}
            <input name={HONEYPOT} tabIndex={-1} autocomplete="off" />
          </label>
          <input type="hidden" name={ELAPSED} />
          <input type="hidden" name={LANGUAGE} value={words.language} />
          <label class="check">
            <input type="checkbox" name={CONSENT} required {...describedBy(CONSENT, refused?.errors[CONSENT])} />
            <span dir="auto">{consentOf(config, displayName(card), text)}</span>
          </label>
          <p class="error" id={`error-${CONSENT}`} hidden={!refused?.errors[CONSENT]}>
            {refused?.errors[CONSENT]}
          </p>
          <p class="error" id="error-" role="alert" hidden={!refused?.errors[""]}>
            {refused?.errors[""]}
          </p>
          <button class="btn primary">{text.send}</button>
        </form>
      )}
    </section>
  );
}

export const form: Section = {
  name: "form",
  fullOnly: true,
  style,
  hasContent: (card) => card.formConfig.enabled === true,
  View: Form,
};
