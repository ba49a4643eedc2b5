import { PKPass } from "passkit-generator";
import { rgb, textColorOn } from "#sdk/card/colours.ts";
import { loadSharp } from "../../runtime/load-sharp.ts";
import { markSvg } from "../../qr/mark.ts";
import { escapeHtml } from "../../runtime/escape-html.ts";
import type { CardPerson } from "../draw/task.ts";
import type { AppleSigner } from "./settings.server.ts";

export interface PassJob {
  signer: AppleSigner;
  /** Constant for a card, so that a newer pass replaces the older one. */
  serial: string;
  person: CardPerson;
  /** Content of the code. */
  code: string;
  /** The card's page. */
  pageUrl: string;
  /** The card's networks, in its order. */
  networks: { name: string; url: string }[];
  /** Labels in the language of the visitor who saves it. */
  words: Record<"description" | "link" | "phone" | "email" | "website" | "address", string>;
}

/** Links below the code, on the back. */
const linked = (url: string, text: string) => `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;

const cssRgb = (hex: string) => `rgb(${rgb(hex).join(", ")})`;

/** A generic pass for Apple Wallet, signed. */
export async function makePass({ signer, serial, person, code, pageUrl, networks, words }: PassJob): Promise<Buffer> {
  const background = person.primary[0]!;
  const foreground = textColorOn([background]);
  const pass = new PKPass(
    await picturesOf(person, background, foreground),
    { wwdr: signer.intermediate, signerCert: signer.certificate, signerKey: signer.key },
    {
      serialNumber: serial,
      passTypeIdentifier: signer.passType,
      teamIdentifier: signer.teamId,
      organizationName: person.company ?? person.name,
      description: words.description,
      logoText: person.company ?? undefined,
      backgroundColor: cssRgb(background),
      foregroundColor: cssRgb(foreground),
      labelColor: cssRgb(foreground),
    },
  );
  pass.type = "generic";
  pass.primaryFields.push({ key: "name", value: person.name });
  if (person.title) pass.secondaryFields.push({ key: "title", value: person.title });
  if (person.phone) pass.auxiliaryFields.push({ key: "phone", label: words.phone, value: person.phone });
  pass.backFields.push({
    key: "card",
    label: words.link,
    value: pageUrl,
    attributedValue: linked(pageUrl, person.link),
  });
  for (const key of ["phone", "email", "website", "address"] as const) {
    const value = person[key];
    if (value) pass.backFields.push({ key: `back-${key}`, label: words[key], value });
  }
  for (const { name, url } of networks) {
    const value = url.replace(/^https?:\/\/(www\.)?|\/$/g, "");
    pass.backFields.push({ key: `network-${name}`, label: name, value, attributedValue: linked(url, value) });
  }
  pass.setBarcodes({ format: "PKBarcodeFormatQR", message: code, messageEncoding: "iso-8859-1", altText: person.link });
  return pass.getAsBuffer();
}

/** Our mark as icon, and the portrait beside the name. */
async function picturesOf(
  { portrait }: CardPerson,
  background: string,
  foreground: string,
): Promise<Record<string, Buffer>> {
  const sharp = await loadSharp();
  const icon = (width: number) =>
    sharp(Buffer.from(markSvg(width, background, foreground)))
      .png()
      .toBuffer();
  const thumbnail = (width: number) => sharp(portrait!).resize(width, width).png().toBuffer();
  return {
    "icon.png": await icon(29),
    "icon@2x.png": await icon(58),
    "icon@3x.png": await icon(87),
    ...(portrait && { "thumbnail.png": await thumbnail(90), "thumbnail@2x.png": await thumbnail(180) }),
  };
}
