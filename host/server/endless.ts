/** No address of ours has so many. The router compares a path once for each of its segments, which takes seconds. */
const MAX_SEGMENTS = 20;
const MAX_PATH = 2_000;
/** Remix asks for the routes of the links on a page. */
const MAX_LINKS = 300;

/** Whether a request names something that cannot be there, in a way that would take long to look for. */
export function isEndless(url: string): boolean {
  const at = url.indexOf("?");
  const path = at < 0 ? url : url.slice(0, at);
  if (path.length > MAX_PATH || segments(path) > MAX_SEGMENTS) return true;
  if (path !== "/__manifest") return false;
  const links = new URLSearchParams(url.slice(at + 1)).getAll("p");
  return links.length > MAX_LINKS || links.some((link) => link.length > MAX_PATH || segments(link) > MAX_SEGMENTS);
}

const segments = (path: string): number => path.match(/\/|%2f/gi)?.length ?? 0;
