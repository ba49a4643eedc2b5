import type { ContactEntry, ContactKind } from "#sdk/card/card-data.ts";

/** The kinds of contact details, each with the single field that is the first of its kind. */
export const CONTACT_KINDS = ["phone", "email", "address", "website"] as const satisfies readonly ContactKind[];
export const MAX_CONTACTS = 20;
export const MAX_LABEL = 40;
/** Labels that contact files have words of their own for; all others are the owner's. */
export const CONTACT_LABELS = ["work", "home", "mobile"];
export const DEFAULT_LABEL = "work";

type Singles = Record<ContactKind, string | null>;
/** Contact details of a card: the single fields, and the list of all with labels. */
export type StoredContacts = Singles & { contacts: readonly ContactEntry[] };

const of = (kind: ContactKind, contacts: readonly ContactEntry[]) => contacts.filter((entry) => entry.kind === kind);

/** The single field first, then the others of its kind; it keeps the label that the first one had. */
function led(kind: ContactKind, first: string | null, contacts: readonly ContactEntry[]): ContactEntry[] {
  const [head, ...rest] = of(kind, contacts);
  if (!first) return rest;
  return [{ kind, label: head?.label ?? DEFAULT_LABEL, value: first }, ...rest];
}

/** All contact details of a card, kind by kind. */
export const contactsOf = (card: StoredContacts): ContactEntry[] =>
  CONTACT_KINDS.flatMap((kind) => led(kind, card[kind], card.contacts));

const isSame = (a: readonly ContactEntry[], b: readonly ContactEntry[]) =>
  a.length === b.length && a.every(({ label, value }, i) => b[i]!.label === label && b[i]!.value === value);

/**
 * Merges a change of single fields, the list or both into the stored details. A changed single field overrides the
 * list; a list without entries of a kind leaves that single field alone.
 */
export function changedContacts(
  stored: StoredContacts,
  input: Partial<Singles> & { contacts?: readonly ContactEntry[] | undefined },
): StoredContacts {
  const before = contactsOf(stored);
  const kinds = CONTACT_KINDS.map((kind): [ContactKind, ContactEntry[]] => {
    const old = of(kind, before);
    const single = input[kind];
    const isChanged = single !== undefined && (single || null) !== (stored[kind] || null);
    const listed = input.contacts && of(kind, input.contacts).filter(({ value }) => value !== "");
    if (!listed) return [kind, isChanged ? led(kind, single, old) : old];
    if (!isChanged) return [kind, listed.length > 0 ? listed : old.slice(0, 1)];
    if (isSame(listed, old) || listed[0]?.value === stored[kind]) return [kind, led(kind, single, listed)];
    const others = listed.filter(({ value }) => value !== single);
    const label = listed.find(({ value }) => value === single)?.label ?? DEFAULT_LABEL;
    return [kind, single ? [{ kind, label, value: single }, ...others] : others];
  });
  return {
    ...(Object.fromEntries(kinds.map(([kind, [first]]) => [kind, first?.value ?? null])) as Singles),
    contacts: kinds.flatMap(([, entries]) => entries),
  };
}
