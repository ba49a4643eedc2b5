import { expect, test } from "vitest";
import { bareFacts } from "../../../tests/assistant/facts.ts";
import { splitIntoFacts } from "./facts/split-facts.ts";
import type { AssistantContext, Turn } from "./facts/facts.ts";
import { reply } from "./reply.ts";
import { stem } from "./languages/words.ts";

const business = (settings: Partial<AssistantContext["settings"]>): AssistantContext => ({
  ...bareFacts,
  settings: { ...bareFacts.settings, ...settings },
});
const textsOf = (companyInfo: string) =>
  splitIntoFacts(business({ companyInfo }))
    .filter(({ kind }) => kind === "prose")
    .map(({ text, label }) => (label ? `${label} | ${text}` : text));
const replyText = (facts: AssistantContext, question: string) => reply(facts, [], question).message;

test("a sentence that begins a row is no label of what follows it", () => {
  expect(textsOf("There are three vets here: Ann, Bo and Cy. Stitches come out after ten days.")).toEqual([
    "There are three vets here: Ann, Bo and Cy.",
    "Stitches come out after ten days.",
  ]);
  expect(textsOf("EV charger: half a day. Permit is extra.")).toEqual([
    "EV charger: half a day.",
    "EV charger | Permit is extra.",
  ]);
});

test("a sentence that means the one before stands with it", () => {
  expect(textsOf("An account needs two references. It takes three working days. Parking is free.")).toEqual([
    "An account needs two references. It takes three working days.",
    "Parking is free.",
  ]);
});

test("what nearly every fact is about tells none of them apart", () => {
  const groomer = business({
    currency: "AUD",
    services: ["Full groom", "Puppy first groom"],
    priceRanges: { "Puppy first groom": 70, "Nail clip": 20 },
    companyInfo:
      "Full groom: small $95, large $150. Matted dogs $15 extra. One dog at a time. All dogs need their shots. No dogs that bite. Second dog $10 off.",
  });
  expect(replyText(groomer, "How much for a full groom for a large dog?")).toContain("$150");
});

test("what is paid on top is not the cheapest thing", () => {
  const hire = business({
    priceRanges: { "Youngster supplement, per day": 8, "Gorrión, per day": 29, "Cabra, per day": 55 },
  });
  expect(replyText(hire, "cheapest thing u got, per day?")).toContain("29");
});

test("figures before one unit are all sizes", () => {
  const storage = business({ priceRanges: { "25 sq ft room": 14, "50 sq ft room": 22, "100 sq ft room": 36 } });
  const message = replyText(storage, "Whats the difference per week between 50 and 100 square foot");
  expect(message).toContain("22");
  expect(message).toContain("36");
});

test("a short greeting is answered in its language", () => {
  expect(replyText(bareFacts, "Guten Tag!")).toMatch(/guten|hallo/i);
  expect(replyText(bareFacts, "Good morning")).not.toMatch(/guten|hallo/i);
});

test("a weekday is nobody's name", () => {
  expect(reply(bareFacts, [], "It's Saturday 11am. How long are you still out there?").lead).toEqual({});
});

test.each([
  ["torn", "tear"],
  ["paid", "pay"],
  ["teeth", "tooth"],
  ["license", "licence"],
])("%s is found as %s", (form, word) => {
  expect(stem(form, "en")).toBe(stem(word, "en"));
});

const gleam = business({
  priceRanges: { "Mini valet": 35, "Student cello": 780, "Student violin": 220, "Violin hire per month": 18, Rosin: 9 },
  companyInfo:
    "We come to your house or work. Area: Liverpool and Wirral.\nSouthport + Warrington £10 extra.\nWe teach piano, guitar and drums to all ages. Guitar is taught by Matt, drums by Joe and piano by Ines.\nIf you forget the visit, there is a £25 charge.\nLessons must be cancelled 24 hours ahead, otherwise the full price is due. Tamsin took the school over from her father in 1998.\nNothing starts till you say ok, we ring you then. Pay by card, no crypto.",
  knowledge: [{ question: "gift cards", answer: "Yes, any amount, sent by email." }],
});

test("a yes is not said to what the owner was not asked", () => {
  expect(replyText(gleam, "gift cards?")).toMatch(/^Yes/);
  expect(replyText(gleam, "do gift cards get 10% off")).not.toMatch(/^Yes/);
});

