import { readFileSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { rootFolder } from "#db/root.ts";
import { type Actor, seesCustomCss } from "../access.ts";
import { findPublicCard } from "../cards/public-card.server.ts";
import { config } from "../config.server.ts";
import { db, tables } from "../database.server.ts";
import type { Chosen } from "../pwa/settings.server.ts";
import { renderCardPage } from "./page.server.tsx";
import { encoded } from "./responses.server.ts";

const { businessCards, pwaSettings, salesbotConfigs, users } = tables;

/** A rendered page with its encodings, as it goes out. */
export interface CardPage {
  etag: string;
  contentSecurityPolicy: string;
  plain: Buffer;
  gzip: Buffer;
  br: Buffer;
}

const MAX_PAGES = 2_000;
const pages = new Map<string, CardPage>();

/**
 * The page of a card for this viewer; undefined when there is none, or it is paused. Rendered once per version and
 * class of viewer: the key holds the version, so a save on any host shows at once on all.
 */
export async function cardPage(slug: string, viewer: Actor | null): Promise<CardPage | undefined> {
  const head = await findHead(slug);
  if (!head || head.isPaused) return undefined;
  const withCss = seesCustomCss(viewer, { userId: head.userId, ownerLevel: head.ownerLevel });
  const key = `${head.id} ${head.version} ${head.botUpdatedAt?.getTime() ?? 0} ${head.ownerLevel} ${head.app?.themeColor ?? ""} ${withCss}`;
  const known = pages.get(key);
  if (known) return known;
  const page = await render(slug, withCss, head.app?.themeColor);
  if (!page) return undefined;
  if (pages.size >= MAX_PAGES) pages.delete(pages.keys().next().value!);
  pages.set(key, page);
  return page;
}

/** What decides whether a rendered page is still right: a single look-up by the slug's index. */
async function findHead(slug: string) {
  const [head] = await db.select({
    id: businessCards.id, userId: businessCards.userId, version: businessCards.version, isPaused: businessCards.isPaused,
    ownerLevel: users.accessLevel, botUpdatedAt: salesbotConfigs.updatedAt, app: pwaSettings.settings,
  })
    .from(businessCards)
    .innerJoin(users, eq(users.id, businessCards.userId))
    .leftJoin(salesbotConfigs, eq(salesbotConfigs.cardId, businessCards.id))
    .leftJoin(pwaSettings, eq(pwaSettings.scope, sql`cast(${businessCards.userId} as text)`))
    .where(eq(businessCards.slug, slug));
  return head && { ...head, app: head.app as Chosen | null };
}

async function render(slug: string, withCss: boolean, themeColor: string | undefined): Promise<CardPage | undefined> {
  const found = await findPublicCard(slug);
  if (!found) return undefined;
  return encoded(renderCardPage(found.card, {
    origin: config.publicUrl,
    script: scriptAddress(),
    icon: "/favicon.svg",
    manifest: `/view/${found.card.slug}/manifest.webmanifest`,
    touchIcon: `/icons/card-${found.card.slug}/apple-touch-icon.png`,
    themeColor,
    workerScript: "/register-sw.js",
    customCss: withCss ? found.customCss : undefined,
  }));
}

/** Where the SDK's build put the page's script. */
function scriptAddress(): string {
  const manifest = readFileSync(join(rootFolder, "sdk/dist/manifest.json"), "utf8");
  return `/sdk/${(JSON.parse(manifest) as { version: string }).version}/page.js`;
}
