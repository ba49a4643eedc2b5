import {
  IconBrandDiscord,
  IconBrandFacebook,
  IconBrandGmail,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandMedium,
  IconBrandPinterest,
  IconBrandSkype,
  IconBrandSnapchat,
  IconBrandTelegram,
  IconBrandThreads,
  IconBrandTiktok,
  IconBrandWechat,
  IconBrandWhatsapp,
  IconBrandX,
  IconBrandYoutube,
  IconLink,
  IconPhoneCall,
  IconVideo,
} from "@tabler/icons-react";
import type { NetworkKey } from "../networks/networks.ts";

/** Icons of our pages; the card's own glyphs are drawn with Preact. */
const ICONS: Record<NetworkKey, typeof IconLink> = {
  linkedin: IconBrandLinkedin,
  twitter: IconBrandX,
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  youtube: IconBrandYoutube,
  threads: IconBrandThreads,
  tiktok: IconBrandTiktok,
  wechat: IconBrandWechat,
  whatsapp: IconBrandWhatsapp,
  pinterest: IconBrandPinterest,
  snapchat: IconBrandSnapchat,
  telegram: IconBrandTelegram,
  discord: IconBrandDiscord,
  medium: IconBrandMedium,
  viber: IconPhoneCall,
  skype: IconBrandSkype,
  gmail: IconBrandGmail,
  video: IconVideo,
};

/** A network's icon, or a link icon if it has none. */
export function NetworkIcon({ network }: { network: string }) {
  const Icon = new Map(Object.entries(ICONS)).get(network) ?? IconLink;
  return <Icon size={20} stroke={1.8} aria-hidden />;
}
