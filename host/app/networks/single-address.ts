import { stripInvisible } from "../input/invisible.ts";

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** All that cannot be seen: in an address or number no joiner has a meaning either. */
const withoutFormat = (text: string) =>
  stripInvisible(text)
    .replace(/[\u200c\u200d]/g, "")
    .trim();

/**
 * The one address in what mail programs and links put around it: `mailto:a@b.example?subject=Hi`, `Name
 * <a@b.example>`. All else stays as it was typed, without what cannot be seen.
 */
export function plainEmail(typed: string): string {
  const text = withoutFormat(typed);
  const [, bracketed = text] = /^[^<>]{0,200}<([^<>]{1,300})>$/.exec(text) ?? [];
  const [, linked] = /^mailto:(?:\/\/)?([^?]*)/i.exec(bracketed.trim()) ?? [];
  return linked === undefined ? bracketed.trim() : decoded(linked).trim();
}

/** The one number of a link: `tel:+49-30-901820;ext=12` is `+49-30-901820 x12`. */
export function plainPhone(typed: string): string {
  const text = withoutFormat(typed);
  const [, linked] = /^(?:tel|callto|sms|smsto):(?:\/\/)?([^?]*)/i.exec(text) ?? [];
  if (linked === undefined) return text;
  return decoded(linked)
    .replace(/;ext=(\d+)/i, " x$1")
    .replace(/;.*/, "")
    .trim();
}
