import { SaxesParser, type SaxesTagNS } from "saxes";
import { DomainError } from "../../errors.ts";
import { decodeUtf8 } from "../../input/decode-text.ts";
import { nextEventLoopTurn } from "../../runtime/event-loop-queue.ts";
import { badXml } from "./dav-errors.ts";
import { CARDDAV, DAV, type Name } from "./names.ts";
import { element } from "./xml-writer.ts";

/** What the body of a request asks for. Only what we answer is read; no tree is made of it. */
export interface DavRequest {
  /** The root element. */
  root: Name;
  asksFor: "props" | "all" | "names";
  props: Name[];
  /** The addresses of a multiget. */
  hrefs: string[];
  syncToken: string | null;
  /** `nresults`: most results that the client wants. */
  limit: number | null;
  /** The lines of a vCard that are asked for, in capitals; null: all. */
  cardLines: string[] | null;
  filter: Filter | null;
}

/** Conditions on the lines of a vCard (RFC 6352 §10.5). */
export interface Filter {
  matchesAll: boolean;
  properties: PropertyFilter[];
}

export interface PropertyFilter {
  name: string;
  matchesAll: boolean;
  isNotDefined: boolean;
  texts: TextMatch[];
  /** One that we do not know. */
  hasUnknown: boolean;
}

export interface TextMatch {
  collation: string;
  matchType: string;
  isNegated: boolean;
  text: string;
}

const MAX_DEPTH = 30;
const MAX_PROPS = 100;
/** What their names come to, written in the answer about each contact: those that it does not have, too. */
const MAX_PROPS_BYTES = 4 * 1024;
/** Conditions of a filter, on lines and on their texts together. */
const MAX_CONDITIONS = 50;
const MAX_ATTRIBUTES = 50;
/** A namespace or a name. */
const MAX_NAME = 100;
/** How much is read before others get a turn: a comment of nothing but hyphens takes some milliseconds. */
const CHARACTERS_PER_TURN = 16 * 1024;
/** A name or an address that is longer is none of ours. */
const MAX_TEXT = 4_096;

const NO_DOCTYPE = "A document type is not accepted.";
const NOT_WELL_FORMED = "The request is not well-formed XML.";
const TOO_MUCH = "The request asks for too much at once.";

/** Reads a body as it goes. Throws for one that is not well-formed or has a document type. */
export async function readDavRequest(bytes: Uint8Array): Promise<DavRequest> {
  const reader = new Reader();
  const text = decodeUtf8(bytes);
  if (text === undefined) throw badXml(NOT_WELL_FORMED);
  for (let from = 0; from < text.length; from += CHARACTERS_PER_TURN) {
    if (from > 0) await nextEventLoopTurn();
    reader.write(text.slice(from, from + CHARACTERS_PER_TURN));
  }
  return reader.end();
}

