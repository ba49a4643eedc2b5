import { expect, test } from "vitest";
import { bareFacts } from "../../../../tests/assistant/facts.ts";
import type { AssistantContext } from "../facts/facts.ts";
import { reply } from "../reply.ts";

// In May 2026, when these facts' now is, the 19th is a Tuesday.
const sweep: AssistantContext = {
  ...bareFacts,
  settings: {
    ...bareFacts.settings,
    services: ["Chimney sweep", "Stove fitting", "Lake tour", "Ski service", "Full service"],
    companyInfo:
      "Stove fitting: Fridays only.\nWe do not work at weekends.\nTalks in the hall on Saturday mornings, cake only.\nLake tour Tuesday and Friday 9.30 to 12.\nSki service from December to end of March.\nClosed on Good Friday.",
  },
};
const replyTo = (message: string, facts = sweep) => reply(facts, [], message);

test.each([
  ["book me a stove fitting for tuesday", "Fridays only"],
  ["can i book a stove fitting for thursday at 10am", "Fridays only"],
  ["can i book a sweep for saturday at 10am", "We do not work at weekends"],
  ["are you free on sunday?", "We do not work at weekends"],
  ["i want to book the lake tour on monday", "Tuesday and Friday"],
  ["book lake tour monday 10am", "Tuesday and Friday"],
  ["i want to book a ski service on 10 november 2026", "from December to end of March"],
])("%s: the owner's sentence rules the day out", (message, why) => {
  const { message: replyMessage, asked, conversation } = replyTo(message);
  expect(replyMessage).toContain(why);
  expect(asked).toEqual({ kind: "when" });
  expect(conversation.wish?.day).toBeUndefined();
});

test.each([
  "book me a stove fitting for friday at 10am",
  "can i book a chimney sweep for tuesday at 10am",
  "i want to book the lake tour on friday",
  "i want to book a full service on 10 november 2026",
  "i want to book a ski service on 10 february 2027",
])("%s: nothing rules the day out", (message) => {
  expect(replyTo(message).conversation.wish?.day).toMatch(/^202[67]-/);
});

test("in German, too", () => {
  const german: AssistantContext = {
    ...bareFacts,
    settings: {
      ...bareFacts.settings,
      services: ["Ofenmontage", "Kehren"],
      companyInfo:
        "Ofenmontage machen wir nur freitags. Am Wochenende arbeiten wir nicht. Das Kehren dauert eine Stunde.",
    },
  };
  expect(replyTo("Kann ich am Dienstag um 10 Uhr einen Termin für eine Ofenmontage haben?", german).message).toContain(
    "nur freitags",
  );
  expect(replyTo("Kann ich am Samstag um 10 Uhr einen Termin zum Kehren haben?", german).message).toContain(
    "Am Wochenende arbeiten wir nicht",
  );
});

const rides: AssistantContext = {
  ...bareFacts,
  settings: {
    ...bareFacts.settings,
    services: ["Wheel class", "Hand-building class", "Roof rack fitting"],
    companyInfo:
      "Wheel class: 48 EUR per person, 2 h, Wed + Fri 18:00. Hand-building class: 35 EUR adults, 22 EUR children (6-13), Sat 10:30.\nGuided ride: 22 EUR per person, Saturdays only, May to September.\nRoof racks: fitting 35, removal 15. We fit roof racks only on Wednesdays and Fridays.",
  },
};

test.each([
  ["book me a wheel class on saturday", "Wed + Fri"],
  ["book hand building on wednesday", "Sat 10:30"],
  ["book a guided ride on sunday", "Saturdays only"],
  ["book a guided ride on saturday 5 december", "May to September"],
  ["book roof rack fitting on saturday", "only on Wednesdays"],
])("%s: short forms and lines of their own rule it out", (message, why) => {
  const { message: replyMessage, conversation } = replyTo(message, rides);
  expect(replyMessage).toContain(why);
  expect(conversation.wish?.day).toBeUndefined();
});

