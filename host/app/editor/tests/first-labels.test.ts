import { expect, test } from "vitest";
import { FIRST_LABELS } from "#sdk/card/sections/form/form-fields.ts";
import { words as german } from "../words.de.ts";
import { words as english } from "../words.en.ts";

test("the card knows each label that the editor gives to a new form's fields, so that visitors read their own", () => {
  for (const { first } of [english.form, german.form])
    for (const [id, label] of Object.entries(first)) expect(FIRST_LABELS[id as keyof typeof first]).toContain(label);
});
