import { describe, expect, test } from "vitest";
import { chatWords } from "#sdk/chat/words/index.ts";
import { fullFacts } from "../../../tests/assistant/facts.ts";
import { asksForPerson } from "./asks-for-person.ts";

const factsOf = (name: string) => ({ ...fullFacts, card: { ...fullFacts.card, name } });
const OPHELIA = factsOf("Dr. Ophelia Reyes");
const ADA = factsOf("Ada Müller");

describe("a wish for a person", () => {
  test.for([
    "i want to speak to a human",
    "can i talk to ophelia pls",
    "Could I please speak with Dr. Reyes?",
    "I'd like to chat with a real person about my refund",
    "This is not helping. Let me talk to somebody",
    "human please",
    "Ich möchte bitte mit einem Menschen sprechen.",
    "kann ich mit ophelia reden",
    "Mit Frau Reyes sprechen",
    ...Object.values(chatWords).map(({ talkTo }) => talkTo),
  ])("is %j", (message) => {
    expect(asksForPerson(OPHELIA, message)).toBe(true);
  });

  test.for([
    // English
    "I need a human being",
    "give me a human",
    "get me a real human now!!!",
    "connect me to a human",
    "Is there a human I can talk to?",
    "could you put me through to Ada?",
    "I don't want to talk to a bot",
    "I want to speak to ada mueller",
    "I want to talk to Ada Muller",
    "operator please",
    "Can I please be transferred to a real person?",
    "can you get me someone who works there",
    "Hi there, is it possible to speak with a member of staff?",
    "Yes, but I'd rather talk to a person than a bot",
    "I want a human, not a machine",
    "Can a real person answer me, please?",
    "I'm sick of talking to a machine",
    "How do I talk to a human?",
    "please transfer me to an agent",
    "Can Ada talk to me?",
    "I want to talk to Ada and not to a robot",
    // German
    "Kann ich Ada sprechen?",
    "Kann mir ein Mensch antworten?",
    "Ich möchte einen Mitarbeiter sprechen",
    "Verbinden Sie mich bitte mit Ada",
    "Ich moechte mit Frau Mueller sprechen",
    "Könnten Sie mich mit einem Menschen verbinden?",
    "Ist es möglich, mit jemandem zu sprechen?",
    "Ich will nicht mit einem Bot reden",
    "Ich brauche einen echten Menschen",
    "Hallo, ich würde gerne mit einem Mitarbeiter chatten, bitte",
    "Gibt es hier einen Menschen?",
    "Ich will mit einem Menschen reden und nicht mit einer Maschine",
    // Spanish
    "Quiero hablar con una persona",
    "Pásame con una persona",
    "¿Puedo hablar con Ada, por favor?",
    "No quiero hablar con un robot",
    "Necesito hablar con alguien",
    "Hola, ¿me puede atender una persona?",
    "¿Me puedes poner con Ada?",
    "¿Hay alguien con quien pueda hablar?",
    // French
    "Je voudrais parler à quelqu’un",
    "J'aimerais parler à quelqu'un",
    "Passez-moi un humain",
    "Je ne veux pas parler à un robot",
    "Pourriez-vous me passer Ada, s'il vous plaît ?",
    "Est-ce que je peux parler à Ada ?",
    "Y a-t-il quelqu'un à qui je peux parler ?",
    "Est-ce qu'un humain peut me répondre ?",
    "Bonjour, mettez-moi en relation avec un conseiller svp",
    // Italian
    "Vorrei parlare con una persona",
    "È possibile parlare con qualcuno?",
    "Mi passi un operatore, per favore",
    "Non voglio parlare con un bot",
    "Ho bisogno di parlare con Ada",
    "C'è qualcuno con cui posso parlare?",
    // Portuguese
    "Quero falar com uma pessoa",
    "Gostaria de falar com um atendente, por favor",
    "Me passa para um humano",
    "Não quero falar com um robô",
    "Posso falar com a Ada?",
    "Tem alguém com quem eu possa falar?",
    // Dutch
    "Kan ik iemand spreken?",
    "Kan ik met iemand praten?",
    "Ik wil graag een medewerker spreken",
    "Verbind me door met Ada",
    "Ik wil niet met een robot praten",
    "Is er iemand met wie ik kan praten?",
  ])("of Ada Müller is %j", (message) => {
    expect(asksForPerson(ADA, message)).toBe(true);
  });
});

