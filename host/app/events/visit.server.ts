import { isbot } from "isbot";
import type { SessionUser } from "../auth/session.server.ts";
import { database } from "../database.server.ts";
import { truncateAddress } from "./address.server.ts";
import { deviceOf } from "./device.server.ts";
import type { Visit } from "./event.ts";
import { locationOf } from "./location.server.ts";
import { visitorHashes } from "./visitor.server.ts";

export const visitors = visitorHashes(database);

interface Sent {
  cardId: number;
  timeZone?: string | null;
  timestamp?: Date | null;
  key?: string | null;
}

interface Arrival {
  request: Request;
  clientAddress: string;
  user: SessionUser | null;
}

/** What is kept of who did something. A browser that asks not to be tracked is counted, and nothing said about it. */
export async function visitOf({ request: { headers }, clientAddress, user }: Arrival, { cardId, timeZone, timestamp, key }: Sent): Promise<Visit> {
  const at = timestamp ?? new Date();
  const userAgent = headers.get("user-agent") ?? "";
  const known = { isBot: isbot(userAgent), userId: user?.id ?? null, at, key: key ?? null };
  if (asksForPrivacy(headers)) {
    return { ...known, ip: null, location: null, country: null, device: null, deviceClass: null, visitorHash: null };
  }
  const location = locationOf(clientAddress, headers, timeZone ?? undefined);
  const device = deviceOf(headers);
  return {
    ...known,
    ip: truncateAddress(clientAddress),
    location: location?.text ?? null,
    country: location?.country ?? null,
    device: device?.text ?? null,
    deviceClass: device?.class ?? null,
    visitorHash: await visitors.of(cardId, clientAddress, userAgent, at),
  };
}

export const asksForPrivacy = (headers: Headers) => headers.get("sec-gpc") === "1" || headers.get("dnt") === "1";
