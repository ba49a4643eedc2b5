import type { CardData } from "#sdk/card/card-data.ts";
import { FIELD_NAMES, type FieldName } from "../cards/fields.ts";
import type { FOLLOWERS } from "../cards/limits.ts";
import type { Message } from "../languages/message.ts";
import { cardMessages } from "../cards/messages.en.ts";

/** A card as the editors hold it: what the public card shows, and what only its owner knows. */
export type EditorCard = CardData & {
  userId: number;
  isPaused: boolean;
  followers: (typeof FOLLOWERS)[number];
  followedBy: number;
  createdAt: string;
  /** The fields that the template of the team sets. */
  lockedFields?: readonly string[];
  /** Name of the team. */
  lockedBy?: string | null;
};

/** Fields that determine the country of a card's phone numbers. */
export type PhoneCardFields = Pick<EditorCard, "userId" | "numbers">;

/** Why a field cannot be edited; undefined if it can. */
export const lockReason = ({ lockedFields, lockedBy }: EditorCard, field: FieldName): Message | undefined =>
  lockedFields?.includes(field) ? (lockedBy ? cardMessages.lockedBy(lockedBy) : cardMessages.lockedByTeam) : undefined;

/** The owner's CSS as stored and as on the public page, so that the first drawing needs no cleaner. */
export interface StoredCss {
  written: string;
  safe: string;
}

export type Edits = Partial<Pick<EditorCard, FieldName>>;

/** Edits; a function where they build on what the card holds, such as one link of many. */
export type Change = Edits | ((card: EditorCard) => Edits);

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The fields in which two states of a card differ. */
export const differences = (a: EditorCard, b: EditorCard): FieldName[] =>
  FIELD_NAMES.filter((field) => !isSame(a[field] ?? null, b[field] ?? null));

/** Paths where two states of a card differ: fields, and each network's link separately. Order does not matter. */
export function changedPaths(a: EditorCard, b: EditorCard): string[] {
  const networks = new Set([...Object.keys(a.socialLinks), ...Object.keys(b.socialLinks)]);
  const links = [...networks]
    .filter((network) => !isSame(a.socialLinks[network], b.socialLinks[network]))
    .map((network) => `socialLinks.${network}`);
  return [...differences(a, b).filter((field) => field !== "socialLinks"), ...links];
}

/** The given fields of a card. */
export function pick(card: EditorCard, fields: readonly FieldName[]): Edits {
  return Object.fromEntries(fields.map((field) => [field, card[field]])) as Edits;
}

/**
 * Body of a PUT of the card: all editable fields, with the version they are based on. For a team's card only the
 * changed ones, as its template may have set other values since the card was loaded.
 */
export const payloadOf = (card: EditorCard, saved: EditorCard) => ({
  ...pick(card, saved.lockedFields?.length ? differences(card, saved) : FIELD_NAMES),
  version: card.version,
});

/** Whether a card has several numbers, addresses or websites: its single fields hold the first of each kind. */
export const hasSeveralOfKind = ({ contacts }: EditorCard): boolean =>
  new Set(contacts.map(({ kind }) => kind)).size < contacts.length;
