import { expect, test } from "vitest";
import type { LanguageCode } from "../languages/libraries.ts";
import { parseDateTime } from "./dates.ts";

// A Sunday; 9 December is a Wednesday, 20 January 2027 too.
const now = new Date("2026-11-29T12:00:00Z");
const HOURS = [{ from: "09:00", to: "20:00" }];
const hours = { timeZone: "Europe/London", days: { mon: HOURS, tue: HOURS, wed: HOURS, thu: HOURS, fri: HOURS } };
const when = (message: string, language: LanguageCode) => parseDateTime(message, { language, now, hours });

/** 9 December with and without its weekday, and half past two, as each language writes them. */
const SPELLINGS: Record<LanguageCode, { days: string[]; times: string[] }> = {
  en: {
    days: [
      "9 December",
      "the 9th of December",
      "9 dec",
      "9/12",
      "9.12.",
      "Dec 9",
      "December 9th",
      "wednesday the 9th of december",
      "wednesday 9 dec",
      "wed 9 dec",
      "weds 9/12",
      "Wed, Dec 9",
      "wednesday 9th",
      "9 December 2026",
      "09/12/2026",
      "2026-12-09",
      "wed 09/12/26",
    ],
    times: ["at 2.30pm", "2:30 pm", "at 14:30", "14.30", "2.30 in the afternoon", "at half past two"],
  },
  de: {
    days: [
      "9.12.",
      "9.12",
      "am 9.12.",
      "09.12.2026",
      "9.12.26",
      "9. Dezember",
      "am 9. Dez.",
      "Mittwoch 9.12.",
      "Mittwoch den 9.12.",
      "Mittwoch, den 9. Dezember",
      "Mi 9.12.",
      "Mi., 9.12.",
      "Mittwoch, 09.12.",
    ],
    times: ["um 14:30", "um 14:30 Uhr", "14.30 Uhr", "gegen 14:30", "um halb drei", "um 14 Uhr 30"],
  },
  es: {
    days: [
      "9 de diciembre",
      "el 9 de diciembre",
      "9/12",
      "el 9.12.",
      "09/12/2026",
      "el miércoles 9 de diciembre",
      "miércoles 9/12",
      "miercoles, 9 dic",
      "el miércoles 9",
      "9 de diciembre de 2026",
    ],
    times: ["a las 14:30", "14:30", "14.30 h", "a las 14h30", "a las dos y media", "a las 2:30 de la tarde"],
  },
  fr: {
    days: [
      "9 décembre",
      "le 9 décembre",
      "le 9/12",
      "le 9.12.",
      "09/12/2026",
      "le mercredi 9 décembre",
      "mercredi 9 déc",
      "mercredi 9/12",
      "mercredi 9",
      "le 9 décembre 2026",
    ],
    times: ["à 14h30", "à 14 h 30", "14:30", "vers 14h30", "à 14 heures 30", "à deux heures et demie"],
  },
  it: {
    days: [
      "9 dicembre",
      "il 9 dicembre",
      "il 9/12",
      "il 9.12.",
      "09/12/2026",
      "mercoledì 9 dicembre",
      "mercoledi 9 dic",
      "mercoledì 9/12",
      "mercoledì 9",
      "9 dicembre 2026",
    ],
    times: ["alle 14:30", "14.30", "alle 14.30", "alle ore 14:30", "alle due e mezza"],
  },
  nl: {
    days: [
      "9 december",
      "op 9 december",
      "9 dec",
      "9/12",
      "9-12-2026",
      "woensdag 9 december",
      "woensdag de 9e december",
      "woensdag 9/12",
      "wo 9 dec",
      "woensdag 9",
    ],
    times: ["om 14:30", "14.30 uur", "om 14u30", "om half drie", "14:30 uur"],
  },
  pt: {
    days: [
      "9 de dezembro",
      "dia 9 de dezembro",
      "9/12",
      "09/12/2026",
      "quarta-feira, 9 de dezembro",
      "quarta 9 de dezembro",
      "quarta-feira 9/12",
      "quarta-feira dia 9",
      "9 de dezembro de 2026",
    ],
    times: ["às 14:30", "14h30", "às 14h30", "pelas 14:30", "às duas e meia"],
  },
};

