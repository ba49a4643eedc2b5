import { mayAnswerVisitor, mayConfigureSalesbot, mayReadMessages } from "../access.ts";
import type { SessionUser } from "../auth/sessions/session.server.ts";
import { getCard } from "../cards/cards.server.ts";
import { Forbidden, NotFound } from "../errors.ts";
import { textsIn } from "../languages/message.ts";
import type { Locale } from "../languages/locales.ts";
import { INBOX_KINDS, type InboxKind, type OpenedQuery } from "./inbox.schema.ts";
import * as inbox from "./inbox.server.ts";

/** The list with the item that is opened beside it; null where none is that may be read. */
export async function loadInboxPage(user: SessionUser, locale: Locale, query: OpenedQuery) {
  const kind = INBOX_KINDS.find((one) => query[one] !== undefined);
  const [list, unreadBy, opened] = await Promise.all([
    inbox.listRows(user, query),
    inbox.countUnreadBy(user, query),
    kind === undefined ? null : readOpened(user, locale, kind, query[kind]!).catch(nullIfUnreadable),
  ]);
  if (!opened || opened.item.isRead) return { ...list, unreadBy, opened };
  // The page marks it as read at once: nothing moves when that is done.
  const { kind: of, id } = opened.item;
  const items = list.items.map((item) => (item.kind === of && item.id === id ? { ...item, isRead: true } : item));
  const questionCount = list.items.find((item) => item.kind === of && item.id === id)?.questionCount ?? 0;
  return { ...list, items, unreadBy: less(unreadBy, { all: 1, question: questionCount, [of]: 1 }), opened };
}

const less = (counts: inbox.Counts, read: Partial<inbox.Counts>) =>
  Object.fromEntries(
    Object.entries(counts).map(([kind, n]) => [kind, Math.max(0, n - (read[kind as keyof inbox.Counts] ?? 0))]),
  ) as inbox.Counts;

export type OpenedItem = Awaited<ReturnType<typeof readOpened>>;

/** Unreadable items count as missing, so that the page does not reveal which exist. */
function nullIfUnreadable(error: unknown): null {
  if (error instanceof NotFound || error instanceof Forbidden) return null;
  throw error;
}

/** An item with all that can be read of it. */
async function readOpened(user: SessionUser, locale: Locale, kind: InboxKind, id: number) {
  const item = await inbox.get(user, kind, id);
  switch (kind) {
    case "message": {
      const { list } = await import("../submissions/submissions.server.ts");
      const { fields, submissions } = await list(user, item.cardId, { message: id });
      return { kind, item, fields, message: submissions[0]! };
    }
    case "conversation": {
      const conversations = await import("../salesbot/conversations.server.ts");
      const card = await getCard(user, item.cardId, mayReadMessages);
      const conversation = await conversations.read(user, id);
      return {
        kind,
        item,
        mayAnswer: mayAnswerVisitor(user, card) === null,
        conversation: textsIn(locale, conversation),
      };
    }
    case "question": {
      const { read } = await import("../salesbot/unanswered.server.ts");
      const card = await getCard(user, item.cardId, mayReadMessages);
      return { kind, item, mayAnswer: mayConfigureSalesbot(user, card) === null, question: await read(id) };
    }
  }
}
