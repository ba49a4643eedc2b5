import { contactFields } from "../cards/fields.ts";
import { socialLinksOf } from "../cards/vcard-links.ts";
import { stripInvisible } from "../input/invisible.ts";
import { nameFromComponents, splitComponents, unescapeValue, type Property, vCardsIn } from "../cards/vcard-reader.ts";
import type { CardStart } from "./card-actions.ts";
import { contactsIn, isContactKind, saysMore } from "./contact-channels.ts";
import { dashboardMessages } from "./messages.en.ts";
import type { Message } from "../languages/message.ts";

const MAX_BYTES = 5 * 1024 * 1024;

export type Contact = { start: CardStart; photo: Blob | null } | { problem: Message };

/** Reads the first contact of a vcf file in the browser (RFC 6350, and versions 2.1 and 3.0 as phones write them). */
export async function readContactFile(file: File): Promise<Contact> {
  if (file.size > MAX_BYTES) return { problem: dashboardMessages.fileTooLarge };
  return parseContact(new Uint8Array(await file.arrayBuffer()));
}

/** Like `readContactFile()`, from bytes or text. */
export function parseContact(content: Uint8Array | string): Contact {
  const [properties] = vCardsIn(content);
  if (properties === undefined) return { problem: dashboardMessages.fileWithoutContact };
  const find = (name: string) => properties.find((property) => property.name === name);
  /** A property written as `X-…` became a standard one since, or may: it is read under both names. */
  const valueOf = (name: string) => (find(name) ?? find(name.replace(/^X-/, "")))?.value ?? "";
  const socialLinks = socialLinksOf(properties);
  const contacts = contactsIn(properties, Object.values(socialLinks));

  const fields = contactFields.flatMap(({ name, vCard, limit }) => {
    const value = isContactKind(name)
      ? contacts.find(({ kind }) => kind === name)?.value
      : textOf(vCard.replace(/;.*/, ""), valueOf).slice(0, limit);
    return value ? [[name, value]] : [];
  });
  return {
    start: {
      ...Object.fromEntries(fields),
      ...(saysMore(contacts) && { contacts }),
      ...(Object.keys(socialLinks).length > 0 && { socialLinks }),
    },
    photo: photoOf(find("PHOTO")),
  };
}

function textOf(property: string, valueOf: (name: string) => string): string {
  if (property === "ORG") return stripInvisible(splitComponents(valueOf(property))[0]!).trim();
  const text = unescapeValue(valueOf(property)) || (property === "FN" ? nameFromComponents(valueOf("N")) : "");
  return text.includes("\n") ? text : stripInvisible(text).trim();
}

function photoOf(property: Property | undefined): Blob | null {
  if (!property) return null;
  const data =
    /^data:image\/[\w+.-]+;base64,(.*)$/i.exec(property.value)?.[1] ??
    (/ENCODING=(?:b|BASE64)/i.test(property.parameters) ? property.value : null);
  if (!data) return null; // the address of a photo elsewhere is not fetched
  try {
    return new Blob([Uint8Array.from(atob(data.replace(/\s/g, "")), (char) => char.charCodeAt(0))]);
  } catch {
    return null; // a damaged photo must not lose the contact
  }
}
