import type { AddressBook } from "#db/index.ts";
import { nextEventLoopTurn } from "../../runtime/event-loop-queue.ts";
import { contactMessages } from "../messages.en.ts";
import { parseSyncToken, syncToken } from "./books.server.ts";
import { Precondition } from "./dav-errors.ts";
import { type BookEntry, entriesNamed, etagOf, pagesOfEntries, pagesOfNames, textOf } from "./entries.server.ts";
import { filterMatcher, isSupported, withLinesOf } from "./filter.ts";
import { CARDDAV, DAV, nameKey } from "./names.ts";
import { bookPath, entryPath, parseHref } from "./paths.ts";
import { ADDRESS_DATA, entryProperties, missingResponse, responseOf, truncatedResponse } from "./properties.ts";
import type { DavRequest } from "./xml-reader.ts";
import { dav, escapeXml, MULTISTATUS_END, MULTISTATUS_START } from "./xml-writer.ts";
import type { DeviceOwner } from "./authenticate.server.ts";

/** An open book, and whose device reads it. */
interface OpenBook {
  book: AddressBook;
  userId: number;
  reader: DeviceOwner;
}
type NamedBook = Pick<OpenBook, "book" | "userId">;

/** How many addresses are read, and how long contacts are compared, before others get a turn. */
const HREFS_PER_TURN = 500;
const TURN_MS = 10;

type Parts = AsyncGenerator<string, void>;

/** The answer to a report on a book, one response at a time. Throws for one that we do not know. */
export function report(open: OpenBook, request: DavRequest): Parts {
  switch (nameKey(request.root)) {
    case nameKey([DAV, "sync-collection"]):
      return syncCollection(open, request);
    case nameKey([CARDDAV, "addressbook-multiget"]):
      return multiget(open, request);
    case nameKey([CARDDAV, "addressbook-query"]):
      return query(open, request);
    default:
      throw new Precondition(403, [DAV, "supported-report"], contactMessages.reportUnsupported);
  }
}

const asksForText = ({ props }: DavRequest) => props.some((name) => nameKey(name) === nameKey(ADDRESS_DATA));

/** What has changed since a token, or all there is (RFC 6578 §3). */
function syncCollection(open: OpenBook, request: DavRequest): Parts {
  const { book } = open;
  const since = request.syncToken ? parseSyncToken(request.syncToken, book) : 0;
  if (since === undefined) throw new Precondition(403, [DAV, "valid-sync-token"], contactMessages.tokenTooOld);
  return writeSync(open, request, since);
}

async function* writeSync({ book, userId, reader }: OpenBook, request: DavRequest, since: number): Parts {
  // With an empty token, the device has nothing that could have been deleted.
  const range = { after: since, until: book.revision, withDeleted: since > 0 };
  const pages = asksForText(request) ? pagesOfEntries(book, reader, range) : pagesOfNames(book, reader, range);
  let remaining = request.limit ?? Infinity;
  let last = since;
  yield MULTISTATUS_START;
  for await (const rows of pages) {
    for (const row of rows) {
      const entry = "entry" in row ? row.entry : row;
      if (remaining-- <= 0) {
        yield `${truncatedResponse(bookPath(userId, book))}${dav("sync-token", escapeXml(syncToken(book.id, last)))}${MULTISTATUS_END}`;
        return;
      }
      last = entry.revision;
      yield entry.deletedAt
        ? missingResponse(entryPath(userId, book, entry.fileName))
        : "entry" in row
          ? entryResponse({ book, userId }, request, row)
          : nameResponse({ book, userId }, request, row);
    }
  }
  yield `${dav("sync-token", escapeXml(syncToken(book.id, book.revision)))}${MULTISTATUS_END}`;
}

/** One contact with its text, as far as that is asked for. */
export function entryResponse({ book, userId }: NamedBook, request: DavRequest, row: BookEntry): string {
  const text = textOf(row, book);
  const visibleText = request.cardLines ? withLinesOf(text, request.cardLines) : text;
  const own = entryProperties(etagOf(row.entry), book.teamId === null, visibleText);
  return responseOf(entryPath(userId, book, row.entry.fileName), own, request);
}

/** One contact without its text. */
export function nameResponse(
  { book, userId }: NamedBook,
  request: DavRequest,
  entry: { id: number; revision: number; fileName: string },
): string {
  return responseOf(
    entryPath(userId, book, entry.fileName),
    entryProperties(etagOf(entry), book.teamId === null),
    request,
  );
}

/** Those that are named (RFC 6352 §8.7), each once. */
async function* multiget({ book, userId, reader }: OpenBook, request: DavRequest): Parts {
  yield MULTISTATUS_START;
  const fileNames = new Set<string>();
  let n = 0;
  for (const href of new Set(request.hrefs)) {
    const resource = parseHref(href);
    const isOwn = resource?.is === "entry" && resource.userId === userId && resource.book.teamId === book.teamId;
    if (isOwn) fileNames.add(resource.fileName);
    else yield missingResponse(href);
    if (++n % HREFS_PER_TURN === 0) await nextEventLoopTurn();
  }
  for await (const { rows, missing } of entriesNamed(book, reader, [...fileNames])) {
    for (const row of rows) yield entryResponse({ book, userId }, request, row);
    for (const name of missing) yield missingResponse(entryPath(userId, book, name));
  }
  yield MULTISTATUS_END;
}

/** Those that fit (RFC 6352 §8.6). */
function query(open: OpenBook, request: DavRequest): Parts {
  if (request.filter && !isSupported(request.filter))
    throw new Precondition(403, [CARDDAV, "supported-filter"], contactMessages.filterUnsupported);
  return writeMatches(open, request);
}

async function* writeMatches({ book, userId, reader }: OpenBook, request: DavRequest): Parts {
  let remaining = request.limit ?? Infinity;
  const matches = request.filter ? filterMatcher(request.filter) : () => true;
  let began = performance.now();
  const range = { after: 0, until: book.revision, withoutPortraits: !asksForText(request) };
  yield MULTISTATUS_START;
  for await (const rows of pagesOfEntries(book, reader, range)) {
    for (const row of rows) {
      if (performance.now() - began > TURN_MS) {
        await nextEventLoopTurn();
        began = performance.now();
      }
      if (!matches(textOf(row, book))) continue;
      if (remaining-- <= 0) {
        yield `${truncatedResponse(bookPath(userId, book))}${MULTISTATUS_END}`;
        return;
      }
      yield entryResponse({ book, userId }, request, row);
    }
  }
  yield MULTISTATUS_END;
}
