import { CALENDARSERVER, CARDDAV, DAV, type Name } from "./names.ts";

const PREFIXES: Record<string, string> = { [DAV]: "d", [CARDDAV]: "card", [CALENDARSERVER]: "cs" };
const NAMESPACES = Object.entries(PREFIXES)
  .map(([namespace, prefix]) => `xmlns:${prefix}="${namespace}"`)
  .join(" ");

export const XML_TYPE = "application/xml; charset=utf-8";

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\r": "&#13;" };
/** What XML 1.0 cannot contain at all (§2.2). */
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/** A text between tags or in an attribute. Readers turn a bare CR into LF (XML 1.0 §2.11), so it is a reference. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, "\ufffd").replace(/[&<>"\r]/g, (sign) => ESCAPES[sign]!);

/** An element; `content` is XML. */
export function element([namespace, name]: Name, content = ""): string {
  const prefix = PREFIXES[namespace];
  const tag = prefix ? `${prefix}:${name}` : `x:${name}`;
  const declared = prefix ? "" : ` xmlns:x="${escapeXml(namespace)}"`;
  // A name of no namespace has no prefix.
  if (namespace === "") return content === "" ? `<${name}/>` : `<${name}>${content}</${name}>`;
  return content === "" ? `<${tag}${declared}/>` : `<${tag}${declared}>${content}</${tag}>`;
}

export const dav = (name: string, content = "") => element([DAV, name], content);
export const href = (path: string) => dav("href", escapeXml(path));
export const status = (text: string) => dav("status", `HTTP/1.1 ${text}`);

const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n';

/** A document with our prefixes at its root. */
export const document = ([namespace, name]: Name, content: string): string =>
  `${DECLARATION}<${PREFIXES[namespace]}:${name} ${NAMESPACES}>${content}</${PREFIXES[namespace]}:${name}>\n`;

export const MULTISTATUS_START = `${DECLARATION}<d:multistatus ${NAMESPACES}>`;
export const MULTISTATUS_END = "</d:multistatus>\n";
