import { eq, sql } from "drizzle-orm";
import { type BusinessCard, type CardTemplate, run, type Tx, type TxSteps } from "#db/index.ts";
import { applyTemplate, fieldsWithRule } from "../../cards/compose.ts";
import { contactsOf } from "../../cards/contacts.ts";
import { tables } from "../../database.server.ts";

const { businessCards } = tables;

/** Cards that are given what they show at a time: other requests get their turn in between. */
const FREED_AT_ONCE = 100;

/** Detaches a template from the next batch of its cards. Returns whether there may be more. */
export function* freeCards(tx: Tx, template: CardTemplate): TxSteps<boolean> {
  const isUsing = eq(businessCards.templateId, template.id);
  const using = yield* run(tx.select().from(businessCards).where(isUsing).limit(FREED_AT_ONCE));
  yield* detachTemplate(tx, template, using);
  return using.length === FREED_AT_ONCE;
}

/** Copies the template's values to the cards, so that they look the same without it. */
function* detachTemplate(tx: Tx, template: CardTemplate, cards: BusinessCard[]) {
  const names = fieldsWithRule(template, "locked");
  for (const card of cards) {
    const composed = applyTemplate(card, template);
    // Further numbers that locked ones hid go, else they would be shown again.
    const contacts = { contacts: contactsOf(composed), numbers: composed.numbers };
    const own = Object.fromEntries([...names, "customizations" as const].map((name) => [name, composed[name]]));
    yield* run(
      tx
        .update(businessCards)
        .set({ ...own, ...contacts, templateId: null, version: sql`${businessCards.version} + 1` })
        .where(eq(businessCards.id, card.id)),
    );
  }
}
