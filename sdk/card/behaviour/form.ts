import { CONSENT, ELAPSED, HONEYPOT } from "../sections/form/form-fields.ts";
import { type Context } from "./context.ts";
import { text } from "./text.ts";

const openedAt = performance.now();

interface Problem {
  errors?: { path: string; message: string }[];
  detail?: string;
}

function showError(form: HTMLFormElement, field: string, message: string | undefined): void {
  const line = form.querySelector<HTMLElement>(`[id="error-${CSS.escape(field)}"]`);
  if (!line) return;
  line.textContent = message ?? "";
  line.hidden = !message;
  const input = field ? form.elements.namedItem(field) : null;
  if (!(input instanceof HTMLElement)) return;
  if (message) {
    input.ariaInvalid = "true";
    input.setAttribute("aria-describedby", line.id);
  } else {
    input.removeAttribute("aria-invalid");
  }
}

/** Sends the form in place; what was typed stays until the host has it. Without this script the form posts by itself. */
export async function sendForm(context: Context, form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>("button.primary");
  if (!button || button.disabled) return;
  const { [CONSENT]: consent, [HONEYPOT]: trap, [ELAPSED]: _, ...formData } = Object.fromEntries(new FormData(form)) as Record<string, string>;
  const label = button.textContent;
  button.disabled = true;
  button.textContent = text.sending;
  form.querySelectorAll<HTMLElement>(".error").forEach((line) => showError(form, line.id.slice("error-".length), undefined));
  try {
    const answer = await fetch(form.dataset.form ?? "", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/problem+json, application/json" },
      body: JSON.stringify({ formData, consent: consent === "on", [HONEYPOT]: trap, [ELAPSED]: Math.round(performance.now() - openedAt) }),
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
    const problem = (await answer.json().catch(() => ({}))) as Problem;
    for (const { path, message } of problem.errors ?? []) showError(form, path.replace(/^formData\./, ""), message);
    if (!problem.errors?.length) showError(form, "", problem.detail || text.notSent);
    form.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  } catch {
    showError(form, "", text.notSent);
  }
  button.disabled = false;
  button.textContent = label;
}
