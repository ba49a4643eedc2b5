/** What an address below /dav/ stands for. */
export type Resource =
  | { is: "root"; path: string }
  | { is: "principal"; userId: number }
  | { is: "home"; userId: number }
  | { is: "book"; userId: number; book: BookName }
  | { is: "entry"; userId: number; book: BookName; fileName: string }
  | { is: "export"; userId: number; book: BookName; format: "vcf" | "json" };

/** `contacts`, or `team-7`. */
export type BookName = { teamId: number | null };

const MAX_FILE_NAME = 200;
const ID = /^[1-9]\d{0,14}$/;

const DISCOVERY = "/.well-known/carddav";
export const principalPath = (userId: number) => `/dav/principals/${userId}/`;
export const homePath = (userId: number) => `/dav/books/${userId}/`;
const nameOf = ({ teamId }: BookName) => (teamId === null ? "contacts" : `team-${teamId}`);
export const bookPath = (userId: number, book: BookName) => `${homePath(userId)}${nameOf(book)}/`;
export const entryPath = (userId: number, book: BookName, fileName: string) =>
  `${bookPath(userId, book)}${encodeURIComponent(fileName)}`;

/** What a path stands for, with or without the slash at its end; undefined for none of ours. */
export function parseDavPath(path: string): Resource | undefined {
  const segments = decodeSegments(path.replace(/\/$/, ""));
  if (!segments) return undefined;
  if (path === "/" || path === DISCOVERY || path === `${DISCOVERY}/`) return { is: "root", path };
  const [dav, kind, id = "", book = "", fileName, ...rest] = segments;
  if (dav !== "dav" || rest.length > 0) return undefined;
  if (kind === undefined) return { is: "root", path: "/dav/" };
  if (!ID.test(id)) return undefined;
  const userId = Number(id);
  if (kind === "principals") return book === "" ? { is: "principal", userId } : undefined;
  if (kind !== "books") return undefined;
  if (book === "") return { is: "home", userId };
  const [, name = "", format] = /^(contacts|team-[1-9]\d{0,14})(?:\.(vcf|json))?$/.exec(book) ?? [];
  if (name === "") return undefined;
  const bookName = { teamId: name === "contacts" ? null : Number(name.slice("team-".length)) };
  if (format !== undefined)
    return fileName === undefined
      ? { is: "export", userId, book: bookName, format: format as "vcf" | "json" }
      : undefined;
  if (fileName === undefined) return { is: "book", userId, book: bookName };
  return isFileName(fileName) ? { is: "entry", userId, book: bookName, fileName } : undefined;
}

/** The same of an address in a body, which may name our host; undefined for none of ours. */
export function parseHref(href: string): Resource | undefined {
  const absolute = /^https?:\/\/[^/?#]+(\/[^?#]*)/i.exec(href)?.[1];
  const path = absolute ?? href;
  return path.startsWith("/dav/") && !/[?#]/.test(path) ? parseDavPath(path) : undefined;
}

/** No name that means another place, and nothing that cannot be stored or written into XML. */
const isFileName = (name: string): boolean =>
  name !== "" &&
  name !== "." &&
  name !== ".." &&
  name.length <= MAX_FILE_NAME &&
  !/[\p{Cc}\p{Cs}/\\\ufffe\uffff]/u.test(name);

function decodeSegments(path: string): string[] | undefined {
  try {
    return path.split("/").slice(1).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
