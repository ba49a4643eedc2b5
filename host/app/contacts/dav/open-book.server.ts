import type { AddressBook } from "#db/index.ts";
import type { DeviceOwner } from "./authenticate.server.ts";
import { openOwnBook } from "./books.server.ts";
import type { BookName } from "./paths.ts";
import { openTeamBook } from "./team-book.server.ts";

/** A book of whose device it is. Throws Refused for that of a team that its owner does not manage. */
export async function openBook(
  owner: DeviceOwner,
  { teamId }: BookName,
): Promise<{ book: AddressBook; userId: number; reader: DeviceOwner }> {
  const book = teamId === null ? await openOwnBook(owner.id) : await openTeamBook(owner, teamId);
  return { book, userId: owner.id, reader: owner };
}
