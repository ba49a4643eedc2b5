import type { CardData, SocialLink } from "./card-data.ts";
import { LINK_SCHEMES, WEB_SCHEMES } from "./link-schemes.ts";

/** Widths in which the server gives uploads: as AVIF, WebP or JPEG, whichever the browser takes. */
export type PictureWidth = 240 | 480 | 960 | 1200;

/** URLs of a card's page, files and calls: absolute, so that the markup works on any site. */
export interface CardLinks {
  /** Origin of the server, without a slash at the end; uploads are given relative to it. */
  origin: string;
  /** The link shown, copied and shared. */
  view: string;
  home: string;
  vcf: string;
  qrSvg: string;
  qrPng: string;
  /** A code that holds the contact itself, for a scanner without a network. */
  contactQrSvg: string;
  contactQrPng: string;
  submissions: string;
  /** The page on which visitors share their details. */
  exchange: string;
  /** Target of the contact form without scripts. */
  form: string;
  /**
   * `src`, and `srcset` where several widths are named: an upload as the server makes it, any other picture as it is.
   */
  picture: (url: string, ...widths: PictureWidth[]) => { src: string; srcset?: string };
  /** A page of its own that holds one embed code. */
  embed: (index: number) => string;
}

/**
 * All URLs of a card on a server; `origin` without trailing slash. On the server's own pages it may be empty;
 * `publicOrigin` is then the origin of links that leave the page.
 */
export function linksFor(
  origin: string,
  card: Pick<CardData, "id" | "slug" | "url">,
  publicOrigin = origin,
): CardLinks {
  const slug = encodeURIComponent(card.slug);
  // A card that is not saved yet, such as a new template, has no code.
  const qr = (rest: string) => slug && `${origin}/api/qr/${slug}${rest}`;
  return {
    origin,
    view: card.url ?? `${publicOrigin}/view/${slug}`,
    home: `${origin}/`,
    vcf: `${origin}/api/vcard/${card.id}`,
    qrSvg: qr(".svg"),
    qrPng: qr(".png?size=1000"),
    contactQrSvg: qr(".svg?holds=contact"),
    contactQrPng: qr(".png?size=1000&holds=contact"),
    submissions: `${origin}/api/card/${slug}/submissions`,
    exchange: `${origin}/exchange/${slug}`,
    form: `${origin}/view/${slug}#form`,
    picture: (url, ...widths) => {
      const name = url.startsWith(`${origin}/uploads/`) && /\/uploads\/([\w-]{1,60}\.(?:jpg|png))$/.exec(url)?.[1];
      if (!name) return { src: url };
      const at = (width: number) => `${origin}/pictures/${width}/${name}`;
      return {
        src: at(480),
        srcset: widths.length > 0 ? widths.map((width) => `${at(width)} ${width}w`).join() : undefined,
      };
    },
    embed: (index) => `${origin}/api/card/${slug}/embeds/${index}`,
  };
}

/** The addresses parsed last: drawing a card needs each several times, and parsing is slow. */
const read = new Map<string, string | null>();
const MAX_READ = 64;

function parsed(url: string | null | undefined, allowed: ReadonlySet<string>): string | null {
  const key = `${allowed.size} ${url}`;
  let href = read.get(key);
  if (href === undefined) {
    href = hrefOf(url, allowed);
    if (read.size >= MAX_READ) read.clear();
    read.set(key, href);
  }
  return href;
}

function hrefOf(url: string | null | undefined, allowed: ReadonlySet<string>): string | null {
  try {
    const target = new URL(String(url).trim());
    return allowed.has(target.protocol) ? target.href : null;
  } catch {
    return null;
  }
}

/**
 * A link a visitor may press: web, mail, phone or a known app; null for `javascript:`, `data:` and anything unknown.
 */
export function safeLink(url: string | null | undefined): string | null {
  return parsed(url, LINK_SCHEMES);
}

export const urlOf = (link: SocialLink): string => (typeof link === "string" ? link : link.url);

/** A web address as owners type it: without http or https in front it gets `https://`. */
export function webLink(typed: string | null | undefined): string | null {
  const text = typed?.trim();
  if (!text) return null;
  return parsed(/^https?:/i.test(text) ? text : `https://${text}`, WEB_SCHEMES);
}

/**
 * Absolute address of a picture: an upload of the server, another web address, or one of this page's own that is not
 * uploaded yet; null for anything else.
 */
export function pictureLink(url: string | null | undefined, links: CardLinks): string | null {
  if (!url) return null;
  if (links.origin && url.startsWith(`blob:${links.origin}/`)) return url;
  return url.startsWith("/") && !url.startsWith("//") ? links.origin + url : parsed(url, WEB_SCHEMES);
}

type Picture = ReturnType<CardLinks["picture"]> & { sizes?: string };

/** A cover is at most 480 px wide: on the sharpest phones 1200 would be a third more bytes and look no better. */
export const coverPicture = (src: string, links: CardLinks): Picture => ({
  ...links.picture(src, 480, 960),
  sizes: "(max-width:599px) 100vw,480px",
});

/** `width`: the size that the theme shows, if that is always small. */
export const portraitPicture = (src: string, links: CardLinks, width?: number): Picture =>
  width ? { ...links.picture(src, 240, 480), sizes: `${width}px` } : links.picture(src);
