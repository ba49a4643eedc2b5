import { networkName } from "#sdk/card/sections/social/networks.ts";

/** How people are identified on a network: by a name, a telephone number, an email address, or only by a link. */
export type NetworkInput = "name" | "phone" | "email" | "link";

export interface Network {
  input: NetworkInput;
  /** Example for the empty field and for the error message. */
  example: string;
  /** Its hosts, without `www.`; the first one replaces a pasted mobile host (`m.`). */
  hosts: readonly string[];
  /** URL schemes of its app. */
  schemes?: readonly string[];
  /** Pattern of a name, without the @. */
  name?: RegExp;
  /** The link for a name, a number (E.164) or an email address. */
  link?: (typed: string) => string;
  /** Query parameters that identify the target; all others only track people. */
  keeps?: readonly string[];
  /** Identifiers that people enter for this network, but that no URL leads to. */
  unlinked?: { what: "phoneNumbers" | "userNames"; pattern: RegExp };
  /** Profile URL, host and path, without the @ before the name. */
  withoutAt?: RegExp;
  /** The network's own pages, by path and remaining query, which show no particular person. */
  nobodys?: RegExp;
}

/** Countries in which Pinterest has a host of its own. */
const PINTEREST =
  "at ca ch cl co co.at co.in co.kr co.nz co.uk com.au com.mx de dk es fr ie in info it jp kr mx nl nz ph pt ru se uk"
    .split(" ")
    .map((country) => `pinterest.${country}`);

/**
 * Every network that is known by name, in the order in which the editors offer them. Display names are in
 * `sdk/card/sections/social/networks.ts` with the glyphs beside it, both under the same key.
 */
