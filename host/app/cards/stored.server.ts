import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { BusinessCard } from "#db/index.ts";
import { tables } from "../database.server.ts";
import { applyTemplate, type ComposedCard, type Template } from "./compose.ts";

const { businessCards, cardTemplates } = tables;

/** Columns that applyTemplate() needs; join with `ofTemplate`. */
export const TEMPLATE = { values: cardTemplates.values, rules: cardTemplates.rules };
export const ofTemplate = eq(cardTemplates.id, businessCards.templateId);

/** A card as it is stored, with its template. */
export const CARD_WITH_TEMPLATE = { card: businessCards, template: TEMPLATE };
export type StoredCard = { card: BusinessCard; template: Template | null };

export const composed = ({ card, template }: StoredCard): ComposedCard => applyTemplate(card, template);

/** Condition for a user's cards, without vacant cards of a team that are only registered with a manager. */
export const ownedBy = (userId: number): SQL =>
  sql`(${businessCards.userId} = ${userId} and ${eq(businessCards.isVacant, false)})`;

/** Cards that count towards the limit of the person's level: a team's do not. */
export const countsTowardLimit = (userId: number) =>
  and(eq(businessCards.userId, userId), isNull(businessCards.teamId));
