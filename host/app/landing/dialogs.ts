import { toast } from "./toast.ts";

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

async function send(dialog: HTMLDialogElement, form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>("[type=submit]")!;
  const words = button.textContent;
  button.disabled = true;
  button.textContent = "Sending...";
  try {
    const body = new URLSearchParams([...new FormData(form)] as [string, string][]);
    const response = await fetch(form.action, { method: "POST", body, headers: { accept: "application/json" } });
    if (!response.ok) throw new Error(await response.text());
    dialog.close();
    form.reset();
    toast("Message sent", "Somebody from sales answers within two working days.");
  } catch (error) {
    const sentence = error instanceof TypeError ? "Check your connection and try again. Your words are still here." : (error as Error).message;
    toast("Not sent", sentence);
  } finally {
    button.disabled = false;
    button.textContent = words;
  }
}
