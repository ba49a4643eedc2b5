// Fields of a card that owners fill in, each defined once. Not in the schema, so that browsers need no Zod.

import type { CardText } from "#sdk/card/card-data.ts";
import type { PictureKind } from "../uploads/upload.schema.ts";
import type { Message } from "../languages/message.ts";
import { fieldLabels } from "./field-labels.en.ts";

/** A `link` leads to a web address; a `media` link may also be a file of ours. */
type Text = { kind: "text" | "longtext" | "phone" | "email" | "link" | "media"; limit: number };
type Picture = { kind: "picture"; limit: number; hint: Message; uploadedAs: PictureKind };
/** Fields with a schema and an editor of their own; those of an `own` one have limits of their own, too (limits.ts). */
type Other = { kind: "slug"; limit: number } | { kind: "own" };

type CardField = (Text | Picture | Other) & {
  /** Label on pages. */
  label: Message;
  /** Shown beneath a text in the quick editor, and beneath a picture in both editors. */
  hint?: Message;
  /** Its property in a contact file, with the parameters it is written with (RFC 2426). */
  vCard?: string;
  /** May be a column of the batch sheet, named by its name, its label or an alias (users/batch/parse-table.ts). */
  inSheet?: true;
};

/** Kinds of fields that hold one text, null when it is empty. */
export type TextKind = (Text | Picture)["kind"];

/** In the order of the editors. README.md says how to add one. */
export const FIELDS = {
  name: { label: fieldLabels.name, kind: "text", limit: 100, vCard: "FN" },
  pronouns: {
    label: fieldLabels.pronouns,
    kind: "text",
    limit: 40,
    hint: fieldLabels.pronounsHint,
    vCard: "X-PRONOUNS",
    inSheet: true,
  },
  title: { label: fieldLabels.title, kind: "text", limit: 100, vCard: "TITLE", inSheet: true },
  company: { label: fieldLabels.company, kind: "text", limit: 100, vCard: "ORG", inSheet: true },
  phone: { label: fieldLabels.phone, kind: "phone", limit: 40, vCard: "TEL;TYPE=WORK,VOICE", inSheet: true },
  email: { label: fieldLabels.email, kind: "email", limit: 254, vCard: "EMAIL;TYPE=INTERNET,WORK" },
  website: { label: fieldLabels.website, kind: "link", limit: 2_048, vCard: "URL", inSheet: true },
  address: { label: fieldLabels.address, kind: "text", limit: 300, vCard: "ADR;TYPE=WORK", inSheet: true },
  about: { label: fieldLabels.about, kind: "longtext", limit: 5_000, vCard: "NOTE", inSheet: true },
  videoUrl: { label: fieldLabels.video, kind: "media", limit: 2_048, hint: fieldLabels.videoHint },
  slug: { label: fieldLabels.slug, kind: "slug", limit: 50, hint: fieldLabels.slugHint },
  profilePicture: {
    label: fieldLabels.profilePicture,
    kind: "picture",
    limit: 2_048,
    hint: fieldLabels.size(500, 500),
    uploadedAs: "profilePicture",
  },
  coverPhoto: {
    label: fieldLabels.coverPhoto,
    kind: "picture",
    limit: 2_048,
    hint: fieldLabels.size(1200, 400),
    uploadedAs: "coverPhoto",
  },
  logoUrl: {
    label: fieldLabels.logo,
    kind: "picture",
    limit: 2_048,
    hint: fieldLabels.size(250, 250),
    uploadedAs: "logo",
  },
  faviconUrl: {
    label: fieldLabels.favicon,
    kind: "picture",
    limit: 2_048,
    hint: fieldLabels.size(192, 192),
    uploadedAs: "favicon",
  },
  theme: { label: fieldLabels.theme, kind: "own" },
  contacts: { label: fieldLabels.contacts, kind: "own" },
  socialLinks: { label: fieldLabels.socialLinks, kind: "own" },
  customButtons: { label: fieldLabels.customButtons, kind: "own" },
  gallery: { label: fieldLabels.gallery, kind: "own" },
  embedCodes: { label: fieldLabels.embedCodes, kind: "own" },
  formConfig: { label: fieldLabels.formConfig, kind: "own" },
  customizations: { label: fieldLabels.design, kind: "own" },
  indexable: { label: fieldLabels.indexable, kind: "own" },
  language: { label: fieldLabels.language, kind: "own" },
  translations: { label: fieldLabels.translations, kind: "own" },
  followers: { label: fieldLabels.followers, kind: "own" },
} as const satisfies Record<CardText, CardField> & Record<string, CardField>;

type Fields = typeof FIELDS;
export type FieldName = keyof Fields;
type NameOf<Kind> = { [Name in FieldName]: Fields[Name]["kind"] extends Kind ? Name : never }[FieldName];

export type TextField = NameOf<TextKind>;

export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

type NamedField = CardField & { name: FieldName };
const named: NamedField[] = FIELD_NAMES.map((name) => ({ ...FIELDS[name], name }));

/** The fields of these kinds, in the order of the editors. */
export const fieldsOfKind = <Kind extends CardField["kind"]>(...kinds: Kind[]) =>
  named.filter((field): field is NamedField & { kind: Kind; name: NameOf<Kind> } =>
    kinds.some((kind) => kind === field.kind),
  );

/** All fields of one text. */
export const textFields = fieldsOfKind("text", "longtext", "phone", "email", "link", "media", "picture");

export type ContactField = { [Name in TextField]: Fields[Name] extends { vCard: string } ? Name : never }[TextField];
/** The fields that a contact file holds, with their properties. */
export const contactFields = textFields.filter(
  (field): field is (typeof textFields)[number] & { name: ContactField; vCard: string } => field.vCard !== undefined,
);

export type SheetField = { [Name in TextField]: Fields[Name] extends { inSheet: true } ? Name : never }[TextField];
/** The fields that a batch sheet may have columns for, with the names of those. */
export const sheetFields = textFields.filter(
  (field): field is (typeof textFields)[number] & { name: SheetField } => field.inSheet === true,
);

/** One value for each of the given fields, by their names. */
export const forEachField = <Field extends { name: string }, Value>(
  fields: readonly Field[],
  valueOf: (field: Field) => Value,
) => Object.fromEntries(fields.map((field) => [field.name, valueOf(field)])) as Record<Field["name"], Value>;
