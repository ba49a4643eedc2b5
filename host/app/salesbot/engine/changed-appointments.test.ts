import { expect, test } from "vitest";
import { aBusiness, converse } from "../../../tests/assistant/conversation.ts";
import { appointmentOf } from "../appointment.server.ts";
import type { AssistantContext } from "./facts/facts.ts";

// A Sunday.
const NOW = new Date("2026-11-29T12:00:00Z");
const business = (card: Parameters<typeof aBusiness>[1], settings: Parameters<typeof aBusiness>[2]) =>
  aBusiness(NOW, card, settings);

const groomer = business(
  { name: "Sam Doyle", company: "Paws at Home", phone: "+44 7700 900 300", email: "sam@paws.example" },
  {
    primaryGoal: "schedule_appointment",
    services: ["Dog bath", "Full groom", "Puppy groom", "Nail clipping"],
    priceRanges: { "Dog bath": 30, "Full groom": 55, "Puppy groom": 40, "Nail clipping": 12 },
    companyInfo: "A full groom takes two hours and includes nails. I work Monday to Friday.",
  },
);
const barber = business(
  { name: "Rosa Blum", company: "Studio Blum", phone: "+49 40 555 0190", email: "rosa@blum.example" },
  {
    primaryGoal: "schedule_appointment",
    services: ["Haarschnitt kurz", "Haarschnitt lang", "Färben", "Bart trimmen"],
    companyInfo: "Ein Haarschnitt dauert eine Stunde. Wir haben Montag bis Freitag von 9 bis 18 Uhr geöffnet.",
  },
);
const tutor = business(
  { name: "Paul Faure", company: "Maths avec Paul", phone: "+33 4 78 55 01 50", email: "paul@faure.example" },
  {
    primaryGoal: "schedule_appointment",
    services: ["Cours particulier 30 minutes", "Cours particulier 1 heure", "Séance d'essai", "Stage 5 jours"],
    companyInfo: "Je donne des cours du lundi au vendredi de 9h à 19h. Un cours annulé la veille est dû.",
  },
);

/** All replies of a conversation, and what the owner reads of it. */
function talk(facts: AssistantContext, ...messages: string[]) {
  const replies = converse(facts, ...messages);
  const last = replies.at(-1)!;
  return {
    said: replies.map(({ message }) => message),
    last,
    appointment: appointmentOf(last.conversation, facts.settings),
  };
}

test.each([
  [
    groomer,
    [
      "does the full groom include nail clipping?",
      "thursday 10 dec at 10am please",
      "it's a full groom, not just nails",
    ],
    ["Full groom"],
  ],
  [groomer, ["nail clipping on thursday 10 dec at 10am", "NOT nail clipping. puppy groom pls"], ["Puppy groom"]],
  [
    groomer,
    ["full groom and nail clipping on thursday 10 dec at 10am", "no nail clipping, just the groom. take that off"],
    ["Full groom"],
  ],
  [
    groomer,
    ["full groom on thursday 10 dec at 10am", "no nail clipping, just the groom. take that off"],
    ["Full groom"],
  ],
  [groomer, ["dog bath on thursday 10 dec at 10am", "and also nail clipping"], ["Dog bath", "Nail clipping"]],
  [groomer, ["dog bath on thursday 10 dec at 10am", "how much is nail clipping?"], ["Dog bath"]],
  [groomer, ["dog bath on thursday 10 dec at 10am", "can we make it a full groom?"], ["Full groom"]],
  [barber, ["Färben am Donnerstag 10.12. um 10 Uhr", "statt Färben lieber Bart trimmen"], ["Bart trimmen"]],
  [barber, ["Färben am Donnerstag 10.12. um 10 Uhr", "Bart trimmen noch dazu"], ["Färben", "Bart trimmen"]],
  [
    tutor,
    ["une séance d'essai jeudi 10 décembre à 10h", "Non, plutôt un cours de 30 minutes"],
    ["Cours particulier 30 minutes"],
  ],
  [
    tutor,
    [
      "une séance d'essai jeudi 10 décembre à 10h",
      "Pas de séance d'essai ni stage, juste le cours particulier 1 heure",
    ],
    ["Cours particulier 1 heure"],
  ],
])("services are replaced, taken off and added as the visitor says: %#", (facts, messages, services) => {
  const { conversation } = talk(facts, ...messages).last;
  expect(conversation.services ?? [conversation.wish?.service]).toEqual(services);
});

test.each([
  [
    tutor,
    "un cours particulier 1 heure jeudi 10 décembre à 10h",
    "Et si je dois annuler ?",
    "non non, je n'annule pas !",
    /veille est dû/,
    /Cours particulier 1 heure, jeudi 10 décembre à 10:00/,
  ],
  [
    barber,
    "Färben am Donnerstag 10.12. um 10 Uhr",
    "kann ich noch absagen?",
    "nein, ich sage nicht ab",
    /./,
    /Färben, Donnerstag, 10\. Dezember um 10:00/,
  ],
])("a question about cancelling cancels nothing, and who does not cancel keeps all: %#", (facts, ...rest) => {
  const [booking, question, denial, rule, whole] = rest;
  const { said, last } = talk(facts, booking, question, denial);
  expect(said[1]).toMatch(rule);
  expect(said[1]).not.toMatch(/que vous annulez|dass Sie absagen/);
  expect(said[2]).toMatch(whole);
  expect(last.outcome).not.toBe("cancelled");
});

