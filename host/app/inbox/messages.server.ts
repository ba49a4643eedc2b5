import { eq, inArray } from "drizzle-orm";
import { fieldsOf } from "#sdk/card/sections/form/form-fields.ts";
import { db, tables, transaction } from "../database.server.ts";
import * as submissions from "../submissions/submissions.server.ts";
import { contactDetailsFrom } from "../view/contact-form.ts";
import { type InboxSource, PREVIEW_LENGTH } from "./source.server.ts";

const { formSubmissions: table } = tables;

/** Messages sent through a card's form. */
export const messages: InboxSource = {
  kind: "message",
  table,
  at: table.timestamp,
  searched: [table.formData],
  async read(ids, formOf) {
    const rows = await db
      .select({ id: table.id, formData: table.formData, isRead: table.isRead, isArchived: table.isArchived })
      .from(table)
      .where(inArray(table.id, ids));
    return rows.map(({ id, formData, isRead, isArchived }) => {
      const answers = formData as Record<string, string>;
      const { name, email, phone, note } = contactDetailsFrom(fieldsOf(formOf(id)), answers);
      const preview = (note ?? Object.values(answers).join(" · ")).slice(0, PREVIEW_LENGTH);
      return { id, name, email, phone, preview, isRead, isArchived, state: null };
    });
  },
  update: (id, change) => transaction((tx) => tx.update(table).set(change).where(eq(table.id, id))),
  remove: submissions.remove,
};
