import { SHARE_PATH } from "../../contacts/text/shared-text.ts";

/** How the worker handles a request. */
type Rule =
  /** A public card: the saved copy when the network is slow or gone. */
  | "card-page"
  /** An owner's page that works offline: saved for its user alone. */
  | "own-page"
  /** The sign-in page, which only signed-out users see. */
  | "sign-in-page"
  /** Any other page: the offline page when the network is gone. */
  | "page"
  /** A file whose address changes with its content. */
  | "asset"
  /** A picture. */
  | "picture"
  /** Requests of a card's page: its data, contact file and codes. */
  | "card-read"
  /** The data of an own page, for moving inside the app. */
  | "own-data"
  /** A view, click or save: sent later when it cannot be sent now. */
  | "event"
  /** Text from another app, for a contact. */
  | "share"
  /** Signing in or out: what was saved for the user is forgotten. */
  | "user-change"
  /** Not ours: the browser does what it does without a worker. */
  | "network";

interface RuleInput {
  method: string;
  url: string;
  mode: string;
  destination: string;
}

const OWN_PAGE = /^\/(dashboard|scan|cards\/(\d+|mine)\/show)\/?$/;
const OWN_DATA = /^\/(dashboard|scan|cards\/\d+\/show)\.data$/;
const CARD_READ = /^\/api\/(card\/[^/]+|vcard\/\d+|qr\/[^/]+\.(svg|png))$/;
const CARD_PAGE = /^\/view\/[^/]+\/?$/;
/** On an owner's domain. */
const OWN_CARD_PAGE = /^\/(?:[a-z\d-]+\/?)?$/i;
const ASSET = /^\/(assets\/|sdk\/(?!v1\.js|launcher\.js|manifest|card\/))/;
const PICTURE = /^\/(uploads|pictures|icons|demo|pwa)\/|^\/favicon/;
const EVENT = /^\/api\/card-(views|saves|clicks)$/;
const USER_CHANGE =
  /^\/(api\/(login|login\/factor|login\/passkey|logout|register|invitations\/[^/]+\/accept)|auth(\.data)?)$/;
/** Where a sign-in by a provider ends. */
const PROVIDER_CALLBACK = "/auth/oidc/callback";
/** Answered by the server as something other than a page. */
const NO_PAGE = /^\/(api|uploads|icons|sdk|assets)\//;

/** Whether a path is the page of a card: `/view/{slug}`, on an owner's domain `/` and `/{slug}`. */
export const isCardPage = (pathname: string, isOwnDomain: boolean): boolean =>
  (isOwnDomain ? OWN_CARD_PAGE : CARD_PAGE).test(pathname);

/** Whether a user leaves by a request: signs out, or deletes the account. */
export const endsSession = ({ method, url }: Pick<RuleInput, "method" | "url">): boolean => {
  const { pathname } = new URL(url);
  return (method === "POST" && pathname === "/api/logout") || (method === "DELETE" && pathname === "/api/user");
};

/** The rule for a request of a page on `origin`. Pure, so that it can be tested without a browser. */
export function ruleFor({ method, url, mode, destination }: RuleInput, origin: string, isOwnDomain = false): Rule {
  const { origin: target, pathname } = new URL(url);
  if (target !== origin) return "network";
  if (method === "POST" && EVENT.test(pathname)) return "event";
  if (method === "POST" && pathname === SHARE_PATH && !isOwnDomain) return "share";
  if (method === "POST" && USER_CHANGE.test(pathname)) return "user-change";
  if (method === "DELETE" && pathname === "/api/user") return "user-change";
  if (method !== "GET") return "network";
  if (CARD_READ.test(pathname)) return "card-read";
  if (mode === "navigate") return pageRule(pathname, isOwnDomain);
  if (pathname === "/auth.data") return "user-change";
  if (OWN_DATA.test(pathname)) return "own-data";
  if (ASSET.test(pathname)) return "asset";
  if (destination === "image" && PICTURE.test(pathname)) return "picture";
  return "network";
}

function pageRule(pathname: string, isOwnDomain: boolean): Rule {
  if (isCardPage(pathname, isOwnDomain)) return "card-page";
  if (OWN_PAGE.test(pathname)) return "own-page";
  if (pathname === "/auth") return "sign-in-page";
  if (pathname === PROVIDER_CALLBACK) return "user-change";
  return NO_PAGE.test(pathname) ? "network" : "page";
}

/** Cache key of a card's page: one copy, whatever the source in its URL. */
export const cacheKey = (url: string) => new URL(url).origin + new URL(url).pathname.replace(/\/$/, "");

/**
 * Files of ours that a card's page needs to be whole without a network: pictures, its script, contact file and codes.
 */
export function filesOfCard(html: string, origin: string): string[] {
  const references = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) =>
    address!.replaceAll("&amp;", "&"),
  );
  const needed = references
    .map((address) => resolved(address, origin))
    .filter((url): url is URL => {
      if (url?.origin !== origin || url.hash !== "") return false;
      const { pathname } = url;
      if (pathname.startsWith("/api/qr/")) return pathname.endsWith(".svg");
      return CARD_READ.test(pathname) || PICTURE.test(pathname) || ASSET.test(pathname);
    });
  return [...new Set(needed.map(({ href }) => href))].slice(0, MAX_FILES_OF_CARD);
}

/** URLs of an upload in every width, the one saved with its card first. */
export function allWidths(url: string): string[] {
  const [, start, name] = /^(.+\/pictures\/)\d+(\/[^/]+)$/.exec(url) ?? [];
  return start ? [480, 960, 1200, 240].map((width) => start + width + name) : [];
}

const MAX_FILES_OF_CARD = 24;

function resolved(address: string, origin: string): URL | undefined {
  try {
    return new URL(address, origin);
  } catch {
    return undefined;
  }
}