test("an appointment that is over is no wish for another one", () => {
  const message = replyText(gleam, "completely forgot my appointment yesterday, are you charging me?");
  expect(message).toContain("£25");
  expect(message).not.toMatch(/other day/i);
});

test("here is not yesterday: hier means both", () => {
  expect(replyText(bareFacts, "Kann ich hier einen Termin am Freitag buchen?")).toMatch(/Freitag/);
});

test.each([
  ["whats the cheapest violin", /Student violin/, /Rosin/],
  ["cheapest violin hire", /hire per month/, /Rosin/],
  ["cheapest cello", /Student cello/, /Rosin/],
])("the price of what was asked for: %s", (question, right, wrong) => {
  expect(replyText(gleam, question)).toMatch(right);
  expect(replyText(gleam, question)).not.toMatch(wrong);
});

test("how many there are is no label of what follows", () => {
  expect(textsOf("Three vets: Ann sees cats, Bo dogs. Stitches come out after ten days.")[1]).toBe(
    "Stitches come out after ten days.",
  );
});

test.each([
  ["will you call me before you start", "say ok"],
  ["do you take bitcoin", "crypto"],
  ["what if i cant come", "24 hours"],
  ["when did you start", "1998"],
  ["can you do it at my office", "house or work"],
])("few words are enough: %s", (question, fact) => {
  expect(replyText(gleam, question)).toContain(fact);
});

/** The answer, and what its suggestions lead to. */
function withinOneTap(facts: AssistantContext, question: string): string {
  const { message, suggestions } = reply(facts, [], question);
  return [message, ...suggestions.map((one) => replyText(facts, one))].join("\n");
}

const cottage = business({
  services: ["Bike hire", "Storage"],
  priceRanges: { "Bike hire per day": 12, "Firewood basket": 8 },
  companyInfo:
    "Plants are carried but not insured. Everything else is insured up to £40,000. There is a stair gate. Weeks run from Saturday to Saturday, arrival from 4 pm.\nUnder 16s only with a parent. Our creams are vegan and cruelty free. A patch test takes five minutes.\nThe store is dry, alarmed and has cameras. There is a smart TV with streaming.\nStarted in 2017. We ask for a quarter when you book and the rest six weeks before you come.",
  workingHours: { timeZone: "Europe/London", days: { tue: [{ from: "09:00", to: "17:00" }] } },
});

test.each([
  ["have you a stairgate", "stair gate"],
  ["can we arrive on a wednesday", "Saturday to Saturday"],
  ["my daughter is 13 can she come", "Under 16s"],
  ["do you test on animals", "cruelty free"],
  ["how much do we pay upfront", "quarter"],
  ["is the storage safe", "alarmed"],
  ["is there netflix", "smart TV"],
  ["do you hire bikes", "12"],
])("what is asked for is found beside what only shares its words: %s", (question, fact) => {
  expect(withinOneTap(cottage, question)).toContain(fact);
});

const repairs = business({
  priceRanges: { "Phone screen": 69, "Phone battery": 49 },
  companyInfo:
    "Diagnosis of phones is free. We lend you a simple phone while yours is here. Refurbished phones may be returned within fourteen days.",
  knowledge: [{ question: "lost something?", answer: "We keep lost things for 30 days at the desk." }],
});

test.each([
  ["do you charge to have a look at my phone", "Diagnosis of phones is free"],
  ["do i get a phone to use meanwhile", "lend you a simple phone"],
  ["can i bring back a phone i bought from you", "fourteen days"],
  ["i left my jacket there, do you have it?", "30 days"],
])("what people say in other words is found: %s", (question, fact) => {
  expect(replyText(repairs, question)).toContain(fact);
});

test("several prices of one name are told once", () => {
  expect(replyText(repairs, "whats the price of a phone job").match(/Phone screen £?\$?€?69/g)?.length ?? 1).toBe(1);
});

const yard = business({
  companyInfo:
    "Lessons must be cancelled 24 hours ahead. Members get 10 percent off. We are insured. You can bring children from age five.",
});

test.each([
  ["any disounts", "10 percent"],
  ["can i bring my todler", "age five"],
])("a misspelt common word is understood: %s", (question, fact) => {
  expect(replyText(yard, question)).toContain(fact);
});

const help = business({
  services: ["Escort to appointments"],
  companyInfo: "We drive clients to the hospital and wait with them. An appointment can be moved until the day before.",
});

