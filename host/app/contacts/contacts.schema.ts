import { z } from "zod";
import { cursorSchema, idPosition, limit, timestampMs } from "../http/cursor.ts";
import { byId, rowId } from "../http/parse.ts";
import { stripInvisible } from "../input/invisible.ts";
import { plainEmail, plainPhone } from "../networks/single-address.ts";
import { phoneProblem } from "../networks/phone-problem.ts";
import { MAX_LENGTH, MAX_BULK, MAX_TAGS, MAX_ADDRESSES, BY_CHANGE, type Sort, SORTS, SOURCES } from "./contact.ts";
import { contactMessages } from "./messages.en.ts";
import { MAX_TEXT } from "./text/contact-fields.ts";
import { inputMessages } from "../input/messages.en.ts";
import { labels } from "../input/labels.en.ts";
import type { Text } from "../languages/message.ts";

/** One line of text; blank is none. */
const line = (label: Text, max: number, clean: (text: string) => string = stripInvisible) =>
  z
    .string(`${label} must be text`)
    .transform((text) =>
      clean(text)
        .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
        .trim(),
    )
    .pipe(z.string().max(max, inputMessages.tooLong(label, max)))
    .transform((text) => text || null)
    .nullable();

const email = line(labels.email, MAX_LENGTH.email, plainEmail).refine(
  (text) => text === null || z.email().safeParse(text).success,
  inputMessages.badEmail,
);
const phone = line(labels.phone, MAX_LENGTH.phone, plainPhone).superRefine((text, context) => {
  const problem = text && phoneProblem(text, labels.phone);
  if (problem) context.addIssue(problem);
});

const details = {
  name: line(labels.name, MAX_LENGTH.name),
  email,
  phone,
  company: line(labels.company, MAX_LENGTH.company),
  title: line(labels.jobTitle, MAX_LENGTH.title),
};

const notes = z
  .string("Notes must be text")
  .trim()
  .max(MAX_LENGTH.notes, inputMessages.tooLong(labels.notes, MAX_LENGTH.notes))
  .transform((text) => text || null);

export const contactDetails = z.object({
  name: details.name.default(null),
  email: details.email.default(null),
  phone: details.phone.default(null),
  company: details.company.default(null),
  title: details.title.default(null),
});
const listOf = <T extends z.ZodType<string | null>>(one: T, label: string) =>
  z
    .array(one, `${label} must be a list`)
    .max(MAX_ADDRESSES, `${label} must be at most ${MAX_ADDRESSES} items`)
    .transform((list) => list.filter((item): item is string & z.output<T> => item !== null));

const tag = z
  .string("A tag must be text")
  .transform((text) => text.replace(/[\s\p{Cc}]+/gu, " ").trim())
  .pipe(
    z.string().min(1, contactMessages.tagEmpty).max(MAX_LENGTH.tag, inputMessages.tooLong(labels.tag, MAX_LENGTH.tag)),
  );
const tags = z
  .array(tag, "tags must be a list")
  .max(MAX_TAGS, contactMessages.tooManyTags(MAX_TAGS))
  .transform((list) => [...new Set(list)]);
export const contactText = z.object({
  text: z
    .string("text must be text")
    .min(1, "text must not be empty")
    .max(MAX_TEXT, inputMessages.tooLong("text", MAX_TEXT)),
});

export const contactCreate = contactDetails
  .extend({
    /** More than the first of each. */
    emails: listOf(email, "emails").default([]),
    phones: listOf(phone, "phones").default([]),
    source: z.enum(["hand", "scan"], "source must be hand or scan").default("hand"),
    notes: notes.nullish(),
    tags: tags.default([]),
  })
  .refine(
    (contact) => contact.name ?? contact.email ?? contact.phone ?? contact.emails[0] ?? contact.phones[0],
    contactMessages.identityMissing,
  );
export type ContactCreate = z.output<typeof contactCreate>;

const stage = z.string("stage must be text").trim().min(1, "stage must not be empty").max(MAX_LENGTH.stage);

const reminder = z
  .union(
    [z.iso.datetime({ offset: true }), z.iso.date()],
    "reminder must be a date and time, such as 2027-03-01T09:00:00Z",
  )
  .transform((text) => new Date(text))
  .nullable();

export const contactChange = z
  .object({
    ...details,
    emails: listOf(email, "emails"),
    phones: listOf(phone, "phones"),
    stage,
    tags,
    notes: notes.nullable(),
    reminder,
  })
  .partial();
export type ContactChange = z.output<typeof contactChange>;

