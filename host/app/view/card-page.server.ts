import { readFileSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { firstRow, isUnavailable } from "#db/index.ts";
import { rootFolder } from "#db/root.ts";
import { type Language, languageOf } from "#sdk/languages.ts";
import type { FormState } from "#sdk/card/sections/form/form-fields.ts";
import { type Actor, LEVEL, seesCustomCss } from "../access.ts";
import { findPublicCard } from "../cards/public-card.server.ts";
import { ofTemplate } from "../cards/stored.server.ts";
import { customDomainUrl } from "../domains/addresses.server.ts";
import { iconFolderOn, type CustomDomain } from "../domains/custom-domain.ts";
import { config } from "../config/config.server.ts";
import { MINUTE_MS } from "../config/durations.ts";
import { database, db, tables } from "../database.server.ts";
import { Unavailable } from "../errors.ts";
import type { PwaOverrides } from "../pwa/settings.server.ts";
import { resolveLanguage, type RequestedLanguages } from "../languages/visitor-language.server.ts";
import { walletsOffered } from "../share/wallet/settings.server.ts";
import type { VisitorPage } from "./document.server.tsx";
import { createEncodedPage, type EncodedPage } from "./encoded-page.server.ts";
import { renderCardPage } from "./page.server.tsx";
import { pictureColors } from "./picture-colors.server.ts";

const { businessCards, cardTemplates, pwaSettings, salesbotConfigs, users } = tables;

/** Some 20 KB each, in the encodings that browsers took. */
const MAX_PAGES = 1_500;
/** Before compression. A card with everything at its limits has 4 MB. */
const MAX_PAGE_BYTES = 128 * 1024 * 1024;
const USUAL_BYTES = 70_000;
/**
 * The newest rendering of each card for each class of viewer and each of our languages, with the state it shows:
 * started once, however many requests wait for it.
 */
const pages = new LRUCache<string, { state: string; until: number; page: Promise<EncodedPage | undefined> }>({
  max: MAX_PAGES,
  maxSize: MAX_PAGE_BYTES,
});

/** How long a cached page is served after its version was last checked if the database is away. */
const MAX_STALE_MS = 10 * MINUTE_MS;
/** How long to wait for a database that does not answer at all, if there is such a page. */
const DATABASE_TIMEOUT_MS = 2_000;
/** The pages that visitors have seen, with the time when each was last known to be current. */
const seen = new LRUCache<string, { page: EncodedPage; at: number }>({
  max: MAX_PAGES,
  maxSize: MAX_PAGE_BYTES,
  sizeCalculation: ({ page }) => page.length,
});

/**
 * The page of a card for a visitor; without the database the one that was last shown, for some minutes, marked as
 * such. A card that opens is worth more than one that is certainly up to date.
 */
export async function visitorCardPage(
  slug: string,
  requested: RequestedLanguages,
  customDomain?: CustomDomain,
): Promise<{ page: EncodedPage; isWithoutDatabase: boolean } | undefined> {
  const key = `${customDomain?.origin ?? ""} ${slug} ${requested.named ?? ""} ${requested.accepted}`;
  const cached = seen.get(key);
  const rendering = cardPage(slug, null, requested, customDomain);
  try {
    const page = await (cached && database.pool ? withTimeout(rendering) : rendering);
    if (page) seen.set(key, { page, at: Date.now() });
    else seen.delete(key);
    return page && { page, isWithoutDatabase: false };
  } catch (error) {
    if (!cached || Date.now() - cached.at > MAX_STALE_MS) throw error;
    if (!isUnavailable(error) && !(error instanceof Unavailable)) throw error;
    return { page: cached.page, isWithoutDatabase: true };
  }
}

async function withTimeout<T>(pending: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Unavailable("The database does not answer.")), DATABASE_TIMEOUT_MS);
  });
  try {
    return await Promise.race([pending, late]);
  } finally {
    clearTimeout(timer);
    pending.catch(() => {}); // no request is waiting for it any more
  }
}

/**
 * The page of a card for this viewer; undefined when there is none, or it is paused. Rendered once per version and
 * class of viewer: the state compared holds the version, so a save on any server shows immediately on all.
 */
