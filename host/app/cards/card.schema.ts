import { z } from "zod";
import type { ContactEntry, Customizations, FormConfig, SocialLink } from "#sdk/card/card-data.ts";
import { requiredText } from "../input/required-text.ts";
import { parseJsonField } from "../http/parse.ts";
import { FIELDS, forEachField, type TextField, textFields } from "./fields.ts";
import { DEFAULT_BUTTON_COLOR, FOLLOWERS, LIMITS, platformKey, SECTIONS } from "./limits.ts";
import { slugify } from "../input/slugify.ts";
import { stripBidiControls } from "#sdk/direction.ts";
import { LANGUAGES } from "#sdk/languages.ts";
import { emailProblem, isLikeEmail } from "../networks/email-problem.ts";
import { phoneProblem } from "../networks/phone-problem.ts";
import { plainEmail, plainPhone } from "../networks/single-address.ts";
import { LANGUAGE_UNKNOWN, translations } from "./translations.schema.ts";
import { CONTACT_KINDS, DEFAULT_LABEL, MAX_CONTACTS, MAX_LABEL } from "./contacts.ts";
import { cardMessages } from "./messages.en.ts";
import { inputMessages } from "../input/messages.en.ts";
import { issueOf, type Text, textOfIssue } from "../languages/message.ts";
import { labels } from "../input/labels.en.ts";
import { slug, type Slug, address, link, media, color, paint, nullable } from "./values.schema.ts";

/** The schema of a field that holds one text. */
function textSchema(field: (typeof textFields)[number]) {
  const { kind, label, limit } = field;
  if (kind === "link") return nullable(link(label));
  if (kind === "media" || kind === "picture") return nullable(media(label));
  const clean = kind === "phone" ? plainPhone : kind === "email" ? plainEmail : stripBidiControls;
  const line = z.string(`${label} must be text`).overwrite(clean).trim();
  const text = nullable(line.max(limit, inputMessages.fieldTooLong(label, limit)));
  if (kind === "phone")
    return text.superRefine((number, context) => {
      const problem = phoneProblem(number ?? "", label);
      if (problem) context.addIssue(issueOf(problem));
    });
  if (kind === "email")
    return text.superRefine((email, context) => {
      const problem = emailProblem(email ?? "");
      if (problem) context.addIssue(issueOf(problem));
    });
  return text;
}
/** Each field of one text by its name. */
export const textSchemas: Record<TextField, ReturnType<typeof textSchema>> = forEachField(textFields, textSchema);
const plainText = ({ label, limit }: { label: Text; limit: number }, clean: (text: string) => string) =>
  nullable(
    z.string(`${label} must be text`).overwrite(clean).trim().max(limit, inputMessages.fieldTooLong(label, limit)),
  );

/** Both may be from before they were checked (an address within a network): the service looks at those that are new. */
const anyPhone = plainText(FIELDS.phone, plainPhone);
const anyEmail = plainText(FIELDS.email, plainEmail).refine(
  (email) => !email || isLikeEmail(email),
  inputMessages.badEmail,
);

/** JSON fields may arrive as strings; blank and null are the empty value. */
const jsonField = <T extends z.ZodType>(schema: T, empty: unknown, label: string) =>
  z
    .preprocess((value, context) => {
      if (value === null || value === "") return empty;
      return parseJsonField(value, label, context);
    }, schema)
    .optional();

/** When a link starts and stops being shown. */
const moment = (name: string) =>
  z.iso.datetime({ offset: true, error: `${name} must be a time such as 2027-01-31T18:00:00Z` });
const times = { from: moment("from").nullish(), until: moment("until").nullish() };

/** The times that were given; a link that ends before it starts would never be shown. */
function timed<T extends { from?: string | null; until?: string | null }>(
  { from, until, ...untimed }: T,
  context: z.RefinementCtx,
) {
  if (from && until && Date.parse(until) <= Date.parse(from)) {
    context.addIssue(issueOf(cardMessages.endBeforeStart, ["until"]));
  }
  return { ...untimed, ...(from && { from }), ...(until && { until }) };
}

/** A link alone, or with times. The service resolves it for its network, because it knows the owner's country. */
const plainLink = address("The link");
const timedLink = z.object({ url: plainLink, ...times }, "The link must be text, or a url with times").transform(timed);

/** Far more than a card may have, with empty ones: each wrong name makes a problem, which takes time. */
const MAX_PLATFORM_NAMES = 1_000;
const tooManyLinks = `A card can have at most ${LIMITS.socialLinks} social links`;

