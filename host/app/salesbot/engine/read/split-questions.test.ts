import { expect, test } from "vitest";
import { languageOf, LANGUAGES } from "../languages/language.ts";
import type { LanguageCode } from "../languages/libraries.ts";
import { splitQuestions } from "./split-questions.ts";

const split = (code: LanguageCode, message: string) => splitQuestions(message, [languageOf(code), LANGUAGES.en]);

test.each<[LanguageCode, string, string]>([
  ["en", "Who repairs laptops and are you open on Sundays?", "are you open on Sundays?"],
  ["en", "Is there a class for beginners and at what time does it begin?", "at what time does it begin?"],
  ["de", "Kann ich bei Ihnen parken, und komme ich mit dem Rollstuhl hinein?", "komme ich mit dem Rollstuhl hinein?"],
  ["de", "Was kostet ein Schnitt beim Lehrling, und an welchem Tag geht das?", "an welchem Tag geht das?"],
  ["nl", "Wat kost een knipbeurt en krijg ik korting als student?", "krijg ik korting als student?"],
])("%s: %s is two questions", (code, message, second) => {
  expect(split(code, message)).toEqual([expect.stringContaining(message.slice(0, 10)), second]);
});

test.each<[LanguageCode, string]>([
  ["en", "Do you clean ovens and fridges?"],
  ["en", "Do you also do solar panels?"],
  ["en", "Can you also deliver on Sundays?"],
  ["de", "Schneiden Sie Damen und Herren ohne Termin?"],
  ["nl", "Knippen jullie dames en heren zonder afspraak?"],
])("%s: %s is one", (code, message) => expect(split(code, message)).toEqual([message]));
