import { phoneProblem } from "../networks/phone-problem.ts";
import { plainEmail, plainPhone } from "../networks/single-address.ts";
import { z } from "zod";
import type { FormConfig, FormField } from "#sdk/card/card-data.ts";
import {
  answerFor,
  CONSENT,
  ELAPSED,
  FASTEST_PERSON_MS,
  HONEYPOT,
  LANGUAGE,
  consentOf,
  fieldsOf,
  maxAnswerLength,
} from "#sdk/card/sections/form/form-fields.ts";
import { parseJsonField } from "../http/parse.ts";
import { cardWords } from "#sdk/card/words/index.ts";
import { type Language, LANGUAGES } from "#sdk/languages.ts";
import type { ViewWords } from "./words/en.ts";
import { viewWords } from "./words/index.ts";

/** A visitor's message, validated against the owner's form. */
export interface Submission {
  /** Answers by field id, those left empty not among them. */
  formData: Record<string, string>;
  /** The sentence that was agreed to, as it stood. */
  consentText: string;
  /** Contact details found in the fields. */
  lead: { name: string | null; email: string | null; phone: string | null; note: string | null };
  /** A program filled it in: it is answered like any other, and not kept. */
  isSpam: boolean;
}

/** The body of POST /api/card/{slug}/submissions; formData may arrive as a JSON string. */
export const submissionBody = z.object({
  formData: z.preprocess(
    (value, context) => parseJsonField(value, "formData", context),
    z.record(
      z.string().max(40),
      z.union([z.string(), z.number().transform(String), z.null().transform(() => "")], "Answers must be text"),
      "formData is required",
    ),
  ),
  consent: z
    .union([z.boolean(), z.literal("on").transform(() => true)])
    .optional()
    .default(false),
  /** The code of the campaign that brought the visitor. */
  campaign: z.string("campaign must be text").max(100, "campaign must be at most 100 characters").nullish(),
  [HONEYPOT]: z.string().optional(),
  [ELAPSED]: z.number().optional(),
  /** The language of the form. */
  [LANGUAGE]: z.enum(LANGUAGES).optional().catch(undefined),
});
export type SubmissionBody = z.output<typeof submissionBody>;

/** The body of a submission from the fields of a form sent without scripts. */
export function toSubmissionBody(fields: Record<string, unknown>): SubmissionBody {
  const { [CONSENT]: consent, [HONEYPOT]: trap, [ELAPSED]: elapsed, [LANGUAGE]: language, ...answers } = fields;
  return {
    formData: Object.fromEntries(
      Object.entries(answers).map(([id, value]) => [id, typeof value === "string" ? value : ""]),
    ),
    consent: consent === "on",
    [HONEYPOT]: typeof trap === "string" ? trap : undefined,
    [ELAPSED]: elapsed ? Number(elapsed) : undefined,
    [LANGUAGE]: LANGUAGES.find((supported) => supported === language),
  };
}

type FormErrors = ViewWords["form"];

/** Longest message, in characters of all answers: lists and exports read many messages at a time. */
const MAX_MESSAGE_LENGTH = 20_000;

const ONE_LINE = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Control characters but tab and line feed. */
const SEVERAL_LINES = /(?![\t\n])\p{Cc}/gu;

/** How one answer is checked: trimmed, free of control characters, of its type, within its length. */
function answerSchema(field: FormField, isRequired: boolean, words: FormErrors) {
  const isLong = field.type === "longtext";
  const maxLength = maxAnswerLength(field.type);
  const clean = z
    .string()
    .default("")
    .transform((text) => (field.type === "email" ? plainEmail(text) : field.type === "phone" ? plainPhone(text) : text))
    .transform((text) =>
      (isLong ? text.replace(/\r\n?/g, "\n").replace(SEVERAL_LINES, "") : text.replace(ONE_LINE, " ")).trim(),
    )
    .pipe(z.string().max(maxLength, words.tooLong(field.label, maxLength)));
  const typed = clean.refine((text) => text === "" || isOfType(field, text), messageFor(field, words));
  return isRequired ? typed.refine((text) => text !== "", words.required(field.label)) : typed;
}

