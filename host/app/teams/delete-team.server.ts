import { eq, sql } from "drizzle-orm";
import { run, type Tx } from "#db/index.ts";
import { tables } from "../database.server.ts";
import { detachTemplate } from "./templates/detach-template.server.ts";

const { businessCards, cardTemplates } = tables;

/** Before a team ends: its cards become their holders' own with what they show, and keep being shown or are paused. */
export function* releaseTeamCards(tx: Tx, teamId: number, cards: "keep" | "pause") {
  const templates = yield* run(tx.select().from(cardTemplates).where(eq(cardTemplates.teamId, teamId)));
  for (const template of templates)
    yield* detachTemplate(
      tx,
      template,
      yield* run(tx.select().from(businessCards).where(eq(businessCards.templateId, template.id))),
    );
  yield* run(
    tx
      .update(businessCards)
      .set({
        teamId: null,
        templateId: null,
        // Those of people who left are paused, and become the manager's in whose name they stand.
        isVacant: false,
        ...(cards === "pause" && { isPaused: true }),
        version: sql`${businessCards.version} + 1`,
      })
      .where(eq(businessCards.teamId, teamId)),
  );
}
