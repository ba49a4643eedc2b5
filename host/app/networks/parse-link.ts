// Not in a schema, so that a field can show the link while typing without loading Zod.
import { networkName } from "#sdk/card/sections/social/networks.ts";
import { isWholeEmail } from "./email-problem.ts";
import { internationalNumber } from "./international-number.ts";
import { plainPhone } from "./single-address.ts";
import { isSafeLink, linkMissing } from "./safe-link.ts";
import { exampleOf, findNetwork, type Network, networkOfHost, inputLabel } from "./networks.ts";
import { networkMessages } from "./messages.en.ts";
import type { Text } from "../languages/message.ts";

/** A link made of what was typed, or why there is none. */
type LinkResult = { url: string; problem?: undefined } | { url?: undefined; problem: Text };

/** Reads a number as E.164 if its country is known. Passed in by callers, because the library is large. */
export type ParsePhone = (typed: string) => string | undefined;

/** Digits and the separators that people write between them. */
const NUMBER = /^\+?[\d\s().\-/\u2010-\u2015]{5,40}$/;
const SCHEME = /^([a-z][a-z\d+.-]{0,30}):(?!\d{1,5}(?:\/|$))/i;
/** A link to a chat, whose number people write as they say it. */
const WA_ME = /^(?:https?:\/\/)?wa\.me\/\+?([\d\s().-]{1,40})$/i;
/** `name.tld`, perhaps with a path behind it. */
const HOST_LIKE = /^[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+(?:[:/?#]|$)/u;
/** Characters that come along with copied text: invisible ones, and quotes or brackets around it. */
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/g;
const AROUND = /["'<>()[\]{}\u201c\u201d\u2018\u2019,;]/;
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0f\u20e3]/u;

/** Part of a name, an emoji changes it: `sabine🏡` is not `sabine`. */
const EMOJI_IN_NAME = new RegExp(`[\\p{L}\\p{N}_.]${EMOJI.source}|${EMOJI.source}[\\p{L}\\p{N}_]`, "u");

/** A text without such characters at its ends. */
function trimMatching(text: string, extra: RegExp): string {
  const characters = [...text];
  let from = 0;
  let to = characters.length;
  while (from < to && extra.test(characters[from]!)) from++;
  while (to > from && extra.test(characters[to - 1]!)) to--;
  return characters.slice(from, to).join("").trim();
}

/** Input without characters added by copying or by a phone's keyboard. */
function cleaned(typed: string): string {
  const text = [EMOJI, AROUND, EMOJI].reduce(trimMatching, typed.slice(0, 4_096).replace(UNSEEN, "").trim());
  const number = plainPhone(text);
  return NUMBER.test(number) && !SCHEME.test(text) ? number : text;
}

/** The only link, or else the only @name, in a shared text with other words around it. */
function singleLinkIn(text: string): string | undefined {
  const words = text.split(/\s+/).map((word) => trimMatching(word, AROUND));
  const links = words.filter((word) => /^https?:\/\//i.test(word) || (HOST_LIKE.test(word) && hostOf(word)));
  if (links.length > 0) return links.length === 1 ? trimMatching(links[0]!, /[.!]/) : undefined;
  const names = words.filter((word) => /^@[\w.]+$/.test(word));
  if (words.length === 2 && words[0] === names[0]) return undefined; // `@kessler homes`: which word is the name?
  return names.length === 1 ? trimMatching(names[0]!, /\./) : undefined;
}

/** The only email address in a text with other words around it, or with spaces that a keyboard put beside the @. */
function addressIn(text: string): string | undefined {
  const whole = text.replace(/ ?@ ?/, "@");
  if (isWholeEmail(whole)) return whole;
  const addresses = text
    .split(/\s+/)
    .map((word) => trimMatching(word, AROUND))
    .filter(isWholeEmail);
  return addresses.length === 1 ? addresses[0] : undefined;
}

/** The network of an address typed without its scheme. */
const hostOf = (address: string) => networkOfHost(plainHost(address.toLowerCase().split(/[:/?#]/)[0]!));

/** A host without prefixes such as `www.`, `m.` or a country: `de.linkedin.com` becomes linkedin.com. */
const plainHost = (host: string) =>
  host.replace(/^(?:www|m|mobile|web|touch|l|lm|mbasic|(?!vm|vt)[a-z]{2})\.(?=[^.]+\.)/, "");

const inputMessage = (key: string) => networkMessages.enterLike(inputLabel(key), exampleOf(key));

/**
 * Turns what people type for a network (a name, @name, number, email address or link) into a link. An unknown network
 * accepts links, and turns numbers and email addresses into `tel:` and `mailto:`. Empty text is an empty link.
 */
export function parseNetworkLink(key: string, typed: string, parsePhone: ParsePhone = internationalNumber): LinkResult {
  const network = findNetwork(key);
  const refused: LinkResult = { problem: inputMessage(key) };
  let text = cleaned(typed);
  if (text === "") return typed.trim() === "" ? { url: "" } : refused;
  const numberInLink = key === "whatsapp" ? WA_ME.exec(text)?.[1] : undefined;
  if (numberInLink !== undefined) {
    const number = internationalNumber(`+${numberInLink}`);
    return number === undefined ? refused : made(network?.link, number, refused);
  }
  if (/\s/.test(text) && !NUMBER.test(text)) {
    const extracted = network?.input === "email" ? addressIn(text) : singleLinkIn(text);
    if (extracted === undefined) return refused;
    text = extracted;
  }
  const scheme = SCHEME.exec(text)?.[1]?.toLowerCase();
  if (scheme === "live" && key === "skype") {
    return network?.name?.test(text) ? made(network.link, text, refused) : refused;
  }
  if (scheme !== undefined && scheme !== "http" && scheme !== "https") {
    return appLink(key, `${scheme}:`, text, parsePhone) ?? refused;
  }
  if (isWholeEmail(text)) {
    if (!network || network.input === "email") return { url: `mailto:${text}` };
    return refused;
  }
  if (scheme === undefined && NUMBER.test(text) && !/^\d+(?:\.\d+){3}/.test(text)) {
    const isNumber = !network || network.input === "phone" || (key === "telegram" && text.startsWith("+"));
    if (isNumber) {
      const number = parsePhone(text);
      if (number === undefined) {
        return { problem: networkMessages.enterNumber(numberExample) };
      }
      if (!network) return { url: `tel:${number}` };
      return { url: key === "telegram" ? `https://t.me/${number}` : network.link!(number) };
    }
  }
  const name = trimMatching(text, /[@/]/).replace(/(?<=\w)[.!]$/, ""); // the end of a sentence
  const isBare =
    scheme === undefined && !text.includes("?") && hostOf(text) === undefined && /[\p{L}\p{N}_]/u.test(name);
  // A name begins with @, an email address contains it.
  if (network?.input === "email" && text.includes("@")) return refused;
  if (network?.name && isBare && network.name.test(name)) {
    return EMOJI_IN_NAME.test(typed.slice(0, 4_096)) ? refused : made(network.link, name, refused);
  }
  if (isBare && network?.unlinked?.pattern.test(text)) {
    return {
      problem: networkMessages.noLinks(networkName(key), networkMessages[network.unlinked.what], inputMessage(key)),
    };
  }
  if (text.startsWith("@") && hostOf(name) === undefined) return refused; // `@rosa.otter` is a name, not an address
  return webLink(key, text, scheme) ?? refused;
}

/** A link of no network, such as a website's, for a field of this name. */
export function parsePlainLink(typed: string, field: Text): LinkResult {
  const read = parseNetworkLink("", typed);
  return read.problem === undefined || read.problem === networkMessages.secretLink
    ? read
    : { problem: linkMissing(field) };
}

const numberExample = "+1 503 555 0177";

/** A number for a network that needs a country code, which only the server can add for certain. */
export const needsCountry = (key: string, typed: string) =>
  findNetwork(key)?.input === "phone" && NUMBER.test(cleaned(typed)) && internationalNumber(typed) === undefined;

function made(link: ((name: string) => string) | undefined, name: string, refused: LinkResult): LinkResult {
  return link ? { url: link(name) } : refused;
}

/** A link that opens the network's own app. */
function appLink(key: string, scheme: string, text: string, parsePhone: ParsePhone): LinkResult | undefined {
  const network = findNetwork(key);
  const rest = text.slice(scheme.length);
  if (scheme === "tel:" && network?.input === "phone") {
    const number = parsePhone(rest);
    return number === undefined ? undefined : { url: network.link!(number) };
  }
  if (key === "telegram" && scheme === "tg:") {
    const name = /[?&]domain=(\w{4,32})(?:&|$)/.exec(rest)?.[1];
    if (name) return { url: `https://t.me/${name}` };
  }
  const handle =
    key !== "gmail" && network?.schemes?.includes(scheme) ? /^(?:\/\/)?@?([^/?#@]+)$/.exec(rest)?.[1] : undefined;
  const link = network && handle !== undefined ? linkOfHandle(key, network, handle, parsePhone) : undefined;
  if (link !== undefined) return { url: link };
  if (key === "gmail" && !isWholeEmail(rest.replace(/\?.*/, ""))) return undefined;
  if (network && SHARING.test(rest) && !/[?&](?:phone|number|to)=/.test(rest)) return undefined;
  const isOwn = network ? (network.schemes?.includes(scheme) ?? false) : true;
  return isOwn && rest !== "" && isSafeLink(text) ? { url: text } : undefined;
}

/** The link of a name or number that stands bare behind an app's scheme, as contact files write it: `whatsapp:+49…`. */
function linkOfHandle(key: string, network: Network, handle: string, parsePhone: ParsePhone): string | undefined {
  if (network.name?.test(handle)) return network.link!(handle);
  const isNumber = NUMBER.test(handle) && (network.input === "phone" || key === "telegram");
  const number = isNumber ? (parsePhone(handle) ?? internationalNumber(`+${handle.replace(/\D/g, "")}`)) : undefined;
  if (number === undefined) return undefined;
  return key === "telegram" ? `https://t.me/${number}` : network.link!(number);
}

/** URLs that open an app to share something, with no recipient. */
const SHARING = /^\/\/(?:send|forward|msg|msg_url|share)\b/;

/** Redirects that apps, search engines and mail programs put around links, with what holds the link. */
const WRAPPERS: readonly (readonly [place: RegExp, parameter: RegExp])[] = [
  [/^lm?\.(?:facebook|instagram|threads)\.com\//, /^u$/],
  [/^(?:www\.)?google\.(?:com?\.)?[a-z]{2,3}\/url$/, /^(?:q|url)$/],
  [/^(?:www\.|m\.)?youtube\.com\/redirect$/, /^q$/],
  [/^(?:www\.)?linkedin\.com\/(?:redir\/redirect|safety\/go|authwall)$/, /^(?:url|sessionRedirect)$/],
  [/^\w+\.safelinks\.protection\.outlook\.com\/$/, /^url$/],
];

function wrappedIn({ hostname, pathname, searchParams }: URL): string | undefined {
  const parameter = WRAPPERS.find(([page]) => page.test(hostname + pathname))?.[1];
  return parameter && [...searchParams].find(([name, value]) => parameter.test(name) && /^https?:/i.test(value))?.[1];
}

/** URLs that let anybody who knows them post to a channel. */
const SECRET =
  /^(?:(?:\w+\.)?discord(?:app)?\.com\/api\/(?:v\d+\/)?webhooks|hooks\.slack\.com\/(?:services|workflows|triggers))\//;

/** Removes query parameters of all networks that track visits and sharing. */
function withoutTracking(url: URL, keeps: readonly string[] = []): void {
  const identifying = [...url.searchParams].filter(([name]) => keeps.includes(name));
  url.search = new URLSearchParams(identifying).toString();
  url.hash = "";
}

function webLink(key: string, text: string, scheme: string | undefined): LinkResult | undefined {
  const href = scheme === undefined ? `https://${text.replace(/^\/+/, "")}` : text;
  if (!isSafeLink(href) || /^https?:\/\/(?:\/|[^/?#]*@)/i.test(href)) return undefined;
  const url = new URL(href);
  const wrapped = wrappedIn(url);
  if (wrapped !== undefined) return webLink(key, wrapped, "https");
  if (SECRET.test(url.hostname + url.pathname)) return { problem: networkMessages.secretLink };
  const network = findNetwork(key);
  // A single word is no host, and neither is one without a real top-level domain.
  const isPublic = /\.\p{L}[\p{L}\p{N}-]+$/u.test(url.hostname) && url.username === "" && url.password === "";
  if (!isPublic && (network || scheme === undefined)) return undefined;
  if (!network) return { url: href };
  if (network.input === "email") return undefined;
  const linkNetwork = networkOfHost(plainHost(url.hostname));
  const isHostOnly = url.pathname === "/" && url.search === "" && url.hash === "";
  if (key === "video") {
    // `film.mp4` is a file, `youtube.com` no video.
    return isHostOnly && (linkNetwork !== undefined || scheme === undefined) ? undefined : { url: url.href };
  }
  if (linkNetwork === undefined)
    return looksLike(key, network, url.hostname) || isHostOnly ? undefined : { url: url.href };
  if (linkNetwork !== key) {
    return {
      problem: networkMessages.linkToOther(
        linkNetwork === "video" ? "Vimeo" : networkName(linkNetwork),
        inputMessage(key),
      ),
    };
  }
  return cleanedLink(url, network);
}

/** Whether a foreign host borrows a network's name, as `linkedin.com.example.net` and `pinterest.example.net` do. */
const looksLike = (key: string, { hosts }: Network, host: string) =>
  [key, ...hosts].some((own) => `.${host}.`.includes(`.${own}.`));

/** The host of a link that does not lead to its network, as the short links of companies do. */
export function foreignHost(key: string, link: string): string | undefined {
  const network = findNetwork(key);
  if (!network || network.input === "link" || !/^https?:/.test(link)) return undefined;
  const host = new URL(link).hostname.replace(/^www\./, "");
  return networkOfHost(host) === undefined ? host : undefined;
}

/** Pages of every network that show no particular person, and hosts that have no others. */
const NOBODYS = /^\/(?:login|signin|signup|register|logout)(?:\.php)?(?:\/|$)/i;
const NOBODYS_HOST = /^(?:help|support|about|developers?|ads|careers|legal|studio|accounts)\./;

function cleanedLink(
  url: URL,
  { hosts, keeps, nobodys, withoutAt }: Pick<Network, "hosts" | "keeps" | "nobodys" | "withoutAt">,
): LinkResult | undefined {
  const plain = plainHost(url.hostname);
  url.protocol = "https:";
  url.port = "";
  if (url.hostname !== `www.${plain}`) url.hostname = plain;
  if (url.hash.startsWith("#!/")) url.pathname = url.hash.slice(2); // Twitter's old addresses
  if (withoutAt?.test(plain + url.pathname)) url.pathname = `/@${url.pathname.slice(1)}`;
  withoutTracking(url, keeps);
  const isOwnHost = hosts.includes(plain);
  const isFront = url.search === "" && url.pathname.replace(/\/+/g, "") === "" && isOwnHost;
  const isNobodys =
    isFront ||
    NOBODYS.test(url.pathname) ||
    nobodys?.test(url.pathname + url.search) ||
    (!isOwnHost && NOBODYS_HOST.test(url.hostname));
  return isNobodys ? undefined : { url: url.href };
}
