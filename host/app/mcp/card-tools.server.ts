import { z } from "zod";
import type { Actor } from "../access.ts";
import { analyticsQuery } from "../analytics/analytics.schema.ts";
import * as analytics from "../analytics/analytics.server.ts";
import { RANGES } from "../analytics/periods.ts";
import { cardUpdate } from "../cards/card.schema.ts";
import * as cards from "../cards/cards.server.ts";
import { listOwnIds } from "../cards/own-cards.server.ts";
import { parse, rowId } from "../http/parse.ts";
import { OVERWRITES, READS, tool } from "./tool.ts";
import { SOURCES } from "./tool-result.ts";

/** Cards that a tool searches when none is named: few people have more, and each costs its queries. */
export const MAX_CARDS = 20;

/** The card that was named, or the first of the actor's own. */
export const cardsOrOne = async (actor: Actor, cardId: number | undefined): Promise<number[]> =>
  cardId === undefined ? (await listOwnIds(actor)).slice(0, MAX_CARDS).map(({ id }) => id) : [cardId];

const text = z.string().max(10_000).nullable().optional();

export const cardTools = [
  tool({
    name: "card_figures",
    title: "Figures of a card",
    description: `Views, clicks, saves, messages and visitors of one card, or of the first ${MAX_CARDS} own cards with their ids. \`summary\` counts all time, the rest the range.`,
    scope: "analytics:read",
    annotations: READS,
    input: z.object({ cardId: rowId.optional(), range: z.enum(RANGES).default("monthly") }),
    async run({ cardId, range }, { user }) {
      const query = parse(analyticsQuery, { range }, "query");
      const ids = await cardsOrOne(user, cardId);
      const figures = await Promise.all(ids.map((id) => analytics.read(user, id, query)));
      return {
        source: SOURCES.figures,
        range,
        cards: figures.map(({ cardId: id, card, summary, totals, previous, from, to, links, sources }) => ({
          id,
          ...card,
          from,
          to,
          summary,
          totals,
          previous,
          links,
          sources,
        })),
      };
    },
  }),
  tool({
    name: "update_card",
    title: "Change a card",
    description:
      "Replaces texts of a card, which everybody sees at once. Fields that are left out stay; null empties one.",
    scope: "cards:write",
    annotations: OVERWRITES,
    input: z.object({
      id: rowId,
      name: text,
      pronouns: text,
      title: text,
      company: text,
      about: text,
      phone: text,
      email: text,
      address: text,
      website: text,
      isPaused: z.boolean().optional(),
    }),
    async run({ id, ...changes }, { user }) {
      const card = await cards.update(user, id, parse(cardUpdate, changes, "body"));
      return { source: SOURCES.own, id, slug: card.slug, changed: Object.keys(changes) };
    },
  }),
];
