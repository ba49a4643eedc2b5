import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveKey } from "../../config/derived-keys.server.ts";
import { DAY_MS } from "../../config/durations.ts";
import { setCookie } from "./cookies.server.ts";

/** How long a browser counts as its owner's after a sign-in there. */
const OWNER_DAYS = 30;
const COOKIE = "meishi_browser";

const key = deriveKey("owners of browsers");
const today = () => Math.floor(Date.now() / DAY_MS);

const signatureOf = (userId: number, day: number) =>
  createHmac("sha256", key).update(`${userId} ${day}`).digest("base64url");

/**
 * Set-Cookie value that marks a browser as an account's. It grants nothing but exemption from email limits that others
 * can exhaust. It outlives the session, because people forget passwords after signing out.
 */
export const browserOwnerCookie = (userId: number): string =>
  setCookie(COOKIE, `${userId}.${today()}.${signatureOf(userId, today())}`, (OWNER_DAYS * DAY_MS) / 1000);

/** The account that was signed in in the request's browser within 30 days; null if there was none. */
export function browserOwnerOf(request: Request): number | null {
  const cookie = /(?:^|;\s*)meishi_browser=(\d{1,16})\.(\d{1,6})\.([\w-]{43})(?:;|$)/.exec(
    request.headers.get("cookie") ?? "",
  );
  if (!cookie) return null;
  const [userId, day] = [Number(cookie[1]), Number(cookie[2])];
  const isRight = timingSafeEqual(Buffer.from(cookie[3]!), Buffer.from(signatureOf(userId, day)));
  return isRight && today() - day <= OWNER_DAYS ? userId : null;
}
