import { networkName } from "#sdk/card/sections/social/networks.ts";
import { UNKNOWN } from "../events/rollups.ts";
import { type Source, SOURCE_LABELS } from "../events/source.ts";

const DEVICES = new Map(Object.entries({ mobile: "Mobile", tablet: "Tablet", desktop: "Desktop" }));
const LINKS = new Map(Object.entries({ website: "Website", phone: "Phone", email: "Email" }));
const UNKNOWN_LABEL = "Unknown";

export const sourceLabel = (source: string | null) => SOURCE_LABELS[source as Source] ?? SOURCE_LABELS.link;
export const deviceLabel = (device: string) => DEVICES.get(device) ?? UNKNOWN_LABEL;

// Made once, on use: it takes milliseconds, and browsers never need it.
let regions: Intl.DisplayNames | undefined;

/** English name of a country. Server only: browsers' names differ, and exports must be the same everywhere. */
export function countryLabel(country: string): string {
  if (country === UNKNOWN) return UNKNOWN_LABEL;
  regions ??= new Intl.DisplayNames("en", { type: "region" });
  return regions.of(country) ?? country;
}

/** `social:linkedin` is LinkedIn, `custom:button-0` the first button: by its own text where that is known. */
export function linkLabel(link: string, buttons: readonly { text: string }[]): string {
  const [type = "", ...rest] = link.split(":");
  const id = rest.join(":");
  if (type === "social") return networkName(id);
  if (type !== "custom") return LINKS.get(type) ?? id;
  const index = Number(/^button-(\d+)$/.exec(id)?.[1] ?? Number.NaN);
  if (Number.isNaN(index)) return id;
  return buttons[index]?.text ?? `Button ${index + 1}`;
}
