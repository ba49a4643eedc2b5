// Makes the product's own pictures on the landing page, in the guide and in the manifest anew, from the running
// product: `npm run screenshots -- pictures`. They are part of the repository, so look at them before committing.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { rootFolder } from "../../db/root.ts";
import type { BusinessCard, User } from "../../db/index.ts";
import { type Locale, LOCALES } from "../app/languages/locales.ts";
import { aDemoOwner, openStudio, type Studio, visits } from "./studio.ts";

const LANDING = join(rootFolder, "host/public/landing");
const GUIDE = join(rootFolder, "host/public/guide");
const MANIFEST = join(rootFolder, "host/public/pwa");
const PHONE = { width: 390, height: 840 };

async function keep(page: Page, folder: string, name: string): Promise<void> {
  await sharp(await shoot(page))
    .webp({ quality: 78, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
}

/** For the manifest, whose pictures not every store takes as WebP. */
async function keepAsPng(page: Page, name: string): Promise<void> {
  await sharp(await shoot(page))
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(join(MANIFEST, `${name}.png`));
}

/** The page as a visitor of a real installation would see it. */
export async function shoot(page: Page): Promise<Buffer> {
  await page.evaluate(() => {
    document.querySelector("nav.bar")?.remove(); // a card's sticky bar covers what the picture is of
    // Hides the address of the machine that takes the picture.
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      texts.currentNode.nodeValue = texts.currentNode.nodeValue!.replace(location.origin, "https://meishi.example.com");
    for (const input of document.querySelectorAll("input"))
      input.value = input.value.replace(location.origin, "https://meishi.example.com");
  });
  return page.screenshot({ animations: "disabled" });
}

/** What the guide shows, in a language of accounts: pages of its owner and the card. */
export async function makeGuidePictures(
  look: Studio["look"],
  { user, card }: { user: User; card: BusinessCard },
  locale: Locale,
): Promise<void> {
  const named = (name: string) => (locale === "en" ? name : `${name}-${locale}`);
  const desktop = { width: 1120, height: 700, user };
  await look("/dashboard", desktop, (page) => keep(page, GUIDE, named("dashboard")));
  await look(`/card-editor/${card.id}`, desktop, (page) => keep(page, GUIDE, named("editor")));
  await look(`/analytics/${card.id}`, desktop, (page) => keep(page, GUIDE, named("analytics")));
  const phone = { ...PHONE, height: 700, scale: 1.5 };
  await look(`/view/${card.slug}?lang=${locale}`, phone, (page) => keep(page, GUIDE, named("card")));
}

/**
 * Theme pictures of the landing page; dashboard, editors and analytics for it and the guide; screens for the manifest.
 */
export async function makePictures(): Promise<void> {
  for (const folder of [LANDING, GUIDE, MANIFEST]) mkdirSync(folder, { recursive: true });
  const { host, look, close } = await openStudio();
  try {
    const { user, cards } = await aDemoOwner(host, 5);
    for (const { theme, slug } of cards) {
      await look(`/view/${slug}`, { ...PHONE, scale: 1.5 }, (page) => keep(page, LANDING, `theme-${theme}`));
    }
    const {
      user: owner,
      cards: [card],
    } = await aDemoOwner(host, 2, ["default"]);
    await visits(host, cards[0]!.id, 97);
    await visits(host, card!.id, 61);
    await look("/dashboard", { width: 1280, height: 860, user }, (page) => keep(page, LANDING, "dashboard"));
    await look("/dashboard", { width: 390, height: 700, scale: 1.5, user: owner }, (page) =>
      keep(page, LANDING, "dashboard-phone"),
    );
    await makeGuidePictures(look, { user: owner, card: card! }, "en");
    for (const locale of LOCALES.filter((locale) => locale !== "en")) {
      const theirs = await aDemoOwner(host, 2, ["default"], locale);
      await visits(host, theirs.cards[0]!.id, 61);
      await makeGuidePictures(look, { user: theirs.user, card: theirs.cards[0]! }, locale);
    }
    // Their sizes stand in the manifest: 1280x800, and 780x1688 in device pixels.
    const phone = { width: 390, height: 844, scale: 2 };
    await look("/dashboard", { width: 1280, height: 800, user: owner }, (page) => keepAsPng(page, "dashboard-wide"));
    await look(`/view/${card!.slug}`, phone, (page) => keepAsPng(page, "card-narrow"));
    await look(`/cards/${card!.id}/show`, { ...phone, user: owner }, (page) => keepAsPng(page, "show-narrow"));
  } finally {
    await close();
  }
}
