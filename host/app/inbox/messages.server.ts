import { eq, inArray, type SQL } from "drizzle-orm";
import { textBytes } from "#db/index.ts";
import { fieldsOf } from "#sdk/card/sections/form/form-fields.ts";
import { database, db, tables, transaction } from "../database.server.ts";
import { readInPages } from "../runtime/sized-pages.ts";
import * as submissions from "../submissions/submissions.server.ts";
import { contactDetailsFrom } from "../view/contact-form.ts";
import { type CardOf, type InboxItem, type InboxSource, PREVIEW_LENGTH, readCards } from "./source.server.ts";

const { businessCards, formSubmissions: table } = tables;

/** Messages sent through a card's form. */
export const messages: InboxSource = {
  kind: "message",
  table,
  at: table.timestamp,
  searched: [table.formData],
  async find({ where, orderBy, maxRows }) {
    const listed = await db
      .select({ id: table.id, cardId: table.cardId, size: textBytes(database, [table.formData]) })
      .from(table)
      .innerJoin(businessCards, eq(businessCards.id, table.cardId))
      .where(where)
      .orderBy(...orderBy)
      .limit(maxRows);
    const cardOf = await readCards(listed.map(({ cardId }) => cardId));
    return readInPages(listed, (ids) => readItems(ids, orderBy, cardOf));
  },
  update: (id, change) => transaction((tx) => tx.update(table).set(change).where(eq(table.id, id))),
  remove: submissions.remove,
};

async function readItems(ids: number[], orderBy: SQL[], cardOf: CardOf): Promise<InboxItem[]> {
  const rows = await db
    .select({
      id: table.id,
      formData: table.formData,
      isRead: table.isRead,
      isArchived: table.isArchived,
      timestamp: table.timestamp,
      cardId: table.cardId,
    })
    .from(table)
    .where(inArray(table.id, ids))
    .orderBy(...orderBy);
  return rows.map(({ id, formData, isRead, isArchived, timestamp, cardId }) => {
    const { cardName, form } = cardOf(cardId);
    const answers = formData as Record<string, string>;
    const lead = contactDetailsFrom(fieldsOf(form), answers);
    return {
      kind: "message",
      id,
      cardId,
      cardName,
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
