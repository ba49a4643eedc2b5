import type { InboxKind } from "./inbox.schema.ts";
import type { InboxItem } from "./inbox.server.ts";

/** Query that selects the list beside the item. */
type Base = Record<string, string>;

/** URL of an item's detail view, beside the list selected by `base`. */
export const detailPath = ({ kind, id }: { kind: InboxKind; id: number }, base: Base = {}): string =>
  `/inbox?${new URLSearchParams({ ...base, [kind]: String(id) })}`;

/** URL of an item from another page: beside its card's items unless they are the viewer's own. */
export const detailPathOf = ({ cardId, isArchived, ...item }: InboxItem): string =>
  detailPath(item, { card: String(cardId), ...(isArchived && { archived: "true" }) });
