import { eq, inArray, type SQL } from "drizzle-orm";
import { textBytes } from "#db/index.ts";
import type { FormConfig } from "#sdk/card/card-data.ts";
import { fieldsOf } from "#sdk/card/sections/form/form-fields.ts";
import { applyTemplate } from "../cards/compose.ts";
import { ofTemplate, TEMPLATE } from "../cards/stored.server.ts";
import { database, db, tables, transaction } from "../database.server.ts";
import { readInPages } from "../runtime/sized-pages.ts";
import * as submissions from "../submissions/submissions.server.ts";
import { contactDetailsFrom } from "../view/contact-form.ts";
import { CARD, type InboxItem, type InboxSource, PREVIEW_LENGTH } from "./source.server.ts";

const { businessCards, cardTemplates, formSubmissions: table } = tables;

/** Messages sent through a card's form. */
export const messages: InboxSource = {
  kind: "message",
  table,
  at: table.timestamp,
  searched: [table.formData],
  async find({ where, orderBy, maxRows }) {
    const listed = await db
      .select({ id: table.id, size: textBytes(database, [table.formData]) })
      .from(table)
      .innerJoin(businessCards, eq(businessCards.id, table.cardId))
      .where(where)
      .orderBy(...orderBy)
      .limit(maxRows);
    return readInPages(listed, (ids) => readItems(ids, orderBy));
  },
  update: (id, change) => transaction((tx) => tx.update(table).set(change).where(eq(table.id, id))),
  remove: submissions.remove,
};

async function readItems(ids: number[], orderBy: SQL[]): Promise<InboxItem[]> {
  const rows = await db
    .select({
      id: table.id,
      formData: table.formData,
      isRead: table.isRead,
      isArchived: table.isArchived,
      timestamp: table.timestamp,
      card: { ...CARD, formConfig: businessCards.formConfig },
      template: TEMPLATE,
    })
    .from(table)
    .innerJoin(businessCards, eq(businessCards.id, table.cardId))
    .leftJoin(cardTemplates, ofTemplate)
    .where(inArray(table.id, ids))
    .orderBy(...orderBy);
  return rows.map(({ id, formData, isRead, isArchived, timestamp, template, card: stored }) => {
    const card = applyTemplate(stored, template);
    const answers = formData as Record<string, string>;
    const lead = contactDetailsFrom(fieldsOf(card.formConfig as FormConfig), answers);
    return {
      kind: "message",
      id,
      cardId: card.id,
      cardName: card.name ?? card.slug,
      name: lead.name,
      email: lead.email,
      phone: lead.phone,
      preview: (lead.note ?? Object.values(answers).join(" · ")).slice(0, PREVIEW_LENGTH),
      isRead,
      isArchived,
      state: null,
      at: timestamp.toISOString(),
    };
  });
}
