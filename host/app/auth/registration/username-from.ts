import { slugify } from "../../input/slugify.ts";
import { MAX_USERNAME, MIN_USERNAME } from "../limits.ts";

/** A username made of a name; empty where nothing of it can be one. */
export function usernameFrom(name: string): string {
  const username = slugify(name).slice(0, MAX_USERNAME).replace(/-$/, "");
  return username.length < MIN_USERNAME ? "" : username;
}
