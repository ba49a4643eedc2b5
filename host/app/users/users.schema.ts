import { z } from "zod";
import { MAX_LEVEL } from "../access.ts";
import { chosenUsername, email, newPassword, phone, username } from "../auth/auth.schema.ts";
import { MAX_PASSWORD, MIN_PASSWORD } from "../auth/limits.ts";
import { slug, textSchemas } from "../cards/card.schema.ts";
import { forEachField, sheetFields } from "../cards/fields.ts";

/** Rows in one upload. */
export const MAX_BATCH_ROWS = 5_000;

const LEVEL_RANGE = `Access level must be a number from 1 to ${MAX_LEVEL}`;

/** 1 to 5, as a number or one digit. */
export const accessLevel = z
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

const FULL_NAME = "Full name must be at least 2 characters";

export const personName = z
  .string(FULL_NAME)
  .trim()
  .min(2, FULL_NAME)
  .max(100, "Full name must be at most 100 characters");

const blank = z.union([z.null(), z.string().trim().length(0)]).transform(() => null);

/** Blank is no choice: a new card's slug is then derived from the username, an existing one stays. */
export const chosenSlug = z.union([blank, z.string().trim().pipe(slug)], {
  error: (issue) => firstMessage(issue) ?? "Slug must be at least 3 characters",
});

/** An empty password on edit keeps the current one; spaces are a bad one. */
const optionalPassword = z.union([z.union([z.null(), z.literal("")]).transform(() => null), newPassword], {
  error: (issue) => firstMessage(issue) ?? `Password must be at least ${MIN_PASSWORD} characters`,
});

/**
 * The message of the second way to read a field, when the first (blank) did not do; what is no text at all gets the
 * field's own.
 */
function firstMessage(issue: { code?: string; errors?: { code?: string; message: string }[][] }): string | undefined {
  const found = issue.code === "invalid_union" ? issue.errors?.at(-1)?.[0] : undefined;
  return found?.code === "invalid_type" ? undefined : found?.message;
}

/** The user form when it makes somebody. */
export const userCreate = z.object({
  username: z.string("Username is required").pipe(chosenUsername),
  email: z.string("Email is required").pipe(email),
  fullName: personName,
  phone,
  password: z.string("Password is required").min(1, "Password is required").pipe(newPassword),
  accessLevel: accessLevel.default(1),
  /** Given, even blank: a card is made too. */
  cardSlug: chosenSlug.optional(),
});
export type UserCreate = z.infer<typeof userCreate>;

/** The administrator's own password, asked for where the change is to the own account. */
const typedPassword = z.string().max(MAX_PASSWORD, "Current password is incorrect").optional();

/** The user form when it changes somebody: what is not sent stays. */
export const userUpdate = z.object({
  username: username.optional(),
  email: email.optional(),
  fullName: personName.optional(),
  phone: z.union([z.undefined(), phone]),
  password: optionalPassword.optional(),
  currentPassword: typedPassword,
  accessLevel: accessLevel.optional(),
  cardSlug: chosenSlug.optional(),
});
export type UserUpdate = z.infer<typeof userUpdate>;

/** The same as a form, where all fields are there. */
export const userUpdateForm = userCreate.extend({
  username: z.string("Username is required").pipe(username),
  password: optionalPassword.optional(),
  accessLevel: accessLevel.optional(),
});

const SHORT_NAME = "Username must be at least 3 characters";
const SHORT_PASSWORD = `Password must be at least ${MIN_PASSWORD} characters`;

/** A row of an upload, as the specification words its errors. */
export const batchRow = z.object(
  {
    username: z.string(SHORT_NAME).pipe(chosenUsername),
    email: z
      .string("Invalid email format")
      .trim()
      .refine((text) => text.includes("@") && email.safeParse(text).success, "Invalid email format"),
    fullName: personName,
    password: z
      .string(SHORT_PASSWORD)
      .min(MIN_PASSWORD, SHORT_PASSWORD)
      .max(MAX_PASSWORD, `Password must be at most ${MAX_PASSWORD} characters`),
    accessLevel: z
      .union([z.literal("").transform(() => 1), z.null().transform(() => 1), accessLevel], LEVEL_RANGE)
      .default(1),
    cardSlug: chosenSlug.optional(),
    /** Of the card that the row makes. */
    ...forEachField(sheetFields, ({ name }) => textSchemas[name]),
  },
  "A row must be an object with username, email, fullName and password",
);
export type NewBatchUser = z.infer<typeof batchRow>;

/** What /api/users/bulk takes: rows are looked at one by one, so that one bad row fails alone. */
export const batchUpload = z.object({
  users: z
    .array(z.unknown(), "users must be a list")
    .max(MAX_BATCH_ROWS, `At most ${MAX_BATCH_ROWS} users can be uploaded at once`),
});

const values = z.array(z.string().max(300)).max(MAX_BATCH_ROWS).default([]);
/** Names, addresses and slugs of which one wants to know whether they exist. */
export const takenQuestion = z.object({ usernames: values, emails: values, slugs: values });
export type TakenQuestion = z.infer<typeof takenQuestion>;
/** Those that do, in the spelling that two of them have in common. */
export type Taken = TakenQuestion;

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
