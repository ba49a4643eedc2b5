/** Names that are not just their key with a capital. */
const NAMES: Record<string, string> = {
  linkedin: "LinkedIn", whatsapp: "WhatsApp", wechat: "WeChat", youtube: "YouTube", tiktok: "TikTok",
};

/** A social network's name by its key. */
export const networkName = (key: string) => NAMES[key] ?? key.charAt(0).toUpperCase() + key.slice(1);
