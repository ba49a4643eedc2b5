import { type CardTemplate, getRow, type TeamInvitation, type TemplateValues, type Tx } from "#db/index.ts";
import { slugFrom } from "../../cards/card.schema.ts";
import { nextFreeSlug } from "../../cards/slugs.server.ts";
import { newCardValues } from "../../cards/new-card-values.ts";
import { tables } from "../../database.server.ts";

interface NewTeamCard {
  owner: { id: number; username: string; fullName: string | null; email: string };
  teamId: number;
  template: CardTemplate | undefined;
  /** Values entered for the card. */
  values: TemplateValues;
}

/** Whether the card of an invitation starts with more than a name. */
export const isCardPrepared = ({ templateId, values }: Pick<TeamInvitation, "templateId" | "values">): boolean =>
  templateId !== null || Object.keys(values).length > 0;

/** Creates a user's card in a team, which does not count toward the user's card limit. Returns its id. */
export function* addTeamCard(tx: Tx, { owner, teamId, template, values }: NewTeamCard) {
  const slug = yield* nextFreeSlug(tx, slugFrom(owner.username) ?? "card");
  const card = yield* getRow(
    tx
      .insert(tables.businessCards)
      .values({
        name: owner.fullName ?? owner.username,
        email: owner.email,
        ...newCardValues(template ?? null, values),
        userId: owner.id,
        slug,
        teamId,
        templateId: template?.id ?? null,
      })
      .returning({ id: tables.businessCards.id }),
  );
  return card.id;
}
