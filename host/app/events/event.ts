import type { DeviceClass } from "../devices/device.server.ts";
import type { Source } from "./source.ts";

/** Kinds of events that commitEvents() writes. Submissions have a transaction of their own, with contact and mail. */
export const EVENT_KINDS = ["view", "click", "save"] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Data known about a visitor; all optional, none identifies a person. */
export interface Visit {
  /** Truncated. */
  ip: string | null;
  location: string | null;
  country: string | null;
  device: string | null;
  deviceClass: DeviceClass | null;
  isBot: boolean;
  /** The signed-in user, so that an owner's own visits can be recognized. */
  userId: number | null;
  /** Identifies the visitor for this day only. */
  visitorHash: string | null;
  at: Date;
  /** Identifies the event if it is sent again. */
  key: string | null;
}

type Kinds =
  | { kind: "view"; source: Source; referrer: string | null; campaign?: string | null }
  | { kind: "click"; linkType: LinkType; linkId: string }
  | { kind: "save"; campaign?: string | null };

export type NewEvent = Visit & Kinds & { cardId: number };

/** How long a view lasted, sent when the visitor leaves. */
export interface Completion {
  kind: "completion";
  cardId: number;
  viewId: number;
  seconds: number;
}

export const LINK_TYPES = ["website", "phone", "email", "social", "custom"] as const;
type LinkType = (typeof LINK_TYPES)[number];
