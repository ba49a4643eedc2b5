/** @jsxImportSource preact */
import type { FieldError } from "../errors.ts";
import { Icon } from "./icons.tsx";
import { salesLimits } from "./contact-sales.schema.ts";
import { useLandingViewer } from "./viewer.ts";

/** State of the form: not sent, sent, or invalid with errors. */
export type SalesResult =
  | { state: "open" }
  | { state: "sent" }
  | { state: "wrong"; message: string; errors: readonly FieldError[]; typed: Record<string, string> };

/** Opened by the landing page's script; without it the button leads to the page of its own. */
export function SalesDialog() {
  const { sales } = useLandingViewer().words;
  return (
    <dialog id="sales" aria-labelledby="sales-title">
      <button class="iconb" type="button" data-close aria-label={sales.close}>
        <Icon name="cross" />
      </button>
      <SalesForm result={{ state: "open" }} heading={<h2 id="sales-title">{sales.heading}</h2>} />
    </dialog>
  );
}

export function SalesPage({ result }: { result: SalesResult }) {
  const { words, to } = useLandingViewer();
  const { sales } = words;
  return (
    <section class="sheet">
      {result.state === "sent" ? (
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
        <SalesForm result={result} heading={<h1>{sales.heading}</h1>} />
      )}
    </section>
  );
}

type Open = Exclude<SalesResult, { state: "sent" }>;

function SalesForm({ result, heading }: { result: Open; heading: preact.JSX.Element }) {
  const { words, to } = useLandingViewer();
  const { sales } = words;
  return (
    <form
      class="form"
      action={to("/contact-sales")}
      method="post"
      data-contact-sales
      novalidate={result.state === "wrong"}
    >
      {heading}
      <p class="dim">{sales.lead}</p>
      {result.state === "wrong" && (
        <p class="wrong" role="alert">
          {result.message}
        </p>
      )}
      <Field name="name" label={sales.name} result={result} autocomplete="name" />
      <Field name="email" label={sales.email} result={result} kind="email" />
      <Field name="company" label={sales.company} result={result} autocomplete="organization" isOptional />
      <Field name="message" label={sales.message} result={result} kind="long" />
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
  result: Open;
  kind?: "line" | "long" | "email";
  autocomplete?: "name" | "organization";
  isOptional?: boolean;
}

function Field({ name, label, result, kind = "line", autocomplete, isOptional }: FieldProps) {
  const error = result.state === "wrong" ? result.errors.find(({ path }) => path === name)?.message : undefined;
  const value = result.state === "wrong" ? (result.typed[name] ?? "") : "";
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
