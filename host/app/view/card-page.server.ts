import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import { rootFolder } from "#db/root.ts";
import { type Actor, seesCustomCss } from "../access.ts";
import { findPublicCard } from "../cards/public-card.server.ts";
import { config } from "../config.server.ts";
import { db, tables } from "../database.server.ts";
import { renderCardPage } from "./page.server.tsx";

const { businessCards, salesbotConfigs, users } = tables;

export type Encoding = "br" | "gzip";

/** A rendered page, as it goes out. */
export interface CardPage {
  etag: string;
  contentSecurityPolicy: string;
  body(encoding?: Encoding): Buffer;
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
  const key = `${head.id} ${head.version} ${head.botUpdatedAt?.getTime() ?? 0} ${head.ownerLevel} ${withCss}`;
  const known = pages.get(key);
  if (known) return known;
  const page = await render(slug, withCss);
  if (!page) return undefined;
  if (pages.size >= MAX_PAGES) pages.delete(pages.keys().next().value!);
  pages.set(key, page);
  return page;
}

/** What decides whether a rendered page is still right: a single look-up by the slug's index, prepared once. */
const headQuery = db.select({
  id: businessCards.id, userId: businessCards.userId, version: businessCards.version, isPaused: businessCards.isPaused,
  ownerLevel: users.accessLevel, botUpdatedAt: salesbotConfigs.updatedAt,
})
  .from(businessCards)
  .innerJoin(users, eq(users.id, businessCards.userId))
  .leftJoin(salesbotConfigs, eq(salesbotConfigs.cardId, businessCards.id))
  .where(eq(businessCards.slug, sql.placeholder("slug")))
  .prepare("card_page_head");

async function findHead(slug: string) {
  const [head] = await headQuery.execute({ slug });
  return head;
}

async function render(slug: string, withCss: boolean): Promise<CardPage | undefined> {
  const found = await findPublicCard(slug);
  if (!found) return undefined;
  const { html, contentSecurityPolicy } = renderCardPage(found.card, {
    origin: config.publicUrl,
    script: scriptAddress(),
    icon: "/favicon.svg",
    customCss: withCss ? found.customCss : undefined,
  });
  return encodedPage(Buffer.from(html), contentSecurityPolicy);
}

/** Each encoding is made when the first browser takes it: a card that changes often is not compressed for nobody. */
function encodedPage(plain: Buffer, contentSecurityPolicy: string): CardPage {
  const made: Partial<Record<Encoding, Buffer>> = {};
  return {
    etag: `"${createHash("sha1").update(plain).digest("base64url")}"`,
    contentSecurityPolicy,
    body: (encoding) => (encoding ? made[encoding] ??= ENCODERS[encoding](plain) : plain),
  };
}

const ENCODERS: Record<Encoding, (plain: Buffer) => Buffer> = {
  gzip: (plain) => gzipSync(plain),
  br: (plain) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
};

/** Where the SDK's build put the page's script. */
let script: string | undefined;

function scriptAddress(): string {
  if (script) return script;
  const manifest = readFileSync(join(rootFolder, "sdk/dist/manifest.json"), "utf8");
  return (script = `/sdk/${(JSON.parse(manifest) as { page: string }).page}`);
}
