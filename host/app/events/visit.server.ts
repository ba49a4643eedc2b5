import { isbot } from "isbot";
import type { SessionUser } from "../auth/sessions/session.server.ts";
import { cardMessages } from "../cards/messages.en.ts";
import { database } from "../database.server.ts";
import { slugOnSite } from "../domains/cards.server.ts";
import type { CustomDomain } from "../domains/custom-domain.ts";
import { NotFound } from "../errors.ts";
import { consume, tryConsume } from "../rate-limits/rate-limits.server.ts";
import { truncateAddress } from "../runtime/ip-address.server.ts";
import { deviceOf } from "../devices/device.server.ts";
import type { Visit } from "./event.ts";
import { locationOf } from "../devices/location.server.ts";
import { visitorHashes } from "./visitor.server.ts";

export const visitors = visitorHashes(database);

interface VisitInput {
  cardId: number;
  timeZone?: string | null;
  timestamp?: Date | null;
  key?: string | null;
}

interface VisitRequest {
  request: Request;
  clientAddress: string;
  user: SessionUser | null;
  /** The custom domain that it came to: it has its owner's cards only. */
  site?: CustomDomain;
}

/** Data stored about a visitor; nothing if the browser asks not to be tracked. */
export type Visitor = Pick<Visit, "ip" | "location" | "country" | "device" | "deviceClass">;

const NOBODY: Visitor = { ip: null, location: null, country: null, device: null, deviceClass: null };

export const asksForPrivacy = (headers: Headers) => headers.get("sec-gpc") === "1" || headers.get("dnt") === "1";

export function visitorOf({ headers }: Request, clientAddress: string, timeZone?: string): Visitor {
  if (asksForPrivacy(headers)) return NOBODY;
  const location = locationOf(clientAddress, headers, timeZone);
  const device = deviceOf(headers);
  return {
    ip: truncateAddress(clientAddress),
    location: location?.text ?? null,
    country: location?.country ?? null,
    device: device?.text ?? null,
    deviceClass: device?.class ?? null,
  };
}

/** Data stored about the visitor and the time of an event. Throws TooManyRequests for a network that sends too many. */
export async function visitOf(
  { request, clientAddress, user, site }: VisitRequest,
  { cardId, timeZone, timestamp, key }: VisitInput,
): Promise<Visit> {
  if (site && (await slugOnSite(site, { id: cardId })) === undefined) throw new NotFound(cardMessages.notFound);
  const sender = { address: clientAddress };
  if (!(await tryConsume("eventsFirst", sender))) await consume("eventsOfDay", sender);
  const at = timestamp ?? new Date();
  const userAgent = request.headers.get("user-agent") ?? "";
  return {
    ...visitorOf(request, clientAddress, timeZone ?? undefined),
    isBot: isbot(userAgent),
    userId: user?.id ?? null,
    visitorHash: asksForPrivacy(request.headers) ? null : await visitors.of(cardId, clientAddress, userAgent, at),
    at,
    key: key ?? null,
  };
}
