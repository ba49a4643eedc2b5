import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import type { FormValidator } from "../ui/use-validated-form.ts";
import { contactChange } from "./contacts.schema.ts";

/** The fields of a person's page, as texts. */
export type PersonFields = Record<
  "name" | "company" | "title" | "emails" | "phones" | "stage" | "tags" | "reminder" | "notes",
  string
>;

export const splitList = (separator: RegExp) =>
  z.preprocess(
    (text) =>
      String(text ?? "")
        .split(separator)
        .map((part) => part.trim())
        .filter(Boolean),
    z.array(z.string()),
  );
/** A form leaves out what is empty. */
const text = z.string().default("");

const personSchema = z
  .object({
    name: text,
    company: text,
    title: text,
    emails: splitList(/[\n,;]/),
    phones: splitList(/\n/),
    stage: text,
    tags: splitList(/[,\n]/),
    reminder: z.preprocess((local) => (local ? new Date(String(local)).toISOString() : null), z.string().nullable()),
    notes: text,
  })
  .superRefine((value, context) => {
    const checked = contactChange.safeParse(value);
    // An error in one of several values is shown at their field.
    for (const { path, message } of checked.error?.issues ?? [])
      context.addIssue({ code: "custom", path: path.slice(0, 1), message });
  });

export const checkPerson = ((formData) => parseWithZod(formData, { schema: personSchema })) as FormValidator<object>;
