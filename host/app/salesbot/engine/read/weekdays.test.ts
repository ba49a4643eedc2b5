import { expect, test } from "vitest";
import type { LanguageCode } from "../languages/libraries.ts";
import { weekdaysIn, resolveRelativeDay } from "./weekdays.ts";

test.each<[string, LanguageCode, number[]]>([
  ["Are you open on Mondays?", "en", [1]],
  ["Tuesday to Friday from 9:30, Saturday till 4 pm", "en", [2, 3, 4, 5, 6]],
  ["Mon–Fri 8-17", "en", [1, 2, 3, 4, 5]],
  ["Fri-Mon only", "en", [0, 1, 5, 6]],
  ["Gate access every day from 6 am", "en", [0, 1, 2, 3, 4, 5, 6]],
  ["we sat in the sun", "en", []],
  ["Montag bis Mittwoch, freitags nach Absprache", "de", [1, 2, 3, 5]],
  ["Mo–Do 8–18 Uhr", "de", [1, 2, 3, 4]],
  ["de lunes a viernes", "es", [1, 2, 3, 4, 5]],
  ["du mardi au samedi", "fr", [2, 3, 4, 5, 6]],
  ["no day at all", "en", []],
])("%s (%s)", (text, language, days) => {
  expect([...weekdaysIn(text, language)].sort()).toEqual(days);
});

test.each<[string, string, LanguageCode, number[]]>([
  ["Are you open on Friday?", "and the day after?", "en", [6]],
  ["Is anybody in on Saturday?", "until when, that day?", "en", [6]],
  ["Hat das Büro am Freitag auf?", "und am Tag davor?", "de", [4]],
  ["¿Abren los viernes?", "¿Y al día siguiente también?", "es", [6]],
  ["Vous ouvrez le dimanche ?", "et la veille ?", "fr", [6]],
  ["Do you deliver?", "is that the next day?", "en", []],
  ["Open Friday or Saturday?", "and the day after?", "en", []],
])("%s %s (%s)", (previousQuestion, question, language, days) => {
  expect([...weekdaysIn(resolveRelativeDay(question, previousQuestion, language), language)]).toEqual(days);
});
