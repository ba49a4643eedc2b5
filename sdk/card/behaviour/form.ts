import { CONSENT, ELAPSED, HONEYPOT } from "../sections/form/form-fields.ts";
import type { Context } from "./context.ts";
import { text } from "./text.ts";

/** Sends the form in place; what was typed stays until the host has it. Without this script the form posts by itself. */
export async function sendForm(context: Context, form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>("button.primary");
  if (!button || button.disabled) return;
  const { [CONSENT]: consent, [HONEYPOT]: trap, [ELAPSED]: _, ...formData } = Object.fromEntries(new FormData(form)) as Record<string, string>;
  const label = button.textContent;
  button.disabled = true;
  button.textContent = text.sending;
  const failed = form.querySelector<HTMLElement>("[role=alert]")!;
  failed.hidden = true;
  let problem = text.notSent;
  const elapsed = Math.round(performance.now()); // since the page began: this script may have come only for this press
  try {
    const answer = await fetch(form.dataset.form ?? "", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ formData, consent: consent === "on", [HONEYPOT]: trap, [ELAPSED]: elapsed }),
      credentials: context.origin ? "omit" : "same-origin",
    });
    if (answer.ok) {
      const section = form.closest(".msg")!;
      const thanks = section.querySelector<HTMLElement>(".thanks")!;
      form.remove();
      thanks.textContent = thanks.dataset.thanks ?? "";
      thanks.tabIndex = -1;
      thanks.focus();
      return;
    }
    if (answer.status < 500) problem = (await answer.text()) || problem;
  } catch {
    // No network: the sentence above says what is safe.
  }
  failed.textContent = problem;
  failed.hidden = false;
  button.disabled = false;
  button.textContent = label;
}
