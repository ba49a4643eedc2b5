/** Names that are not just their key with a capital. The editors, labels and contact files read them too. */
const names: Record<string, string> = {
  linkedin: "LinkedIn",
  twitter: "X (Twitter)",
  whatsapp: "WhatsApp",
  wechat: "WeChat",
  youtube: "YouTube",
  tiktok: "TikTok",
};

/** The name where the specification quotes it, in the editors and on the card: Twitter. */
export const quotedName = (key: string): string => (key === "twitter" ? "Twitter" : networkName(key));

/** A network's name as people write it; of one we do not know, its key with a capital. */
export const networkName = (key: string): string =>
  Object.hasOwn(names, key) ? names[key]! : key.charAt(0).toUpperCase() + key.slice(1);
