import {
  IconBrandDiscord,
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandMedium,
  IconBrandPinterest,
  IconBrandSnapchat,
  IconBrandTelegram,
  IconBrandThreads,
  IconBrandTiktok,
  IconBrandWechat,
  IconBrandWhatsapp,
  IconBrandX,
  IconBrandYoutube,
  IconLink,
} from "@tabler/icons-react";
import type { NETWORKS } from "./networks.ts";

const ICONS: Record<(typeof NETWORKS)[number], typeof IconLink> = {
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
};

/** A network's icon, or a link icon if it has none. */
export function NetworkIcon({ network }: { network: string }) {
  const Icon = new Map(Object.entries(ICONS)).get(network) ?? IconLink;
  return <Icon size={20} stroke={1.8} aria-hidden />;
}