/** Network to link, in the owner's order; an empty link removes its network. */
export const socialLinks = z
  .record(z.string(), z.unknown())
  .refine((links) => Object.keys(links).length <= MAX_PLATFORM_NAMES, tooManyLinks)
  .pipe(
    z.record(
      z.string().min(1, cardMessages.platformMissing).max(50, inputMessages.tooLong(labels.platformName, 50)),
      z.unknown(),
    ),
  )
  .transform((links, context) => {
    const filled = Object.entries(links).filter(([, value]) => value !== null && value !== "");
    if (filled.length > LIMITS.socialLinks) context.addIssue(tooManyLinks);
    return filled.slice(0, LIMITS.socialLinks).flatMap(([network, value]): [string, SocialLink][] => {
      const { data, error } = (typeof value === "string" ? plainLink : timedLink).safeParse(value);
      for (const issue of error?.issues ?? []) context.addIssue(issueOf(textOfIssue(issue), [network, ...issue.path]));
      const url = typeof data === "object" ? data.url : data;
      if (!data || !url) return [];
      const isTimed = typeof data === "object" && ("from" in data || "until" in data);
      return [[platformKey(network), isTimed ? data : url]];
    });
  });

/** An entry of each kind may contain what the single field may. */
const entrySchemas = { ...textSchemas, phone: anyPhone, email: anyEmail };
const contactEntry = z
  .object({
    kind: z.enum(CONTACT_KINDS, `kind must be one of ${CONTACT_KINDS.join(", ")}`),
    label: z
      .string("Label must be text")
      .trim()
      .max(MAX_LABEL, inputMessages.tooLong(labels.contactLabel, MAX_LABEL))
      .nullish(),
    value: z.string("value must be text").trim(),
  })
  .transform(({ kind, label, value }, context): ContactEntry => {
    const { data, error } = entrySchemas[kind].safeParse(value);
    for (const issue of error?.issues ?? []) context.addIssue(issueOf(textOfIssue(issue), ["value"]));
    return { kind, label: label || DEFAULT_LABEL, value: data ?? "" };
  });
/** Blank entries keep their places, so that errors name the positions that were sent. */
export const contacts = z
  .array(contactEntry)
  .max(MAX_CONTACTS, `A card can have at most ${MAX_CONTACTS} contact details`);

const customButton = z
  .object({
    text: requiredText(cardMessages.buttonLabelMissing).max(100, inputMessages.tooLong(labels.buttonLabel, 100)),
    url: requiredText(cardMessages.buttonUrlMissing).pipe(link("Button URL")),
    backgroundColor: z
      .union([z.literal(""), color("Button colour")])
      .nullish()
      .transform((value) => value || DEFAULT_BUTTON_COLOR),
    ...times,
  })
  .transform(timed);

const galleryItem = z.preprocess(
  (item) => (typeof item === "string" ? { url: item } : item),
  z.object({
    url: requiredText(cardMessages.pictureMissing).pipe(media("Picture")),
    alt: z
      .string()
      .overwrite(stripBidiControls)
      .trim()
      .max(200, inputMessages.tooLong(labels.pictureDescription, 200))
      .optional(),
  }),
);

const formField = z.object({
  id: z
    .string()
    .regex(/^[\w-]{1,40}$/, "Field id may contain letters, digits, - and _")
    .refine((id) => id !== "__proto__", "Field id may not be __proto__"), // no JSON object can be trusted to hold it
  label: z
    .string()
    .overwrite(stripBidiControls)
    .trim()
    .min(1, cardMessages.fieldLabelMissing)
    .max(100, inputMessages.tooLong(labels.fieldLabel, 100)),
  type: z.enum(["text", "email", "phone", "longtext", "choice", "date"]),
  required: z.boolean().optional(),
  options: z
    .array(z.string().trim().min(1).max(100, inputMessages.tooLong(labels.option, 100)))
    .max(30, "A choice can have at most 30 options")
    .optional(),
});

const formConfig: z.ZodType<FormConfig> = z.object({
  enabled: z.boolean().optional(),
  title: z.string().trim().max(100, inputMessages.tooLong(labels.formTitle, 100)).optional(),
  fields: z
    .array(formField)
    .max(LIMITS.formFields, `A form can have at most ${LIMITS.formFields} fields`)
    .refine((fields) => new Set(fields.map(({ id }) => id)).size === fields.length, "Each field needs an id of its own")
    .optional(),
  consentText: z.string().trim().max(1_000, inputMessages.tooLong(labels.consentText, 1_000)).optional(),
  thankYou: z.string().trim().max(1_000, inputMessages.tooLong(labels.thankYou, 1_000)).optional(),
});