for (const [language, { days, times }] of Object.entries(SPELLINGS) as [LanguageCode, (typeof SPELLINGS)["en"]][]) {
  test.each(days)(`${language}: %s, alone and with a time before or after it`, (day) => {
    expect.soft(when(day, language), day).toEqual({ day: "2026-12-09" });
    for (const time of times)
      for (const message of [`${day} ${time}`, `${day}, ${time}`, `${time} ${day}`])
        expect.soft(when(message, language), message).toEqual({ day: "2026-12-09", time: "14:30" });
  });
}

test.each<[string, LanguageCode, { day?: string; time?: string }]>([
  ["donnerstag 3.12. um 14:30 würde mir passen", "de", { day: "2026-12-03", time: "14:30" }],
  ["Termin am 3.12. 14 Uhr bitte", "de", { day: "2026-12-03", time: "14:00" }],
  ["Termin am Mittwoch den 9.12. um 10 Uhr bitte", "de", { day: "2026-12-09", time: "10:00" }],
  ["bitte montag 30.11. ab 8 uhr", "de", { day: "2026-11-30", time: "08:00" }],
  ["bitte montag 30.11. ab 9 uhr", "de", { day: "2026-11-30", time: "09:00" }],
  ["Saturday 12 june 9am please", "en", { day: "2027-06-12", time: "09:00" }],
  ["tue 15 dec, 10 in the morning", "en", { day: "2026-12-15", time: "10:00" }],
  ["thursday 10 dec 5.30pm", "en", { day: "2026-12-10", time: "17:30" }],
  ["thursday evening, like 5.30", "en", { day: "2026-12-03", time: "17:30" }],
  ["wedding full day on saturday 14 august 2027 at 1pm please", "en", { day: "2027-08-14", time: "13:00" }],
  ["le mercredi 20 janvier 2027 à 14h chez nous", "fr", { day: "2027-01-20", time: "14:00" }],
  ["le 20 janvier 2027 à 14 heures", "fr", { day: "2027-01-20", time: "14:00" }],
  ["el 20 de enero a las 17:00", "es", { day: "2027-01-20", time: "17:00" }],
  ["el miércoles 20 de enero de 2027 a las 5 de la tarde", "es", { day: "2027-01-20", time: "17:00" }],
  ["mercoledì 20 gennaio alle 10", "it", { day: "2027-01-20", time: "10:00" }],
  ["woensdag 20 januari om 10 uur", "nl", { day: "2027-01-20", time: "10:00" }],
  ["mercoledì 20 gennaio alle 15:00 a casa nostra", "it", { day: "2027-01-20", time: "15:00" }],
  ["thursday 10 december between 4 and 6pm", "en", { day: "2026-12-10", time: "16:00" }],
  ["am Mi 9.12. zwischen 9 und 11 Uhr", "de", { day: "2026-12-09", time: "09:00" }],
  ["friday the 18th at half 10", "en", { day: "2026-12-18", time: "10:30" }],
  ["quarta-feira, 20 de janeiro às 10h", "pt", { day: "2027-01-20", time: "10:00" }],
])("%s", (message, language, expected) => {
  expect(parseDateTime(message, { language, now, hours: null })).toEqual(expected);
});

test.each<[string, LanguageCode]>([
  ["tuesday 9 december at 10", "en"],
  ["Dienstag, den 9.12. um 10 Uhr", "de"],
  ["el martes 9 de diciembre a las 10", "es"],
  ["mardi 9 décembre à 10h", "fr"],
])("%s: both days are named, the written one first", (message, language) => {
  expect(when(message, language)).toEqual({
    day: "2026-12-09",
    time: "10:00",
    problem: { kind: "which day", day: "2026-12-09", other: "2026-12-08" },
  });
});