export async function cardPage(
  slug: string,
  viewer: Actor | null,
  requested: RequestedLanguages,
  customDomain?: CustomDomain,
): Promise<EncodedPage | undefined> {
  const head = await firstRow(headQuery.execute({ slug }));
  if (!head || head.isPaused) return undefined;
  const withCss = seesCustomCss(viewer, { userId: head.userId, ownerLevel: head.ownerLevel });
  const themeColor = customDomain?.themeColor ?? (head.app as PwaOverrides | null)?.themeColor;
  const language = resolveLanguage(requested, languageOf(head.language ?? ""));
  const key = `${head.id} ${language} ${withCss} ${customDomain?.origin ?? ""}`;
  const address = customDomainUrl({ id: head.id, slug, userId: head.userId, teamId: head.teamId }, customDomain) ?? "";
  const versions = [head.version, head.templateId, head.templateVersion].join(".");
  const changing = [versions, head.botUpdatedAt?.getTime() ?? 0, head.ownerLevel, themeColor ?? ""];
  const state = [...changing, address, customDomain?.version].join(" ");
  const cached = pages.get(key);
  if (cached?.state === state && Date.now() < cached.until) return cached.page;
  const rendered = renderedPage(slug, { withCss, themeColor, customDomain, language });
  const entry = { state, until: Infinity, page: rendered.then((result) => result?.page) };
  pages.set(key, entry, { size: USUAL_BYTES });
  const evict = () => pages.get(key) === entry && pages.delete(key);
  const keep = ({ until, page }: { until: number; page: EncodedPage }) => {
    entry.until = until;
    if (pages.get(key) === entry) pages.set(key, entry, { size: page.length });
  };
  rendered.then((result) => (result ? keep(result) : evict()), evict);
  return entry.page;
}

/** The page, and when the next of its links starts or stops being shown. */
async function renderedPage(
  slug: string,
  variation: PageVariant,
): Promise<{ page: EncodedPage; until: number } | undefined> {
  const match = await findPublicCard(slug, variation.customDomain);
  return match && { page: createEncodedPage(await documentOf(match, variation)), until: match.until };
}

/** Versions that decide whether a rendered page is current: one lookup by the slug's index, prepared once. */
const headQuery = db
  .select({
    id: businessCards.id,
    userId: businessCards.userId,
    teamId: businessCards.teamId,
    version: businessCards.version,
    templateId: businessCards.templateId,
    templateVersion: cardTemplates.version,
    isPaused: businessCards.isPaused,
    language: businessCards.language,
    ownerLevel: users.accessLevel,
    botUpdatedAt: salesbotConfigs.updatedAt,
    app: pwaSettings.settings,
  })
  .from(businessCards)
  .innerJoin(users, eq(users.id, businessCards.userId))
  .leftJoin(salesbotConfigs, eq(salesbotConfigs.cardId, businessCards.id))
  .leftJoin(cardTemplates, ofTemplate)
  .leftJoin(pwaSettings, eq(pwaSettings.scope, sql`cast(${businessCards.userId} as text)`))
  .where(eq(businessCards.slug, sql.placeholder("slug")))
  .prepare("card_page_head");

/** The page as the answer to a form sent without script: made for this one visitor, so it is not kept. */
export async function cardPageWithForm(
  slug: string,
  form: FormState,
  language: Language,
  customDomain?: CustomDomain,
): Promise<VisitorPage | undefined> {
  const match = await findPublicCard(slug, customDomain);
  const withCss = match !== undefined && match.card.user.accessLevel >= LEVEL.developer;
  return (
    match &&
    (await documentOf(match, {
      withCss,
      form,
      language,
      customDomain,
      themeColor: customDomain?.themeColor ?? undefined,
    }))
  );
}

type CardMatch = NonNullable<Awaited<ReturnType<typeof findPublicCard>>>;
type PageVariant = {
  withCss: boolean;
  language: Language;
  themeColor?: string;
  form?: FormState;
  customDomain?: CustomDomain;
};

async function documentOf(
  { card, customCss }: CardMatch,
  { withCss, language, themeColor, form, customDomain }: PageVariant,
): Promise<VisitorPage> {
  const isRoot = customDomain?.cardId === card.id;
  const folder = customDomain ? iconFolderOn(customDomain, isRoot ? null : card.slug) : `card-${card.slug}`;
  return renderCardPage(card, {
    language,
    origin: card.url ? new URL(card.url).origin : config.publicUrl,
    scripts: [scriptAddress(), "/register-sw.js"],
    icon: customDomain ? `/icons/${folder}/icon-192.png?v=${customDomain.version}` : "/favicon.svg",
    manifest: isRoot ? "/manifest.webmanifest" : `/view/${card.slug}/manifest.webmanifest`,
    touchIcon: `/icons/${folder}/apple-touch-icon.png`,
    themeColor,
    customCss: withCss && customCss ? await safeCss(customCss) : undefined,
    pictureColors: await pictureColors(card),
    form,
    wallets: walletsOffered(),
  });
}

/** The parser of CSS is loaded with the first card that needs it. */
async function safeCss(customCss: string): Promise<string> {
  const { CARD_SCOPE, sanitizeCss } = await import("./custom-css.ts");
  return sanitizeCss(customCss, CARD_SCOPE).css;
}

let script: string | undefined;

/** URL of the page's script from the SDK's build. */
function scriptAddress(): string {
  if (script) return script;
  const manifest = readFileSync(join(rootFolder, "sdk/dist/manifest.json"), "utf8");
  return (script = `/sdk/${(JSON.parse(manifest) as { page: string }).page}`);
}