const customizations: z.ZodType<Customizations> = z.object({
  website: link("Website").optional(),
  about: z
    .string()
    .trim()
    .max(FIELDS.about.limit, inputMessages.fieldTooLong(FIELDS.about.label, FIELDS.about.limit))
    .optional(),
  customCss: z
    .string()
    .max(LIMITS.customCss, inputMessages.tooLong(labels.customCss, LIMITS.customCss))
    .nullish()
    .transform((css) => css ?? undefined),
  colors: z
    .object({
      primary: paint("Primary colour").optional(),
      accent: color("Accent colour").optional(),
      text: color("Text colour").optional(),
      background: paint("Background colour").optional(),
    })
    .optional(),
  order: z.array(z.enum(SECTIONS)).max(SECTIONS.length).optional(),
  hidden: z.array(z.enum(SECTIONS)).max(SECTIONS.length).optional(),
  spacing: z.enum(["compact", "normal", "airy"]).optional(),
  searchable: z.boolean().optional(),
});

// --- the whole card ---------------------------------------------------------------------------------------------

const content = {
  theme: z
    .string("Theme must be text")
    .trim()
    .max(LIMITS.theme, `Theme must be at most ${LIMITS.theme} characters`)
    .optional(),
  ...textSchemas,
  phone: anyPhone,
  email: anyEmail,
  contacts: jsonField(contacts, [], "contacts"),
  indexable: z.boolean("indexable must be true or false").optional(),
  language: z.union([z.literal("").transform(() => null), z.enum(LANGUAGES, LANGUAGE_UNKNOWN)]).nullish(),
  translations: jsonField(translations, {}, "translations"),
  socialLinks: jsonField(socialLinks, {}, "socialLinks"),
  customButtons: jsonField(
    z.array(customButton).max(LIMITS.customButtons, `A card can have at most ${LIMITS.customButtons} buttons`),
    [],
    "customButtons",
  ),
  gallery: jsonField(
    z.array(galleryItem).max(LIMITS.gallery, `A gallery can have at most ${LIMITS.gallery} images`),
    [],
    "gallery",
  ),
  embedCodes: jsonField(
    z
      .array(z.string().max(LIMITS.embedCode, `An embed code must be at most ${LIMITS.embedCode} characters`))
      .max(LIMITS.embedCodes, `A card can have at most ${LIMITS.embedCodes} embed codes`),
    [],
    "embedCodes",
  ),
  formConfig: jsonField(formConfig, {}, "formConfig"),
  customizations: jsonField(customizations, {}, "customizations"),
  followers: z.enum(FOLLOWERS, `followers must be one of ${FOLLOWERS.join(", ")}`).optional(),
  isPaused: z.boolean().optional(),
};

const { isPaused: _, followers: _followers, ...templateShape } = content;
/** The card's content that a template sets or an invitation fills in. */
export const templateContent = z.object(templateShape);
export type CardContent = z.infer<typeof templateContent> & {
  isPaused?: boolean;
  followers?: (typeof FOLLOWERS)[number];
};

/** Body of PUT for a card. Omitted fields keep their values; unknown ones are ignored. */
export const cardUpdate = z
  .object({
    ...content,
    slug: slug.optional(),
    userId: z.unknown().optional(),
    /** The version the change was made to; an old one is a conflict. */
    version: z.number().int().optional(),
    /** The logo's older name. */
    logo: nullable(media("Logo")),
  })
  .transform(({ logo, ...card }) => ({ ...card, logoUrl: card.logoUrl === undefined ? logo : card.logoUrl }));
export type CardUpdate = z.infer<typeof cardUpdate>;

/** Body for a new card. A slug is derived if none is given or the user may not choose it. */
export const cardCreate = z.object({ ...content, slug: z.string().max(200).nullish(), userId: z.unknown().optional() });
export type CardCreate = z.infer<typeof cardCreate>;

/** A slug made from a name: `Zoë Müller` gives `zoe-muller`; null if no character of it is allowed in one. */
export function slugFrom(name: string): Slug | null {
  const plain = slugify(name).slice(0, 46);
  const candidates = [plain, `card-${plain}`].map((text) => text.replace(/(?<!-)-+$/, ""));
  for (const candidate of candidates) {
    const parsed = slug.safeParse(candidate);
    if (parsed.success) return parsed.data;
  }
  return null;
}
