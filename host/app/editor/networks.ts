/** Networks the editors offer by name; any other is added by Add Platform. */
export const MAIN_NETWORKS = ["linkedin", "twitter", "facebook", "instagram"] as const;
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
] as const;
export const NETWORKS = [...MAIN_NETWORKS, ...MORE_NETWORKS];

/** The links with one of them set; an empty one is removed. */
export function withLink(links: Record<string, string>, network: string, url: string): Record<string, string> {
  const { [network]: _, ...others } = links;
  if (url.trim() === "") return others;
  return Object.hasOwn(links, network) ? { ...links, [network]: url.trim() } : { ...others, [network]: url.trim() };
}