function isOfType({ type, options = [] }: FormField, text: string): boolean {
  switch (type) {
    case "email":
      return z.email().safeParse(text).success;
    case "phone":
      return phoneProblem(text, "") === null;
    case "date":
      return z.iso.date().safeParse(text).success;
    case "choice":
      return options.includes(text);
    case "text":
    case "longtext":
      return true;
  }
}

function messageFor({ type, label }: FormField, words: FormErrors): string {
  switch (type) {
    case "email":
      return words.email;
    case "phone":
      return words.phone(label);
    case "date":
      return words.date(label);
    default:
      return words.choice(label);
  }
}

/**
 * The schema of one owner's form. A form that was never set up (an empty configuration) takes name, email, phone and
 * message, none of them required but at least one given; fields the form does not have are refused.
 */
export function submissionSchema(
  config: FormConfig,
  cardName: string,
  language: Language = "en",
): z.ZodType<Submission> {
  const { form: text } = cardWords[language];
  const { form: errors } = viewWords[language];
  const isSetUp = Object.keys(config).length > 0;
  const fields = fieldsOf(config, text);
  // Without a prototype: a field called `toString` that was left empty is empty, not the method.
  const answers = z.preprocess(
    (input) => Object.assign(Object.create(null) as object, input),
    z.strictObject(
      Object.fromEntries(
        fields.map((field) => [field.id, answerSchema(field, isSetUp && Boolean(field.required), errors)]),
      ),
      {
        error: (issue) =>
          issue.code === "unrecognized_keys" ? `This form has no field ${issue.keys.join(", ")}` : undefined,
      },
    ),
  );
  return z
    .object({
      formData: answers,
      consent: z.boolean(),
      [HONEYPOT]: z.string().optional(),
      [ELAPSED]: z.number().optional(),
    })
    .superRefine(({ formData, consent }, context) => {
      const length = Object.values(formData as Record<string, string>).join("").length;
      if (length === 0) context.addIssue({ code: "custom", path: ["formData"], message: errors.nothing });
      if (length > MAX_MESSAGE_LENGTH)
        context.addIssue({ code: "custom", path: ["formData"], message: errors.allTooLong(MAX_MESSAGE_LENGTH) });
      if (!consent) context.addIssue({ code: "custom", path: ["consent"], message: errors.consent });
    })
    .transform((body) => {
      const formData = Object.fromEntries(
        Object.entries(body.formData as Record<string, string>).filter(([, value]) => value !== ""),
      );
      const elapsed = body[ELAPSED];
      return {
        formData,
        consentText: consentOf(config, cardName, text),
        lead: contactDetailsFrom(fields, formData),
        isSpam: Boolean(body[HONEYPOT]) || (elapsed !== undefined && elapsed < FASTEST_PERSON_MS),
      };
    });
}

/** The answers as a contact: name, email and phone by their fields, everything else as a note. */
export function contactDetailsFrom(fields: FormField[], formData: Record<string, string>): Submission["lead"] {
  const answered = fields.filter(({ id }) => answerFor(formData, id));
  const email = answered.find(({ type }) => type === "email");
  const phone = answered.find(({ type }) => type === "phone");
  const name =
    answered.find(({ id, label, type }) => type === "text" && /name/i.test(`${id} ${label}`)) ??
    answered.find(({ type }) => type === "text");
  const rest = answered.filter((field) => field !== email && field !== phone && field !== name);
  const note = rest
    .map(({ id, label, type }) =>
      type === "longtext" ? answerFor(formData, id) : `${label}: ${answerFor(formData, id)}`,
    )
    .join("\n");
  const value = (field: FormField | undefined) => (field ? answerFor(formData, field.id) : null);
  return { name: value(name), email: value(email), phone: value(phone), note: note || null };
}