test("a class begins at its own time", () => {
  const { message, conversation } = replyTo("book hand building on saturday at 3pm", rides);
  expect(message).toMatch(/Sat 10:30\. At what time/);
  expect(conversation.wish).toEqual({ service: "Hand-building class", day: "2026-05-16" });
  expect(replyTo("book hand building on saturday at 10:30", rides).conversation.wish?.time).toBe("10:30");
});

test("a line's label is what is wished for", () => {
  expect(replyTo("book a guided ride on saturday", rides).conversation.wish).toEqual({
    service: "Guided ride",
    day: "2026-05-16",
  });
});

test.each([
  ["Rentals run from Nov 15 to Apr 20.", "2026-12-01", "2026-07-08"],
  ["Rental: 1 May – 30 September.", "2026-06-01", "2026-10-02"],
  ["Closed the last two weeks of July.", "2026-07-10", "2026-07-22"],
  ["We are closed in the first week of May.", "2027-05-10", "2027-05-04"],
])("%s", (companyInfo, open, closed) => {
  const facts = { ...bareFacts, settings: { ...bareFacts.settings, services: ["Ski rental"], companyInfo } };
  expect(replyTo(`book ski rental for ${open} at 11:00`, facts).conversation.wish?.day).toBe(open);
  expect(replyTo(`book ski rental for ${closed} at 11:00`, facts).conversation.wish?.day).toBeUndefined();
});

test("another weekday is one of the week that was agreed, and a price is no time", () => {
  const first = replyTo("book a full service on Tuesday 29 December at 14:00");
  const history = [
    { role: "user" as const, content: "…" },
    { role: "assistant" as const, content: first.message, asked: first.asked, state: first.conversation },
  ];
  expect(reply(sweep, history, "change it to wednesday").conversation.wish?.day).toBe("2026-12-30");
  expect(replyTo("book me a chimney sweep for £12 on monday").conversation.wish).toEqual({
    service: "Chimney sweep",
    day: "2026-05-18",
  });
});

test("a day of another service, or of an evening, is none of this one", () => {
  const kilts = {
    ...bareFacts,
    settings: {
      ...bareFacts.settings,
      services: ["Kilt hire", "Kilt fitting", "Kilt making", "Kilt repair"],
      companyInfo:
        "Dry cleaning only Wednesdays, GBP 18 per kilt, ready in 3 working days. Kilt repair on Mondays only.",
    },
  };
  expect(replyTo("book a kilt fitting next tuesday at 10", kilts).conversation.wish?.day).toBe("2026-05-19");
  expect(replyTo("book a kilt repair next tuesday at 10", kilts).message).toContain("Mondays only");
  const sauna = {
    ...bareFacts,
    settings: {
      ...bareFacts.settings,
      services: ["Snow clearing"],
      companyInfo: "Sauna evening at our yard: Tuesdays and Fridays 6-10 pm, $25 per session of 2 hours.",
    },
  };
  expect(replyTo("book snow clearing for monday at 10", sauna).conversation.wish?.day).toBe("2026-05-18");
});

test("an agreed day stands until another one is possible", () => {
  const first = replyTo("book a wheel class on friday at 18:00", rides);
  const history = [
    { role: "user" as const, content: "…" },
    { role: "assistant" as const, content: first.message, asked: first.asked, state: first.conversation },
  ];
  expect(reply(rides, history, "make it saturday").conversation.wish).toMatchObject({
    day: "2026-05-15",
    time: "18:00",
  });
  expect(reply(rides, history, "make it wednesday").conversation.wish).toMatchObject({ day: "2026-05-20" });
});

test.each([
  ["Closed in January.", "en"],
  ["We are closed from December to February.", "en"],
  ["Im Januar ist die Werkstatt geschlossen.", "de"],
  ["Abrimos de lunes a viernes y hacemos visitas. Cerrado en enero.", "es"],
  ["Nous sommes fermés en janvier.", "fr"],
  ["Siamo aperti dal lunedì al venerdì per tutti i clienti. Chiuso in gennaio.", "it"],
  ["Abrimos de segunda a sexta para todos os clientes. Fechado em janeiro.", "pt"],
  ["Wij zijn open van maandag tot en met vrijdag voor iedereen. In januari gesloten.", "nl"],
])("%s: a whole month", (companyInfo) => {
  const facts = { ...bareFacts, settings: { ...bareFacts.settings, services: ["Sweep"], companyInfo } };
  expect(replyTo("book a sweep on tuesday 12 january 2027 at 10:00", facts).conversation.wish?.day).toBeUndefined();
  expect(replyTo("book a sweep on tuesday 13 april 2027 at 10:00", facts).conversation.wish?.day).toBe("2027-04-13");
});

