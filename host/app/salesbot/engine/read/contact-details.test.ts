import { expect, test } from "vitest";
import { bareFacts } from "../../../../tests/assistant/facts.ts";
import { reply } from "../reply.ts";
import type { AssistantContext } from "../facts/facts.ts";
import { findContactDetails } from "./contact-details.ts";

type Options = Parameters<typeof findContactDetails>[1];
const german: Options = { region: "DE", language: "de" };
const british: Options = { region: "GB" };

test.each<[string, Options]>([
  ["Wohnung bj 1964, 85qm, 3. Stock", german],
  ["04109 Leipzig", german],
  ["Gartenweg 12, 04109 Leipzig", german],
  ["Preis 1.250.000 Euro", german],
  ["zwischen 350.000 und 400.000", german],
  ["am 4.11. 10.30 Uhr oder 12.12. 14.30 Uhr", german],
  ["built 1911, 1450 sq ft, flat 2", british],
  ["around 12000 - 15000 pounds", british],
  ["from 12.06. to 19.06. 2027, 4 people", british],
  ["MA 02139-1234", { region: "US" }],
  ["4000-322 Porto", { region: "PT", language: "pt" }],
  ["69003 Lyon, 4e étage, 72 m2", { region: "FR", language: "fr" }],
])("%s is no telephone number", (message, options) => {
  expect(findContactDetails(message, options).phone).toBeUndefined();
});

test.each<[string, Options, string]>([
  ["0341 555 7720", german, "+49 341 5557720"],
  ["Otto Lehm, Gartenweg 12, 04109 Leipzig, tel 0341 555 7720", german, "+49 341 5557720"],
  ["Baujahr 1964, meine Nummer: 0341 555 7720", german, "+49 341 5557720"],
  ["ring me on 555 7720", british, "555 7720"],
  ["07700 900456, after six", british, "07700 900456"],
  ["06.12.34.56.78", { region: "FR", language: "fr" }, "+33 6 12 34 56 78"],
])("%s is one", (message, options, phone) => {
  expect(findContactDetails(message, options).phone).toBe(phone);
});

test.each<[string, Options, string]>([
  ["passt. Name ist Annika Bauer", german, "Annika Bauer"],
  ["Ansprechpartner ist Herr Klaus Ritter, 0341 555 7720", german, "Klaus Ritter"],
  ["Otto Lehm, Gartenweg 12, 04109 Leipzig", german, "Otto Lehm"],
  ["Annika Bauer hier, 0341 555 7720", german, "Annika Bauer"],
  ["Familie Yilmaz, Gartenweg 12", german, "Yilmaz"],
  ["Viele Grüße, Annika Bauer", german, "Annika Bauer"],
  ["contact is Joan Abbot, matron, joan@elm.example", british, "Joan Abbot"],
  ["it's Ned", british, "Ned"],
  ["yes its Ned Pole and my mobile is 07700 900456", british, "Ned Pole"],
  ["mail me: ned@pole.example (Ned Pole)", british, "Ned Pole"],
  ["cheers, Ned", british, "Ned"],
  ["hi, my names Ned, want a lesson", british, "Ned"],
  ["Ned Pole, her name is Joan 07700 900456", british, "Ned Pole"],
  ["Joan Abbot, Elmworks, joan@elm.example", british, "Joan Abbot"],
  ["Meine Nr 0341 555 7720, Otto Lehm", german, "Otto Lehm"],
  ["me llamo Rosa Vidal, vivo en Gijón", { language: "es" }, "Rosa Vidal"],
  ["c'est Luc Perrin", { language: "fr" }, "Luc Perrin"],
  ["met Daan de Boer, 06 12345678", { region: "NL", language: "nl" }, "Daan de Boer"],
])("%s names somebody", (message, options, name) => {
  expect(findContactDetails(message, options).name).toBe(name);
});

test.each<[string, Options]>([
  ["It's Friday", british],
  ["It's a spaniel", british],
  ["C'est Noël", { language: "fr" }],
  ["Wartung Therme, Gartenweg 8", german],
  ["Küche undicht, 04109 Leipzig", german],
])("%s names nobody", (message, options) => {
  expect(findContactDetails(message, options).name).toBeUndefined();
});

test.each<[string, Options, string | undefined]>([
  ["Annika Bauer. Was kostet die Anfahrt?", german, "Annika Bauer"],
  ["Joan Abbot. also, one of them is allergic", british, "Joan Abbot"],
  ["it's ned o'shea", british, "Ned O'shea"],
  ["Ja, Annika Bauer", german, "Annika Bauer"],
  ["thanks so much, Joan", british, "Joan"],
  ["morgen früh", german, undefined],
  ["Parking", british, undefined],
])("asked for a name, %s gives it", (message, options, name) => {
  expect(findContactDetails(message, { ...options, isNameExpected: true }).name).toBe(name);
});

const roofer: AssistantContext = {
  ...bareFacts,
  card: { ...bareFacts.card, name: "Emil Dorn", phone: "+49 341 555 0100" },
  settings: { ...bareFacts.settings, services: ["Dachreinigung"], companyInfo: "Wir reinigen Dächer in Leipzig." },
};
function play(facts: AssistantContext, ...messages: string[]) {
  const history: Parameters<typeof reply>[1][number][] = [];
  return messages.map((content) => {
    const answer = reply(facts, history, content);
    history.push({ role: "user", content });
    history.push({ role: "assistant", content: answer.message, asked: answer.asked, state: answer.conversation });
    return answer;
  });
}

test.each(["das ist nicht meine Nummer", "nein, 0341 555 7720 ist keine Telefonnummer von mir", "wrong number!"])(
  "a number that is denied is deleted: %s",
  (denial) => {
    const [, denied] = play(roofer, "Annika Bauer, 0341 555 7720", denial);
    expect(denied!.lead).toEqual({ name: "Annika Bauer" });
    expect(denied!.withdrawn).toEqual({ phone: "+49 341 5557720" });
    expect(denied!.asked).toMatchObject({ kind: "contact" });
  },
);

test("a denied number is replaced by the one that comes with it", () => {
  const [, corrected] = play(
    roofer,
    "Annika Bauer, 0341 555 7720",
    "0341 555 7720 ist die falsche Nummer, richtig ist 0341 555 8899",
  );
  expect(corrected!.lead.phone).toBe("+49 341 5558899");
  expect(corrected!.withdrawn.phone).toBe("+49 341 5557720");
});

test("a name that was asked for once is taken later, and what the business offers is none", () => {
  const answers = play(roofer, "annika@bauer.example", "Was kostet das?", "Annika Bauer. Wann geht es?");
  expect(answers.at(-1)!.lead.name).toBe("Annika Bauer");
  expect(play(roofer, "Termin am Freitag um 10 Uhr bitte", "Annika Bauer")[1]!.lead.name).toBe("Annika Bauer");
  expect(play(roofer, "annika@bauer.example", "Dachreinigung")[1]!.lead.name).toBeUndefined();
});
