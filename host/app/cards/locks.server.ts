import { isDeepStrictEqual } from "node:util";
import type { BusinessCard, CardFields } from "#db/index.ts";
import { type FieldProblem, Invalid, Forbidden } from "../errors.ts";
import { applyTemplate, fieldsWithRule, type Template, type TemplateField } from "./compose.ts";
import { CONTACT_KINDS, contactsOf } from "./contacts.ts";
import { FIELDS } from "./fields.ts";
import { cardMessages } from "./messages.en.ts";

type Changes = Partial<CardFields & Pick<BusinessCard, "contacts" | "numbers">>;
type Own = CardFields & Pick<BusinessCard, "contacts" | "numbers">;

/**
 * Drops unchanged locked fields from a change to a team's card, so that the card's own values stay stored. Throws
 * Refused if a locked field was changed, Invalid if a required one was emptied.
 */
export function stripLockedFields<Input extends Changes>(input: Input, own: Own, template: Template | null): Input {
  if (!template) return input;
  const composed = applyTemplate(own, template);
  const changes: Input = { ...input };
  for (const name of fieldsWithRule(template, "locked")) {
    if (input[name] === undefined) continue;
    if (!isDeepStrictEqual(plain(input[name]), plain(composed[name]))) throw locked(name);
    delete changes[name];
  }
  Object.assign(changes, withOwnContacts(input, own, composed));
  refuseEmpty(changes, template);
  return changes.customizations
    ? { ...changes, customizations: withOwnTexts(changes.customizations, own, composed) }
    : changes;
}

const locked = (name: TemplateField) => new Forbidden(cardMessages.lockedField(FIELDS[name].label), "locked", name);

function refuseEmpty(input: Partial<CardFields>, template: Template): void {
  const errors = fieldsWithRule(template, "required")
    .filter((name) => input[name] !== undefined && isEmpty(input[name]))
    .map((name): FieldProblem => ({
      path: name,
      code: "required",
      message: cardMessages.requiredField(FIELDS[name].label),
    }));
  if (errors.length > 0) throw Invalid.fields(errors);
}

/** The texts that applyTemplate() took out of the design were not seen, so they were not changed. */
function withOwnTexts(
  input: CardFields["customizations"],
  own: CardFields,
  composed: CardFields,
): CardFields["customizations"] {
  const unseen = Object.entries(own.customizations).filter(([name]) => !(name in composed.customizations));
  return { ...input, ...Object.fromEntries(unseen) };
}

/** The person's numbers and addresses that locked ones hide stay where they are. */
function withOwnContacts(input: Changes, own: Own, composed: Own & { lockedFields: TemplateField[] }): Changes {
  const { contacts } = input;
  const kinds = CONTACT_KINDS.filter((kind) => composed.lockedFields.includes(kind));
  if (!contacts || kinds.length === 0) return {};
  const [before, stored] = [contactsOf(composed), contactsOf(own)];
  return {
    contacts: CONTACT_KINDS.flatMap((kind) => {
      const of = (entries: typeof contacts) => entries.filter((entry) => entry.kind === kind);
      if (!kinds.includes(kind)) return of(contacts);
      if (!isDeepStrictEqual(plain(of(contacts)), plain(of(before)))) throw locked(kind);
      return of(stored);
    }),
    ...(kinds.includes("phone") && { numbers: own.numbers }),
  };
}

const isEmpty = (value: unknown) =>
  value === null || value === "" || (typeof value === "object" && Object.keys(value).length === 0);

/** Without the difference between a key that is missing and one that is undefined. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
