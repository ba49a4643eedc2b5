import { sampleCard } from "./sample.ts";

/** The hero's form changes the card as one types, and the sign-up links take name and theme along. */
export function dressSample(): void {
  const form = document.querySelector<HTMLFormElement>("[data-sample]");
  const host = document.getElementById("sample");
  if (!form || !host) return;

  async function change(): Promise<void> {
    const { name, theme } = Object.fromEntries(new FormData(form!)) as { name: string; theme: string };
    takeAlong(name, theme);
    const { redraw } = await import("./live-card.ts");
    await redraw(host!, name, theme);
  }

  form.addEventListener("input", () => void change());
  // The component is fetched while the visitor is still reaching for the field.
  form.addEventListener("pointerenter", () => void import("./live-card.ts"), { once: true });
  if (!host.shadowRoot || hasChanges(form)) void change();
}

/** Browsers keep what was typed when one comes back. */
function hasChanges(form: HTMLFormElement): boolean {
  const { name, theme } = Object.fromEntries(new FormData(form)) as { name: string; theme: string };
  return name !== "" || theme !== sampleCard.theme;
}

function takeAlong(name: string, theme: string): void {
  const query = new URLSearchParams({ ...(name.trim() && { name: name.trim() }), theme });
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-take]")) link.href = `/auth?${query}`;
}
