import { mayUseKeys, requirePermission } from "../access.ts";
import { findKeyUser } from "../auth/keys/find-key-user.server.ts";
import type { RequiredScope } from "../auth/keys/scopes.ts";
import { authMessages } from "../auth/messages.en.ts";
import type { SessionUser } from "../auth/sessions/session.server.ts";
import { Forbidden, Unauthenticated } from "../errors.ts";
import { bearerOf } from "./bearer.ts";
import { consumeQuota } from "../rate-limits/rate-limits.server.ts";

/** A call of a program, which carries a key in place of a session; its cookies are not looked at. */
export interface KeyCall {
  token: string;
  /** Rate-limit headers for the response, also if it failed. */
  headers: Record<string, string>;
}

/** The call that a key makes; undefined without one, and for pages, which no key opens. */
export function keyCallOf(request: Request): KeyCall | undefined {
  const token = bearerOf(request);
  if (token === undefined) return undefined;
  const { pathname } = new URL(request.url);
  return pathname.startsWith("/api/") || pathname === "/mcp" ? { token, headers: {} } : undefined;
}

/**
 * Returns the account that the key acts for. Throws SignedOut for an unknown key, TooMany, and Refused if the account
 * or the key may not make the call.
 */
export async function authenticateKey(call: KeyCall, scope: RequiredScope | undefined): Promise<SessionUser> {
  call.headers["cache-control"] = "no-store";
  const user = await getKeyUser(call);
  await consumeQuota("key", { key: user.key.id }, ({ limit, remaining, seconds }) => {
    // Programs read one spelling or the other: draft-ietf-httpapi-ratelimit-headers from 08 on, and up to 07.
    call.headers["ratelimit-policy"] = `"key";q=${limit};w=60`;
    call.headers["ratelimit"] = `"key";r=${remaining};t=${seconds}`;
    call.headers["ratelimit-limit"] = String(limit);
    call.headers["ratelimit-remaining"] = String(remaining);
    call.headers["ratelimit-reset"] = String(seconds);
  });
  return permitted(user, scope);
}

/** The same again, for a call that is already counted. */
export const reauthenticateKey = async (call: KeyCall, scope: RequiredScope | undefined): Promise<SessionUser> =>
  permitted(await getKeyUser(call), scope);

async function getKeyUser(call: KeyCall) {
  const user = await findKeyUser(call.token);
  if (user?.key) return { ...user, key: user.key };
  call.headers["www-authenticate"] = 'Bearer error="invalid_token"';
  throw new Unauthenticated(authMessages.keyUnknown);
}

function permitted(user: Awaited<ReturnType<typeof getKeyUser>>, scope: RequiredScope | undefined): SessionUser {
  requirePermission(mayUseKeys(user));
  if (scope === undefined) throw new Forbidden(authMessages.closedToKeys, "scope");
  if (scope !== "any" && !user.key.scopes.includes(scope)) throw new Forbidden(authMessages.keyScope(scope), "scope");
  return user;
}

/** Adds the key's rate-limit headers to a response. */
export function withKeyHeaders(call: KeyCall | undefined, response: Response): Response {
  for (const [name, value] of Object.entries(call?.headers ?? {})) response.headers.set(name, value);
  return response;
}
