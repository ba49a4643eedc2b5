import { publicCard } from "../../cards/public-card.server.ts";
import { contactOf, vCard } from "../../cards/vcard.ts";
import { vCardsIn } from "../../cards/vcard-reader.ts";
import { config } from "../../config/config.server.ts";
import { pageUrlOf } from "../../domains/addresses.server.ts";
import { slugOnSite } from "../../domains/cards.server.ts";
import { findDomain, isMainHost } from "../../domains/domain-registry.server.ts";
import { hostOf } from "../../domains/host-header.ts";
import { NotFound } from "../../errors.ts";
import { cardRefFromPath } from "../../view/custom-domain-routes.server.ts";
import { fromVCard } from "../import/parsed-contact.ts";
import type { ScanDetails } from "./scan-queue.ts";
import { contactMessages } from "../messages.en.ts";

const CARD_PAGE = /^\/(?:view\/)?([^/]+)\/?$/;

/**
 * Details of the card at a URL of our host or a custom domain, in any form (page, contact file, code, data). Makes no
 * requests. Throws NotFound for other URLs and paused cards.
 */
export async function cardAtUrl(url: string): Promise<ScanDetails> {
  const slugOrId = await findCardAt(new URL(url));
  if (slugOrId === undefined) throw new NotFound(contactMessages.cardNotFound);
  const card = await publicCard(slugOrId);
  const text = vCard(contactOf(card), { pageUrl: pageUrlOf(card), host: new URL(config.publicUrl).host });
  const { name, company, title, emails, phones, notes } = fromVCard(vCardsIn(text)[0]!);
  return { name, company, title, emails, phones, notes };
}

async function findCardAt({ host: rawHost, pathname }: URL): Promise<string | undefined> {
  const host = hostOf(rawHost);
  if (host === null) return undefined;
  const ref = cardRefFromPath(pathname);
  if (isMainHost(host)) {
    if (ref) return "id" in ref ? String(ref.id) : ref.slug;
    return pathname.startsWith("/view/") ? slugIn(pathname) : undefined;
  }
  const customDomain = findDomain(host);
  if (!customDomain) return undefined;
  if (ref) return slugOnSite(customDomain, ref);
  if (pathname === "/")
    return customDomain.cardId === null ? undefined : slugOnSite(customDomain, { id: customDomain.cardId });
  const slug = slugIn(pathname);
  return slug === undefined ? undefined : slugOnSite(customDomain, { slug });
}

function slugIn(pathname: string): string | undefined {
  try {
    const slug = decodeURIComponent(CARD_PAGE.exec(pathname)?.[1] ?? "").toLowerCase();
    // Only digits would be an id.
    return slug === "" || /\0|^\d+$/.test(slug) ? undefined : slug;
  } catch {
    return undefined;
  }
}
