/** @jsxImportSource preact */
import type { FieldError } from "../errors.ts";
import { Icon } from "./icons.tsx";
import { salesLimits } from "./contact-sales.schema.ts";
import { useLandingViewer } from "./viewer.ts";

/** What the page shows with the form: nothing yet, thanks, or the errors to fix. */
export type SalesAnswer =
  | { state: "open" }
  | { state: "sent" }
  | { state: "wrong"; message: string; errors: FieldError[]; typed: Record<string, string> };

/** Opened by the landing page's script; without it the button leads to the page of its own. */
export function SalesDialog() {
  const { sales } = useLandingViewer().words;
  return (
    <dialog id="sales" aria-labelledby="sales-title">
      <button class="iconb" type="button" data-close aria-label={sales.close}>
        <Icon name="cross" />
      </button>
      <SalesForm answer={{ state: "open" }} heading={<h2 id="sales-title">{sales.heading}</h2>} />
    </dialog>
  );
}

export function SalesPage({ answer }: { answer: SalesAnswer }) {
  const { words, to } = useLandingViewer();
  const { sales } = words;
  return (
    <section class="sheet">
      {answer.state === "sent" ? (
        <div class="form" role="status">
          <h1>{sales.thanks}</h1>
          <p class="dim">{sales.received}</p>
          <p>
            <a class="btn p" href={to("/")}>
              {words.home}
            </a>
          </p>
        </div>
      ) : (
        <SalesForm answer={answer} heading={<h1>{sales.heading}</h1>} />
      )}
    </section>
  );
}

type Open = Exclude<SalesAnswer, { state: "sent" }>;

function SalesForm({ answer, heading }: { answer: Open; heading: preact.JSX.Element }) {
  const { words, to } = useLandingViewer();
  const { sales } = words;
  return (
    <form
      class="form"
      action={to("/contact-sales")}
      method="post"
      data-contact-sales
      novalidate={answer.state === "wrong"}
    >
      {heading}
      <p class="dim">{sales.lead}</p>
      {answer.state === "wrong" && (
        <p class="wrong" role="alert">
          {answer.message}
        </p>
      )}
      <Field name="name" label={sales.name} answer={answer} autocomplete="name" />
      <Field name="email" label={sales.email} answer={answer} kind="email" />
      <Field name="company" label={sales.company} answer={answer} autocomplete="organization" isOptional />
      <Field name="message" label={sales.message} answer={answer} kind="long" />
      {/* People do not see this field; bots that fill in every form do. */}
      <label class="trap" aria-hidden="true">
        {sales.trap}
        <input name="website" tabIndex={-1} autocomplete="off" />
      </label>
      <button class="btn p" type="submit">
        {sales.send}
      </button>
    </form>
  );
}

interface FieldProps {
  name: keyof typeof salesLimits;
  label: string;
  answer: Open;
  kind?: "line" | "long" | "email";
  autocomplete?: "name" | "organization";
  isOptional?: boolean;
}

function Field({ name, label, answer, kind = "line", autocomplete, isOptional }: FieldProps) {
  const error = answer.state === "wrong" ? answer.errors.find(({ path }) => path === name)?.message : undefined;
  const value = answer.state === "wrong" ? (answer.typed[name] ?? "") : "";
  const shared = {
    name,
    required: !isOptional,
    maxLength: salesLimits[name],
    "aria-invalid": Boolean(error),
    "aria-describedby": error ? `${name}-wrong` : undefined,
  };
  return (
    <label>
      <span>{label}</span>
      {kind === "long" && (
        <textarea {...shared} rows={5}>
          {value}
        </textarea>
      )}
      {kind === "email" && <input {...shared} type="email" autocomplete="email" value={value} />}
      {kind === "line" && <input {...shared} type="text" autocomplete={autocomplete} value={value} />}
      {error && (
        <p class="wrong" id={`${name}-wrong`}>
          {error}
        </p>
      )}
    </label>
  );
}
