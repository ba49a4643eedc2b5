import type { SocialLink } from "#sdk/card/card-data.ts";
import type { NetworkKey } from "../networks/networks.ts";

/** Networks the editors offer by name; any other is added by Add Platform. Their table comes with the first field. */
export const MAIN_NETWORKS = ["linkedin", "twitter", "facebook", "instagram"] as const satisfies NetworkKey[];
export const MORE_NETWORKS = [
  "youtube",
  "threads",
  "tiktok",
  "wechat",
  "whatsapp",
  "pinterest",
  "snapchat",
  "telegram",
  "discord",
  "medium",
  "viber",
  "skype",
  "gmail",
  "video",
] as const satisfies NetworkKey[];
export const OFFERED_NETWORKS = [...MAIN_NETWORKS, ...MORE_NETWORKS];

type Links = Record<string, SocialLink>;

/** The links with one of them set, its times kept; an empty one is removed. */
export function withLink(links: Links, network: string, typed: string): Links {
  const { [network]: stored, ...others } = links;
  const url = typed.trim();
  if (url === "") return others;
  return stored === undefined ? { ...others, [network]: url } : { ...links, [network]: withUrl(stored, url) };
}

/** Returns the link with another URL. */
export const withUrl = (link: SocialLink, url: string): SocialLink =>
  typeof link === "string" ? url : { ...link, url };
