/** Local storage that never throws: if it is blocked or full, nothing is stored. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. */
export function writeLocal(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // the page works without
  }
}

/** Draft of the landing page's card, for sign-ups in another tab, and themes picked. */
export const LANDING_DRAFT_KEY = "meishi.kept";
