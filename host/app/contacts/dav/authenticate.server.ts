import type { Actor } from "../../access.ts";
import { findAppPasswordUser } from "../../auth/app-passwords/app-passwords.server.ts";
import { config } from "../../config/config.server.ts";
import { hostOf, isLoopback } from "../../domains/host-header.ts";
import { Forbidden } from "../../errors.ts";
import { secondFactorRequired } from "../../http/permitted-user.server.ts";
import { consume } from "../../rate-limits/rate-limits.server.ts";
import { contactMessages } from "../messages.en.ts";
import { PasswordRequired } from "./dav-errors.ts";

/** Whose device it is. */
export type DeviceOwner = Actor & { username: string };

/**
 * Whom the app password of a request signs in (RFC 7617). Sessions do not count here. Without encryption nobody is
 * asked for a password, except on this very machine.
 */
export async function authenticate(request: Request, clientAddress: string): Promise<DeviceOwner> {
  if (!config.isSecure && !isOnThisMachine(request, clientAddress)) throw new Forbidden(contactMessages.davNeedsHttps);
  const credentials = basicCredentials(request.headers.get("authorization"));
  if (!credentials) throw new PasswordRequired(contactMessages.appPasswordRequired);
  const userAgent = request.headers.get("user-agent") ?? "";
  const user = await findAppPasswordUser(credentials.name, credentials.password, userAgent);
  // As pages and keys do; a phone keeps its password, as this is not 401.
  if (user?.lacksFactor) throw secondFactorRequired();
  if (user) return { ...user, clientAddress };
  // Nobody guesses 118 bits: this spares the database a device that goes on with a password that has ended.
  await consume("wrongAppPassword", { address: clientAddress });
  throw new PasswordRequired(contactMessages.appPasswordRequired);
}

function isOnThisMachine(request: Request, clientAddress: string): boolean {
  const host = hostOf(request.headers.get("host") ?? new URL(request.url).host);
  return host !== null && isLoopback(host) && isLoopback(clientAddress);
}

const MAX_CREDENTIALS = 1_000;

function basicCredentials(header: string | null): { name: string; password: string } | undefined {
  const [, encoded] = /^Basic +([\w+/=-]+) *$/i.exec(header ?? "") ?? [];
  if (!encoded || encoded.length > MAX_CREDENTIALS) return undefined;
  const text = Buffer.from(encoded, "base64").toString();
  const colon = text.indexOf(":");
  if (colon < 1 || text.includes("\0")) return undefined;
  return { name: text.slice(0, colon), password: text.slice(colon + 1) };
}