export const pictureOfContact = byId.extend({ name: z.string().max(60) });

/** Position of a page's last row: sort value and id, for a team's list sealed as one text. */
const position = z.union([z.tuple([z.union([timestampMs, z.string().max(100)]), idPosition]), z.string().max(700)]);

/** A form sends unselected fields as empty. */
const withoutBlanks = (query: unknown) =>
  Object.fromEntries(Object.entries(query as object).filter(([, value]) => value !== ""));

const filters = {
  search: z.string().max(200, "search must be at most 200 characters").optional(),
  stage: stage.optional(),
  tag: z.string().max(MAX_LENGTH.tag, inputMessages.tooLong("tag", MAX_LENGTH.tag)).optional(),
  source: z.enum(SOURCES, `source must be one of ${SOURCES.join(", ")}`).optional(),
  card: rowId.optional(),
  due: z
    .enum(["true", "false"], "due must be true or false")
    .transform((text) => text === "true")
    .default(false),
};
const MOMENT = "since must be a date and time, such as 2027-03-01T09:00:00Z";
export const contactsQuery = z.preprocess(
  withoutBlanks,
  z
    .object({
      ...filters,
      /** Contacts met on the cards of a team, for its managers. */
      team: rowId.optional(),
      since: z.iso
        .datetime({ offset: true, error: MOMENT })
        // PostgreSQL has no year 0; nothing is older than we are.
        .transform((text) => new Date(Math.max(0, Date.parse(text))))
        .optional()
        .meta({ description: "New or changed then or later, in the order of their changes" }),
      sort: z.enum(SORTS, `sort must be one of ${SORTS.join(", ")}`).default("-last"),
      cursor: cursorSchema(position).optional(),
      limit,
    })
    // Sorted by their last change, contacts that change while the pages are read appear again on a later one.
    .transform(({ sort, ...query }): typeof query & { sort: Sort } => ({
      ...query,
      sort: query.since ? BY_CHANGE : sort,
    })),
);
export type ContactsQuery = z.output<typeof contactsQuery>;

const EXPORT_FORMATS = ["csv", "vcf", "hubspot", "salesforce", "pipedrive"] as const;
export const exportQuery = z.preprocess(
  withoutBlanks,
  z.object({
    ...filters,
    team: rowId.optional(),
    format: z.enum(EXPORT_FORMATS, `format must be one of ${EXPORT_FORMATS.join(", ")}`).default("csv"),
    /** Only these. */
    ids: z
      .string()
      .max(MAX_BULK * 12)
      .transform((text): (string | number)[] => text.split(","))
      .pipe(z.array(rowId).max(MAX_BULK, `ids must be at most ${MAX_BULK} items`))
      .optional(),
  }),
);
export type ExportQuery = z.output<typeof exportQuery>;

export const mergeBody = z.object({ into: rowId });

export const deletion = z.object({ keep: z.enum(["messages"], "keep must be messages").optional() });

const ids = z
  .array(rowId, "ids must be a list")
  .min(1, contactMessages.noneChosen)
  .max(MAX_BULK, `ids must be at most ${MAX_BULK} items`)
  .transform((list) => [...new Set(list)]);
export const bulkChange = z.object({
  ids,
  stage: stage.optional(),
  addTags: tags.optional(),
  removeTags: tags.optional(),
  /** Deletes them instead. */
  isDeleted: z.literal(true, "isDeleted must be true").optional(),
  /** For a deletion: keeps what the people sent. */
  keep: deletion.shape.keep,
});
export type BulkChange = z.output<typeof bulkChange>;

export const contactSettings = z.object({
  stages: z
    .array(
      z.object({
        name: z
          .string("A stage must be text")
          .trim()
          .min(1, contactMessages.stageEmpty)
          .max(MAX_LENGTH.stage, inputMessages.tooLong(labels.stage, MAX_LENGTH.stage)),
        was: z.string().max(MAX_LENGTH.stage).optional(),
      }),
      "stages must be a list",
    )
    .min(1, contactMessages.stagesEmpty)
    .max(20, "stages must be at most 20 items")
    .refine((list) => new Set(list.map(({ name }) => name)).size === list.length, contactMessages.stageNames)
    .optional(),
  retentionDays: z
    .number("retentionDays must be a number")
    .int("retentionDays must be a whole number")
    .min(1, contactMessages.retentionTooShort)
    .max(36_500, contactMessages.retentionTooLong)
    .nullish(),
  mailsReminders: z.boolean("mailsReminders must be true or false").optional(),
});
export type SettingsChange = z.output<typeof contactSettings>;
