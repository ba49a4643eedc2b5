import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inArray } from "drizzle-orm";
import { rootFolder } from "#db/root.ts";
import type { CardData } from "#sdk/card/card-data.ts";
import { linksFor, pictureLink } from "#sdk/card/links.ts";
import { db, tables } from "../database.server.ts";

const { uploads } = tables;

const MAX_CACHED = 5_000;
/** By address, as the build saw the product's own pictures. */
const ofProduct = JSON.parse(readFileSync(join(rootFolder, "host/build/picture-colors.json"), "utf8")) as Record<
  string,
  string | null
>;
/** By address: no upload ever changes under its name. */
const cachedColors = new Map<string, string | null>();

/**
 * Rules that paint the place of each of a card's pictures in its colour until it has come. In the sheet, not on the
 * elements: the page's policy allows no style attributes.
 */
export async function pictureColors(card: CardData): Promise<string> {
  const links = linksFor("", card);
  const gallery = card.gallery.map(({ url }) => pictureLink(url, links)).filter((url) => url !== null);
  const pictures: [selector: string, url: string | null][] = [
    [".cover img", card.coverPhoto],
    [".portrait img", card.profilePicture],
    ...gallery.map((url, i): [string, string] => [`.gallery li:nth-child(${i + 1}) img`, url]),
  ];
  await loadColors(pictures.flatMap(([, url]) => (url && !cachedColors.has(url) ? [url] : [])));
  return pictures
    .map(([selector, url]) => {
      const color = url && cachedColors.get(url);
      return color ? `${selector}{background:${color}}` : "";
    })
    .join("");
}

/** Uploads were looked at when they came. */
async function loadColors(urls: string[]): Promise<void> {
  const names = urls.flatMap((url) => (url.startsWith("/uploads/") ? [url.slice("/uploads/".length)] : []));
  const rows =
    names.length > 0
      ? await db.select({ path: uploads.path, color: uploads.color }).from(uploads).where(inArray(uploads.path, names))
      : [];
  const stored = new Map(rows.map(({ path, color }) => [`/uploads/${path}`, color]));
  for (const url of urls) {
    if (cachedColors.size >= MAX_CACHED) cachedColors.delete(cachedColors.keys().next().value!);
    cachedColors.set(url, stored.get(url) ?? ofProduct[url] ?? null);
  }
}
