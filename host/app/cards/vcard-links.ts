import { networkName } from "#sdk/card/sections/social/networks.ts";
import { internationalNumber } from "../networks/international-number.ts";
import { NETWORK_KEYS, type NetworkKey, networkOfHost } from "../networks/networks.ts";
import { parseNetworkLink } from "../networks/parse-link.ts";
import { LIMITS, platformKey } from "./limits.ts";
import { type Property, unescapeValue } from "./vcard-reader.ts";

/** Properties for handles: RFC 4770, RFC 9554, and what Apple and others wrote before. */
const HANDLES = new Set(["IMPP", "SOCIALPROFILE", "X-SOCIALPROFILE", "X-IM", "X-PROFILE"]);
/** Schemes and types by which other programs name networks. */
const OTHER_NAMES: Record<string, NetworkKey> = { tg: "telegram", wa: "whatsapp", weixin: "wechat", x: "twitter" };
/** Schemes that only say that a handle follows. */
const APPLE = /^x-apple:/i;

/** Links to networks, by their keys: handles in any usual spelling, and links to known hosts. */
export function socialLinksOf(properties: readonly Property[]): Record<string, string> {
  const links: Record<string, string> = {};
  for (const property of properties) {
    const typed = decoded(unescapeValue(property.value).replace(APPLE, ""));
    const key = keyOfProperty(property, properties, typed);
    if (!key || links[key] || Object.keys(links).length >= LIMITS.socialLinks) continue;
    const link = candidates(typed, userIn(property.parameters)).flatMap(
      (text) => parseNetworkLink(key, text).url || [],
    )[0];
    if (link) links[key] = link;
  }
  return links;
}

/** The network of a property; undefined if it names none. */
function keyOfProperty(property: Property, properties: readonly Property[], typed: string): string | undefined {
  const { name, parameters } = property;
  const ofHost = networkOfHost(hostOf(typed));
  if (name === "URL") return ofHost ?? (/^https?:/i.test(typed) ? undefined : keyOf(labelOf(property, properties)));
  if (HANDLES.has(name))
    return (
      ofHost ??
      keyIn(parameters) ??
      keyOf(typed.split(":")[0]!) ??
      keyOf(labelOf(property, properties)) ??
      otherKeyIn(parameters)
    );
  // X-WHATSAPP, X-TELEGRAM-USERNAME, X-SKYPE
  const [, own] = /^X-([A-Z]+)(?:-(?:USERNAME|USER|ID|NAME|NUMBER))?$/.exec(name) ?? [];
  return own && keyOf(own);
}

/** Forms of a link to compare: as is, without scheme, as a number without plus, and with the user from a parameter. */
function candidates(typed: string, user: string): string[] {
  const handle = typed.replace(/^[a-z][a-z\d+.-]*:(?:\/\/)?/i, "");
  const isWeb = /^https?:/i.test(typed);
  const number = /^[\d\s().-]{9,24}$/.test(handle) ? internationalNumber(`+${handle.replace(/\D/g, "")}`) : undefined;
  const [, inQuery] = /[?&](?:phone|number)=\+?(\d{7,15})(?:&|$)/.exec(isWeb ? "" : typed) ?? [];
  if (inQuery) return [`+${inQuery}`, typed];
  return [typed, ...(isWeb ? [] : [handle]), ...(number === undefined ? [] : [number]), user].filter(Boolean);
}

const labelOf = ({ group }: Property, properties: readonly Property[]) =>
  (group && properties.find((other) => other.group === group && other.name === "X-ABLABEL")?.value) || "";

const serviceIn = (parameters: string) =>
  /;(?:X-SERVICE-TYPE|SERVICE-TYPE|X-SERVICE)="?([^;:",]+)/i.exec(parameters)?.[1];
const typesIn = (parameters: string) =>
  [...parameters.matchAll(/;TYPE="?([^;:"]+)/gi)].flatMap(([, types]) => types!.split(","));

/** The network that a service or one of the types names. */
function keyIn(parameters: string): string | undefined {
  for (const name of [serviceIn(parameters) ?? "", ...typesIn(parameters)]) {
    const key = keyOf(name);
    if (key) return key;
  }
  return undefined;
}

/** Name of a network that we do not know, such as Mastodon; undefined for `home` and `pref`, which name none. */
function otherKeyIn(parameters: string): string | undefined {
  const names = [serviceIn(parameters) ?? "", ...typesIn(parameters)];
  const other = names.find(
    (name) => name !== "" && !/^(?:pref|home|work|internet|other|personal|voice|cell)$/i.test(name),
  );
  return other && (platformKey(other) || undefined);
}

const keyOf = (text: string): NetworkKey | undefined => {
  const key = platformKey(text);
  return (
    NETWORK_KEYS.find((network) => network === key || platformKey(networkName(network)) === key) ?? OTHER_NAMES[key]
  );
};

const userIn = (parameters: string) => /;X-USER(?:NAME)?="?([^;:"]+)/i.exec(parameters)?.[1] ?? "";

function decoded(text: string): string {
  try {
    return /^https?:/i.test(text) ? text : decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const hostOf = (url: string) => /^(?:https?:\/\/)?(?:www\.)?([^/?#:\s]+)/i.exec(url)?.[1]?.toLowerCase() ?? "";
