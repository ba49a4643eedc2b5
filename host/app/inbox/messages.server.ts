import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import { containsText, getRow } from "#db/index.ts";
import type { FormConfig } from "#sdk/card/card-data.ts";
import { fieldsOf } from "#sdk/card/sections/form/form-fields.ts";
import { applyTemplate } from "../cards/compose.ts";
import { ofTemplate, TEMPLATE } from "../cards/stored.server.ts";
import { db, tables, transaction } from "../database.server.ts";
import * as submissions from "../submissions/submissions.server.ts";
import { contactDetailsFrom } from "../view/contact-form.ts";
import { afterCursor, CARD, commonConditions, type InboxSource, PREVIEW_LENGTH } from "./source.server.ts";

const { businessCards, cardTemplates, formSubmissions: table } = tables;

/** What visitors sent by a card's form. */
export const messages: InboxSource = {
  table,
  async find(actor, filter, maxRows) {
    const order = filter.sort === "at" ? asc : desc;
    const columns = { at: sql`${table.timestamp}`, id: sql`${table.id}` };
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
      .where(
        and(
          commonConditions(actor, filter, { table }),
          containsText(table.formData, filter.search),
          afterCursor(filter, "message", columns),
        ),
      )
      .orderBy(order(table.timestamp), order(table.id))
      .limit(maxRows);
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
        at: timestamp.toISOString(),
      };
    });
  },
  async count(actor, filter) {
    const row = await getRow(
      db
        .select({ n: count() })
        .from(table)
        .innerJoin(businessCards, eq(businessCards.id, table.cardId))
        .where(and(commonConditions(actor, filter, { table }), containsText(table.formData, filter.search))),
    );
    return row.n;
  },
  update: (id, change) => transaction((tx) => tx.update(table).set(change).where(eq(table.id, id))),
  remove: submissions.remove,
};
