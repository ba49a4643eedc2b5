import { z } from "zod";
import { MAX_LEVEL } from "../access.ts";
import {
  chosenUsername,
  email,
  currentPasswordProof,
  unchangedUsername,
  newPassword,
  phone,
  requiredEmail,
  requiredPassword,
  requiredUsername,
  SHORT_PASSWORD,
  username,
} from "../auth/auth.schema.ts";
import { contacts, socialLinks, textSchemas } from "../cards/card.schema.ts";
import { slug } from "../cards/values.schema.ts";
import { forEachField, sheetFields } from "../cards/fields.ts";
import { slugProblem } from "../cards/limits.ts";
import { rowId } from "../http/parse.ts";
import { plainEmail } from "../networks/single-address.ts";
import { userMessages } from "./messages.en.ts";
import { authMessages } from "../auth/messages.en.ts";
import { inputMessages } from "../input/messages.en.ts";
import { labels } from "../input/labels.en.ts";
import { type Message, textOfIssue } from "../languages/message.ts";

/** Rows in one upload. */
export const MAX_BATCH_ROWS = 5_000;

const LEVEL_RANGE = userMessages.levelRange(MAX_LEVEL);

/** 1 to 5, as a number or one digit. */
const accessLevel = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^[1-5]$/)
        .transform(Number),
    ],
    LEVEL_RANGE,
  )
  .pipe(z.number().int(LEVEL_RANGE).min(1, LEVEL_RANGE).max(MAX_LEVEL, LEVEL_RANGE));

const personName = z
  .string(userMessages.fullNameTooShort)
  .trim()
  .min(2, userMessages.fullNameTooShort)
  .max(100, inputMessages.tooLong(labels.fullName, 100));

const blank = z.union([z.null(), z.string().trim().length(0)]).transform(() => null);

/** Blank is no choice: a new card's slug is then derived from the username, an existing one stays. */
const chosenSlug = z.union([blank, z.string().trim().pipe(slug)], {
  error: (issue) => sayFirst(issue, slugProblem("")!),
});

/** An empty password on edit keeps the current one; spaces are a bad one. */
const optionalPassword = z.union([z.union([z.null(), z.literal("")]).transform(() => null), newPassword], {
  error: (issue) => sayFirst(issue, SHORT_PASSWORD),
});

/**
 * The message of the second way to read a field, when the first (blank) did not do; what is no text at all gets the
 * field's own.
 */
function sayFirst(
  issue: { code?: string; errors?: { code?: string; message: string }[][] },
  otherwise: Message,
): string {
  const issueWithin = issue.code === "invalid_union" ? issue.errors?.at(-1)?.[0] : undefined;
  const text = issueWithin && issueWithin.code !== "invalid_type" ? textOfIssue(issueWithin) : otherwise;
  return typeof text === "string" ? text : text.error(issue);
}

/** Form for a new user. */
export const userCreate = z.object({
  username: requiredUsername,
  email: requiredEmail,
  fullName: personName,
  phone,
  password: requiredPassword.pipe(newPassword),
  accessLevel: accessLevel.default(1),
  /** Given, even blank: a card is made too. */
  cardSlug: chosenSlug.optional(),
});
export type UserCreate = z.infer<typeof userCreate>;

/** Form for an existing user; omitted fields keep their values. */
export const userUpdate = z.object({
  username: username.optional(),
  email: email.optional(),
  fullName: personName.optional(),
  phone: z.union([z.undefined(), phone]),
  password: optionalPassword.optional(),
  /** The administrator's own, asked for where the change is to the own account. */
  currentPassword: currentPasswordProof,
  accessLevel: accessLevel.optional(),
  cardSlug: chosenSlug.optional(),
});
export type UserUpdate = z.infer<typeof userUpdate>;

/** Full forms, with re-authentication. */
export const userCreateForm = userCreate.extend({ currentPassword: currentPasswordProof });
export const userUpdateForm = userCreate.extend({
  username: unchangedUsername,
  password: optionalPassword.optional(),
  currentPassword: currentPasswordProof,
  accessLevel: accessLevel.optional(),
});

/** A row of an upload, as the specification words its errors. */
export const batchRow = z.object(
  {
    username: z.string(authMessages.usernameTooShort).pipe(chosenUsername),
    email: z
      .string(userMessages.badEmail)
      .overwrite(plainEmail)
      .refine((text) => text.includes("@") && email.safeParse(text).success, userMessages.badEmail),
    fullName: personName,
    password: z.string(SHORT_PASSWORD).pipe(newPassword),
    accessLevel: z
      .union([z.literal("").transform(() => 1), z.null().transform(() => 1), accessLevel], LEVEL_RANGE)
      .default(1),
    cardSlug: chosenSlug.optional(),
    /** Fields of the row's card. */
    ...forEachField(sheetFields, ({ name }) => textSchemas[name]),
    contacts: contacts.transform((entries) => entries.filter(({ value }) => value !== "")).optional(),
    socialLinks: socialLinks.optional(),
  },
  "A row must be an object with username, email, fullName and password",
);
export type NewBatchUser = z.infer<typeof batchRow>;

/** Body of /api/users/bulk; rows are validated one by one, so that one bad row fails alone. */
export const batchUpload = z.object({
  users: z.array(z.unknown(), "users must be a list").max(MAX_BATCH_ROWS, userMessages.tooManyRows(MAX_BATCH_ROWS)),
  /** The team that all of them join, and the template of their cards. */
  teamId: rowId.nullish(),
  templateId: rowId.nullish(),
});

const values = z.array(z.string().max(300)).max(MAX_BATCH_ROWS).default([]);
/** Names, addresses and slugs of which one wants to know whether they exist. */
export const takenQuery = z.object({ usernames: values, emails: values, slugs: values });
export type TakenQuery = z.infer<typeof takenQuery>;
/** Names that are taken, in the shape of the query. */
export type Taken = TakenQuery;

/** Which users, in which order, the table shows. */
export const SORTABLE = ["username", "fullName", "email", "accessLevel", "createdAt", "lastSignInAt"] as const;
const PAGE_SIZES = [25, 50, 100] as const;

export const userQuery = z.object({
  q: z.string().trim().max(100).catch("").default(""),
  level: z.coerce.number().int().min(1).max(MAX_LEVEL).optional().catch(undefined),
  sort: z.enum(SORTABLE).catch("username").default("username"),
  order: z.enum(["asc", "desc"]).catch("asc").default("asc"),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1),
  size: z.coerce
    .number()
    .pipe(z.union(PAGE_SIZES.map((size) => z.literal(size))))
    .catch(25)
    .default(25),
});
export type UserQuery = z.infer<typeof userQuery>;
