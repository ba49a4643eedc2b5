import { MethodNotAllowed, NotFound, Forbidden, DomainError } from "../../errors.ts";
import { noBody, readBytes } from "../../http/body.server.ts";
import { decodeUtf8 } from "../../input/decode-text.ts";
import { toByteStream } from "../../http/byte-stream.ts";
import { isNotModified } from "../../http/conditional-request.ts";
import { endpoint } from "../../http/endpoint.server.ts";
import { withRechecks } from "../../http/while-permitted.server.ts";
import { requireSameRights } from "../../http/permitted-user.server.ts";
import { type MemoryReservation, reserveUploadMemory } from "../../http/upload-memory.server.ts";
import { contactMessages } from "../messages.en.ts";
import { authenticate, type DeviceOwner } from "./authenticate.server.ts";
import { exportBook } from "./book-export.server.ts";
import { badCard, cardTooLarge, Precondition, readOnly } from "./dav-errors.ts";
import { etagOf, findEntry, textOf } from "./entries.server.ts";
import { CARDDAV, DAV, type Name } from "./names.ts";
import { openBook } from "./open-book.server.ts";
import { bookPath, homePath, parseDavPath, type Resource } from "./paths.ts";
import { CARD_TYPE, MAX_CARD_BYTES, refusedChange } from "./properties.ts";
import { propfind } from "./propfind.server.ts";
import { report } from "./reports.server.ts";
import { put, remove } from "./writes.server.ts";
import { type DavRequest, readDavRequest } from "./xml-reader.ts";
import { dav, document, element, escapeXml, href, MULTISTATUS_END, MULTISTATUS_START, XML_TYPE } from "./xml-writer.ts";

const MAX_BODY_BYTES = 8 * 1024 * 1024;

/** What every answer says of what is spoken here (RFC 4918 §10.1). */
export const DAV_HEADERS = { dav: "1, 3, access-control, addressbook" };
const ALL_METHODS = ["PROPFIND", "PROPPATCH", "REPORT", "PUT", "DELETE"];

/** By app passwords. */
const OWN_SIGN_IN = {
  limit: "addressBook",
  withoutSessions: true,
  failurePage: asDavError,
  optionsHeaders: DAV_HEADERS,
} as const;

interface Call {
  request: Request;
  clientAddress: string;
}

/** Reading by GET: one contact, or a whole book as a file. */
export const davLoader = endpoint({ access: "anyone", ...OWN_SIGN_IN }, (call) => answer(call, read));

/** All else that phones and mail programs ask of an address book (RFC 6352). */
export const davAction = endpoint(
  { access: "anyone", methods: Object.fromEntries(ALL_METHODS.map((method) => [method, noBody])), ...OWN_SIGN_IN },
  (call) => answer(call, act),
);

/** Where clients begin that know the host only (RFC 6764): answered in place, as not all of them follow. */
export const davStart = endpoint({ access: "anyone", methods: { PROPFIND: noBody }, ...OWN_SIGN_IN }, (call) =>
  answer(call, act),
);

/** Who calls, and the memory that the body may take. */
type Caller = DeviceOwner & { reservation: MemoryReservation; clientAddress: string };

async function answer(
  { request, clientAddress }: Call,
  handle: (request: Request, owner: Caller, resource: Resource) => Promise<Response>,
): Promise<Response> {
  const owner = await authenticate(request, clientAddress);
  const resource = parseDavPath(new URL(request.url).pathname);
  // Another account's address says no more than one that there is not.
  if (!resource || ("userId" in resource && resource.userId !== owner.id))
    throw new NotFound(contactMessages.noAddressBook);
  const reservation = reserveUploadMemory({ id: owner.id, clientAddress });
  const response = await handle(request, { ...owner, reservation, clientAddress }, resource).finally(() =>
    reservation.release(),
  );
  for (const [name, value] of Object.entries(DAV_HEADERS)) response.headers.set(name, value);
  response.headers.set("cache-control", "private, no-cache");
  return withRechecks(response, async () => requireSameRights(owner, await authenticate(request, clientAddress)));
}

async function read(request: Request, owner: DeviceOwner, resource: Resource): Promise<Response> {
  if (resource.is === "export") return exportBook(owner, resource.book, resource.format);
  if (resource.is !== "entry") throw new MethodNotAllowed(request.method, ["PROPFIND"]);
  const { book } = await openBook(owner, resource.book);
  const entry = await findEntry(book, resource.fileName);
  if (!entry) throw new NotFound(contactMessages.noAddressBook);
  const etag = etagOf(entry.entry);
  if (isNotModified(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers: { etag } });
  return new Response(textOf(entry, book), { headers: { "content-type": CARD_TYPE, etag } });
}

