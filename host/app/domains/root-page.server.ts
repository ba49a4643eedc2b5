import { tables } from "../database.server.ts";
import { and, asc, eq } from "drizzle-orm";
import { type Domain, type TxSteps, type Tx, firstRow } from "#db/index.ts";
import { mayShowOnDomain } from "./access.ts";
import { requirePermission } from "../access.ts";
import { Invalid, NotFound } from "../errors.ts";
import type { DomainRoot } from "./domains.schema.ts";
import { domainMessages } from "./messages.en.ts";

const { businessCards, teams } = tables;

/** Condition for a user's cards, without those of former team members, which are only registered with a manager. */
export const cardsOwnedBy = (userId: number) =>
  and(eq(businessCards.userId, userId), eq(businessCards.isVacant, false));

type Owner = Pick<Domain, "userId" | "teamId">;
/** Columns for the content of `/`. */
type RootColumns = Pick<Domain, "cardId" | "showsDirectory">;

/** Throws NotFound or Refused for what is not the owner's. */
export function* rootColumns(tx: Tx, owner: Owner, root: DomainRoot): TxSteps<RootColumns> {
  if ("directory" in root) {
    if (owner.teamId === null) throw Invalid.field("root", "invalid", domainMessages.directoryOfTeam);
    return { cardId: null, showsDirectory: true };
  }
  const card = yield* firstRow(
    tx
      .select({ userId: businessCards.userId, teamId: businessCards.teamId })
      .from(businessCards)
      .where(eq(businessCards.id, root.cardId)),
  );
  if (!card) throw new NotFound(domainMessages.cardNotFound);
  requirePermission(mayShowOnDomain(owner, card));
  return { cardId: root.cardId, showsDirectory: false };
}

/** The open directory of a team, else the first card. */
export function* defaultRoot(tx: Tx, { userId, teamId }: Owner): TxSteps<RootColumns> {
  if (teamId !== null) {
    const team = yield* firstRow(tx.select({ directory: teams.directory }).from(teams).where(eq(teams.id, teamId)));
    if (!team) throw new NotFound(domainMessages.teamNotFound);
    if (team.directory) return { cardId: null, showsDirectory: true };
  }
  const first = yield* firstRow(
    tx
      .select({ id: businessCards.id })
      .from(businessCards)
      .where(
        teamId === null
          ? cardsOwnedBy(userId)
          : and(eq(businessCards.teamId, teamId), eq(businessCards.isVacant, false)),
      )
      .orderBy(asc(businessCards.id))
      .limit(1),
  );
  return { cardId: first?.id ?? null, showsDirectory: false };
}
