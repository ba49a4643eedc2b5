import { isIP } from "node:net";
import { domainToASCII, domainToUnicode } from "node:url";
import { parse } from "tldts-icann";
import { config } from "../config/config.server.ts";
import { Invalid } from "../errors.ts";
import { isLoopback, MAX_HOST } from "./host-header.ts";
import { domainMessages } from "./messages.en.ts";
import type { Message } from "../languages/message.ts";

/** The host of PUBLIC_URL: where records of own domains lead. */
export const MAIN_HOST = new URL(config.publicUrl).hostname.replace(/^\[|\]$/g, "");

/** Names that lead nowhere on the internet (RFC 6761, RFC 7686). */
const NOWHERE = /(?:^|\.)(?:localhost|invalid|onion|arpa)$/;
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;
/** Scripts that people mix when they write one language (UTS 39 §5.2, "highly restrictive"). */
const TOGETHER = [
  /^[\p{scx=Latin}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\d-]+$/u,
  /^[\p{scx=Latin}\p{scx=Han}\p{scx=Bopomofo}\d-]+$/u,
  /^[\p{scx=Latin}\p{scx=Han}\p{scx=Hangul}\d-]+$/u,
];
const ALONE = (
  "Greek Cyrillic Armenian Hebrew Arabic Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam " +
  "Sinhala Thai Lao Tibetan Myanmar Georgian Ethiopic Khmer Thaana"
)
  .split(" ")
  .map((script) => new RegExp(`^[\\p{scx=${script}}\\d-]+$`, "u"));

/**
 * A domain as it was typed, in the form that is stored: lower case, in punycode, without a dot at the end. Throws
 * Invalid with what is wrong with it.
 */
export function parseDomainName(typed: string): string {
  const text = typed.trim().replace(/\.$/, "");
  const refuse = (message: Message) => Invalid.field("host", "invalid", message);
  if ([text, text.replace(/^\[|\]$/g, ""), domainToASCII(text)].some((name) => isIP(name) > 0))
    throw refuse(domainMessages.hostIsAddress);
  if (/[/:@?#\s\\]/.test(text)) throw refuse(domainMessages.hostOnly);
  const host = /[%_]/.test(text) ? "" : domainToASCII(text);
  const labels = host.split(".");
  if (host.length > MAX_HOST || text.length > MAX_HOST) throw refuse(domainMessages.hostMax(MAX_HOST));
  if (isLoopback(host) || NOWHERE.test(host)) throw refuse(domainMessages.hostUnknown);
  if (labels.length < 2 || !labels.every((label) => LABEL.test(label)) || /^\d+$/.test(labels.at(-1)!))
    throw refuse(domainMessages.hostInvalid);
  for (const label of labels) {
    if (!label.startsWith("xn--")) continue;
    const unicode = domainToUnicode(label);
    // Punycode that stands for nothing is shown as it is, or not at all.
    if (unicode === "" || unicode === label || !/^[\p{L}\p{M}\p{N}-]+$/u.test(unicode))
      throw refuse(domainMessages.hostCharacters);
    if (![...TOGETHER, ...ALONE].some((script) => script.test(unicode)))
      throw refuse(domainMessages.hostMixesAlphabets);
  }
  if (host === MAIN_HOST || host.endsWith(`.${MAIN_HOST}`)) throw refuse(domainMessages.hostIsOurs);
  if (parse(host).publicSuffix === host) throw refuse(domainMessages.hostIsSuffix);
  return host;
}

/**
 * Whether a host leads here by A and AAAA records: a registered name itself, such as acme.com or acme.co.uk, cannot
 * have a CNAME (RFC 1034 §3.6.2), and none leads to a number.
 */
export const needsARecord = (host: string): boolean => parse(host).domain === host || isIP(MAIN_HOST) > 0;
