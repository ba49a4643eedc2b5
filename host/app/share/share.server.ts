import { eq } from "drizzle-orm";
import { firstRow } from "#db/index.ts";
import type { Customizations } from "#sdk/card/card-data.ts";
import { website } from "#sdk/card/contact.ts";
import { linksFor } from "#sdk/card/links.ts";
import { telLink } from "#sdk/card/tel-link.ts";
import { languageOf } from "#sdk/languages.ts";
import { type Actor, mayEditCard } from "../access.ts";
import { getCard } from "../cards/cards.server.ts";
import { config } from "../config/config.server.ts";
import { database, db, tables } from "../database.server.ts";
import { pickColumns } from "../field-access/columns.ts";
import { customDomainUrl, pageUrlOf } from "../domains/addresses.server.ts";
import { type Source, SOURCE_LABELS } from "../events/source.ts";
import { contactPhoto } from "../uploads/portrait.server.ts";
import { isLocale } from "../languages/locales.ts";
import { resolveLanguage, requestedLanguages } from "../languages/visitor-language.server.ts";
import * as campaigns from "./campaigns.server.ts";
import type { Drawing } from "./draw/task.ts";
import { cardTexts, toCardPerson } from "./person.server.ts";
import type { KitFile, KitQuery } from "./share.schema.ts";
import type { KitWords } from "./kit-words/en.ts";
import { kitWords } from "./kit-words/index.ts";
import { type SignatureData, signatureHtml } from "./signature.ts";
import { sourceCounts } from "./source-counts.server.ts";
import { runDrawingJob } from "./worker/drawing.server.ts";
import { walletsOffered } from "./wallet/settings.server.ts";

const { users } = tables;

/** Longer addresses are left out of a signature. */
const MAX_WEBSITE_LENGTH = 200;

/** Loads the Share page; campaigns have their own list. */
export async function loadSharePage(actor: Actor, cardId: number, request: Request) {
  const card = await readCard(actor, cardId);
  const [counts, list] = await Promise.all([
    sourceCounts(database, cardId),
    campaigns.list(actor, cardId, { sort: { by: "createdAt", isDescending: true }, limit: 100 }),
  ]);
  const url = pageUrlOf(card);
  return {
    card: {
      id: card.id,
      slug: card.slug,
      name: card.name ?? card.slug,
      version: card.version,
      isPaused: card.isPaused,
      url,
      nfcUrl: `${url}?s=nfc`,
    },
    signed: await signedOf(card, request),
    wallets: walletsOffered(),
    /** Views that each part of the kit has brought, the best first. */
    works: [...counts]
      .map(([source, views]) => ({ source, label: SOURCE_LABELS[source as Source] ?? source, views }))
      .sort((a, b) => b.views - a.views),
    campaigns: list,
  };
}

export type SharePageData = Awaited<ReturnType<typeof loadSharePage>>;

/** One file of the kit. Requires permission to edit the card. Throws NotFound, Refused or Unavailable. */
export async function kitFile(
  actor: Actor,
  cardId: number,
  file: KitFile,
  query: KitQuery,
  { request, clientAddress }: { request: Request; clientAddress: string },
): Promise<{ bytes: Uint8Array<ArrayBuffer> | string; type: string; name: string }> {
  const card = await readCard(actor, cardId);
  const name = `meishi-${card.slug}-${file}`;
  if (file === "signature.html") {
    const html = signatureHtml(await signedOf(card, request), query);
    return {
      bytes: `<!doctype html><meta charset="utf-8"><title>${(await wordsFor(card, request)).signature.title}</title>${html}`,
      type: "text/html; charset=utf-8",
      name,
    };
  }
  const isPdf = file.endsWith(".pdf");
  const source = isPdf ? "print" : "background";
  const code = await campaigns.campaignCodeUrl(card, { c: query.c, s: source });
  const isPreview = isPdf && query.preview;
  const { poster: greeting } = await wordsFor(card, request);
  const person = await toCardPerson(card, clientAddress);
  const task = { drawing: drawingOf(file, query), person, code, greeting, isPreview };
  const bytes = await runDrawingJob(clientAddress, { for: "drawing", task });
  return { bytes, type: isPdf && !isPreview ? "application/pdf" : "image/png", name };
}

function drawingOf(file: Exclude<KitFile, "signature.html">, { size }: KitQuery): Drawing {
  const paperSize = size === "us" ? "us" : "metric";
  switch (file) {
    case "card.pdf":
      return { kind: "card", size: paperSize };
    case "sheet.pdf":
      return { kind: "sheet", size: paperSize };
    case "poster.pdf":
      return { kind: "poster", size: paperSize };
    case "badge.pdf":
      return { kind: "badge", size: size === "tag" ? "tag" : "a6" };
    case "lockscreen.png":
      return { kind: "lockscreen" };
    case "background-1.png":
      return { kind: "background", design: 1 };
    case "background-2.png":
      return { kind: "background", design: 2 };
    case "background-3.png":
      return { kind: "background", design: 3 };
  }
}

type Card = Awaited<ReturnType<typeof readCard>>;

async function readCard(actor: Actor, cardId: number) {
  const card = await getCard(actor, cardId, mayEditCard);
  return { ...card, customizations: card.customizations as Customizations, url: customDomainUrl(card) };
}

const SIGNED = [
  ...(["name", "title", "company", "phone", "email"] as const),
  ...(["website", "link", "primary", "direction"] as const),
];

/** Data of signatures, which the page also uses for its preview. */
async function signedOf(card: Card, request: Request): Promise<SignatureData> {
  const person = cardTexts(card);
  const links = linksFor(config.publicUrl, card);
  const { signature: words } = await wordsFor(card, request);
  const websiteUrl = website(card);
  return {
    ...pickColumns(person, SIGNED),
    pageUrl: `${links.view}?s=signature`,
    phoneUrl: (person.phone && telLink(person.phone, card.numbers[person.phone])) ?? null,
    websiteUrl: websiteUrl && websiteUrl.length <= MAX_WEBSITE_LENGTH ? websiteUrl : null,
    portrait: await portraitIn(card),
    codeUrl: `${config.publicUrl}/api/qr/${card.slug}.png?size=240&s=signature`,
    words: { card: words.card, code: words.codeOf(person.name) },
  };
}

/** Ours as a square; a picture from elsewhere as it is, when mail programs show it at all: by https. */
async function portraitIn({ slug, profilePicture, userId }: Card): Promise<SignatureData["portrait"]> {
  if (await contactPhoto(profilePicture, `user:${userId}`))
    return { url: `${config.publicUrl}/api/card/${slug}/portrait.jpg`, isSquare: true };
  return profilePicture?.startsWith("https:") ? { url: profilePicture, isSquare: false } : null;
}

/** Words in the card's fixed language, else its owner's, else that of the request. */
async function wordsFor({ language, userId }: Card, request: Request): Promise<KitWords> {
  const fixed = languageOf(language ?? "");
  if (fixed) return kitWords[fixed];
  const owner = await firstRow(db.select({ locale: users.locale }).from(users).where(eq(users.id, userId)));
  return kitWords[resolveLanguage(requestedLanguages(request), isLocale(owner?.locale) ? owner.locale : null)];
}
