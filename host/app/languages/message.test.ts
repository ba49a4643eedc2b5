import { describe, expect, test } from "vitest";
import { z } from "zod";
import { authMessages, words } from "../auth/messages.en.ts";
import { FIELDS } from "../cards/fields.ts";
import { cardMessages } from "../cards/messages.en.ts";
import { Conflict, type DomainError, Invalid, TooManyRequests } from "../errors.ts";
import { fieldErrors, parse } from "../http/parse.ts";
import { labels } from "../input/labels.en.ts";
import { inputMessages } from "../input/messages.en.ts";
import { cataloguesLoaded } from "./catalogue.ts";
import { issueOf, joinTexts, messageFrom, messages, type Text, textIn, textsIn } from "./message.ts";

await cataloguesLoaded();

test.for<[Text, english: string, german: string]>([
  [authMessages.wrongCredentials, "Invalid username or password", "Benutzername oder Passwort ist falsch"],
  [
    inputMessages.tooShort(labels.password, 6),
    "Password must be at least 6 characters",
    "Das Passwort muss mindestens 6 Zeichen lang sein",
  ],
  [
    new TooManyRequests(60, authMessages.tooManyCodes).text,
    "Too many wrong codes. Please try again in 60 seconds.",
    "Zu viele falsche Codes. Bitte versuchen Sie es in 60 Sekunden noch einmal.",
  ],
  [
    new TooManyRequests(1).text,
    "Too many requests. Please try again in 1 second.",
    "Zu viele Anfragen. Bitte versuchen Sie es in 1 Sekunde noch einmal.",
  ],
  [
    cardMessages.lockedField(FIELDS.title.label),
    "The field Title is set by your team.",
    "Das Feld „Position“ gibt Ihr Team vor.",
  ],
  ["What has no message", "What has no message", "What has no message"],
  [joinTexts([labels.name, labels.name, "x"], ", "), "Name, x", "Der Name, x"],
])("%s", ([text, english, german]) => {
  expect([textIn("en", text), textIn("de", text), String(text)]).toEqual([english, german, english]);
});

describe("a message", () => {
  test("stays what it is in German when its English is reworded", async () => {
    const reworded = messages("auth/messages", { ...words, emailTaken: "Somebody has it already." });
    await cataloguesLoaded();
    expect(String(reworded.emailTaken)).toBe("Somebody has it already.");
    expect(reworded.emailTaken.in("de")).toBe(authMessages.emailTaken.in("de"));
    expect(reworded.emailTaken.in("de")).toBe("Diese E-Mail-Adresse wird bereits verwendet.");
  });

  test("is the same again from its key and values, as columns and threads hold them", () => {
    const message = inputMessages.tooLong(labels.name, 5);
    const stored = JSON.parse(JSON.stringify(message.stored)) as typeof message.stored;
    expect(stored).toEqual({ key: "input/messages.tooLong", values: [{ key: "input/labels.name", values: [] }, 5] });
    expect(messageFrom(stored)?.in("de")).toBe("Der Name darf höchstens 5 Zeichen lang sein");
    expect(messageFrom({ key: "input/messages.gone", values: [] })).toBeUndefined();
  });

  test("is English as JSON, and in a language where that is asked for", () => {
    const answer = { failed: [{ row: 2, message: authMessages.emailTaken }], at: new Date(0), none: null };
    expect(JSON.parse(JSON.stringify(answer))).toMatchObject({
      failed: [{ message: "That email is already in use." }],
    });
    expect(textsIn("de", answer)).toEqual({
      ...answer,
      failed: [{ row: 2, message: "Diese E-Mail-Adresse wird bereits verwendet." }],
    });
  });
});

describe("errors carry messages", () => {
  const inGerman = (error: DomainError) => [textIn("de", error.text), error.errorsIn("de")];

  test("of the whole and of a field", () => {
    expect(inGerman(Conflict.takenError("email", authMessages.emailTaken))).toEqual([
      "Diese E-Mail-Adresse wird bereits verwendet.",
      [{ path: "email", code: "taken", message: "Diese E-Mail-Adresse wird bereits verwendet." }],
    ]);
  });

  test("from schemas, from refinements and from unions", () => {
    const schema = z.object({
      name: z.string(inputMessages.fullNameMissing).max(3, inputMessages.tooLong(labels.fullName, 3)),
      code: z.union([z.literal(1), z.literal(2)], authMessages.codeMissing),
      slug: z.string().superRefine((_, context) => context.addIssue(issueOf(cardMessages.slugInUse, ["part"]))),
    });
    const { error } = schema.safeParse({ name: "Rosa", code: 3, slug: "" });
    expect(error!.issues.map(({ message }) => message)).toEqual([
      "Full name must be at most 3 characters",
      "Please enter the code",
      "That URL slug is already taken.",
    ]);
    expect(Invalid.fields(fieldErrors(error!)).errorsIn("de")).toEqual([
      { path: "name", code: "too_big", message: "Der vollständige Name darf höchstens 3 Zeichen lang sein" },
      { path: "code", code: "invalid_union", message: "Bitte geben Sie den Code ein" },
      { path: "slug.part", code: "custom", message: "Diese Adresse ist bereits vergeben." },
    ]);
    expect(() => parse(schema, {}, "body")).toThrow("Full name is required, Please enter the code, slug is required");
  });
});
