import type { CardData } from "#sdk/card/card-data.ts";
import { displayName } from "#sdk/card/contact.ts";
import { findPublicCard } from "../cards/public-card.server.ts";
import { cardUrlOn } from "../domains/addresses.server.ts";
import { iconFolderOn, type CustomDomain } from "../domains/custom-domain.ts";
import { NotFound } from "../errors.ts";
import { type Artwork, plainLogo, PRODUCT_LOGO } from "./logos.ts";
import { contentHash } from "./fingerprint.server.ts";
import { type PwaOverrides, settingsOfOwner, siteSettings } from "./settings.server.ts";
import { characters, DEFAULT_ICONS, DEFAULT_PWA_SETTINGS, PWA_TEXT, type PwaSettings } from "./pwa-settings.ts";
import { cardSubtitle } from "../cards/card-subtitle.ts";
import { pwaMessages } from "./messages.en.ts";

/** An app that can be installed: the whole site, or one card. */
export interface AppIdentity {
  /** Folder of its icons below /icons: `site`, `card-{slug}`, `domain-{id}` or `domain-{id}-{slug}`. */
  folder: string;
  startUrl: string;
  settings: PwaSettings;
  /** Pictures to draw icons from, the best first. */
  sources: { path: string; isPortrait: boolean }[];
  /** Fallback if no picture can be read. */
  logo: Artwork;
  /** An icon that was drawn to be cut to any shape. */
  maskable: string | undefined;
  /** Changes when a picture would look different. */
  version: string;
}

export async function siteIdentity(): Promise<AppIdentity> {
  return identity("site", "/dashboard", await siteSettings(), null);
}

/** The app of a card: its owner's choices, else the card's own name and portrait, else the site's. Throws NotFound. */
export async function cardIdentity(slug: string, customDomain?: CustomDomain): Promise<AppIdentity> {
  const match = await findPublicCard(slug, customDomain);
  if (!match) throw new NotFound(pwaMessages.cardNotFound);
  const { card } = match;
  if (!customDomain) return identityOf(card, `/view/${card.slug}`);
  const path = cardUrlOn(customDomain, { id: card.id, slug: card.slug }).slice(customDomain.origin.length);
  const isRoot = card.id === customDomain.cardId;
  const app = await identityOf(card, path, chosenFor(customDomain, isRoot));
  return withPlainLogo({ ...app, folder: iconFolderOn(customDomain, isRoot ? null : card.slug) });
}

/**
 * The app of an owner's domain: what is chosen for the domain, else as the app of the card that `/` shows. One that
 * shows a directory is named after its host.
 */
export async function domainIdentity(customDomain: CustomDomain): Promise<AppIdentity> {
  if (!customDomain.showsDirectory && customDomain.cardId !== null)
    return cardIdentity(String(customDomain.cardId), customDomain);
  const { settings } = await settingsOfOwner(customDomain.teamId === null ? customDomain.userId : null);
  const names = { appName: customDomain.host, shortName: shortNameOf(customDomain.host), description: "" };
  const appSettings = { ...settings, ...names, ...chosenFor(customDomain, true) };
  return withPlainLogo(identity(iconFolderOn(customDomain, null), "/", appSettings, null));
}

/** On an owner's domain nothing is ours, so our mark does not stand in for a missing icon. */
const withPlainLogo = (app: AppIdentity): AppIdentity => ({
  ...app,
  logo: plainLogo(app.settings.themeColor),
  version: contentHash(app.version, app.settings.themeColor),
});

/** Cards beside the first keep their own names: each can be installed by itself. */
const chosenFor = ({ appName, themeColor, icon }: CustomDomain, isRoot: boolean): Partial<PwaSettings> => ({
  ...(isRoot && appName !== null && { appName, shortName: shortNameOf(appName) }),
  ...(themeColor !== null && { themeColor }),
  ...(icon !== null && { icons: { icon192: icon, icon512: icon, iconMaskable: icon } }),
});

async function identityOf(card: CardData, startUrl: string, ofDomain: Partial<PwaSettings> = {}): Promise<AppIdentity> {
  const { settings, chosen: ofOwner } = await settingsOfOwner(card.user.id);
  const chosen = { ...ofOwner, ...ofDomain };
  const portrait = chosen.icons ? null : (card.profilePicture ?? null);
  return identity(`card-${card.slug}`, startUrl, { ...settings, ...ofDomain, ...namesOf(card, chosen) }, portrait);
}

function identity(folder: string, startUrl: string, settings: PwaSettings, portrait: string | null): AppIdentity {
  const { icon192, icon512, iconMaskable } = settings.icons;
  const ownIcons = [icon512, icon192].filter((path) => !isOurMark(path));
  const sources = [
    ...(portrait ? [{ path: portrait, isPortrait: true }] : []),
    ...ownIcons.map((path) => ({ path, isPortrait: false })),
  ];
  const maskable = portrait || isOurMark(iconMaskable) || iconMaskable === icon512 ? undefined : iconMaskable;
  const { splashImage, backgroundColor, appName } = settings;
  return {
    folder,
    startUrl,
    settings,
    sources,
    logo: PRODUCT_LOGO,
    maskable,
    version: contentHash(sources, maskable, splashImage, backgroundColor, appName),
  };
}

/** Names chosen by the owner, else those of the card. */
function namesOf(card: CardData, chosen: PwaOverrides): Pick<PwaSettings, "appName" | "shortName" | "description"> {
  const name = displayName(card);
  return {
    appName: chosen.appName ?? name,
    shortName: chosen.shortName ?? shortNameOf(name),
    description: chosen.description ?? cardSubtitle(card),
  };
}

/** A name that fits under an icon: the whole of it, else its first word, else the start of that. */
function shortNameOf(name: string): string {
  if (characters(name) <= PWA_TEXT.shortName) return name;
  const [first = ""] = name.split(/\s+/);
  return characters(first) <= PWA_TEXT.shortName ? first : [...first].slice(0, PWA_TEXT.shortName).join("");
}

const OUR_MARK: string[] = [...Object.values(DEFAULT_ICONS), DEFAULT_PWA_SETTINGS.icons.iconMaskable];
const isOurMark = (path: string) => OUR_MARK.includes(path);
