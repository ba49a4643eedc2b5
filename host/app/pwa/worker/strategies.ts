import { ASSETS, cacheFor, cacheGeneration, drop, findSaved, type Kind, save, listPrivateUrls } from "./caches.ts";
import { allWidths, filesOfCard, cacheKey } from "./rules.ts";
import { getState } from "./store.ts";

/** Shown where a card or another page cannot be. */
export const OFFLINE_PAGES = { card: "/offline/card", page: "/offline/page" };
/** A saved card waits this long for the network before it is shown: a fast network always shows the newest. */
const HEAD_START_MS = 400;
/** Where fresh content matters more: reloads, and owners' pages. */
const NETWORK_TIMEOUT_MS = 4_000;

/** An answer of a proxy while our server is down does not count as ours. */
const isGatewayError = ({ status }: Response) => status === 502 || status === 504;

type Background = (work: Promise<unknown>) => void;

/** Stale while revalidate: the saved copy is shown unless the network is quick, and renewed for the next time. */
export async function cardPage(request: Request, background: Background): Promise<Response> {
  const url = cacheKey(request.url);
  const since = cacheGeneration();
  const network = fetch(request).then((response) => {
    background(updateCardPage(url, response.clone(), since));
    return response;
  });
  const saved = await findSaved("pages", url);
  if (!saved) return withOfflineFallback(network, "card");
  background(network.catch(() => undefined));
  const usesHeadStart = request.cache === "default" && (await getState("userId")) === undefined;
  const quick = await Promise.race([
    network.catch(() => undefined),
    after(usesHeadStart ? HEAD_START_MS : NETWORK_TIMEOUT_MS),
  ]);
  return quick && quick.status < 500 ? quick : saved;
}

async function updateCardPage(url: string, response: Response, since: number): Promise<void> {
  if (response.status === 404)
    await drop("pages", url); // paused or gone: its owner wants it unseen
  else if (response.status === 200) await saveCardPage(url, response, since);
}

/** Saves a card's page with what it needs to be whole: pictures, script, contact file and code. */
export async function saveCardPage(url: string, response: Response, since: number): Promise<void> {
  const html = await response.clone().text();
  await save(await cacheFor("pages"), url, response, since);
  await Promise.all(
    filesOfCard(html, new URL(url).origin).map(async (file) => {
      const isRead = new URL(file).pathname.startsWith("/api/");
      const isAsset = new URL(file).pathname.startsWith("/sdk/");
      // Contact file and codes change with the card, all else has a new address when it changes.
      if (!isRead && (isAsset ? await caches.match(file) : await findSaved("pictures", file))) return;
      const fetched = await fetch(file).catch(() => undefined);
      if (fetched) await save(isAsset ? ASSETS : await cacheFor(isRead ? "pages" : "pictures"), file, fetched, since);
    }),
  );
}

/**
 * The network's answer, saved for when there is none. Undefined when there is neither. What is private is saved for its
 * user only.
 */
export async function networkFirst(
  request: Request,
  background: Background,
  isPrivate: boolean,
): Promise<Response | undefined> {
  const since = cacheGeneration();
  const network = fetch(request).then((response) => {
    const copy = response.clone();
    background(saveForOffline(request.url, copy, since, isPrivate));
    return response;
  });
  background(network.catch(() => undefined));
  const result = await Promise.race([network.catch(() => undefined), after(NETWORK_TIMEOUT_MS)]);
  if (result && result.status < 500) return result;
  return (await findSaved("pages", request.url)) ?? network.catch(() => undefined);
}

async function saveForOffline(url: string, response: Response, since: number, isPrivate: boolean): Promise<void> {
  if (response.status === 404) return drop("pages", url);
  if (isPrivate && (await getState("userId")) === undefined) return;
  await save(await cacheFor("pages"), url, response, since);
}

/** An owner's page. `/cards/mine/show` stands for any card of the user that was saved. */
export async function ownPage(request: Request, background: Background): Promise<Response> {
  const response = await networkFirst(request, background, true);
  if (response && !isGatewayError(response)) return response;
  if (new URL(request.url).pathname.startsWith("/cards/mine/")) {
    const mine = (await listPrivateUrls()).find((url) => /\/cards\/\d+\/show$/.test(url));
    if (mine) return Response.redirect(mine, 302);
  }
  return offlinePage("page");
}

/** The saved copy for ever, because a change has another address. */
export async function cacheFirst(request: Request, kind: Kind | "assets", background: Background): Promise<Response> {
  const saved =
    kind === "assets" ? await caches.match(request.url, { ignoreVary: true }) : await findSaved(kind, request.url);
  if (saved) return saved;
  const since = cacheGeneration();
  const response = await fetch(request).catch((error: Error) => error);
  if (response instanceof Error) {
    const other = kind === "pictures" ? await findOtherWidth(request.url) : undefined;
    if (other) return other;
    throw response;
  }
  const copy = response.clone();
  background(
    (kind === "assets" ? Promise.resolve(ASSETS) : cacheFor(kind)).then((cache) =>
      save(cache, request.url, copy, since),
    ),
  );
  return response;
}

/** A picture saved for a screen of another width: better than none. */
async function findOtherWidth(url: string): Promise<Response | undefined> {
  for (const other of allWidths(url)) {
    const saved = await findSaved("pictures", other);
    if (saved) return saved;
  }
  return undefined;
}

/** The network's answer, or the page that says there is none. */
export async function withOfflineFallback(
  network: Promise<Response>,
  what: keyof typeof OFFLINE_PAGES,
): Promise<Response> {
  const response = await network.catch(() => undefined);
  return response && !isGatewayError(response) ? response : offlinePage(what);
}

async function offlinePage(what: keyof typeof OFFLINE_PAGES): Promise<Response> {
  return (
    (await caches.match(OFFLINE_PAGES[what], { ignoreVary: true })) ?? new Response("You are offline", { status: 503 })
  );
}

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined));
