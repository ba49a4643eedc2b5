import { isUnavailable } from "#db/index.ts";
import { sessionToken } from "../auth/sessions/session.server.ts";
import { type CardRef, directoryOnSite, slugOnSite } from "../domains/cards.server.ts";
import { iconFolderOn, type CustomDomain } from "../domains/custom-domain.ts";
import { errorResponse } from "../http/error-response.server.ts";
import { languageOfRequest } from "../languages/visitor-language.server.ts";
import { renderMissingCard } from "./message-pages.server.tsx";
import { failurePage, visitorResponse } from "./responses.server.ts";
import { errorMessages } from "../languages/error-messages.en.ts";

/** Built files that a card needs. */
const FILES = /^\/(?:sdk|demo|people)\/|^\/(?:register-sw|sw|sw-off|sw-domain)\.js$/;
/** Paths that concern no single card. */
const SHARED = /^\/(?:uploads|pictures|icons(?!\/(?:card|domain)-|.*%)|offline)\/./;
const OWN = new Set([
  "/manifest.webmanifest",
  "/robots.txt",
  "/sitemap.xml",
  "/api/config/maps",
  "/api/card-views",
  "/api/card-clicks",
  "/api/card-saves",
]);
/** Paths of a visitor's page of a card; the group is the card. */
const OF_SLUG = [
  /^\/view\/([^/]+)\/(?:manifest\.webmanifest|preview\.png)$/,
  /^\/exchange\/([^/]+)$/,
  /^\/icons\/card-([^/]+)\/[^/]+$/,
  /^\/api\/card\/([^/]+)(?:\/(?:location|submissions|exchange|portrait\.jpg|embeds\/\d+))?$/,
  /^\/sdk\/card\/([^/]+?)(?:\.js|\/sheets)?$/,
  /^\/api\/qr\/([^/]+)\.(?:svg|png)$/,
];
const OF_ID = [
  /^\/api\/vcard\/(\d{1,15})$/,
  /^\/api\/wallet\/(\d{1,15})(?:\.pkpass|\/google)$/,
  /^\/api\/salesbot\/(\d{1,15})\/(?:config|welcome|chat(?:\/[^/]+\/(?:events|messages|typing))?)$/,
];
const PAGE = /^\/(view\/)?([^/]+)\/?$/;
const READS = /^(?:GET|HEAD|OPTIONS)$/;

/** Recent routes, for times without the database. */
const lastRoutes = new Map<string, string>();
const MAX_LAST_ROUTES = 2_000;

/** Whether a built file is for visitors of a card: nothing of the dashboard is served on an owner's domain. */
export const isFileOnDomain = (path: string): boolean => FILES.test(path);

/**
 * Routes a request on a custom domain: to the path that handles it, or to a response. Only the owner's cards are served
 * there, and nothing that depends on a session.
 */
export async function routeCustomDomain(
  customDomain: CustomDomain,
  request: Request,
  pathname: string,
  requestId: string,
): Promise<string | Response> {
  const key = `${request.method} ${customDomain.host}${pathname}`;
  try {
    const path = await route(customDomain, request, pathname);
    if (!lastRoutes.has(key) && lastRoutes.size >= MAX_LAST_ROUTES) lastRoutes.delete(lastRoutes.keys().next().value!);
    if (typeof path === "string") lastRoutes.set(key, path);
    else lastRoutes.delete(key);
    return path;
  } catch (error) {
    // The page itself may still be shown without the database.
    const last = isUnavailable(error) ? lastRoutes.get(key) : undefined;
    if (last !== undefined) return last;
    return failurePage(await errorResponse(error, request, { requestId, locale: "en" }), requestId, request);
  }
}

