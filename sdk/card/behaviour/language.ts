/** Language chosen with the page's switch, for cards in this tab; no cookie. */
const KEY = "meishi:language";

/** The page's address in another language; the way that led here stays in it. */
function addressIn(language: string): string {
  const url = new URL(location.href);
  url.searchParams.set("lang", language);
  return url.href;
}

/** Goes to the language chosen before in this tab, where the address asks for none; true when it does. */
export function redirectToSavedLanguage(): boolean {
  let chosen: string | null = null;
  try {
    chosen = sessionStorage.getItem(KEY);
  } catch {
    // Blocked: the choice lasts as long as its address.
  }
  if (!chosen || chosen === document.documentElement.lang || /[?&]lang=/.test(location.search)) return false;
  location.replace(addressIn(chosen));
  return true;
}

/** Remembers a choice, and keeps the rest of the address, which the bare links do not know. */
export function rememberLanguage(card: HTMLElement): void {
  card.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("[data-language]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { language } = link.dataset;
    event.preventDefault();
    try {
      sessionStorage.setItem(KEY, language!);
    } catch {
      // As above: storage may be blocked.
    }
    location.replace(addressIn(language!));
  });
}
