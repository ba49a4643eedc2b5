import { expect, test } from "vitest";
import { aBusiness, converse } from "../../../tests/assistant/conversation.ts";
import { appointmentOf } from "../appointment.server.ts";
import type { AssistantContext } from "./facts/facts.ts";

// A Sunday.
const NOW = new Date("2026-11-29T12:00:00Z");
const hours = (days: Record<string, [string, string]>, timeZone = "Europe/London") => ({
  timeZone,
  days: Object.fromEntries(Object.entries(days).map(([day, [from, to]]) => [day, [{ from, to }]])),
});
const business = (card: Parameters<typeof aBusiness>[1], settings: Parameters<typeof aBusiness>[2]) =>
  aBusiness(NOW, card, settings);

const groomer = business(
  {
    name: "Sam Doyle",
    company: "Paws at Home",
    phone: "+44 7700 900 300",
    email: "sam@paws.example",
    address: "Leeds",
  },
  {
    primaryGoal: "schedule_appointment",
    services: ["Dog bath", "Full groom", "Puppy groom", "Nail clipping"],
    priceRanges: { "Dog bath": 30, "Full groom": 55, "Puppy groom": 40, "Nail clipping": 12 },
    companyInfo:
      "I groom dogs at your home in Leeds. I work Monday to Friday. Fridays only until 3 pm. I do not work on Saturdays and Sundays, except for shows. A full groom takes two hours.",
    leadQualificationQuestions: ["What is your postcode?"],
    workingHours: hours({
      mon: ["08:00", "17:00"],
      tue: ["08:00", "17:00"],
      wed: ["08:00", "20:00"],
      thu: ["08:00", "17:00"],
      fri: ["08:00", "15:00"],
    }),
  },
);
const trainer = business(
  { name: "Ines Moreau", company: "Moreau Riding", phone: "+44 7700 900 301", email: "ines@moreau.example" },
  {
    primaryGoal: "schedule_appointment",
    services: ["Pony ride", "Jumping lesson", "Children's party"],
    companyInfo:
      "Pony rides are on weekdays from 10:00 to 16:00 and on Sunday mornings. Saturdays are for children's parties. A jumping lesson takes an hour.",
    workingHours: hours({
      mon: ["09:00", "17:00"],
      tue: ["09:00", "17:00"],
      wed: ["09:00", "17:00"],
      thu: ["09:00", "17:00"],
      fri: ["09:00", "17:00"],
      sun: ["09:00", "12:00"],
    }),
  },
);
const roofer = business(
  { name: "Uwe Lohse", company: "Lohse Dach", phone: "+49 341 555 0120", email: "uwe@lohse.example" },
  {
    services: ["Dachreparatur", "Dachrinnenreinigung"],
    companyInfo:
      "Wir arbeiten in Leipzig und im Umkreis von 30 km. Das Büro ist Montag bis Freitag von 8 bis 16 Uhr besetzt. Die Besichtigung ist kostenlos.",
    leadQualificationQuestions: ["Wie ist Ihre Adresse?"],
    workingHours: hours(
      { mon: ["08:00", "16:00"], tue: ["08:00", "16:00"], wed: ["08:00", "16:00"], thu: ["08:00", "16:00"] },
      "Europe/Berlin",
    ),
  },
);
const inn = business(
  { name: "Petra Holm", company: "Mill Inn", phone: "+44 1632 960 400", email: "petra@millinn.example" },
  {
    services: ["Double room", "Loft room"],
    priceRanges: { "Double room": 90, "Loft room": 120 },
    companyInfo: "All prices are per room and night. Dogs are allowed in the double room. There is parking.",
    leadQualificationQuestions: ["Which nights would you like to stay?", "How many people are coming?"],
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
  ["full groom wednesday 9 dec 6.30pm please", "2026-12-09", "18:30"],
  ["a full groom on friday the 11th of december at 9am", "2026-12-11", "09:00"],
  ["can i book thursday 10 dec 4pm for a dog bath?", "2026-12-10", "16:00"],
  ["tue 15 dec, 10 in the morning, nail clipping", "2026-12-15", "10:00"],
  ["puppy groom on saturday 12 december at 10am, it is for a show", "2026-12-12", "10:00"],
])("%s: nothing excludes it", (message, day, time) => {
  expect(talk(groomer, message).last.conversation.wish).toMatchObject({ day, time });
});

test("a time outside the hours is noted, with the hours and that the owner is asked", () => {
  const { said, last } = talk(groomer, "dog bath on friday 4 december at 4pm", "friday 4pm, as i said");
  expect(said[0]).toMatch(/Friday 4 December: open 08:00–15:00\. That is outside the usual hours; I will ask Sam/);
  expect(said[0]).toContain("Got it: Dog bath, Friday 4 December at 16:00");
  expect(said[1]).not.toContain("outside");
  expect(last.conversation.wish).toMatchObject({ day: "2026-12-04", time: "16:00" });
});

test("a closed day is refused once; who insists is noted", () => {
  const { said, appointment } = talk(
    groomer,
    "can i book a dog bath on sunday 6 dec at 10?",
    "it has to be sunday 6 december at 10, please",
  );
  expect(said[0]).toContain("I do not work on Saturdays and Sundays");
  expect(said[1]).toMatch(/I will ask Sam\. Got it: Dog bath, Sunday 6 December at 10:00/);
  expect(appointment).toMatchObject({ day: "2026-12-06", time: "10:00" });
});

test("a sentence that states days for a thing permits them, and no others", () => {
  expect(talk(trainer, "can we do a pony ride on sunday 13 december at 10?").appointment?.day).toBe("2026-12-13");
  expect(talk(trainer, "a children's party on saturday 12 december at 2pm please").appointment?.day).toBe("2026-12-12");
  const { said, appointment } = talk(trainer, "can we do a pony ride on saturday 12 december at 10?");
  expect(said[0]).toContain("Pony rides are on weekdays");
  expect(appointment).toBeNull();
});