test.each([
  ["mum has a hospital appointment tuesday could you go with her", "hospital"],
  ["i have an appointment on friday, can i move it?", "day before"],
])("an appointment that somebody has is no wish for one: %s", (question, fact) => {
  expect(replyText(help, question)).toContain(fact);
  expect(replyText(help, question)).not.toMatch(/Got it|what time|which time/i);
});

test("a wish to have an appointment is one", () => {
  expect(replyText(help, "Can I have an appointment on Friday?")).toMatch(/Friday/);
});

const garden = business({
  companyInfo:
    "Own tools, petrol included.\nOne-offs fine but min 2 hrs.\n12 yrs at it.\nNeed gate open or code, you dont have to be in.\nDogs inside pls while mower's on.\nFour weeks' notice is needed to leave.\nWe give prescribed medicine if you sign a form.",
});

test.each([
  ["do i need to have a mower", "Own tools"],
  ["know what youre doing do you?", "12 yrs"],
  ["i'm at work all day, problem?", "have to be in"],
  ["we're moving away how do i take her out", "Four weeks"],
])("a question in a roundabout way finds its fact: %s", (question, fact) => {
  expect(withinOneTap(garden, question)).toContain(fact);
});

test("a question without a word of its own goes on with what was told", () => {
  const history: Turn[] = [];
  const content = "do you give medicine";
  const { message, asked, conversation } = reply(garden, history, content);
  history.push({ role: "user", content }, { role: "assistant", content: message, asked, state: conversation });
  expect(reply(garden, history, "what do i have to do for that").message).toContain("sign a form");
});

const kennel = business({
  priceRanges: { "Suite, per night": 68, "Standard run, per night": 48 },
  companyInfo:
    "Basic tune for clippers $20. Rab comes along on big jobs, crew of two. Grooming is $40. Bring food in daily bags. The runs have heating. Photos come every evening. Cash or card. Pills are given at no charge. Drop off by noon.",
  knowledge: [
    {
      question: "Youngest age?",
      answer: "16 weeks, with all shots done. There is no upper limit, the oldest guest we ever had was seventeen.",
    },
    { question: "Which vaccines are needed?", answer: "Rabies, DHPP and Bordetella." },
  ],
});

test.each([
  ["what shots does she gotta have", "Rabies"],
  ["whats the diffrence between suite and standard run", "68"],
  ["who'd be turning up", "Rab"],
])("what the owner's own question means is told beside what only has the word: %s", (question, fact) => {
  expect(replyText(kennel, question)).toContain(fact);
});

const plumber = business({
  currency: "EUR",
  companyInfo: "La salida se descuenta si el arreglo pasa de 150 euros. Los escombros los retiramos sin coste.",
  priceRanges: {
    "Salida en horario normal": 35,
    "Hora de trabajo": 42,
    "Termo de 50 litros": 245,
    "Termo de 80 litros": 310,
  },
});

test.each([
  ["¿Qué sale más barato, el termo de 50 litros o el de 80?", "245"],
  ["¿Cuánta diferencia hay entre el termo de 50 litros y el de 80?", "310"],
  ["¿Cuánto cuesta la salida más dos horas de trabajo?", "Hora de trabajo 42"],
])("prices are told in other languages: %s", (question, fact) => {
  expect(replyText(plumber, question)).toContain(fact);
});

const locksmith = business({
  companyInfo:
    "Nachts heißt bei uns 22 bis 6 Uhr. Fahrräder öffnen wir nicht. Bringen Sie bitte einen Ausweis mit. Die Anfahrt ist im Preis enthalten.",
});

test.each([
  ["Gilt ein Nachttarif?", "22 bis 6"],
  ["Öffnet ihr ein Fahrradschloss?", "Fahrräder"],
  ["Welche Papiere braucht ihr?", "Ausweis"],
])("words within words and everyday words find a fact: %s", (question, fact) => {
  expect(replyText(locksmith, question)).toContain(fact);
});

const school = business({
  companyInfo: "Lessons are for pupils from 17 years. Wer durchfällt, darf nach 14 Tagen wieder antreten.",
});

test("an age in a sentence asks for the age limit", () => {
  expect(replyText(school, "im 16 can I still come along")).toContain("17");
});

test.each([
  ["durchgefallen", "durchfallen"],
  ["abgeholt", "abholen"],
  ["anzumelden", "anmelden"],
])("German %s is found as %s", (form, word) => {
  expect(stem(form, "de")).toBe(stem(word, "de"));
});