const stated = (companyInfo: string): AssistantContext => ({
  ...bareFacts,
  settings: { ...bareFacts.settings, services: ["Sweep"], companyInfo },
});

test.each([
  ["can i book a sweep for sunday at 10am", "Monday to Friday"],
  ["can i book a sweep for saturday at 3pm", "8am to noon"],
  ["can i book a sweep for friday at 7pm", "Monday to Friday"],
])("%s: the hours in the owner's prose rule it out", (message, why) => {
  const facts = stated("We are open Monday to Friday from 8am to 5pm and Saturdays from 8am to noon.");
  expect(replyTo(message, facts).message).toContain(why);
  expect(replyTo("can i book a sweep for friday at 2pm", facts).conversation.wish?.time).toBe("14:00");
  expect(replyTo("can i book a sweep for saturday at 9am", facts).conversation.wish?.time).toBe("09:00");
});

test("we close on Sundays, and at five on Fridays", () => {
  const facts = stated("We close on Sundays. We close at 5pm on Fridays.");
  expect(replyTo("can i book a sweep for sunday at 10am", facts).message).toContain("close on Sundays");
  expect(replyTo("can i book a sweep for friday at 10am", facts).conversation.wish?.time).toBe("10:00");
});

test.each([
  ["Mo-Fr 9-18 Uhr, Sa 9-13 Uhr", "de"],
  ["open Tue-Fri 9-5, Sat 9-1", "en"],
])("%s: short forms, too", (hours) => {
  const facts = stated(hours);
  expect(replyTo("can i book a sweep for saturday at 10am", facts).conversation.wish?.time).toBe("10:00");
  expect(replyTo("can i book a sweep for sunday at 10am", facts).conversation.wish?.day).toBeUndefined();
  expect(replyTo("can i book a sweep for friday at 2pm", facts).conversation.wish?.time).toBe("14:00");
});

test.each([
  ["The lake tour is with Ben, on Mondays, Wednesdays and Saturdays.", "Lake tour", "lake tour"],
  ["Lake tours are on Mondays, Wednesdays, and at weekends.", "Lake tour", "lake tour"],
  ["Die Bootsfahrt ist montags, mittwochs und samstags.", "Bootsfahrt", "Bootsfahrt"],
])("%s: each day of the list is one of them", (companyInfo, service, name) => {
  const facts = { ...bareFacts, settings: { ...bareFacts.settings, services: [service, "Sweep"], companyInfo } };
  for (const day of ["2026-05-18", "2026-05-20", "2026-05-23"])
    expect(replyTo(`book ${name} on ${day} at 11:00`, facts).conversation.wish?.day).toBe(day);
  for (const day of ["2026-05-19", "2026-05-21", "2026-05-22"])
    expect(replyTo(`book ${name} on ${day} at 11:00`, facts).conversation.wish?.day).toBeUndefined();
});

test.each([
  ["Vom 1. bis 20. Dezember renovieren wir und haben geschlossen.", "1. Dezember"],
  ["Am 24. und 25. Dezember haben wir geschlossen.", "25. Dezember"],
  ["Wir sind vom 5. bis 12. Dezember im Urlaub.", "10. Dezember"],
])("%s is told whole, and closes its days", (companyInfo, day) => {
  const facts = { ...bareFacts, settings: { ...bareFacts.settings, services: ["Kehren"], companyInfo } };
  const { conversation } = replyTo(`Kann ich am ${day} um 10 Uhr einen Termin haben?`, facts);
  expect(conversation.wish?.day).toBeUndefined();
  expect(replyTo("Wann habt ihr Urlaub oder geschlossen?", facts).message).toContain(companyInfo);
});