test("what was cancelled comes back with its services", () => {
  const messages = ["full groom and nail clipping on thursday 10 dec at 10am", "please cancel it"];
  expect(talk(groomer, ...messages).last.outcome).toBe("cancelled");
  const { last, appointment } = talk(groomer, ...messages, "no wait, I'm not cancelling");
  expect(last.message).toContain("Full groom and Nail clipping, Thursday 10 December at 10:00");
  expect(appointment).toMatchObject({ services: ["Full groom", "Nail clipping"], day: "2026-12-10" });
  expect(appointment?.isCancelled).toBeUndefined();
});

const hostel = business(
  { name: "Mia Lund", company: "Lund House", phone: "+44 1632 960 410", email: "mia@lund.example" },
  {
    services: ["Double room", "Family room", "Supper"],
    priceRanges: { "Double room": 90, "Family room": 150, Supper: 25 },
    companyInfo: "All prices are per room and night. Supper is served on Monday to Saturday at 7 pm.",
  },
);

test("a question that only names a day changes no stay, and a wish to change does", () => {
  const stay = ["the double room from 18 to 20 december please", "can we have supper sat and sunday?"];
  expect(talk(hostel, ...stay).appointment).toMatchObject({ day: "2026-12-18", until: "2026-12-20" });
  expect(talk(hostel, ...stay, "sorry, I meant the room from 21 to 23 december").appointment).toMatchObject({
    day: "2026-12-21",
    until: "2026-12-23",
  });
  const bath = ["dog bath on thursday 10 dec at 10am", "do you also teach puppies on friday?"];
  expect(talk(groomer, ...bath).appointment).toMatchObject({ day: "2026-12-10", time: "10:00" });
  expect(talk(groomer, ...bath, "can we move it to friday 11 december?").appointment).toMatchObject({
    day: "2026-12-11",
  });
});

test.each(["Bremer Str. 114, 28203 Bremen", "Lange Straße 7, 28195 Bremen", "Neue Str. 3a"])(
  "%s: a whole street is kept",
  (place) => {
    const { appointment } = talk(barber, "Färben am Donnerstag 10.12. um 10 Uhr", `ich wohne ${place}`);
    expect(appointment?.place).toBe(place);
  },
);

test("what no rule reads is noted in the visitor's words and read back", () => {
  const { said, appointment } = talk(
    barber,
    "Färben am Donnerstag 10.12. um 10 Uhr",
    "Bitte notieren: 1 Parkplatz dazu",
    "doch lieber um 11 Uhr",
  );
  expect(said[1]).toContain("Färben, Donnerstag, 10. Dezember um 10:00 Uhr, dazu: 1 Parkplatz dazu.");
  expect(said[2]).toMatch(/um 11:00 Uhr, dazu: 1 Parkplatz/);
  expect(appointment?.note).toContain("1 Parkplatz dazu");
});

test("a room that is named after the nights enters the stay by the owner's name", () => {
  const nights = "can we come from 18 to 20 december, 2 adults?";
  for (const room of ["family room please!", "it's the family room, right?"])
    expect(talk(hostel, nights, room).appointment).toMatchObject({ service: "Family room", until: "2026-12-20" });
  expect(talk(hostel, "how much is the family room?", "from 18 to 20 december please").appointment?.service).toBe(
    "Family room",
  );
});

test("a room in the visitor's language is the owner's", () => {
  const nights = "ich möchte bitte vom 18. bis 20. Dezember kommen, wir sind 2 erwachsene";
  for (const room of ["Familienzimmer bitte!", "es ist das familienzimmer, gell?"])
    expect(talk(hostel, nights, room).appointment?.service).toBe("Family room");
});

// "Who cannot come on a day" and what else moves a wish, in the visitor's words.
test.each([
  [
    tutor,
    ["un cours particulier d'1 heure mardi à 10h", "mince mardi je peux pas, plutôt mercredi soir c'est possible ?"],
    { day: "2026-12-02" },
  ],
  [
    groomer,
    ["full groom on wednesday 9 december at 2pm", "sorry gotta change, wednesday no good. thursday 10th same time?"],
    { day: "2026-12-10", time: "14:00" },
  ],
  [
    groomer,
    ["full groom on thursday 10 december at 2pm", "no not wednesday. THURSDAY"],
    { day: "2026-12-10", time: "14:00" },
  ],
  [
    barber,
    ["Haarschnitt kurz am Donnerstag um 10", "Ginge auch Freitag statt Donnerstag? Do kann ich nicht"],
    { day: "2026-12-04", time: "10:00" },
  ],
])("what does not suit is not meant: %#", (facts, messages, expected) => {
  const { day, time } = talk(facts, ...messages).last.conversation.wish ?? {};
  expect({ day, time }).toEqual({ time: undefined, ...expected });
});

test.each([
  [tutor, "je voudrais une séance d'essai le 1er samedi de janvier", "2027-01-02"],
  [groomer, "can I book a full groom on the second Tuesday in January?", "2027-01-12"],
  // A weekday of another month is none of this week, and spring is no Friday.
  [barber, "Ich möchte Färben im Februar, zweite Woche, Montag oder Dienstag", undefined],
  [barber, "Im Frühling möchte ich Färben", undefined],
])("a month is heard with its days: %#", (facts, message, expected) => {
  expect(talk(facts, message).last.conversation.wish?.day).toBe(expected);
});

test("a time is no part of a service's name, and somebody may ask for another person", () => {
  const { last } = talk(tutor, "can my daughter have a lesson tuesday at 5pm? cours particulier");
  expect(last.conversation.wish).toMatchObject({ day: "2026-12-01", time: "17:00" });
  expect(last.conversation.services ?? []).not.toContain("Stage 5 jours");
});
