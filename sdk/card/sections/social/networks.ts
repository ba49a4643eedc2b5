/** Networks with a glyph and a name of their own; any other key is shown with the link glyph and its own name. */
const networks: Record<string, string> = {
  linkedin: "LinkedIn", twitter: "Twitter", instagram: "Instagram", facebook: "Facebook", whatsapp: "WhatsApp",
  viber: "Viber", telegram: "Telegram", skype: "Skype", gmail: "Gmail", wechat: "WeChat", youtube: "YouTube", video: "Video",
  threads: "Threads", tiktok: "TikTok", pinterest: "Pinterest", snapchat: "Snapchat", discord: "Discord", medium: "Medium",
};

/** The network's name as people write it, and its glyph. */
export function networkOf(key: string): { label: string; icon: string } {
  return Object.hasOwn(networks, key)
    ? { label: networks[key]!, icon: key }
    : { label: key.charAt(0).toUpperCase() + key.slice(1), icon: "link" };
}
