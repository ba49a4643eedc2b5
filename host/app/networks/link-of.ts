// Not in a schema, so that a field can show the link while somebody types without loading Zod.
import { networkName } from "#sdk/card/sections/social/networks.ts";
import { isWholeEmail } from "./email-problem.ts";
import { isSafeLink } from "./safe-link.ts";
import { exampleOf, findNetwork, type Network, networkOfHost, wantedBy } from "./networks.ts";

/** A link made of what was typed, or why there is none. */
export type Understood = { url: string; problem?: undefined } | { url?: undefined; problem: string };

/** Reads a number as E.164 if its country is known. Passed in by callers, because the library is large. */
export type ReadNumber = (typed: string) => string | undefined;

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

/** A text without such characters at its ends. */
function bare(text: string, extra: RegExp): string {
  const characters = [...text];
  let from = 0;
  let to = characters.length;
  while (from < to && extra.test(characters[from]!)) from++;
  while (to > from && extra.test(characters[to - 1]!)) to--;
  return characters.slice(from, to).join("").trim();
}

/** What was typed, without characters that copying or a phone's keyboard has added. */
const cleaned = (typed: string) =>
  [EMOJI, AROUND, EMOJI].reduce(bare, typed.slice(0, 4_096).replace(UNSEEN, "").trim());

