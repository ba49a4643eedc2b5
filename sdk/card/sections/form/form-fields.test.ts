import { expect, test } from "vitest";
import { words as german } from "../../words/de.ts";
import { words as english } from "../../words/en.ts";
import { fieldsOf, FIRST_LABELS } from "./form-fields.ts";

const labels = (config: Parameters<typeof fieldsOf>[0], words?: typeof english.form) =>
  fieldsOf(config, words).map(({ label }) => label);
const first = (language: 0 | 1) => ({
  fields: [
    { id: "email", label: FIRST_LABELS.email[language], type: "email" as const },
    { id: "message", label: FIRST_LABELS.message[language], type: "longtext" as const },
  ],
});

test("labels that the owner left as the editor wrote them are in the visitor's language", () => {
  expect(labels(first(0), german.form)).toEqual(["E-Mail", "Nachricht"]);
  expect(labels(first(1), english.form)).toEqual(["Email", "Message"]);
});

test("the owner's own labels stay: other words, and other fields with the same words", () => {
  const fields = [
    { id: "email", label: "Your email", type: "email" as const },
    { id: "field-4", label: "Message", type: "text" as const },
    { id: "toString", label: "Name", type: "text" as const },
  ];
  expect(labels({ fields }, german.form)).toEqual(["Your email", "Message", "Name"]);
});

test("without a visitor's words, labels are as stored", () => {
  expect(labels(first(1))).toEqual(["E-Mail", "Nachricht"]);
});
