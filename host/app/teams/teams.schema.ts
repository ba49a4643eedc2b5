import { z } from "zod";
import { email } from "../auth/auth.schema.ts";
import { media, slug } from "../cards/values.schema.ts";
import { templateContent } from "../cards/card.schema.ts";
import { FIELDS } from "../cards/fields.ts";
import { TEMPLATE_FIELDS, type TemplateField } from "../cards/compose.ts";
import { limitSchema, offsetCursor, sortSchema } from "../http/cursor.ts";
import { rowId } from "../http/parse.ts";
import { requiredText } from "../input/required-text.ts";
import { teamMessages } from "./messages.en.ts";
import { inputMessages } from "../input/messages.en.ts";
import { labels } from "../input/labels.en.ts";

const NAME_MAX = 100;
const teamName = requiredText(teamMessages.nameMissing).max(NAME_MAX, inputMessages.tooLong(labels.teamName, NAME_MAX));
const logo = media("Logo")
  .nullable()
  .transform((text) => text || null);
/** Blank: made from the name. */
const teamSlug = z.union([z.literal("").transform(() => undefined), slug]).optional();

export const teamCreate = z.object({
  name: teamName,
  slug: teamSlug,
  /** The first card of the team's creator becomes the team's. */
  includesCard: z.boolean("includesCard must be true or false").optional(),
});
export type TeamCreate = z.output<typeof teamCreate>;

export const teamUpdate = z.object({
  name: teamName.optional(),
  slug: slug.optional(),
  logo: logo.optional(),
  directory: z.boolean("directory must be true or false").optional(),
});
export type TeamUpdate = z.output<typeof teamUpdate>;

/** Whether members keep the cards of a deleted team as their own, or the cards are paused. */
export const teamDeletion = z.object({ cards: z.enum(["keep", "pause"]).default("pause") });
export type TeamDeletion = z.output<typeof teamDeletion>;

export const teamRole = z.enum(["manager", "member"], teamMessages.role);
export const memberUpdate = z.object({ role: teamRole });

/**
 * Whether the cards of a leaving member are transferred or paused; `to` with `pause` is the successor that paused cards
 * lead to.
 */
export const memberRemoval = z
  .object({ cards: z.enum(["pause", "handOver"]).default("pause"), to: rowId.optional() })
  .refine(({ cards, to }) => cards === "pause" || to !== undefined, {
    path: ["to"],
    error: teamMessages.successorMissing.error,
  });
export type MemberRemoval = z.output<typeof memberRemoval>;

// --- templates --------------------------------------------------------------------------------------------------

const NOT_A_FIELD = "must be a field of a card";
const onlyFields = (fields: object, context: z.RefinementCtx) => {
  for (const name of Object.keys(fields))
    if (!TEMPLATE_FIELDS.some((field) => field === name))
      context.addIssue({ code: "custom", path: [name], message: NOT_A_FIELD });
};

/** Values of card fields by their names, as a card takes them. */
const fieldValues = z.record(z.string(), z.unknown()).superRefine(onlyFields).pipe(templateContent);
/** Lists read a template with each of its cards, and up to 500 invitations hold the same values. */
const [MAX_TEMPLATE_KB, MAX_INVITATION_KB] = [64, 8];
const valuesUpTo = (limit: number) =>
  fieldValues
    .refine((values) => JSON.stringify(values).length <= limit * 1_000, teamMessages.valuesTooLarge(limit))
    .prefault({});

const rule = z.enum(["free", "required", "locked"], "must be free, required or locked");
const rules = z
  .record(z.string(), rule)
  .superRefine(onlyFields)
  .transform((value) => value as Partial<Record<TemplateField, z.output<typeof rule>>>);

const TEMPLATE_NAME_MAX = 100;
const template = z.object({
  name: requiredText(teamMessages.templateNameMissing).max(
    TEMPLATE_NAME_MAX,
    inputMessages.tooLong(labels.templateName, TEMPLATE_NAME_MAX),
  ),
  values: valuesUpTo(MAX_TEMPLATE_KB),
  rules: rules.default({}),
});
export const templateCreate = template;
export type TemplateCreate = z.output<typeof templateCreate>;

/** Omitted fields keep their values. `version` is the one last read. */
export const templateUpdate = z.object({
  name: template.shape.name.optional(),
  values: template.shape.values.unwrap().optional(),
  rules: rules.optional(),
  version: z.number("version must be a number").int(),
});
export type TemplateUpdate = z.output<typeof templateUpdate>;

export const templateDeletion = z.object({
  version: z.coerce.number("version must be a number").int().optional(),
  /** Its cards keep what they show as their own. */
  cards: z.literal("free").optional(),
});
export type TemplateDeletion = z.output<typeof templateDeletion>;

/** Which cards get a template: some, those that have none, or all. Null takes theirs away. */
export const assignment = z.object({
  cards: z.union([z.enum(["all", "without"]), z.array(rowId).min(1).max(500)], "cards must be all, without, or ids"),
  templateId: rowId.nullable(),
});
export type Assignment = z.output<typeof assignment>;

/** Card for a member without one. */
export const newTeamCard = z.object({ userId: rowId, templateId: rowId.nullish() });
export type NewTeamCard = z.output<typeof newTeamCard>;

// --- invitations ------------------------------------------------------------------------------------------------

const MAX_INVITED = 500;
/** Looked at one by one, so that a bad address fails alone. */
const typedAddress = z.string("email must be a text").max(1_000);
const personName = z
  .string()
  .trim()
  .max(FIELDS.name.limit, inputMessages.tooLong(FIELDS.name.label, FIELDS.name.limit));
export const invitations = z
  .object({
    emails: z.array(typedAddress, "emails must be a list of addresses").default([]),
    /** Rows of a table, each with what its card starts with. */
    people: z
      .array(
        z.object({ email: typedAddress, name: personName.optional(), values: valuesUpTo(MAX_INVITATION_KB) }),
        "people must be a list",
      )
      .default([]),
    role: teamRole.default("member"),
    templateId: rowId.nullish(),
    values: valuesUpTo(MAX_INVITATION_KB),
  })
  .refine(({ emails, people }) => emails.length + people.length > 0, {
    path: ["emails"],
    error: teamMessages.addressMissing.error,
  })
  .refine(({ emails, people }) => emails.length + people.length <= MAX_INVITED, {
    path: ["emails"],
    error: teamMessages.tooManyAtOnce(MAX_INVITED).error,
  });
export type Invitations = z.output<typeof invitations>;
export const invitedAddress = email;

// --- lists ------------------------------------------------------------------------------------------------------

/** Up to 100 at a time, more by the cursor. */
const listOf = <const Name extends string>(names: readonly Name[], defaultSort: NoInfer<Name>) =>
  z.object({
    search: z.string().trim().max(200).optional(),
    sort: sortSchema(names, defaultSort),
    limit: limitSchema(100),
    cursor: offsetCursor.optional(),
  });

export const teamsQuery = listOf(["createdAt", "name", "members"], "createdAt");
export type TeamsQuery = z.output<typeof teamsQuery>;
export const membersQuery = listOf(["joinedAt", "name", "role"], "joinedAt");
export type MembersQuery = z.output<typeof membersQuery>;
export const invitationsQuery = listOf(["createdAt", "email", "expiresAt"], "createdAt");
export type InvitationsQuery = z.output<typeof invitationsQuery>;
export const templatesQuery = listOf(["createdAt", "name", "cards"], "createdAt");
export type TemplatesQuery = z.output<typeof templatesQuery>;