test("that Saturday is the one that was spoken of, and a weekday beside another date is asked about", () => {
  const party = talk(trainer, "children's party, 14 august 2027 at 3pm", "it has to be on that saturday");
  expect(party.appointment).toMatchObject({ day: "2027-08-14", time: "15:00" });
  const { said, appointment } = talk(groomer, "dog bath on tuesday 9 december at 10am", "the wednesday");
  expect(said[0]).toContain("Do you mean Wednesday 9 December or Tuesday 8 December?");
  expect(appointment).toMatchObject({ day: "2026-12-09" });
});

test("services, how many, place, day, time, name and contact are kept and read back", () => {
  const { said, last, appointment } = talk(
    groomer,
    "hi, do you come to Headingley?",
    "LS6 3BJ. we have 2 dogs",
    "a full groom and nail clipping, wednesday 9 dec 5.30pm, 14 Kelso Road",
    "Nadia Burke, 07700 900555",
    "can you read me back what you noted?",
    "sorry, better thursday 10 dec at 2pm",
  );
  const whole = "Full groom and Nail clipping, Wednesday 9 December at 17:30, 2 dogs, 14 Kelso Road, LS6 3BJ";
  expect(said[3]).toContain(`Got it: ${whole}. Sam will confirm by phone at 07700 900555.`);
  expect(said[4]).toBe(`You asked for: ${whole}, Nadia Burke. Sam will confirm by phone at 07700 900555.`);
  expect(appointment).toMatchObject({
    service: "Full groom",
    services: ["Full groom", "Nail clipping"],
    day: "2026-12-10",
    time: "14:00",
    party: "2 dogs",
    place: "14 Kelso Road, LS6 3BJ",
    note: "sorry, better thursday 10 dec at 2pm",
  });
  expect(last.outcome).toBe("appointment_requested");
});

test("a German wish is read whole, by its date and not by its figures", () => {
  const { said, appointment } = talk(
    roofer,
    "Guten Tag, wir brauchen eine Dachreparatur",
    "am 9.12. um 10:00 würde mir passen",
    "Am Feldrain 7, 04155 Leipzig",
    "Jana Kunze, jana@kunze.example",
    "Ist das jetzt notiert?",
  );
  const whole = "Dachreparatur, Mittwoch, 9. Dezember um 10:00 Uhr, Am Feldrain 7, 04155 Leipzig";
  expect(said[3]).toContain(whole);
  expect(said[4]).toContain(`Ihr Wunsch: ${whole}, Jana Kunze.`);
  expect(said[4]).not.toContain("Wie ist Ihre Adresse");
  expect(appointment).toMatchObject({ day: "2026-12-09", time: "10:00", place: "Am Feldrain 7, 04155 Leipzig" });
});

test.each([
  [
    "quisiera una clase de salto, somos 3 personas y el perro",
    "el miércoles 20 de enero a las 15:00 en casa",
    "¿me puedes repetir lo que has anotado?",
    /una clase de salto, miércoles, 20 de enero a las 15:00, 3 personas y el perro, en casa/,
  ],
  [
    "Bonjour, je voudrais une leçon de saut pour 2 adultes",
    "le mercredi 20 janvier 2027 à 15h chez nous, 8 Mill Road, Ely CB7 4AA",
    "avez-vous bien noté le rendez-vous ?",
    /mercredi 20 janvier à 15:00, 2 adultes, 8 Mill Road, Ely CB7 4AA/,
  ],
])("%s", (first, second, recall, whole) => {
  expect(talk(trainer, first, second, "ana@example.com", recall).said.at(-1)).toMatch(whole);
});

test("what is missing is asked for when it is read back", () => {
  const { said } = talk(groomer, "I'd like a puppy groom please, 5 Elm Street LS6 1AA", "is that noted?");
  expect(said[1]).toMatch(/Puppy groom, 5 Elm Street LS6 1AA.*(?:Which day|What email|which day)/);
});

test("a complaint is no booking, and regret is told once", () => {
  const { said, last, appointment } = talk(
    inn,
    "you charged me twice for my stay, I'm not happy",
    "Roy Adler, roy@adler.example",
    "it was 180 pounds on thu 12 nov and again fri 13 nov",
    "when do i get my money back?",
    "are you a robot?",
  );
  expect(said[0]).toContain("sorry to hear that");
  for (const text of said.slice(1)) expect(text).not.toMatch(/sorry to hear|Which nights|Got it/);
  expect(said[2]).toContain("I have noted for Petra: “it was 180 pounds on thu 12 nov and again fri 13 nov”");
  expect(said[2]).toContain("roy@adler.example");
  expect(new Set(said).size).toBe(said.length);
  expect(appointment).toBeNull();
  expect(last.outcome).toBe("lead_captured");
  const booking = ["I was charged twice", "anyway, I'd like to book the loft room from 3 to 5 March"];
  expect(talk(inn, ...booking).appointment).toMatchObject({ day: "2027-03-03", until: "2027-03-05" });
});

test("a stay keeps room and party, and asks for no nights that are known", () => {
  const { said, appointment } = talk(
    inn,
    "the loft room from 3 to 5 march please",
    "2 adults and a dog",
    "Liv Berg, liv@berg.example",
    "what have you got so far?",
  );
  expect(said[3]).toContain("Loft room, Wednesday 3 March to Friday 5 March, 2 adults and a dog, Liv Berg");
  for (const text of said) expect(text).not.toMatch(/Which nights|How many people/);
  expect(appointment).toMatchObject({ service: "Loft room", party: "2 adults and a dog" });
});
