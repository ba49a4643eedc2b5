import type { InboxKind } from "./inbox.schema.ts";
import type { InboxItem } from "./inbox.server.ts";

/** What of an address says which list it is opened beside. */
type Base = Record<string, string>;

/** Where all of an item can be read, and something be done about it: beside the list that `base` stands for. */
export const detailPath = ({ kind, id }: { kind: InboxKind; id: number }, base: Base = {}): string =>
  `/inbox?${new URLSearchParams({ ...base, [kind]: String(id) })}`;

/** The same from another page: beside its card's items where they are not the reader's own. */
export const detailPathOf = ({ cardId, isArchived, ...item }: InboxItem): string =>
  detailPath(item, { card: String(cardId), ...(isArchived && { archived: "true" }) });
