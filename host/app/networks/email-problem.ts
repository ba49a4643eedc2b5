import { BAD_EMAIL } from "../input/sentences.ts";

/** For an address whose domain has no ending, which is one within a company's network at most. */
export const ENDING_MISSING = "Please enter the whole email address, such as name@example.com";

/** Whether it is an address at all; letters of every script are. */
export const isLikeEmail = (text: string): boolean => /^[^\s@<>"]+@[^\s@<>"]+$/.test(text);

/** What is wrong with an address as typed; null for one that somebody could write to, or none. */
export function emailProblem(typed: string): string | null {
  const text = typed.trim();
  if (text === "") return null;
  if (!isLikeEmail(text)) return BAD_EMAIL;
  return /@[^.@]+(?:\.[^.@]+)+$/.test(text) ? null : ENDING_MISSING;
}
