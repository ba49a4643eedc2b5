import { db, tables } from "../../database.server.ts";
import { eq } from "drizzle-orm";
import { firstRow } from "#db/index.ts";
import { managedTeamOf } from "../../access.ts";
import { NotFound } from "../../errors.ts";
import { contactMessages } from "../messages.en.ts";
import type { DeviceOwner } from "./authenticate.server.ts";
import { syncToken } from "./books.server.ts";
import { findEntry, pagesOfNames } from "./entries.server.ts";
import { openBook } from "./open-book.server.ts";
import { type BookName, bookPath, homePath, principalPath, type Resource } from "./paths.ts";
import {
  addressBookProperties,
  homeProperties,
  principalProperties,
  responseOf,
  rootProperties,
} from "./properties.ts";
import { entryResponse, nameResponse } from "./reports.server.ts";
import type { DavRequest } from "./xml-reader.ts";
import { MULTISTATUS_END, MULTISTATUS_START } from "./xml-writer.ts";

const OWN_BOOK: BookName = { teamId: null };

type Parts = AsyncGenerator<string, void>;

/** The properties of a resource and, unless `isAlone`, of what is in it. Throws NotFound for what is not there. */
export async function propfind(
  owner: DeviceOwner,
  resource: Resource,
  request: DavRequest,
  isAlone: boolean,
): Promise<Parts> {
  const { id } = owner;
  switch (resource.is) {
    case "root":
      return whole(responseOf(resource.path, rootProperties(id), request));
    case "principal":
      return whole(responseOf(principalPath(id), principalProperties(id, owner.username), request));
    case "home":
      return whole(await homeResponse(owner, request, isAlone));
    case "book":
      return bookParts(owner, resource.book, request, isAlone);
    case "entry": {
      const { book } = await openBook(owner, resource.book);
      const entry = await findEntry(book, resource.fileName);
      if (!entry) throw new NotFound(contactMessages.noAddressBook);
      return whole(entryResponse({ book, userId: id }, request, entry));
    }
    case "export":
      throw new NotFound(contactMessages.noAddressBook);
  }
}

async function* whole(responses: string): Parts {
  yield MULTISTATUS_START + responses + MULTISTATUS_END;
}

async function homeResponse(owner: DeviceOwner, request: DavRequest, isAlone: boolean): Promise<string> {
  const responses = [responseOf(homePath(owner.id), homeProperties(owner.id), request)];
  if (isAlone) return responses[0]!;
  const teamId = managedTeamOf(owner);
  for (const book of teamId === null ? [OWN_BOOK] : [OWN_BOOK, { teamId }])
    responses.push(await bookResponse(owner, book, request));
  return responses.join("");
}

async function bookResponse(owner: DeviceOwner, name: BookName, request: DavRequest): Promise<string> {
  const { book } = await openBook(owner, name);
  const own = addressBookProperties({
    userId: owner.id,
    book: name,
    title: await titleOf(name),
    syncToken: syncToken(book.id, book.revision),
  });
  return responseOf(bookPath(owner.id, name), own, request);
}

/** Products have the same name in every language. */
async function titleOf({ teamId }: BookName): Promise<string> {
  if (teamId === null) return "Meishi";
  const team = await firstRow(
    db.select({ name: tables.teams.name }).from(tables.teams).where(eq(tables.teams.id, teamId)),
  );
  return team?.name ?? "Meishi";
}

async function bookParts(owner: DeviceOwner, name: BookName, request: DavRequest, isAlone: boolean): Promise<Parts> {
  const own = await bookResponse(owner, name, request);
  if (isAlone) return whole(own);
  const { book } = await openBook(owner, name);
  return (async function* () {
    yield MULTISTATUS_START + own;
    for await (const rows of pagesOfNames(book, owner, { after: 0, until: book.revision }))
      for (const row of rows) yield nameResponse({ book, userId: owner.id }, request, row);
    yield MULTISTATUS_END;
  })();
}