describe("no wish, or none for sure", () => {
  test.for([
    "I don't want to talk to a person",
    "Please do not let me talk to a human",
    "My name is Can I Talk To A Human",
    "Do I need to speak to a person to cancel?",
    "When can I talk to Ada?",
    "If it breaks, can I talk to a human?",
    "I have to talk to my wife first",
    "Can I talk to you?",
    "Is Ada good with people?",
    "Are you human?",
    "call me back on 07700 900123",
    "Is the massage for one person?",
    "A person",
    "I need someone to fix my sink",
    "I need an agent",
    "Someone told me I can come and talk to a person",
    "I don't want a human",
    "I don't need to talk to Ada",
    "No, I don't want to be connected to a human",
    "Ich will nicht mit einem Menschen sprechen",
    "Ich habe keine Lust, mit einem Menschen zu sprechen",
    "Muss ich mit einem Menschen sprechen?",
    "Wann kann ich mit Ada sprechen?",
    "Wie teuer ist es pro Person?",
    "Kann ich morgen sprechen?",
    "Ich möchte nicht mit Ada sprechen",
    "No quiero hablar con una persona",
    "No quiero hablar con Ada",
    "¿Cuándo puedo hablar con Ada?",
    "Je ne veux pas parler à quelqu'un",
    "Ne me passez pas un humain",
    "Non voglio parlare con una persona",
    "Não quero falar com uma pessoa",
    "Ik wil niet met een mens praten",
    "",
  ])("is %j", (message) => {
    expect(asksForPerson(ADA, message)).toBe(false);
  });

  test.for<[name: string, message: string]>([
    ["Tomorrow", "Can I speak tomorrow?"],
    ["Tomorrow", "Can you come tomorrow?"],
    ["Morgen", "Kann ich morgen sprechen?"],
    ["Jetzt Heute", "Kann ich jetzt sprechen?"],
    ["Bread", "Can I have bread?"],
    ["Bread", "Give me bread please"],
    ["Bread", "I want bread"],
    ["Bread", "I need bread now"],
    ["Bread", "Is there bread?"],
    ["The Person", "A person"],
    ["Can I Talk To A Human", "My name is Can I Talk To A Human"],
    ["Can I Talk To A Human", "Can I talk?"],
  ])("on a card of %j is %j", ([name, message]) => {
    expect(asksForPerson(factsOf(name), message)).toBe(false);
  });
});

test.for<[name: string, message: string]>([
  ["Human Touch", "I want to talk to a human"],
  ["Will Morgen", "Can I talk to Will?"],
  ["Will Morgen", "Kann ich mit Frau Morgen sprechen?"],
  ["Søren Åberg", "can i talk to soren"],
  ["Søren Åberg", "Can I talk to Søren Aaberg?"],
  ["Jo Groß", "can i speak to jo gross"],
  ["Ada Mueller", "Kann ich Frau Müller sprechen?"],
])("a card of %j: %j is a wish", ([name, message]) => {
  expect(asksForPerson(factsOf(name), message)).toBe(true);
});

test.for([
  "can i please talk to ophelia reyes ophelia ".repeat(50) + "twice",
  "talk to a real live ".repeat(100),
  "ok yes well sorry ".repeat(100),
  "can i talk to a person about ".repeat(70),
  "if and but ".repeat(180),
])("long message %# of nothing but beginnings takes no time", (message) => {
  const start = performance.now();
  expect(asksForPerson(OPHELIA, message)).toBe(false);
  expect(performance.now() - start).toBeLessThan(100);
});
