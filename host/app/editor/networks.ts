/** Networks the editors offer by name; any other is added by Add Platform. */
export const MAIN_NETWORKS = [["linkedin", "LinkedIn"], ["twitter", "Twitter"], ["facebook", "Facebook"], ["instagram", "Instagram"]] as const;
export const MORE_NETWORKS = [
  ["youtube", "YouTube"], ["threads", "Threads"], ["tiktok", "TikTok"], ["wechat", "WeChat"], ["whatsapp", "WhatsApp"],
  ["pinterest", "Pinterest"], ["snapchat", "Snapchat"], ["telegram", "Telegram"], ["discord", "Discord"], ["medium", "Medium"],
] as const;
const NAMES: Record<string, string> = Object.fromEntries([...MAIN_NETWORKS, ...MORE_NETWORKS, ["viber", "Viber"], ["skype", "Skype"], ["gmail", "Gmail"]]);

/** A network's name as people write it. */
export const networkName = (key: string) => (Object.hasOwn(NAMES, key) ? NAMES[key]! : key.charAt(0).toUpperCase() + key.slice(1));

/** The links with one of them set; an empty one is removed. */
export function withLink(links: Record<string, string>, network: string, url: string): Record<string, string> {
  const { [network]: _, ...others } = links;
  if (url.trim() === "") return others;
  return network in links ? { ...links, [network]: url.trim() } : { ...others, [network]: url.trim() };
}
