import { FRESH_PROOF } from "./limits.ts";

/** The field that a sentence of the server is about, so that it stands beside it. */
export function fieldOfTaken(sentence: string): "username" | "email" | "cardSlug" | "currentPassword" | undefined {
  if (sentence === "That username is already taken.") return "username";
  if (sentence === "That email is already in use.") return "email";
  if (sentence === "Current password is incorrect" || sentence === FRESH_PROOF) return "currentPassword";
  return sentence === "That URL slug is already taken." ? "cardSlug" : undefined;
}
