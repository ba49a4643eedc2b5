import { CONSENT, ELAPSED, FASTEST_PERSON_MS, fieldAtPath, HONEYPOT, LANGUAGE } from "../sections/form/form-fields.ts";
import { visitSource } from "./visit-source.ts";
import type { Context } from "./context.ts";

/** The server's description of an error (RFC 9457). */
interface Problem {
  detail: string;
  errors: { path: string; message: string }[];
}

/** Shows a message beside its field, or above the button if it belongs to none. */
function showMessage(section: HTMLElement, name: string, text: string): void {
  const line =
    section.querySelector<HTMLElement>(`[id="error-${name}"]`) ?? section.querySelector<HTMLElement>("[role=alert]")!;
  line.textContent = text;
  line.hidden = false;
  const field = section.querySelector(`[name="${name}"]`);
  if (!field) return;
  field.setAttribute("aria-invalid", "true");
  field.setAttribute("aria-describedby", line.id);
}

function forgetProblems(section: HTMLElement): void {
  section.querySelectorAll<HTMLElement>(".error").forEach((line) => (line.hidden = true));
  section.querySelectorAll("[aria-invalid]").forEach((field) => field.removeAttribute("aria-invalid"));
}

/**
 * Submits the form without leaving the page and keeps the input until the server has it. Without script the form posts.
 * Asks the section, never the form: a form answers with its fields first, and those are named by owners (`remove`).
 */
export async function sendForm(context: Context, section: HTMLElement): Promise<void> {
  const form = section.querySelector("form")!;
  const button = section.querySelector<HTMLButtonElement>("button.primary");
  if (!button || button.disabled) return;
  const {
    [CONSENT]: consent,
    [HONEYPOT]: trap,
    [ELAPSED]: _,
    [LANGUAGE]: language,
    ...formData
  } = Object.fromEntries(new FormData(form)) as Record<string, string>;
  const label = button.textContent;
  button.disabled = true;
  // Error messages keep their place until the answer, so that the button does not move away under a finger.
  button.textContent = context.words.sending;
  let problem: Problem = { detail: context.words.notSent, errors: [] };
  // Measured from the start of the page, as this script may have loaded only for this press. Autofill makes people
  // quick, so the form waits.
  await new Promise((later) => setTimeout(later, FASTEST_PERSON_MS + 20 - performance.now()));
  const elapsed = Math.round(performance.now());
  try {
    const response = await fetch(section.dataset.form ?? "", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/problem+json" },
      body: JSON.stringify({
        formData,
        campaign: visitSource().campaign,
        consent: consent === "on",
        [HONEYPOT]: trap,
        [ELAPSED]: elapsed,
        [LANGUAGE]: language,
      }),
      credentials: context.origin ? "omit" : "same-origin",
    });
    if (response.ok) {
      const thanks = section.querySelector<HTMLElement>(".thanks")!;
      // For the same reason, no link moves to where the button was, by layout or by scrolling.
      section.style.minHeight = `${section.offsetHeight}px`;
      section.removeChild(form);
      thanks.textContent = thanks.dataset.thanks ?? "";
      thanks.tabIndex = -1;
      thanks.focus({ preventScroll: true });
      thanks.scrollIntoView({ block: "nearest" });
      return;
    }
    if (response.status < 500) problem = { ...problem, ...(await response.json()) };
  } catch {
    // No connection, or a proxy's own page: the message above says what is safe.
  }
  const { detail, errors } = problem;
  forgetProblems(section);
  if (!errors.length) showMessage(section, "", detail);
  for (const { path, message } of errors) showMessage(section, fieldAtPath(path), message);
  section.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  button.disabled = false;
  button.textContent = label;
}
