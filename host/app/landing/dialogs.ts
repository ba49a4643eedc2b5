import type { FieldError } from "../errors.ts";
import { toast, words } from "./toast.ts";

/** A link of the side menu leads to a place on this page: the menu would stay in front of it. */
export function closeMenuOnUse(): void {
  const menu = document.getElementById("menu");
  menu?.addEventListener("click", (event) => {
    if ((event.target as Element).closest("a")) menu.hidePopover();
  });
}

/** Contact Sales opens here instead of on its own page, and is sent without leaving. */
export function openSales(): void {
  const dialog = document.querySelector<HTMLDialogElement>("#sales");
  const form = dialog?.querySelector("form");
  if (!dialog || !form) return;

  for (const link of document.querySelectorAll("[data-sales]")) {
    link.setAttribute("aria-haspopup", "dialog");
    link.addEventListener("click", (event) => {
      event.preventDefault();
      dialog.showModal();
    });
  }
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || (event.target as Element).closest("[data-close]")) dialog.close();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void send(dialog, form);
  });
}

/** Error with the server's message for the visitor. */
class Refusal extends Error {}

async function send(dialog: HTMLDialogElement, form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>("[type=submit]")!;
  const label = button.textContent;
  forgetProblems(form);
  button.disabled = true;
  button.textContent = words.sending;
  try {
    const body = new URLSearchParams([...new FormData(form)] as [string, string][]);
    const response = await fetch(form.action, {
      method: "POST",
      body,
      headers: { accept: "application/problem+json" },
    });
    if (!response.ok) {
      const { detail, errors } = (await response.json()) as { detail: string; errors: FieldError[] };
      if (response.status === 400) return mark(form, errors);
      throw new Refusal(detail);
    }
    dialog.close();
    form.reset();
    toast(words.sent, words.reply);
  } catch (error) {
    const message = error instanceof Refusal ? error.message : words.notSent;
    button.before(wrong(message, { role: "alert" }));
  } finally {
    button.disabled = false;
    button.textContent = label;
  }
}

/** Error message inside the dialog, as content outside a modal dialog cannot be reached. */
function wrong(message: string, attributes: Partial<HTMLElement>): HTMLElement {
  return Object.assign(document.createElement("p"), { className: "wrong", textContent: message, ...attributes });
}

/** Shows the errors under their fields and focuses the first. */
function mark(form: HTMLFormElement, errors: FieldError[]): void {
  for (const { path: name, message } of errors) {
    const field = form.elements.namedItem(name) as HTMLElement;
    field.after(wrong(message, { id: `${name}-wrong` }));
    field.ariaInvalid = "true";
    field.setAttribute("aria-describedby", `${name}-wrong`);
  }
  form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
}

function forgetProblems(form: HTMLFormElement): void {
  form.querySelectorAll(".wrong").forEach((line) => line.remove());
  form.querySelectorAll("[aria-invalid]").forEach((field) => field.removeAttribute("aria-invalid"));
}
