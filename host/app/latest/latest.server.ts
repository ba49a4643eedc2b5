import type { Actor } from "../access.ts";
import * as contacts from "../contacts/contacts.server.ts";
import { contactsQuery } from "../contacts/contacts.schema.ts";
import { detailPathOf } from "../inbox/detail-path.ts";
import * as inbox from "../inbox/inbox.server.ts";
import { inboxQuery } from "../inbox/inbox.schema.ts";

const ROWS = 5;

/** Somebody who wrote, chatted or shared details, as a row of the dashboard. */
export interface LatestItem {
  to: string;
  name: string | null;
  text: string | null;
  at: string;
  /** The call that marks it as read; null where it is. */
  unreadItem: string | null;
}

/** The newest messages, conversations and exchanged contacts of the actor's cards. */
export async function findLatest(actor: Actor): Promise<LatestItem[]> {
  const [{ items: written }, { items: exchanged }] = await Promise.all([
    inbox.listRows(actor, inboxQuery.parse({ limit: ROWS })),
    contacts.list(actor, contactsQuery.parse({ limit: ROWS, source: "exchange" })),
  ]);
  const items = [
    ...written.map((item) => ({
      to: detailPathOf(item),
      name: item.name ?? item.email ?? item.phone,
      text: item.preview,
      at: item.at,
      unreadItem: item.isRead ? null : `/api/inbox/${item.kind}/${item.id}`,
    })),
    ...exchanged.map(({ id, name, email, phone, company, last }) => ({
      to: `/contacts/${id}`,
      name: name ?? email ?? phone,
      text: company ?? email ?? phone,
      at: last,
      unreadItem: null,
    })),
  ];
  return items.sort((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, ROWS);
}
