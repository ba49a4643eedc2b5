import { config } from "../../config/config.server.ts";

/** A Set-Cookie value for a token of ours; an empty one with age 0 removes it. */
export const setCookie = (name: string, token: string, maxAge: number) =>
  `${name}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${config.isSecure ? "; Secure" : ""}`;

/** Headers that set these cookies. */
export const cookieHeaders = (...cookies: string[]): Headers =>
  new Headers(cookies.map((cookie): [string, string] => ["set-cookie", cookie]));

/** The token in a cookie of this name; undefined for anything else than 32 bytes in base64url. */
export const tokenIn = (request: Request, name: string): string | undefined =>
  request.headers.get("cookie")?.match(new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`))?.[1];