async function act(request: Request, owner: Caller, resource: Resource): Promise<Response> {
  switch (request.method) {
    case "PROPFIND": {
      const isAlone = request.headers.get("depth")?.trim() === "0";
      const davRequest = await bodyOf(request, owner);
      return multistatus(await propfind(await authenticateAgain(request, owner), resource, davRequest, isAlone));
    }
    case "PROPPATCH":
      return changeProperties(request, owner, resource);
    case "REPORT": {
      const davRequest = await bodyOf(request, owner);
      if (resource.is !== "book")
        throw new Precondition(403, [DAV, "supported-report"], contactMessages.reportUnsupported);
      return multistatus(report(await openBook(await authenticateAgain(request, owner), resource.book), davRequest));
    }
    default:
      return write(request, owner, resource);
  }
}

async function write(request: Request, owner: Caller, resource: Resource): Promise<Response> {
  if (resource.is !== "entry") {
    if (resource.is === "book" || resource.is === "home") throw readOnly(contactMessages.bookLasting);
    throw new MethodNotAllowed(request.method, ["PROPFIND"]);
  }
  if (resource.book.teamId !== null) {
    await openBook(owner, resource.book);
    throw readOnly(contactMessages.bookReadOnly);
  }
  const conditions = {
    ifMatch: request.headers.get("if-match"),
    refusesEtag: (etag: string) => isNotModified(request.headers.get("if-none-match"), etag),
  };
  if (request.method === "DELETE") {
    await remove(owner, resource.fileName, conditions);
    return new Response(null, { status: 204 });
  }
  const card = await cardOf(request, owner);
  const current = await authenticateAgain(request, owner);
  const { isNew, etag } = await put(current, owner.clientAddress, resource.fileName, card, conditions);
  return new Response(null, { status: isNew ? 201 : 204, headers: etag === null ? {} : { etag } });
}

/** A body may take a minute, in which a password can end. */
const authenticateAgain = async (request: Request, caller: Caller): Promise<Caller> => ({
  ...caller,
  ...(await authenticate(request, caller.clientAddress)),
});

async function cardOf(request: Request, { reservation }: Caller): Promise<string> {
  const type = (request.headers.get("content-type") ?? "text/vcard").split(";")[0]!.trim().toLowerCase();
  if (!/^text\/(?:x-)?vcard$|^text\/directory$|^application\/octet-stream$/.test(type))
    throw new Precondition(403, [CARDDAV, "supported-address-data"], contactMessages.cardUnreadable);
  const bytes = await readBytes(request, MAX_BODY_BYTES, reservation);
  if (bytes.length > MAX_CARD_BYTES) throw cardTooLarge();
  const text = decodeUtf8(bytes);
  if (text === undefined) throw badCard(contactMessages.cardUnreadable);
  return text;
}

const ALL_PROPERTIES: DavRequest = {
  root: [DAV, "propfind"],
  asksFor: "all",
  props: [],
  hrefs: [],
  syncToken: null,
  limit: null,
  cardLines: null,
  filter: null,
};

/** What a request asks for; without a body, for all properties (RFC 4918 §9.1). */
async function bodyOf(request: Request, { reservation }: Caller): Promise<DavRequest> {
  const bytes = await readBytes(request, MAX_BODY_BYTES, reservation);
  return bytes.length === 0 ? ALL_PROPERTIES : readDavRequest(bytes);
}

async function changeProperties(request: Request, owner: Caller, resource: Resource): Promise<Response> {
  const davRequest = await bodyOf(request, owner);
  const path =
    "book" in resource
      ? bookPath(resource.userId, resource.book)
      : "userId" in resource
        ? homePath(resource.userId)
        : resource.path;
  const body = MULTISTATUS_START + refusedChange(path, davRequest) + MULTISTATUS_END;
  return new Response(body, { status: 207, headers: { "content-type": XML_TYPE } });
}

const multistatus = (parts: AsyncGenerator<string, void>): Response =>
  new Response(toByteStream(parts), { status: 207, headers: { "content-type": XML_TYPE } });

/** Errors as programs read them here (RFC 4918 §16); the sentence is for those who look into a log. */
function asDavError(failure: Response, _requestId: string, _request: Request, error: unknown): Response {
  const message = error instanceof DomainError ? error.message : "";
  const headers = new Headers(failure.headers);
  headers.set("content-type", XML_TYPE);
  for (const [name, value] of Object.entries(DAV_HEADERS)) headers.set(name, value);
  headers.set("cache-control", "no-store");
  const condition = conditionOf(error);
  const about = error instanceof Precondition && error.href !== undefined ? href(error.href) : "";
  const content =
    (condition ? element(condition, about) : "") + (message ? dav("responsedescription", escapeXml(message)) : "");
  return new Response(document([DAV, "error"], content), { status: failure.status, headers });
}

function conditionOf(error: unknown): Name | null {
  if (error instanceof Precondition) return error.condition;
  return error instanceof Forbidden ? [DAV, "need-privileges"] : null;
}
