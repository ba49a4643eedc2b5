import { homePath, principalPath, type BookName } from "./paths.ts";
import { CALENDARSERVER, CARDDAV, DAV, type Name, nameKey } from "./names.ts";
import type { DavRequest } from "./xml-reader.ts";
import { dav, element, escapeXml, href, status } from "./xml-writer.ts";

/** The properties of a resource: their names with their content as XML. */
type Properties = ReadonlyMap<string, { name: Name; content: string }>;

/** Largest contact that a device may send. */
export const MAX_CARD_BYTES = 2 * 1024 * 1024;

export const ADDRESS_DATA: Name = [CARDDAV, "address-data"];

function properties(...all: [name: Name, content: string][]): Properties {
  return new Map(all.map(([name, content]) => [nameKey(name), { name, content }]));
}

const collection = (...others: string[]) => [dav("collection"), ...others].join("");
const card = (name: string, content = "") => element([CARDDAV, name], content);

/** Properties of every resource about the signed-in user. */
const ofUser = (userId: number): [Name, string][] => [
  [[DAV, "current-user-principal"], href(principalPath(userId))],
  [[DAV, "principal-URL"], href(principalPath(userId))],
  [[DAV, "owner"], href(principalPath(userId))],
];

const privileges = (...names: string[]) => names.map((name) => dav("privilege", dav(name))).join("");
const READ = privileges("read", "read-current-user-privilege-set");
const WRITE = privileges("read", "read-current-user-privilege-set", "write", "write-content", "bind", "unbind");

/** Where a client begins: it leads to the principal and the books. */
export const rootProperties = (userId: number): Properties =>
  properties(
    [[DAV, "resourcetype"], collection()],
    [[DAV, "displayname"], "Meishi"],
    ...ofUser(userId),
    [[DAV, "principal-collection-set"], href("/dav/principals/")],
    [[CARDDAV, "addressbook-home-set"], href(homePath(userId))],
    [[DAV, "current-user-privilege-set"], READ],
  );

export const principalProperties = (userId: number, username: string): Properties =>
  properties(
    [[DAV, "resourcetype"], collection(dav("principal"))],
    [[DAV, "displayname"], escapeXml(username)],
    ...ofUser(userId),
    [[DAV, "principal-collection-set"], href("/dav/principals/")],
    [[CARDDAV, "addressbook-home-set"], href(homePath(userId))],
    [[DAV, "current-user-privilege-set"], READ],
    [[DAV, "supported-report-set"], ""],
  );

export const homeProperties = (userId: number): Properties =>
  properties(
    [[DAV, "resourcetype"], collection()],
    [[DAV, "displayname"], "Meishi"],
    ...ofUser(userId),
    [[CARDDAV, "addressbook-home-set"], href(homePath(userId))],
    [[DAV, "current-user-privilege-set"], READ],
    [[DAV, "supported-report-set"], ""],
  );

const REPORTS: Name[] = [
  [DAV, "sync-collection"],
  [CARDDAV, "addressbook-multiget"],
  [CARDDAV, "addressbook-query"],
];

interface BookProperties {
  userId: number;
  book: BookName;
  /** As phones list it. */
  title: string;
  syncToken: string;
}

export const addressBookProperties = ({ userId, book, title, syncToken }: BookProperties): Properties =>
  properties(
    [[DAV, "resourcetype"], collection(card("addressbook"))],
    [[DAV, "displayname"], escapeXml(title)],
    ...ofUser(userId),
    [[DAV, "current-user-privilege-set"], book.teamId === null ? WRITE : READ],
    [
      [DAV, "supported-report-set"],
      REPORTS.map((name) => dav("supported-report", dav("report", element(name)))).join(""),
    ],
    [[DAV, "sync-token"], escapeXml(syncToken)],
    // Apple's address books look at nothing else to see whether something has changed.
    [[CALENDARSERVER, "getctag"], escapeXml(syncToken)],
    [[CARDDAV, "supported-address-data"], `<card:address-data-type content-type="text/vcard" version="3.0"/>`],
    [
      [CARDDAV, "supported-collation-set"],
      ["i;ascii-casemap", "i;unicode-casemap", "i;octet"].map((name) => card("supported-collation", name)).join(""),
    ],
    [[CARDDAV, "max-resource-size"], String(MAX_CARD_BYTES)],
  );

export const CARD_TYPE = "text/vcard; charset=utf-8";

/** Properties of one contact; its text only in answers to reports. */
export const entryProperties = (etag: string, isWritable: boolean, text?: string): Properties =>
  properties(
    [[DAV, "getetag"], escapeXml(etag)],
    [[DAV, "getcontenttype"], CARD_TYPE],
    [[DAV, "resourcetype"], ""],
    [[DAV, "current-user-privilege-set"], isWritable ? WRITE : READ],
    ...(text === undefined ? [] : [[ADDRESS_DATA, escapeXml(text)] as [Name, string]]),
  );

/** What `allprop` must not bring (RFC 3253 §3.1.5, RFC 3744 §5, RFC 6352 §6.2, §7.1.1 and §8.3.1, RFC 6578 §4). */
const NOT_IN_ALLPROP = new Set(
  [
    ...["supported-report-set", "current-user-privilege-set", "sync-token"].map((name): Name => [DAV, name]),
    ...["supported-address-data", "max-resource-size", "addressbook-home-set", "supported-collation-set"].map(
      (name): Name => [CARDDAV, name],
    ),
  ].map(nameKey),
);

/** The answer about one resource (RFC 4918 §9.1): what it has of what was asked for, and what it does not have. */
export function responseOf(path: string, own: Properties, { asksFor, props }: DavRequest): string {
  const names =
    asksFor === "props"
      ? props
      : [...[...own.values()].map(({ name }) => name).filter((name) => !NOT_IN_ALLPROP.has(nameKey(name))), ...props];
  let present = "";
  let missing = "";
  for (const name of names) {
    const property = own.get(nameKey(name));
    if (property) present += element(name, asksFor === "names" ? "" : property.content);
    else missing += element(name);
  }
  return dav(
    "response",
    href(path) +
      (present || missing === "" ? propstat(present, "200 OK") : "") +
      (missing ? propstat(missing, "404 Not Found") : ""),
  );
}

const propstat = (content: string, text: string) => dav("propstat", dav("prop", content) + status(text));

/** Nobody changes properties: each is refused, without asking again (RFC 4918 §9.2). */
export const refusedChange = (path: string, { props }: DavRequest): string =>
  dav("response", href(path) + propstat(props.map((name) => element(name)).join(""), "403 Forbidden"));

/** A resource that is not there, or no more. */
export const missingResponse = (path: string): string => dav("response", href(path) + status("404 Not Found"));

/** There is more than was asked for at most (RFC 6578 §3.6). */
export const truncatedResponse = (path: string): string =>
  dav(
    "response",
    href(path) + status("507 Insufficient Storage") + dav("error", dav("number-of-matches-within-limits")),
  );