export const NETWORKS = {
  linkedin: {
    input: "name",
    example: "in/maxmuster",
    hosts: ["linkedin.com", "lnkd.in"],
    name: /^(?:(?:in|company|school|showcase|pub)\/)?[\p{L}\p{N}_-]{2,100}$/u,
    link: (name) => `https://www.linkedin.com/${name.includes("/") ? name : `in/${name}`}`,
    nobodys:
      /^\/(?:(?:feed|jobs|in|in\/me|company|school|pub)\/?$|(?:mynetwork|notifications|messaging|search|authwall|uas|checkpoint|shareArticle|sharing|cws)(?:\/|$))/,
  },
  twitter: {
    input: "name",
    example: "@kesslerhomes",
    hosts: ["x.com", "twitter.com", "t.co"],
    name: /^\w{1,15}$/,
    link: (name) => `https://x.com/${name}`,
    keeps: ["screen_name", "user_id"],
    nobodys:
      /^\/(?:home|explore|search|hashtag|messages|notifications|share|compose|i\/flow|intent)(?:\/(?!(?:follow|user)\?)|\?|$)/,
  },
  facebook: {
    input: "name",
    example: "kesslerhomes",
    hosts: ["facebook.com", "fb.com", "fb.me", "m.me", "fb.watch"],
    name: /^[\p{L}\p{N}.-]{2,80}$/u,
    link: (name) => `https://www.facebook.com/${name}`,
    keeps: ["id", "story_fbid", "v", "fbid", "set"],
    nobodys:
      /^\/(?:(?:profile\.php|watch|events|groups|marketplace|share|me)\/?$|(?:(?:home|l|share|sharer)\.php|sharer|dialog|plugins|help|messages|friends|checkpoint|recover)(?:[/?]|$))/,
  },
  instagram: {
    input: "name",
    example: "@kesslerhomes",
    hosts: ["instagram.com", "instagr.am", "ig.me"],
    name: /^[\w.]{1,30}$/,
    link: (name) => `https://www.instagram.com/${name}`,
    nobodys:
      /^\/(?:(?:explore|reels?|stories|p)\/?$|explore\/(?:tags|search|people)\/|(?:accounts|direct|challenge)(?:\/|$))/,
  },
  youtube: {
    input: "name",
    example: "@kesslerhomes",
    hosts: ["youtube.com", "youtu.be"],
    name: /^(?:(?:c|user|channel)\/)?[\p{L}\p{N}_.-]{3,60}$/u,
    link: (name) =>
      `https://www.youtube.com/${name.includes("/") ? name : /^UC[\w-]{22}$/.test(name) ? `channel/${name}` : `@${name}`}`,
    keeps: ["v", "list", "t", "search_query"],
    nobodys: /^\/(?:(?:watch|results|playlist|channel|c|user|shorts|upload)\/?$|(?:feed|redirect)(?:[/?]|$))/,
  },
  threads: {
    input: "name",
    example: "@kesslerhomes",
    hosts: ["threads.com", "threads.net"],
    name: /^[\w.]{1,30}$/,
    withoutAt: /^threads\.(?:com|net)\/(?!login\b|search\b)[\w.]{1,30}\/?$/,
    link: (name) => `https://www.threads.com/@${name}`,
    nobodys: /^\/(?:search|intent)(?:\/|$)/,
  },
  tiktok: {
    input: "name",
    example: "@kesslerhomes",
    hosts: ["tiktok.com", "vm.tiktok.com", "vt.tiktok.com"],
    name: /^[\w.]{2,24}$/,
    withoutAt:
      /^tiktok\.com\/(?!(?:login|signup|explore|foryou|following|search|upload|messages|live)\b)[\w.]{2,24}\/?$/,
    link: (name) => `https://www.tiktok.com/@${name}`,
    nobodys: /^\/(?:explore|foryou|following|search|upload|messages|live|discover|tag)(?:\/|$)/,
  },
  wechat: {
    input: "name",
    example: "sabine_kessler",
    hosts: ["wechat.com", "weixin.qq.com", "u.wechat.com"],
    schemes: ["weixin:"],
    name: /^[a-z][\w-]{5,19}$/i,
    unlinked: { what: "phoneNumbers", pattern: /^\+?[\d\s().-]{5,40}$/ },
    link: (name) => `weixin://dl/chat?${name}`,
  },
  whatsapp: {
    input: "phone",
    example: "+1 503 555 0177",
    hosts: ["whatsapp.com", "wa.me", "api.whatsapp.com", "chat.whatsapp.com", "wa.link"],
    schemes: ["whatsapp:"],
    link: (number) => `https://wa.me/${number.slice(1)}`,
    keeps: ["phone", "text"],
    nobodys: /^\/(?:send\/?)?(?:\?text=[^&]*)?$/,
  },
  viber: {
    input: "phone",
    example: "+1 503 555 0177",
    hosts: ["viber.com", "invite.viber.com", "chats.viber.com"],
    schemes: ["viber:"],
    link: (number) => `viber://chat?number=${encodeURIComponent(number)}`,
    keeps: ["number", "g2", "lang"],
  },
  telegram: {
    input: "name",
    example: "@kesslerhomes",
    hosts: ["t.me", "telegram.me", "telegram.dog"],
    schemes: ["tg:", "telegram:"],
    name: /^\+?[a-z]\w{3,31}$/i,
    link: (name) => `https://t.me/${name}`,
    keeps: ["start", "text"],
    nobodys: /^\/(?:share|iv|proxy|socks|setlanguage|addstickers|addemoji|addtheme)(?:[/?]|$)/,
  },
  pinterest: {
    input: "name",
    example: "kesslerhomes",
    hosts: ["pinterest.com", "pin.it", ...PINTEREST],
    name: /^\w{3,30}$/,
    link: (name) => `https://www.pinterest.com/${name}`,
    nobodys: /^\/(?:pin\/create|pin-builder|search|today|homefeed|ideas)(?:\/|$)/,
  },
  snapchat: {
    input: "name",
    example: "kesslerhomes",
    hosts: ["snapchat.com"],
    name: /^(?:add\/)?[a-z][\w.-]{1,13}[a-z\d]$/i,
    link: (name) => `https://www.snapchat.com/add/${name.replace(/^add\//, "")}`,
    nobodys: /^\/(?:add|discover|download|scan)\/?$/,
  },
  discord: {
    input: "link",
    example: "discord.gg/kesslerhomes",
    hosts: ["discord.com", "discord.gg", "discordapp.com"],
    schemes: ["discord:"],
    name: /^\d{17,20}$/, // the id of an account
    unlinked: { what: "userNames", pattern: /^@?[\w.-]{2,32}(?:#\d{4})?$/ },
    link: (id) => `https://discord.com/users/${id}`,
    nobodys: /^\/(?:(?:invite|users)\/?$|(?:app|channels\/@me|oauth2|api|developers|download|store|nitro)(?:\/|$))/,
  },
  medium: {
    input: "name",
    example: "@kesslerhomes",
    hosts: ["medium.com"],
    name: /^[\w.]{1,30}$/,
    link: (name) => `https://medium.com/@${name}`,
    nobodys: /^\/(?:m|me|new-story|search|tag|topics)(?:\/|$)/,
  },
  skype: {
    input: "name",
    example: "live:sabine.kessler",
    hosts: ["skype.com", "join.skype.com"],
    schemes: ["skype:"],
    name: /^(?:live:)?[a-z.][\w.,-]{4,60}$/i,
    link: (name) => `skype:${name}?chat`,
  },
  gmail: {
    input: "email",
    example: "rosa@gmail.com",
    hosts: [],
    schemes: ["mailto:"],
    name: /^(?!g(?:oogle)?mail\.com$)[a-z\d](?:[\w.+-]{4,62})[a-z\d]$/i,
    link: (address) => `mailto:${address.includes("@") ? address : `${address}@gmail.com`}`,
  },
  video: { input: "link", example: "https://youtu.be/dQw4w9WgXcQ", hosts: ["vimeo.com"] },
} as const satisfies Record<string, Network>;

export type NetworkKey = keyof typeof NETWORKS;
export const NETWORK_KEYS = Object.keys(NETWORKS) as NetworkKey[];

/** A network by its key; undefined for one that the owner has added. */
export const findNetwork = (key: string): Network | undefined =>
  Object.hasOwn(NETWORKS, key) ? NETWORKS[key as NetworkKey] : undefined;

/** The network that a host belongs to. */
export const networkOfHost = (host: string): NetworkKey | undefined =>
  NETWORK_KEYS.find((key) => NETWORKS[key].hosts.some((own) => host === own || host.endsWith(`.${own}`)));

const INPUT_LABELS: Record<NetworkInput, string> = {
  name: "name or link",
  phone: "number or link",
  email: "address",
  link: "link",
};

/** The field's label, such as `LinkedIn name or link`. */
export const inputLabel = (key: string) => `${networkName(key)} ${INPUT_LABELS[findNetwork(key)?.input ?? "link"]}`;
export const exampleOf = (key: string) => findNetwork(key)?.example ?? "https://example.com";
