import { errorMessages } from "../app/languages/error-messages.en.ts";
import type { RequestGuard } from "./guard.ts";

/** More than any of our paths has. The router compares a path once for each segment, which can take seconds. */
const MAX_SEGMENTS = 20;
const MAX_PATH = 2_000;
/** Where Remix asks for the routes of a page's links. */
const MAX_LINKS = 300;

export const pathLimit: RequestGuard = {
  name: "paths",
  check: ({ incoming }) => (isNoPath(incoming.url!) ? { status: 404, why: String(errorMessages.notFound) } : undefined),
};

/** Whether a request names something that cannot exist, and that would take long to look for, or cannot be decoded. */
function isNoPath(url: string): boolean {
  const at = url.indexOf("?");
  const path = at < 0 ? url : url.slice(0, at);
  if (path.length > MAX_PATH || segments(path) > MAX_SEGMENTS || !isDecodable(path)) return true;
  if (path !== "/__manifest") return false;
  const links = new URLSearchParams(url.slice(at + 1)).getAll("p");
  return links.length > MAX_LINKS || links.some((link) => link.length > MAX_PATH || segments(link) > MAX_SEGMENTS);
}

/** Remix prints each path that it cannot decode. */
function isDecodable(path: string): boolean {
  try {
    return !path.includes("%") || decodeURI(path) !== undefined;
  } catch {
    return false;
  }
}

const segments = (path: string): number => path.match(/\/|%2f/gi)?.length ?? 0;
