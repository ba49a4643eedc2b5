import { asc, eq, inArray, sql } from "drizzle-orm";
import { run, type Tx, type TxSteps } from "#db/index.ts";
import { tables, transaction } from "../database.server.ts";
import { nextEventLoopTurn } from "../runtime/event-loop-queue.ts";
import { freeCards } from "./templates/detach-template.server.ts";

const { businessCards, cardTemplates } = tables;

/** Cards that are released in one transaction. */
const STEP = 100;

/**
 * Before a team ends, in short steps: its cards become their holders' own with what they show, and keep being shown or
 * are paused. Interrupted, it leaves a team with fewer cards, and deleting that again goes on.
 */
export async function releaseMostCards(teamId: number, cards: "keep" | "pause"): Promise<void> {
  for (const template of await transaction((tx) => templatesOf(tx, teamId)))
    while (await transaction((tx) => freeCards(tx, template))) await nextEventLoopTurn();
  while (await transaction((tx) => releaseCards(tx, teamId, cards))) await nextEventLoopTurn();
}

/** Releases cards that `releaseMostCards()` left; usually none. */
export function* releaseTeamCards(tx: Tx, teamId: number, cards: "keep" | "pause"): TxSteps<void> {
  for (const template of yield* templatesOf(tx, teamId))
    for (let isMore = true; isMore;) isMore = yield* freeCards(tx, template);
  for (let isMore = true; isMore;) isMore = yield* releaseCards(tx, teamId, cards);
}

function* templatesOf(tx: Tx, teamId: number) {
  return yield* run(tx.select().from(cardTemplates).where(eq(cardTemplates.teamId, teamId)));
}

/** Releases the next cards; whether there may be more. */
function* releaseCards(tx: Tx, teamId: number, cards: "keep" | "pause"): TxSteps<boolean> {
  const rows = yield* run(
    tx
      .select({ id: businessCards.id })
      .from(businessCards)
      .where(eq(businessCards.teamId, teamId))
      .orderBy(asc(businessCards.id))
      .limit(STEP),
  );
  const ids = rows.map(({ id }) => id);
  yield* run(
    tx
      .update(businessCards)
      .set({
        teamId: null,
        templateId: null,
        // Cards of former members stay with the manager registered as owner.
        isVacant: false,
        ...(cards === "pause" && { isPaused: true }),
        version: sql`${businessCards.version} + 1`,
      })
      .where(inArray(businessCards.id, ids)),
  );
  return ids.length === STEP;
}
