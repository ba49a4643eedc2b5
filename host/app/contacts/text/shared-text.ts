// Text that another app shares with the installed app: the service worker takes it, so that it is never part of a URL,
// and the page of contacts picks it up.

/** Where the manifest's share target posts to; the service worker answers. */
export const SHARE_PATH = "/contacts/shared";
/** Query parameter that opens the dialog. */
export const SHARED_QUERY = "shared";
export const SHARE_PARAMS = { title: "title", text: "text", url: "url" } as const;
const CACHE = "meishi-shared-text";

/** Who was signed in when something was shared: somebody else may sign in before the page opens. */
const USER = "x-user";

/** Stores what was shared and redirects to the page. */
export async function receiveShare(request: Request, userId: number | undefined): Promise<Response> {
  const form = await request.formData();
  const parts = Object.values(SHARE_PARAMS).map((name) => form.get(name));
  const text = parts.filter((part): part is string => typeof part === "string" && part !== "").join("\n");
  await (
    await caches.open(CACHE)
  ).put(SHARE_PATH, new Response(text, { headers: userId === undefined ? {} : { [USER]: String(userId) } }));
  return Response.redirect(`/contacts?${SHARED_QUERY}=true`, 303);
}

/** Returns what this user shared, and deletes whatever was shared. */
export async function takeSharedText(userId: number): Promise<string | undefined> {
  if (typeof caches === "undefined") return undefined;
  const response = await caches.match(SHARE_PATH, { cacheName: CACHE });
  await clearSharedText();
  const sharedBy = response?.headers.get(USER) ?? String(userId);
  return sharedBy === String(userId) ? response?.text() : undefined;
}

/** Also called when the user signs out, so that nothing stays on this device. */
export const clearSharedText = () => caches.delete(CACHE);
