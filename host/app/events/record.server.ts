import { groupCommit } from "#db/group-commit.ts";
import { CARD_NOT_FOUND } from "../cards/cards.server.ts";
import { database } from "../database.server.ts";
import { NotFound } from "../errors.ts";
import { onShutdown } from "../runtime/shutdown.server.ts";
import { commitEvents, type Outcome } from "./commit.server.ts";
import type { Completion, NewEvent } from "./event.ts";

type Waiting = { item: NewEvent | Completion; outcome?: Outcome };

const writer = groupCommit<Waiting>(async (group) => {
  const outcomes = await commitEvents(
    database,
    group.map(({ item }) => item),
  );
  group.forEach((waiting, i) => (waiting.outcome = outcomes[i]!));
});

onShutdown(writer.flush);

/**
 * Records an event or the end of a view. Resolves once it is on disk, in one commit with others of the same
 * milliseconds. `isNew` is false if it had been recorded before. Throws NotFound for a card that does not exist.
 */
export async function record(item: NewEvent | Completion): Promise<{ id: number; isNew: boolean }> {
  const waiting: Waiting = { item };
  await writer.record(waiting);
  const outcome = waiting.outcome!;
  if ("missing" in outcome) throw new NotFound(outcome.missing === "card" ? CARD_NOT_FOUND : "View not found");
  return outcome;
}
