import { importPKCS8, SignJWT } from "jose";
import type { CardData } from "#sdk/card/card-data.ts";
import { displayName } from "#sdk/card/contact.ts";
import { safeLink, urlOf } from "#sdk/card/links.ts";
import { quotedName } from "#sdk/card/sections/social/networks.ts";
import type { CardWords } from "#sdk/card/words/en.ts";
import { cardWords } from "#sdk/card/words/index.ts";
import type { Language } from "#sdk/languages.ts";
import { config } from "../../config/config.server.ts";
import { pageUrlOf } from "../../domains/addresses.server.ts";
import { NotFound } from "../../errors.ts";
import { findPublicCard } from "../../cards/public-card.server.ts";
import { translated } from "../../cards/translated.ts";
import type { CustomDomain } from "../../domains/custom-domain.ts";
import { resolveLanguage, type RequestedLanguages } from "../../languages/visitor-language.server.ts";
import { cardTexts, toCardPerson } from "../person.server.ts";
import { runDrawingJob } from "../worker/drawing.server.ts";
import { walletSettings } from "./settings.server.ts";
import { shareMessages } from "../messages.en.ts";

/** Longer links are cut by some browsers on their way to Google. */
const MAX_LINK_LENGTH = 1_800;
/** Characters of a name or company that always have room, in every script. */
const MAX_SHORTENED = 40;

/** Request for a pass: the custom domain and language under which the card is viewed. */
interface PassRequest {
  cardId: number;
  site: CustomDomain | undefined;
  wanted: RequestedLanguages;
}

/**
 * A card's pass for Apple Wallet. Throws NotFound without settings, and for a
 * card that is missing or paused.
 */
export async function applePass(
  request: PassRequest,
  clientAddress: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; fileName: string }> {
  const { apple } = walletSettings();
  if (!apple) throw new NotFound(shareMessages.appleWalletOff);
  const { card, words } = await walletCard(request);
  const pageUrl = `${pageUrlOf(card)}?s=wallet`;
  const bytes = await runDrawingJob(clientAddress, {
    for: "pass",
    pass: {
      signer: apple,
      serial: `card-${card.id}`,
      person: await toCardPerson(card, clientAddress),
      code: pageUrl,
      pageUrl,
      networks: networksOf(card),
      words: {
        description: words.previewOf(displayName(card)),
        link: words.sheets.linkTab,
        phone: words.rows.phone,
        email: words.rows.email,
        website: words.rows.website,
        address: words.rows.address,
      },
    },
  });
  return { bytes, fileName: `${card.isUnbranded ? "" : "meishi-"}${card.slug}.pkpass` };
}

const networksOf = ({ socialLinks }: Pick<CardData, "socialLinks">) =>
  Object.entries(socialLinks).flatMap(([network, link]) => {
    const url = safeLink(urlOf(link));
    return url ? [{ name: quotedName(network), url }] : [];
  });

/** The link that saves a card to Google Wallet: the whole pass as a signed token. Throws NotFound as applePass does. */
export async function googleLink(request: PassRequest): Promise<string> {
  const { google } = walletSettings();
  if (!google) throw new NotFound(shareMessages.googleWalletOff);
  const { card, language, words } = await walletCard(request);
  const person = cardTexts(card);
  const pageUrl = `${pageUrlOf(card)}?s=wallet`;
  const classId = `${google.issuer}.meishi_card`;
  const text = (value: string) => ({ defaultValue: { language, value } });
  const modules = [
    ["title", undefined, person.title],
    ["phone", words.rows.phone, person.phone],
    ["email", words.rows.email, person.email],
  ] as const;
  const title = person.company ?? words.previewOf(person.name);
  const object = {
    id: `${google.issuer}.card_${card.id}`,
    classId,
    state: "ACTIVE",
    cardTitle: text(title),
    header: text(person.name),
    hexBackgroundColor: person.primary[0],
    barcode: { type: "QR_CODE", value: pageUrl, alternateText: person.link },
    linksModuleData: { uris: [{ uri: pageUrl, description: words.sheets.linkTab }] },
    textModulesData: modules.flatMap(([id, header, body]) => (body ? [{ id, header, body }] : [])),
  };
  const sign = async (genericObject: object) => {
    const token = await new SignJWT({
      typ: "savetowallet",
      origins: [config.publicUrl],
      payload: { genericClasses: [{ id: classId }], genericObjects: [genericObject] },
    })
      .setProtectedHeader({ alg: "RS256", typ: "JWT" })
      .setIssuer(google.email)
      .setAudience("google")
      .setIssuedAt()
      .sign(await importPKCS8(google.key, "RS256"));
    return `https://pay.google.com/gp/v/save/${token}`;
  };
  // The code leads to the card, which has what is left out.
  const reduced = { ...object, textModulesData: [], linksModuleData: undefined };
  for (const candidate of [object, reduced]) {
    const link = await sign(candidate);
    if (link.length <= MAX_LINK_LENGTH) return link;
  }
  return sign({ ...reduced, cardTitle: text(shortened(title)), header: text(shortened(person.name)) });
}

function shortened(words: string): string {
  const characters = [...words];
  return characters.length > MAX_SHORTENED ? `${characters.slice(0, MAX_SHORTENED).join("")}…` : words;
}

/** The card in the language of who asks, with the words around it. */
async function walletCard({
  cardId,
  site: customDomain,
  wanted: requested,
}: PassRequest): Promise<{ card: CardData; language: Language; words: CardWords }> {
  const match = await findPublicCard(String(cardId), customDomain);
  if (!match) throw new NotFound(shareMessages.cardUnavailable);
  const language = resolveLanguage(requested, match.card.language);
  return { card: translated(match.card, language), language, words: cardWords[language] };
}
