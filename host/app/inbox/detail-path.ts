import type { InboxItem } from "./inbox.server.ts";

/** Where all of an item can be read, and something be done about it. */
export function detailPath({ kind, id, cardId, isArchived }: InboxItem): string {
  const archived = isArchived ? "&archived=true" : "";
  if (kind === "message") return `/submissions/${cardId}?message=${id}${archived}`;
  if (kind === "conversation") return `/salesbot/${cardId}/conversations?conversation=${id}${archived}`;
  return `/salesbot/${cardId}/unanswered#question-${id}`;
}
