import { inArray } from "drizzle-orm";
import { db, tables } from "../../database.server.ts";
import { nextEventLoopTurn } from "../../runtime/event-loop-queue.ts";
import { getContactOwners } from "./interactions.server.ts";
import { searchWords, wordsOf } from "./terms.ts";
import { teamView } from "./team-view.server.ts";

const { people } = tables;

/** Contacts that are read before others get a turn. */
const BATCH_SIZE = 250;

/**
 * Those of found contacts that a team's managers find by a search: by what they see of them. The index has the words of
 * notes and of what was sent elsewhere, too, which would be guessed word by word.
 */
export async function visibleMatches(ids: number[], search: string, teamId: number): Promise<number[]> {
  const searched = searchWords(search);
  const matches: number[] = [];
  for (let from = 0; from < ids.length; from += BATCH_SIZE) {
    const stored = db
      .select()
      .from(people)
      .where(inArray(people.id, ids.slice(from, from + BATCH_SIZE)));
    const rows = await teamView(await stored, teamId);
    const owners = await getContactOwners([...new Set(rows.map((row) => row.userId))]);
    for (const row of rows) {
      const words = wordsOf({ ...row, texts: [] }, owners.get(row.userId)!.parsePhone);
      if (searched.every((beginning) => words.some((word) => word.startsWith(beginning)))) matches.push(row.id);
    }
    await nextEventLoopTurn();
  }
  return matches;
}
