import { groupCommit } from "#db/group-commit.ts";
import { database } from "../database.server.ts";
import { NotFound } from "../errors.ts";
import { onShutdown } from "../runtime/shutdown.server.ts";
import { commitEvents, type Outcome } from "./commit.server.ts";
import type { Completion, NewEvent } from "./event.ts";
import { cardMessages } from "../cards/messages.en.ts";

type PendingRecord = { item: NewEvent | Completion; outcome?: Outcome };

const writer = groupCommit<PendingRecord>(async (group) => {
  const outcomes = await commitEvents(
    database,
    group.map(({ item }) => item),
  );
  group.forEach((pending, i) => (pending.outcome = outcomes[i]!));
});

onShutdown(writer.flush);

/**
 * Records an event or the end of a view. Resolves once it is on disk, in one commit with others of the same
 * milliseconds. `isNew` is false if it had been recorded before. Throws NotFound for a card that does not exist.
 */
export async function record(item: NewEvent | Completion): Promise<{ id: number; isNew: boolean }> {
  const pending: PendingRecord = { item };
  await writer.record(pending);
  const outcome = pending.outcome!;
  if ("missing" in outcome) throw new NotFound(outcome.missing === "card" ? cardMessages.notFound : "View not found");
  return outcome;
}
