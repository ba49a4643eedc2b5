import { LANDING_DRAFT_KEY, writeLocal } from "../ui/local.ts";
import { sampleCard } from "./sample.ts";

/** The hero's form updates the card while typing, and the sign-up links take name and theme along. */
export function bindSampleForm(): void {
  const form = document.querySelector<HTMLFormElement>("[data-sample]");
  const host = document.getElementById("sample");
  if (!form || !host) return;

  async function change(): Promise<void> {
    const { name, theme } = Object.fromEntries(new FormData(form!)) as { name: string; theme: string };
    takeAlong(name, theme);
    writeLocal(LANDING_DRAFT_KEY, JSON.stringify({ name: name.trim(), theme }));
    const { renderSample: redraw } = await import("./live-card.ts");
    // Changes may arrive in either order, so the form's current values count.
    const chosen = Object.fromEntries(new FormData(form!)) as { name: string; theme: string };
    await redraw(host!, chosen.name, chosen.theme);
  }

  form.addEventListener("input", () => void change());
  form.addEventListener("submit", (event) => {
    const { name, theme } = Object.fromEntries(new FormData(form)) as { name: string; theme: string };
    if (!form.action.endsWith("/auth")) return;
    event.preventDefault();
    location.href = signUpPath(name, theme);
  });
  // The component is fetched while the visitor is still reaching for the field.
  form.addEventListener("pointerenter", () => void import("./live-card.ts"), { once: true });
  if (!host.shadowRoot || hasChanges(form)) void change();
}

/** Browsers restore what was typed when the visitor comes back. */
function hasChanges(form: HTMLFormElement): boolean {
  const { name, theme } = Object.fromEntries(new FormData(form)) as { name: string; theme: string };
  return name !== "" || theme !== sampleCard.theme;
}

/** The sign-up form, which leads on to a dashboard whose first card gets this name and theme. */
function signUpPath(name: string, theme: string, plan?: string): string {
  const lang = new URLSearchParams(location.search).get("lang");
  const chosen = new URLSearchParams({ ...(name.trim() && { name: name.trim() }), theme });
  return `/auth?${new URLSearchParams({ form: "register", ...(name.trim() && { name: name.trim() }), ...(plan && { plan }), ...(lang && { lang }), to: `/dashboard?${chosen}` })}`;
}

function takeAlong(name: string, theme: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-take],a[data-plan]"))
    link.href = signUpPath(name, theme, link.dataset.plan);
}
