/** @jsxImportSource preact */
import { strToU8 } from "fflate";
import { scriptStyle } from "#sdk/card/base/scripts.ts";
import { Card } from "#sdk/card/Card.tsx";
import type { CardData } from "#sdk/card/card-data.ts";
import { displayName } from "#sdk/card/contact.ts";
import { type CardLinks, linksFor } from "#sdk/card/links.ts";
import { cardStyles } from "#sdk/card/styles.ts";
import { themeOf } from "#sdk/card/themes/index.ts";
import { cardWords } from "#sdk/card/words/index.ts";
import type { Actor } from "../access.ts";
import { textEntry, type ZipEntry, zipStream } from "../runtime/zip-stream.server.ts";
import * as cards from "../cards/cards.server.ts";
import { contactInCode, contactOf, vCard, vCardFileName } from "../cards/vcard.ts";
import { config } from "../config/config.server.ts";
import { canonicalUrl } from "../domains/addresses.server.ts";
import { asVisitor } from "../rendered-cards/as-visitor.ts";
import { cardData, sanitizedCss } from "../rendered-cards/render-card.server.tsx";
import { Invalid } from "../errors.ts";
import { qrCode } from "../qr/qr.server.ts";
import { findOwnPicture } from "../uploads/own-picture.server.ts";
import { contactPhoto } from "../uploads/portrait.server.ts";
import { visitorDocument } from "../view/document.server.tsx";

type Photo = Awaited<ReturnType<typeof contactPhoto>>;

const CODE = { size: 1_000, ec: "M", dark: "#000000", light: "#ffffff", logo: false } as const;
/** Hides elements that need a script or our server. */
const NOT_ALONE = "[data-copy],[data-agent],[data-alone]{display:none!important}body{margin:0}";

/**
 * A card as a website of its own: a zip whose index.html opens from a folder, without a server and without scripts,
 * with its pictures, contact file and codes beside it. Form, assistant and embeds need our server and are left out.
 */
export async function exportCardSite(
  actor: Actor,
  id: number,
): Promise<{ fileName: string; content: ReadableStream<Uint8Array> }> {
  const own = await cards.read(actor, id);
  const view = canonicalUrl(own);
  const card = { ...asVisitor(cardData(own)), url: view, embedCodes: [], formConfig: { enabled: false } };
  const fileName = vCardFileName(displayName(card));
  // Read before the answer begins: a storage that is away is an error, and no half zip.
  const photo = await contactPhoto(card.profilePicture, `user:${actor.id}`);
  const content = zipStream(actor, entries(card, view, photo));
  return { fileName: `${fileName.replace(/\.vcf$/, "")}-website.zip`, content };
}

async function* entries(card: CardData, view: string, photo: Photo): AsyncGenerator<ZipEntry> {
  const host = new URL(config.publicUrl).host;
  yield textEntry("contact.vcf", vCard(contactOf(card), { pageUrl: view, host, photo }));
  yield* codes("qr-code", `${view}?s=qr`);
  yield* codes("qr-contact", contactCode(card, view, host));
  yield* pageWithFiles(pageOf(card, linksIn(card), await sanitizedCss(card.customizations.customCss ?? "")));
}

/** Everything beside the page, and the rest where it is. */
const linksIn = (card: CardData): CardLinks => ({
  ...linksFor("", card, config.publicUrl),
  home: `${config.publicUrl}/`,
  vcf: "contact.vcf",
  qrSvg: "qr-code.svg",
  qrPng: "qr-code.png",
  contactQrSvg: "qr-contact.svg",
  contactQrPng: "qr-contact.png",
  picture: (src) => ({ src }),
});

function contactCode(card: CardData, pageUrl: string, host: string): string {
  try {
    return contactInCode(card, { pageUrl, host });
  } catch (error) {
    if (error instanceof Invalid) return pageUrl;
    throw error;
  }
}

/** A contact may be too long for a code: the link is there in its place. */
async function* codes(name: string, content: string): AsyncGenerator<ZipEntry> {
  for (const format of ["svg", "png"] as const) {
    const encoded = await qrCode(content, format, CODE).catch((error: unknown) => {
      if (error instanceof Invalid) return undefined;
      throw error;
    });
    const code = encoded ?? (await qrCode(config.publicUrl, format, CODE));
    yield { name: `${name}.${format}`, parts: [typeof code === "string" ? strToU8(code) : new Uint8Array(code)] };
  }
}

function pageOf(card: CardData, links: CardLinks, customCss: string): string {
  const language = card.language ?? "en";
  const theme = themeOf(card.theme);
  const name = displayName(card);
  return visitorDocument({
    lang: language,
    head: (
      <>
        <title>{[name, card.company].filter((part, i, all) => part && all.indexOf(part) === i).join(", ")}</title>
        <meta name="theme-color" content={theme.colors.page} />
        <meta name="format-detection" content="telephone=no" />
        {card.faviconUrl && <link rel="icon" href={card.faviconUrl} />}
      </>
    ),
    styles: [`${cardStyles(card, theme, "page")}${scriptStyle[language] ?? ""}${NOT_ALONE}`, customCss],
    body: <Card card={card} theme={theme} variant="full" links={links} frame="page" words={cardWords[language]} />,
  }).html;
}

/** Bytes of the files beside a page; what comes after them stays where it is. */
const MAX_FILE_BYTES = 48 * 1024 * 1024;

/** A page, with our own files that it names beside it; what is no file of ours stays where it is, by its address. */
async function* pageWithFiles(html: string): AsyncGenerator<ZipEntry> {
  const replacements = new Map<string, string>();
  const names = new Set<string>();
  let bytes = 0;
  const matches = [...html.matchAll(/(?:src|href|poster)="(\/[^"]*)"|url\((\/[^)"']+)\)/g)];
  for (const [, attribute, style] of matches) {
    const path = (attribute ?? style)!;
    if (replacements.has(path)) continue;
    const picture = bytes < MAX_FILE_BYTES ? await findOwnPicture(path.replaceAll("&amp;", "&")) : undefined;
    const content = picture && bytes + picture.length <= MAX_FILE_BYTES ? picture : undefined;
    bytes += content?.length ?? 0;
    const name = `files/${path
      .split("?")[0]!
      .replace(/^\/(?:uploads\/)?/, "")
      .replace(/[^\w.-]+/g, "-")}`;
    if (content && !names.has(name)) yield { name, parts: [content] };
    if (content) names.add(name);
    replacements.set(path, content ? name : config.publicUrl + path);
  }
  const page = html.replace(/((?:src|href|poster)="|url\()(\/[^")']*)/g, (whole, before: string, path: string) =>
    replacements.has(path) ? before + replacements.get(path)! : whole,
  );
  yield textEntry("index.html", page);
}
