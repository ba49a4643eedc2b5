import { networkName } from "#sdk/card/sections/social/networks.ts";
import { urlOf } from "#sdk/card/links.ts";
import type { CardData } from "#sdk/card/card-data.ts";
import { FIELDS } from "../cards/fields.ts";
import { LIMITS } from "../cards/limits.ts";
import { parseNetworkLink } from "../networks/parse-link.ts";
import { networkOfHost } from "../networks/networks.ts";
import { importMessages } from "./messages.en.ts";
import type { Message } from "../languages/message.ts";

/** A page of links of another service, as its export says it. */
export interface LinkPage {
  service: string;
  name: string | null;
  bio: string | null;
  links: { title: string; url: string }[];
}

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const objects = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
const textIn = (value: unknown): string | null => (typeof value === "string" && value.trim() ? value.trim() : null);

/** Text of what may be markup: these services let people write their bio in HTML. */
function plainText(value: unknown): string | null {
  const text = textIn(value);
  if (!text || !/[<&]/.test(text)) return text;
  const lines = text
    .replace(/<(?:br|\/p|\/div|\/li|\/h\d)\b[^<>]*>/gi, "\n")
    .replace(/<[^<>]*>/g, "")
    .replace(/&(nbsp|amp|lt|gt|quot|#0?39);/g, (_, name: string) => ENTITIES[name] ?? " ")
    .split("\n")
    .map((line) => line.trim());
  return (
    lines
      .filter((line, i) => line || lines[i - 1])
      .join("\n")
      .trim() || null
  );
}
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", "#039": "'" };

/** Reads an export in JSON; undefined for anything else. */
export function linkPageIn(content: unknown): LinkPage | undefined {
  if (Array.isArray(content)) return linkPageIn({ links: content });
  if (!isObject(content)) return undefined;
  return linkBreeze(content) ?? linkStack(content) ?? linktree(content);
}

/** A backup of LinkBreeze: its tables, with networks as JSON in a text. */
function linkBreeze({ profile, links }: Json): LinkPage | undefined {
  const [own] = objects(profile);
  if (!Array.isArray(links) || !own || !("displayName" in own)) return undefined;
  return {
    service: "LinkBreeze",
    name: textIn(own.displayName),
    bio: plainText(own.bio),
    links: [
      ...inOrder(links, "orderIndex")
        .filter(({ isActive }) => isActive !== false)
        .flatMap(linkFrom),
      ...networksOf(parsed(own.socialLinks)),
    ],
  };
}

/** The two JSON files of LinkStack: an address is a `link`, an icon of a network has its name as title. */
function linkStack(content: Json): LinkPage | undefined {
  const { links, name, littlelink_name, littlelink_description } = content;
  const isOne = objects(links).some((link) => "button_id" in link) || "littlelink_name" in content;
  if (!isOne) return undefined;
  return {
    service: "LinkStack",
    name: textIn(name) ?? textIn(littlelink_name),
    bio: plainText(littlelink_description),
    links: inOrder(links, "order").flatMap(linkFrom),
  };
}

/** An account's data from Linktree's JSON, alone or inside a page. */
function linktree(content: Json): LinkPage | undefined {
  const { props, account } = content;
  const inPage = isObject(props) && isObject(props.pageProps) ? props.pageProps.account : undefined;
  const own = [inPage, account, content.profile, content.user].find(isObject) ?? content;
  const links = [own.links, content.links].find(Array.isArray);
  if (!links) return undefined;
  const allLinks = [
    ...inOrder(links, "position").flatMap(linkFrom),
    ...networksOf(own.socialLinks ?? content.socialLinks),
  ];
  if (allLinks.length === 0) return undefined;
  return {
    service: "Linktree",
    name: textIn(own.pageTitle) ?? textIn(own.profileTitle) ?? textIn(own.name) ?? textIn(own.username),
    bio: plainText(own.description) ?? plainText(own.bio),
    links: allLinks,
  };
}

const inOrder = (links: unknown, key: string): Json[] =>
  objects(links).toSorted((a, b) => Number(a[key] ?? 0) - Number(b[key] ?? 0));

/** Headings, texts and contact files among the links have no address. */
function linkFrom(item: Json): { title: string; url: string }[] {
  const url = textIn(item.url) ?? textIn(item.link) ?? textIn(item.href);
  if (!url || url.startsWith("{")) return [];
  return [{ title: plainText(item.title) ?? plainText(item.name) ?? "", url }];
}

/** `[{type, url}]`, `[{platform, url}]` or `{github: "…"}`. */
function networksOf(value: unknown): { title: string; url: string }[] {
  const pairs = isObject(value)
    ? Object.entries(value).map(([type, url]) => ({ type, url }))
    : objects(value).map(({ type, platform, url }) => ({ type: type ?? platform, url }));
  return pairs.flatMap(({ type, url }) => (textIn(url) ? [{ title: String(type ?? ""), url: textIn(url)! }] : []));
}

function parsed(text: unknown): unknown {
  if (typeof text !== "string") return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const URL_COLUMN = /^(?:url|link|link ?url|destination(?: ?url)?|address)$/i;
const TITLE_COLUMN = /^(?:title|name|link ?title|label|text)$/i;

/** A table of links, such as Linktree's. */
export function linksInTable(rows: string[][]): LinkPage | undefined {
  const [headers = [], ...rest] = rows;
  const indexOf = (pattern: RegExp) => headers.findIndex((header) => pattern.test(header.trim().replace(/_/g, " ")));
  const [url, title] = [indexOf(URL_COLUMN), indexOf(TITLE_COLUMN)];
  if (url < 0) return undefined;
  const links = rest.flatMap((cells) => linkFrom({ url: cells[url], title: cells[title] }));
  return links.length > 0 ? { service: "Linktree", name: null, bio: null, links } : undefined;
}

/** A link as a card takes it: of a network, or as a button. */
export interface LinkTarget {
  title: string;
  url: string;
  /** Key of its network; null for a button. */
  network: string | null;
  /** Why it cannot be taken. */
  problem: Message | null;
}

type ExistingLinks = Pick<CardData, "socialLinks" | "customButtons">;

/** Maps links to a card's fields. A network has one link; further ones become buttons. */
export function mapLinks({ links }: LinkPage, { socialLinks, customButtons }: ExistingLinks): LinkTarget[] {
  const existingUrls = new Set([...Object.values(socialLinks).map(urlOf), ...customButtons.map(({ url }) => url)]);
  const networks = new Set(Object.keys(socialLinks));
  let room = LIMITS.customButtons - customButtons.length;
  return links.slice(0, 500).map(({ title, url: typed }) => {
    const { url } = parseNetworkLink("", typed.slice(0, LIMITS.url));
    const label = title.slice(0, 100);
    const target = {
      title: label || hostOf(url ?? "") || typed.slice(0, 60),
      url: url ?? typed.slice(0, 200),
      network: null,
    };
    if (!url) return { ...target, problem: importMessages.linkRefused };
    if (existingUrls.has(url)) return { ...target, problem: importMessages.linkOnCard };
    const network = networkOfHost(hostOf(url));
    const own =
      network && !networks.has(network) && networks.size < LIMITS.socialLinks
        ? parseNetworkLink(network, url).url
        : undefined;
    if (network && own && !existingUrls.has(own)) {
      networks.add(network);
      existingUrls.add(url).add(own);
      return { title: networkName(network), url: own, network, problem: null };
    }
    if (room <= 0) return { ...target, problem: importMessages.noRoom(LIMITS.customButtons) };
    room--;
    existingUrls.add(url);
    return { ...target, problem: null };
  });
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : "");

/** Body of a PUT of the card. */
export function toCardUpdate(
  card: ExistingLinks,
  targets: readonly LinkTarget[],
  page: Pick<LinkPage, "name" | "bio">,
) {
  return {
    ...(page.name && { name: page.name.slice(0, FIELDS.name.limit) }),
    ...(page.bio && { about: page.bio.slice(0, FIELDS.about.limit) }),
    socialLinks: {
      ...card.socialLinks,
      ...Object.fromEntries(targets.flatMap(({ network, url }) => (network ? [[network, url]] : []))),
    },
    customButtons: [
      ...card.customButtons,
      ...targets.flatMap(({ network, title, url }) => (network ? [] : [{ text: title, url }])),
    ],
  };
}
