import { LANDING_DRAFT_KEY, writeLocal } from "../ui/local.ts";
import { toast, words } from "./toast.ts";

/** Shows what to do next after picking a theme; without scripts, the button leads to sign-up or the dashboard. */
export function announceThemePick(): void {
  const form = document.querySelector<HTMLFormElement>("[data-themes]");
  form?.addEventListener("submit", (event) => {
    const { label, value } = pickOf(event);
    if (label === undefined) return;
    event.preventDefault();
    if (form.dataset.themes === "in") {
      writeLocal(LANDING_DRAFT_KEY, JSON.stringify({ theme: value }));
      toast(
        words.picked,
        words.pickedText.replace("{}", () => label),
        { label: words.toDashboard, href: "/dashboard" },
      );
      return;
    }
    // The card in the hero shows it, and the sign-up links take it along.
    const radio = document.querySelector<HTMLInputElement>(`[data-sample] [value="${value}"]`);
    if (radio) {
      radio.checked = true;
      radio.dispatchEvent(new Event("input", { bubbles: true }));
    }
    const href = document.querySelector<HTMLAnchorElement>("a[data-take]")?.href;
    toast(words.signUp, words.signUpText, href ? { label: words.toSignUp, href } : undefined);
  });
}

function pickOf(event: SubmitEvent): { label: string | undefined; value: string } {
  const button = event.submitter as HTMLButtonElement | null;
  return { label: button?.dataset.label, value: button?.value ?? "" };
}