class Reader {
  readonly #parser = new SaxesParser({ xmlns: true });
  readonly #path: string[] = [];
  #text = "";
  #root: Name | undefined;
  readonly #request: Omit<DavRequest, "root"> = {
    asksFor: "props",
    props: [],
    hrefs: [],
    syncToken: null,
    limit: null,
    cardLines: null,
    filter: null,
  };
  #match: TextMatch | undefined;
  #propsBytes = 0;
  #attributes = 0;
  #conditions = 0;

  constructor() {
    this.#parser.on("doctype", () => {
      throw badXml(NO_DOCTYPE);
    });
    this.#parser.on("error", () => {
      throw badXml(NOT_WELL_FORMED);
    });
    this.#parser.on("opentagstart", () => (this.#attributes = 0));
    this.#parser.on("attribute", () => {
      if (++this.#attributes > MAX_ATTRIBUTES) throw badXml(TOO_MUCH);
    });
    this.#parser.on("opentag", (tag) => this.#open(tag));
    this.#parser.on("closetag", (tag) => this.#close(tag));
    this.#parser.on("text", (text) => this.#add(text));
    this.#parser.on("cdata", (text) => this.#add(text));
  }

  write(text: string): void {
    // The parser says so only once the declaration is complete.
    this.#guarded(() => this.#parser.write(text));
  }

  end(): DavRequest {
    this.#guarded(() => this.#parser.close());
    if (!this.#root) throw badXml(NOT_WELL_FORMED);
    return { root: this.#root, ...this.#request };
  }

  #guarded(step: () => void): void {
    try {
      step();
    } catch (error) {
      throw error instanceof DomainError ? error : badXml(NOT_WELL_FORMED);
    }
  }

  #add(text: string): void {
    if (this.#text.length + text.length > MAX_TEXT && text.trim() !== "") throw badXml(TOO_MUCH);
    this.#text += text.length > MAX_TEXT ? "" : text;
  }

  #open({ uri, local, attributes }: SaxesTagNS): void {
    this.#path.push(local);
    this.#text = "";
    if (this.#path.length > MAX_DEPTH || uri.length > MAX_NAME || local.length > MAX_NAME) throw badXml(TOO_MUCH);
    const depth = this.#path.length;
    const request = this.#request;
    const attribute = (name: string) => attributes[name]?.value;
    if (depth === 1) this.#root = [uri, local];
    else if (depth === 2 && uri === DAV && local === "allprop") request.asksFor = "all";
    else if (depth === 2 && uri === DAV && local === "propname") request.asksFor = "names";
    else if (this.#isProp(depth)) {
      if (request.props.some(([namespace, name]) => namespace === uri && name === local)) return;
      this.#propsBytes += Buffer.byteLength(element([uri, local]));
      if (request.props.length >= MAX_PROPS || this.#propsBytes > MAX_PROPS_BYTES) throw badXml(TOO_MUCH);
      request.props.push([uri, local]);
    } else if (uri === CARDDAV) this.#openCardDav(local, attribute);
  }

  #openCardDav(local: string, attribute: (name: string) => string | undefined): void {
    const request = this.#request;
    const path = this.#path.join("/");
    const filter = request.filter;
    const property = filter?.properties.at(-1);
    if (path.endsWith("/prop/address-data/prop")) {
      request.cardLines ??= [];
      if (request.cardLines.length >= MAX_PROPS) throw badXml(TOO_MUCH);
      request.cardLines.push((attribute("name") ?? "").toUpperCase());
    } else if (local === "filter" && this.#path.length === 2)
      request.filter = { matchesAll: attribute("test") === "allof", properties: [] };
    else if (local === "prop-filter" && filter) {
      if (++this.#conditions > MAX_CONDITIONS) throw badXml(TOO_MUCH);
      filter.properties.push({
        name: (attribute("name") ?? "").toUpperCase(),
        matchesAll: attribute("test") === "allof",
        isNotDefined: false,
        texts: [],
        hasUnknown: false,
      });
    } else if (property && local === "is-not-defined" && this.#path.at(-2) === "prop-filter")
      property.isNotDefined = true;
    else if (property && local === "param-filter") property.hasUnknown = true;
    else if (property && local === "text-match" && this.#path.at(-2) === "prop-filter") {
      if (++this.#conditions > MAX_CONDITIONS) throw badXml(TOO_MUCH);
      this.#match = {
        collation: attribute("collation") ?? "i;unicode-casemap",
        matchType: attribute("match-type") ?? "contains",
        isNegated: attribute("negate-condition") === "yes",
        text: "",
      };
      property.texts.push(this.#match);
    }
  }

  /** Whether the element is in `prop` of the root, or in `set/prop` or `remove/prop` of a PROPPATCH. */
  #isProp(depth: number): boolean {
    const path = this.#path;
    if (depth === 3) return path[1] === "prop" || path[1] === "include";
    return depth === 4 && (path[1] === "set" || path[1] === "remove") && path[2] === "prop";
  }

  #close({ uri, local }: SaxesTagNS): void {
    const text = this.#text.trim();
    const depth = this.#path.length;
    if (uri === DAV && local === "href" && depth === 2) this.#request.hrefs.push(text);
    else if (uri === DAV && local === "sync-token" && depth === 2) this.#request.syncToken = text;
    else if (local === "nresults" && /^\d{1,9}$/.test(text)) this.#request.limit = Number(text);
    else if (uri === CARDDAV && local === "text-match" && this.#match) {
      this.#match.text = this.#text;
      this.#match = undefined;
    }
    this.#path.pop();
    this.#text = "";
  }
}
