import { expect, test } from "vitest";
import { fullFacts } from "../../../../tests/assistant/facts.ts";
import { parseDateTime, zonedDate } from "./dates.ts";
import type { LanguageCode } from "../languages/libraries.ts";

const { now, settings } = fullFacts; // a Wednesday
const hours = settings.workingHours;
const when = (message: string, language: LanguageCode = "en") => parseDateTime(message, { language, now, hours });

test.each<[string, LanguageCode, object]>([
  ["next Tuesday at 3 pm", "en", { day: "2026-05-19", time: "15:00" }],
  ["thursday at 3", "en", { day: "2026-05-14", time: "15:00" }],
  ["2026-05-19 at 3pm, call +1 415 555 0199", "en", { day: "2026-05-19", time: "15:00" }],
  ["tomorrow", "en", { day: "2026-05-14" }],
  ["nächsten Dienstag um 15 Uhr", "de", { day: "2026-05-19", time: "15:00" }],
  ["el próximo martes a las 15h", "es", { day: "2026-05-19", time: "15:00" }],
  ["mardi prochain à 15h30", "fr", { day: "2026-05-19", time: "15:30" }],
  ["próxima terça-feira às 15h", "pt", { day: "2026-05-19", time: "15:00" }],
  ["martedì prossimo alle 15", "it", { day: "2026-05-19", time: "15:00" }],
  ["dinsdag om 15:00", "nl", { day: "2026-05-19", time: "15:00" }],
])("%s is a day and time", (message, language, expected) => {
  expect(when(message, language)).toEqual(expected);
});

// In May 2026 the 22nd is a Friday.
test.each<[string, LanguageCode, object]>([
  ["Friday 22", "en", { day: "2026-05-22" }],
  ["a lesson on friday 22 at 2pm", "en", { day: "2026-05-22", time: "14:00" }],
  ["Friday at 11", "en", { day: "2026-05-15", time: "11:00" }],
  ["Friday 11", "en", { day: "2026-05-15", time: "11:00" }],
  ["on 21 and 22 May", "en", { day: "2026-05-21" }],
  ["the 22nd at 3", "en", { day: "2026-05-22", time: "15:00" }],
  ["not the 21st, the 22nd", "en", { day: "2026-05-22" }],
  ["make it 5 instead of 3", "en", { time: "17:00" }],
  ["no I mean Friday in two weeks", "en", { day: "2026-05-29" }],
  ["thursday at ten please", "en", { day: "2026-05-14", time: "10:00" }],
  ["half past two", "en", { time: "14:30" }],
  ["Freitag 22", "de", { day: "2026-05-22" }],
  ["Freitag, den 22. um 14 Uhr", "de", { day: "2026-05-22", time: "14:00" }],
  ["nicht am 21., am 22.", "de", { day: "2026-05-22" }],
  ["Freitag in zwei Wochen", "de", { day: "2026-05-29" }],
  ["14 Uhr stimmt nicht, lieber um 5", "de", { time: "17:00" }],
  ["Donnerstag um zehn", "de", { day: "2026-05-14", time: "10:00" }],
  ["halb drei", "de", { time: "14:30" }],
  ["el viernes 22", "es", { day: "2026-05-22" }],
  ["pas jeudi, vendredi 22", "fr", { day: "2026-05-22" }],
])("%s is the day and time that is meant", (message, language, expected) => {
  expect(when(message, language)).toEqual(expected);
});

test.each<[string, LanguageCode]>([
  ["with a second photographer", "en"],
  ["just a sec", "en"],
  ["we need it in a minute", "en"],
  ["my back has been bad for two weeks", "en"],
  ["einen Moment, so schnell geht das nicht", "de"],
  ["in einer Minute", "de"],
  ["une seconde", "fr"],
])("%s is no day or time", (message, language) => {
  expect(when(message, language)).toBeUndefined();
});

test.each<[string, LanguageCode]>([
  ["31 February", "en"],
  ["Feb 30", "en"],
  ["30/2/2026", "en"],
  ["2026-02-30", "en"],
  ["31. Februar", "de"],
  ["31 de febrero", "es"],
  ["31 février", "fr"],
])("%s is in no calendar", (message, language) => {
  expect(when(`book me for ${message} please`, language)?.problem).toEqual({ kind: "no such day", text: message });
});

test("closed days, past days and times outside the opening hours are questioned", () => {
  expect(when("Sunday at noon")?.problem).toEqual({ kind: "closed", day: "2026-05-17" });
  expect(when("yesterday at 4 pm")?.problem).toEqual({ kind: "past", day: "2026-05-12" });
  expect(when("Friday at 8 pm")).toEqual({ day: "2026-05-15", time: "20:00", isUnusual: true });
});

test("how long something takes is no day or time", () => {
  expect(when("can I buy just 2 hours of your time")).toBeUndefined();
  expect(when("a lesson of 90 minutes")).toBeUndefined();
  expect(when("in 2 hours")).toMatchObject({ day: "2026-05-13" });
});

test("a time alone belongs to the day that is known", () => {
  expect(parseDateTime("at 4 then", { language: "en", now, hours, agreedDay: "2026-05-15" })).toEqual({
    day: "2026-05-15",
    time: "16:00",
  });
});

test("10/12 is a day of December, and of October where months come first", () => {
  expect(when("10/12 at 3 pm")?.day).toBe("2026-12-10");
  expect(parseDateTime("10/12 at 3 pm", { language: "en", now, hours: null, isMonthFirst: true })?.day).toBe(
    "2026-10-12",
  );
});

test("counts, phone numbers and weekends are no day", () => {
  expect(when("I have 3 kids and 2 dogs")).toBeUndefined();
  expect(when("call me at 503 555 0118")).toBeUndefined();
  expect(when("some weekend")).toBeUndefined();
});

test("a time is that of the business's clock, in summer and in winter", () => {
  expect(zonedDate("2026-05-19", "15:00", "Europe/Lisbon").toISOString()).toBe("2026-05-19T14:00:00.000Z");
  expect(zonedDate("2026-12-01", "15:00", "Europe/Lisbon").toISOString()).toBe("2026-12-01T15:00:00.000Z");
});

test.each(["9 ".repeat(1_000), "mon ".repeat(500), "1/1/1 ".repeat(300), "12 june ".repeat(250)])(
  "odd input %# costs little in any language",
  (message) => {
    for (const language of ["en", "de", "es", "fr", "it", "nl", "pt"] as const) {
      const costs = Array.from({ length: 3 }, () => {
        const began = process.cpuUsage();
        when(message, language);
        const { user, system } = process.cpuUsage(began);
        return (user + system) / 1_000;
      });
      expect(Math.min(...costs)).toBeLessThan(20); // other work on the machine only adds
    }
  },
);
