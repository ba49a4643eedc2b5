/** @jsxImportSource preact */
import { LRUCache } from "lru-cache";
import { renderToString } from "preact-render-to-string";
import { scriptStyle } from "#sdk/card/base/scripts.ts";
import { Card } from "#sdk/card/Card.tsx";
import type { CardData } from "#sdk/card/card-data.ts";
import { linksFor } from "#sdk/card/links.ts";
import { cardStyles } from "#sdk/card/styles.ts";
import { themeOf } from "#sdk/card/themes/index.ts";
import { cardWords } from "#sdk/card/words/index.ts";
import type { Language } from "#sdk/languages.ts";
import type { Behaviour, EmbeddedCard, EmbeddedSheets, ElementTree } from "#sdk/page-runtime/answer.ts";
import { translated } from "../cards/translated.ts";
import { publicCard } from "../cards/public-card.server.ts";
import { config } from "../config/config.server.ts";
import type { CustomDomain } from "../domains/custom-domain.ts";
import { VARY_LANGUAGE } from "../languages/visitor-language.server.ts";
import { CachedText } from "../http/cached-text.server.ts";
import { pictureColors } from "../view/picture-colors.server.ts";
import { toChatConfig } from "./chat-answer.ts";
import { toElementTrees } from "./element-tree.ts";

/**
 * The box around the card in an element. A page's `* { all: revert }` overrides `:host`, so the inner box counts. Its
 * columns give the card, which is a container and so has no width of its own, 480 px where a place is as wide as what
 * it holds (dialogs, floats, items of flex boxes), and less where there is less.
 */
const FRAME =
  ":host{display:block}:host([hidden]){display:none}" +
  ":host>div{all:initial;display:grid;grid-template-columns:minmax(0,480px) 1fr}.meishi{grid-column:1/3}";

const JSON_HEADERS = {
  "content-type": "application/json",
  "cache-control": "public, max-age=60",
  "cross-origin-resource-policy": "cross-origin",
  vary: VARY_LANGUAGE,
};

/** A card as other sites show it: what opens over it apart, since few visitors open that. */
interface CachedEmbed {
  card: CachedText;
  sheets: CachedText;
}

/** The newest state of the cards asked for last, about 60 KB each; made once, however many wait for it. */
const cache = new LRUCache<string, { state: string; finished: Promise<CachedEmbed> }>({
  max: 500,
  maxSize: 64 * 1024 * 1024,
  // The state itself, and what is made of it in its encodings.
  sizeCalculation: ({ state }) => 10_000 + 4 * state.length,
});

/**
 * The card with this slug, one it once had, or this id, for a page of another site or of `domain`, an owner's domain.
 * Throws NotFound where visitors find none.
 */
export async function renderEmbeddedCard(
  slugOrId: string,
  language: Language,
  domain?: CustomDomain,
): Promise<CachedEmbed> {
  const card = await publicCard(slugOrId, domain);
  const key = `${card.id} ${language} ${domain?.origin ?? ""}`;
  const state = JSON.stringify(card);
  const cached = cache.get(key);
  if (cached?.state === state) return cached.finished;
  const finished = renderEmbed(card, language, domain?.origin);
  cache.set(key, { state, finished });
  finished.catch(() => cache.delete(key));
  return finished;
}

async function renderEmbed(ownCard: CardData, language: Language, origin = config.publicUrl): Promise<CachedEmbed> {
  const { pruneCss: usedStyle } = await import("./prune-css.ts"); // the parser of CSS comes with the first card of another site
  const card = translated(ownCard, language);
  const theme = themeOf(card.theme);
  const own = linksFor(origin, card);
  const links = ownCard.translations[language] ? { ...own, vcf: `${own.vcf}?lang=${language}` } : own;
  const words = cardWords[language];
  const markup = renderToString(<Card card={card} theme={theme} variant="full" links={links} words={words} />);
  const [tree] = toElementTrees(markup) as [Exclude<ElementTree, string>];
  const colors = await pictureColors(card);
  const style = (of: { sheets: boolean }) =>
    FRAME + cardStyles(card, theme, "embed", of) + (scriptStyle[language] ?? "") + colors;
  const [sheets, whole] = withoutSheets(tree);
  const cardBody: EmbeddedCard = {
    ...toChatConfig(card, language),
    behaviours: behavioursOf(JSON.stringify(whole)),
    style: usedStyle(style({ sheets: false }), whole),
    tree: whole,
  };
  const sheetsBody: EmbeddedSheets = { style: style({ sheets: true }), trees: sheets, words: words.script };
  return {
    card: new CachedText(JSON.stringify(cardBody), JSON_HEADERS),
    sheets: new CachedText(JSON.stringify(sheetsBody), JSON_HEADERS),
  };
}

/** The sheets stand in the card's outermost box, beside its page. */
function withoutSheets([name, attributes, ...children]: Exclude<ElementTree, string>): [
  sheets: ElementTree[],
  rest: ElementTree,
] {
  const isSheet = (child: ElementTree) => typeof child !== "string" && child[1].class === "sheet";
  return [children.filter(isSheet), [name, attributes, ...children.filter((child) => !isSheet(child))]];
}

/** Attribute that marks elements of each behavior. */
const MARKERS: Record<Behaviour, string> = {
  form: '"data-form"',
  lightbox: '"data-picture"',
  map: '"data-map"',
  video: '"data-player"',
};

const behavioursOf = (tree: string) =>
  (Object.keys(MARKERS) as Behaviour[]).filter((behaviour) => tree.includes(MARKERS[behaviour]));
