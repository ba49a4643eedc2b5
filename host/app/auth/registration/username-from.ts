import { slugify } from "../../input/slugify.ts";
import { MAX_USERNAME, MIN_USERNAME } from "../limits.ts";

/**
 * A username made of a name; empty where nothing of it can be one. Of a name that is too long, first words become
 * initials, so that the last stays whole: `a-m-ludenscheidt`.
 */
export function usernameFrom(name: string): string {
  const words = slugify(name).split("-");
  for (let i = 0; words.join("-").length > MAX_USERNAME && i < words.length - 1; i++) words[i] = words[i]!.slice(0, 1);
  const username = words.join("-").slice(0, MAX_USERNAME).replace(/-$/, "");
  return username.length < MIN_USERNAME ? "" : username;
}
