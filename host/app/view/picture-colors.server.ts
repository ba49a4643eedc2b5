import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inArray } from "drizzle-orm";
import { rootFolder } from "#db/root.ts";
import type { CardData } from "#sdk/card/card-data.ts";
import { linksFor, pictureLink } from "#sdk/card/links.ts";
import { db, tables } from "../database.server.ts";

const { uploads } = tables;

const MAX_KEPT = 5_000;
/** By address, as the build saw the product's own pictures. */
const ofProduct = JSON.parse(readFileSync(join(rootFolder, "host/build/picture-colors.json"), "utf8")) as Record<
  string,
  string | null
>;
/** By address: no upload ever changes under its name. */
const known = new Map<string, string | null>();

/**
 * Rules that paint the place of each of a card's pictures in its colour until it has come. In the sheet, not on the
 * elements: the page's policy allows no style attributes.
 */
export async function pictureColors(card: CardData): Promise<string> {
  const links = linksFor("", card);
  const gallery = card.gallery.map(({ url }) => pictureLink(url, links)).filter((url) => url !== null);
  const places: [selector: string, url: string | null][] = [
    [".cover img", card.coverPhoto],
    [".portrait img", card.profilePicture],
    ...gallery.map((url, i): [string, string] => [`.gallery li:nth-child(${i + 1}) img`, url]),
  ];
  await learn(places.flatMap(([, url]) => (url && !known.has(url) ? [url] : [])));
  return places
    .map(([selector, url]) => {
      const color = url && known.get(url);
      return color ? `${selector}{background:${color}}` : "";
    })
    .join("");
}

/** Uploads were looked at when they came. */
async function learn(urls: string[]): Promise<void> {
  const names = urls.flatMap((url) => (url.startsWith("/uploads/") ? [url.slice("/uploads/".length)] : []));
  const rows =
    names.length > 0
      ? await db.select({ path: uploads.path, color: uploads.color }).from(uploads).where(inArray(uploads.path, names))
      : [];
  const stored = new Map(rows.map(({ path, color }) => [`/uploads/${path}`, color]));
  for (const url of urls) {
    if (known.size >= MAX_KEPT) known.delete(known.keys().next().value!);
    known.set(url, stored.get(url) ?? ofProduct[url] ?? null);
  }
}
