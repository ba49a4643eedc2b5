/** @jsxImportSource preact */
import type { FieldError } from "../errors.ts";
import { Icon } from "./icons.tsx";
import { salesLimits } from "./contact-sales.schema.ts";

/** What the page shows with the form: nothing yet, thanks, or the errors to fix. */
export type SalesAnswer =
  | { state: "open" }
  | { state: "sent" }
  | { state: "wrong"; message: string; errors: FieldError[]; typed: Record<string, string> };

/** Opened by the landing page's script; without it the button leads to the page of its own. */
export function SalesDialog() {
  return (
    <dialog id="sales" aria-labelledby="sales-title">
      <button class="iconb" type="button" data-close aria-label="Close">
        <Icon name="cross" />
      </button>
      <SalesForm answer={{ state: "open" }} heading={<h2 id="sales-title">Contact Sales</h2>} />
    </dialog>
  );
}

export function SalesPage({ answer }: { answer: SalesAnswer }) {
  return (
    <section class="sheet">
      {answer.state === "sent" ? (
        <div class="form" role="status">
          <h1>Thank you</h1>
          <p class="dim">We have received your message. Our sales team replies within two working days.</p>
          <p>
            <a class="btn p" href="/">
              Return to Home
            </a>
          </p>
        </div>
      ) : (
        <SalesForm answer={answer} heading={<h1>Contact Sales</h1>} />
      )}
    </section>
  );
}

type Open = Exclude<SalesAnswer, { state: "sent" }>;

function SalesForm({ answer, heading }: { answer: Open; heading: preact.JSX.Element }) {
  return (
    <form class="form" action="/contact-sales" method="post" data-contact-sales novalidate={answer.state === "wrong"}>
      {heading}
      <p class="dim">Tell us how many people need a card and which tools it has to work with.</p>
      {answer.state === "wrong" && (
        <p class="wrong" role="alert">
          {answer.message}
        </p>
      )}
      <Field name="name" label="Name" answer={answer} autocomplete="name" />
      <Field name="email" label="Email" answer={answer} kind="email" />
      <Field name="company" label="Company (optional)" answer={answer} autocomplete="organization" isOptional />
      <Field name="message" label="Message" answer={answer} kind="long" />
      {/* People do not see this field; bots that fill in every form do. */}
      <label class="trap" aria-hidden="true">
        Leave this empty
        <input name="website" tabIndex={-1} autocomplete="off" />
      </label>
      <button class="btn p" type="submit">
        Send message
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