/** The only link, or else the only @name, in a shared text with other words around it. */
function oneIn(text: string): string | undefined {
  const words = text.split(/\s+/).map((word) => bare(word, AROUND));
  const links = words.filter((word) => /^https?:\/\//i.test(word) || (HOST_LIKE.test(word) && hostOf(word)));
  if (links.length > 0) return links.length === 1 ? bare(links[0]!, /[.!]/) : undefined;
  const names = words.filter((word) => /^@[\w.]+$/.test(word));
  if (words.length === 2 && words[0] === names[0]) return undefined; // `@kessler homes`: which word is the name?
  return names.length === 1 ? bare(names[0]!, /\./) : undefined;
}

/** The only e-mail address in a text with other words around it, or with spaces that a keyboard put beside the @. */
function addressIn(text: string): string | undefined {
  const whole = text.replace(/ ?@ ?/, "@");
  if (isWholeEmail(whole)) return whole;
  const addresses = text
    .split(/\s+/)
    .map((word) => bare(word, AROUND))
    .filter(isWholeEmail);
  return addresses.length === 1 ? addresses[0] : undefined;
}

/** The network of an address typed without its scheme. */
const hostOf = (address: string) => networkOfHost(plainHost(address.toLowerCase().split(/[:/?#]/)[0]!));

/** A host without prefixes such as `www.`, `m.` or a country: `de.linkedin.com` becomes linkedin.com. */
const plainHost = (host: string) =>
  host.replace(/^(?:www|m|mobile|web|touch|l|lm|mbasic|(?!vm|vt)[a-z]{2})\.(?=[^.]+\.)/, "");

/**
 * Turns what people type for a network (a name, @name, number, e-mail address or link) into a link. An unknown network
 * accepts links, and turns numbers and e-mail addresses into `tel:` and `mailto:`. Empty text is an empty link.
 */
export function linkOf(key: string, typed: string, readNumber: ReadNumber = internationalNumber): Understood {
  const network = findNetwork(key);
  const refused: Understood = { problem: `Enter your ${wantedBy(key)}, such as ${exampleOf(key)}.` };
  let text = cleaned(typed);
  if (text === "") return typed.trim() === "" ? { url: "" } : refused;
  const numberInLink = key === "whatsapp" ? WA_ME.exec(text)?.[1] : undefined;
  if (numberInLink !== undefined) {
    const number = internationalNumber(`+${numberInLink}`);
    return number === undefined ? refused : made(network?.link, number, refused);
  }
  if (/\s/.test(text) && !NUMBER.test(text)) {
    const found = network?.input === "email" ? addressIn(text) : oneIn(text);
    if (found === undefined) return refused;
    text = found;
  }
  const scheme = SCHEME.exec(text)?.[1]?.toLowerCase();
  if (scheme === "live" && key === "skype") {
    return network?.name?.test(text) ? made(network.link, text, refused) : refused;
  }
  if (scheme !== undefined && scheme !== "http" && scheme !== "https") {
    return appLink(key, `${scheme}:`, text, readNumber) ?? refused;
  }
  if (isWholeEmail(text)) {
    if (!network || network.input === "email") return { url: `mailto:${text}` };
    return refused;
  }
  if (scheme === undefined && NUMBER.test(text) && !/^\d+(?:\.\d+){3}/.test(text)) {
    const isNumber = !network || network.input === "phone" || (key === "telegram" && text.startsWith("+"));
    if (isNumber) {
      const number = readNumber(text);
      if (number === undefined) {
        return { problem: `Enter the number with its country code, such as ${numberExample}.` };
      }
      if (!network) return { url: `tel:${number}` };
      return { url: key === "telegram" ? `https://t.me/${number}` : network.link!(number) };
    }
  }
  if (network?.hasNoNames && text.startsWith("@")) return refused;
  const name = bare(text, /[@/]/).replace(/(?<=\w)[.!]$/, ""); // the end of a sentence
  const isBare =
    scheme === undefined && !text.includes("?") && hostOf(text) === undefined && /[\p{L}\p{N}_]/u.test(name);
  // A name begins with @, an e-mail address contains it.
  if (network?.input === "email" && text.includes("@")) return refused;
  if (network?.name && isBare && network.name.test(name)) return made(network.link, name, refused);
  if (text.startsWith("@") && hostOf(name) === undefined) return refused; // `@rosa.otter` is a name, not an address
  return webLink(key, text, scheme) ?? refused;
}

const numberExample = "+1 503 555 0177";

/** A number for a network that needs a country code, which only the server can add for certain. */
export const needsCountry = (key: string, typed: string) =>
  findNetwork(key)?.input === "phone" && NUMBER.test(cleaned(typed)) && internationalNumber(typed) === undefined;

function made(link: ((name: string) => string) | undefined, name: string, refused: Understood): Understood {
  return link ? { url: link(name) } : refused;
}

/** A number that includes its country code. */
export function internationalNumber(typed: string): string | undefined {
  const digits = typed
    .trim()
    .replace(/^00/, "+")
    .replace(/\(0\)/, "")
    .replace(/(?!^\+)\D/g, "");
  return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : undefined;
}

/** A link that opens the network's own app. */
function appLink(key: string, scheme: string, text: string, readNumber: ReadNumber): Understood | undefined {
  const network = findNetwork(key);
  const rest = text.slice(scheme.length);
  if (scheme === "tel:" && network?.input === "phone") {
    const number = readNumber(rest);
    return number === undefined ? undefined : { url: network.link!(number) };
  }
  if (key === "telegram" && scheme === "tg:") {
    const name = /[?&]domain=(\w{4,32})(?:&|$)/.exec(rest)?.[1];
    if (name) return { url: `https://t.me/${name}` };
  }
  if (key === "gmail" && !isWholeEmail(rest.replace(/\?.*/, ""))) return undefined;
  const isOwn = network ? (network.schemes?.includes(scheme) ?? false) : true;
  return isOwn && rest !== "" && isSafeLink(text) ? { url: text } : undefined;
}

/** Redirects that apps put around outgoing links. */
const WRAPPER = /^lm?\.(?:facebook|instagram|threads)\.com$/;

/** Query parameters of all networks that track where somebody came from and how they shared a link. */
function withoutTracking(url: URL, keeps: readonly string[] = []): void {
  const kept = [...url.searchParams].filter(([name]) => keeps.includes(name));
  url.search = new URLSearchParams(kept).toString();
  url.hash = "";
}

function webLink(key: string, text: string, scheme: string | undefined): Understood | undefined {
  const address = scheme === undefined ? `https://${text.replace(/^\/+/, "")}` : text;
  if (!isSafeLink(address) || /^https?:\/\/(?:\/|[^/?#]*@)/i.test(address)) return undefined;
  const url = new URL(address);
  const wrapped = WRAPPER.test(url.hostname) ? url.searchParams.get("u") : null;
  if (wrapped !== null) return webLink(key, wrapped, "https");
  const network = findNetwork(key);
  // A single word is no host, and neither is one without a real top-level domain.
  const isPublic = /\.\p{L}[\p{L}\p{N}-]+$/u.test(url.hostname) && url.username === "" && url.password === "";
  if (!isPublic && (network || scheme === undefined)) return undefined;
  if (!network) return { url: address };
  if (network.input === "email") return undefined;
  const plain = plainHost(url.hostname);
  const of = networkOfHost(plain);
  if (network.hosts.some((own) => plain.includes(`${own}.`))) return undefined; // linkedin.com.example.net
  const isHostOnly = url.pathname === "/" && url.search === "" && url.hash === "";
  // `rosa.otter` is a name that this network does not have, `vimeo.com` no video.
  if (isHostOnly && (of === undefined ? scheme === undefined : key === "video")) return undefined;
  if (of === undefined || key === "video") {
    return isOwnCountry(key, plain) ? cleanedLink(url, network) : { url: url.href };
  }
  if (of !== key) {
    return {
      problem: `That is a link to ${of === "video" ? "Vimeo" : networkName(of)}. Enter your ${wantedBy(key)}, such as ${exampleOf(key)}.`,
    };
  }
  return cleanedLink(url, network);
}

function cleanedLink(
  url: URL,
  { hosts, keeps, nobodys, withoutAt }: Pick<Network, "hosts" | "keeps" | "nobodys" | "withoutAt">,
): Understood | undefined {
  const plain = plainHost(url.hostname);
  url.protocol = "https:";
  url.port = "";
  if (url.hostname !== `www.${plain}`) url.hostname = plain;
  if (url.hash.startsWith("#!/")) url.pathname = url.hash.slice(2); // Twitter's old addresses
  if (withoutAt?.test(plain + url.pathname)) url.pathname = `/@${url.pathname.slice(1)}`;
  withoutTracking(url, keeps);
  const isFront = url.pathname.replace(/\/+/g, "") === "" && hosts.includes(plain);
  const isNobodys = url.search === "" && (isFront || nobodys?.test(url.pathname));
  return isNobodys ? undefined : { url: url.href };
}

/** Pinterest has one host per country. */
const isOwnCountry = (key: string, host: string) =>
  key === "pinterest" && /^pinterest\.(?:co\.)?[a-z]{2,3}$/.test(host);