async function route(customDomain: CustomDomain, request: Request, pathname: string): Promise<string | Response> {
  const isRead = READS.test(request.method);
  if (!isRead && sessionToken(request) !== undefined) return nothing(request, pathname);
  if (OWN.has(pathname) || SHARED.test(pathname)) return pathname;
  // Requested by browsers themselves, if a page names no icon.
  if (pathname === "/favicon.ico") return `/icons/${iconFolderOn(customDomain, null)}/favicon-48.png`;
  if (pathname.startsWith(`/icons/${iconFolderOn(customDomain, null)}`)) return iconOf(customDomain, request, pathname);
  if (pathname === "/") {
    const directory = isRead ? await directoryOnSite(customDomain) : undefined;
    if (directory) return directory;
    const slug = customDomain.cardId === null ? undefined : await slugOnSite(customDomain, { id: customDomain.cardId });
    return slug === undefined || !isRead ? nothing(request, pathname) : `/view/${encodeURIComponent(slug)}`;
  }
  const { searchParams } = new URL(request.url);
  const ref = pathname === "/sdk/v1.js" ? toRef(searchParams.get("card") ?? "") : cardRefFromPath(pathname);
  if (ref) {
    // Other settings of the assistant are private to its owner.
    const isConfig = pathname.endsWith("/config") && pathname.startsWith("/api/salesbot/");
    if (isConfig && (!isRead || searchParams.get("public") !== "true")) return nothing(request, pathname);
    return (await slugOnSite(customDomain, ref)) === undefined ? nothing(request, pathname) : pathname;
  }
  return pageOf(customDomain, request, pathname, isRead);
}

/** The icons of this domain's app, and of its cards. */
async function iconOf(customDomain: CustomDomain, request: Request, pathname: string): Promise<string | Response> {
  const folder = iconFolderOn(customDomain, null);
  const [, slug] = /^\/icons\/domain-\d+-([^/]+)\//.exec(pathname) ?? [];
  const isOurs =
    slug === undefined ? pathname.startsWith(`/icons/${folder}/`) : (await slugOnSite(customDomain, { slug })) === slug;
  return isOurs ? pathname : nothing(request, pathname);
}

/** `/{slug}` is a card's page. `/view/{slug}`, which older links name, leads there; forms without script post to it. */
async function pageOf(
  customDomain: CustomDomain,
  request: Request,
  pathname: string,
  isRead: boolean,
): Promise<string | Response> {
  const [, view, name] = PAGE.exec(pathname) ?? [];
  const requestedSlug = name && textOf(name);
  if (!requestedSlug) return nothing(request, pathname);
  const slug = await slugOnSite(customDomain, { slug: requestedSlug });
  if (slug === undefined) return nothing(request, pathname);
  const here = `/view/${encodeURIComponent(slug)}`;
  if (!isRead) return view ? here : nothing(request, pathname);
  if (!view && slug === requestedSlug) return here;
  return new Response(null, {
    status: 308,
    headers: { location: `/${encodeURIComponent(slug)}${new URL(request.url).search}` },
  });
}

/** The card that a call of visitors names by its path. */
export function cardRefFromPath(pathname: string): CardRef | undefined {
  const id = OF_ID.map((pattern) => pattern.exec(pathname)?.[1]).find((match) => match !== undefined);
  if (id !== undefined) return { id: Number(id) };
  const slug = OF_SLUG.map((pattern) => pattern.exec(pathname)?.[1]).find((match) => match !== undefined);
  return toRef((slug && textOf(slug)) ?? "");
}

/** Calls name a card by slug or id. */
function toRef(text: string): CardRef | undefined {
  if (text === "" || text.length > 100) return undefined;
  return /^\d{1,15}$/.test(text) ? { id: Number(text) } : { slug: text.toLowerCase() };
}

/** Slugs are lower case; undefined when it is no valid percent-encoding. */
function textOf(part: string): string | undefined {
  try {
    const text = decodeURIComponent(part).toLowerCase();
    return text.includes("\0") || text.length > 100 ? undefined : text;
  } catch {
    return undefined;
  }
}

/** A page for people, a sentence for programs. */
function nothing(request: Request, pathname: string): Response {
  if (!pathname.startsWith("/api/") && !pathname.endsWith(".data"))
    return visitorResponse(404, renderMissingCard(languageOfRequest(request)));
  return new Response(String(errorMessages.notFound), {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
