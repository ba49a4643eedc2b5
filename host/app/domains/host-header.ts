import { isIPv4 } from "node:net";
import { domainToASCII } from "node:url";

/** The longest name that DNS takes (RFC 1035 §2.3.4), as text and without the dot at its end. */
export const MAX_HOST = 253;

/**
 * The host that a Host header (RFC 9110 §7.2) names: lower case, in punycode, without port and without the dot that may
 * end it; an IPv6 address without its brackets. Null when it is no valid one.
 */
export function hostOf(header: string): string | null {
  const [, v6, name] = /^(?:\[([\da-f:.]{2,45})\]|([^:/?#@[\]\s]{1,1024}))(?::\d{0,5})?$/i.exec(header) ?? [];
  if (v6 !== undefined) return v6.toLowerCase();
  if (name === undefined) return null;
  // Node gives headers byte by byte; a program may send a name in UTF-8.
  const text = /[^\0-\x7f]/.test(name) ? Buffer.from(name, "latin1").toString() : name.toLowerCase();
  if (/[%_]/.test(text)) return /^[\w.-]{1,253}\.?$/.test(text) ? text.replace(/\.$/, "") : null;
  const ascii = domainToASCII(text).replace(/\.$/, "");
  return ascii === "" || ascii.length > MAX_HOST ? null : ascii;
}

/** Whether a host means this very machine. */
export const isLoopback = (host: string): boolean =>
  host === "localhost" ||
  host === "::1" ||
  (isIPv4(host.replace(/^::ffff:/, "")) && host.replace(/^::ffff:/, "").startsWith("127."));
