import { importPKCS8, SignJWT } from "jose";
import type { CardData } from "#sdk/card/card-data.ts";
import { config } from "../../config/config.server.ts";
import { pageUrlOf } from "../../domains/addresses.server.ts";
import { NotFound } from "../../errors.ts";
import { findPublicCard } from "../../cards/public-card.server.ts";
import { personOf } from "../person.server.ts";
import { make } from "../thread/drawing.server.ts";
import { walletSettings } from "./settings.server.ts";

/** Longer links are cut by some browsers on their way to Google. */
const LONGEST_LINK = 1_800;

/**
 * A card's pass for Apple Wallet. `who` asks for it: drawings take turns. Throws NotFound without settings, and for a
 * card that is missing or paused.
 */
export async function applePass(
  cardId: number,
  who: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; slug: string }> {
  const { apple } = walletSettings();
  if (!apple) throw new NotFound("Apple Wallet is not set up on this server.");
  const card = await walletCard(cardId);
  const pageUrl = `${pageUrlOf(card)}?s=wallet`;
  const bytes = await make(who, {
    for: "pass",
    pass: { signer: apple, serial: `card-${card.id}`, person: await personOf(card), code: pageUrl, pageUrl },
  });
  return { bytes, slug: card.slug };
}

/** The link that saves a card to Google Wallet: the whole pass as a signed token. Throws NotFound as applePass does. */
export async function googleLink(cardId: number): Promise<string> {
  const { google } = walletSettings();
  if (!google) throw new NotFound("Google Wallet is not set up on this server.");
  const card = await walletCard(cardId);
  const person = await personOf(card);
  const pageUrl = `${pageUrlOf(card)}?s=wallet`;
  const classId = `${google.issuer}.meishi_card`;
  const text = (value: string) => ({ defaultValue: { language: "en", value } });
  const modules = [
    ["title", "Title", person.title],
    ["phone", "Phone", person.phone],
    ["email", "E-mail", person.email],
  ] as const;
  const object = {
    id: `${google.issuer}.card_${card.id}`,
    classId,
    state: "ACTIVE",
    cardTitle: text(person.company ?? "Business card"),
    header: text(person.name),
    hexBackgroundColor: person.primary[0],
    barcode: { type: "QR_CODE", value: pageUrl, alternateText: person.link },
    linksModuleData: { uris: [{ uri: pageUrl, description: "Card" }] },
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
  const link = await sign(object);
  // The code leads to the card, which has the rest.
  return link.length <= LONGEST_LINK ? link : sign({ ...object, textModulesData: [], linksModuleData: undefined });
}

async function walletCard(cardId: number): Promise<CardData> {
  const found = await findPublicCard(String(cardId));
  if (!found) throw new NotFound("This card is not available.");
  return found.card;
}
