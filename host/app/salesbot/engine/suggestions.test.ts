import { expect, test } from "vitest";
import { bareFacts } from "../../../tests/assistant/facts.ts";
import type { AssistantContext } from "./facts/facts.ts";
import { knowledgeOf } from "./facts/knowledge.ts";
import { ALL_LANGUAGES, LANGUAGES } from "./languages/language.ts";
import type { LanguageCode } from "./languages/libraries.ts";
import { reply } from "./reply.ts";
import { openingSuggestions } from "./say/welcome.ts";

const CASES: Record<LanguageCode, { info: string; ask: string; chip: string }> = {
  en: {
    info: "You may rent skates for 6 euros. Dogs stay outside. A deposit of 30 % holds the date. Taking pictures is fine. We are insured. Wi-Fi is free.",
    ask: "Do you have a helipad?",
    chip: "Is there a deposit?",
  },
  de: {
    info: "Schlittschuhe können Sie für 6 Euro ausleihen. Hunde bleiben draußen. Mit einer Anzahlung von 30 % ist der Termin gebucht. Fotografieren ist erlaubt. Wir sind haftpflichtversichert. WLAN ist kostenlos. Ratenzahlung ist möglich.",
    ask: "Haben Sie einen Hubschrauberlandeplatz?",
    chip: "Gibt es eine Anzahlung?",
  },
  es: {
    info: "Se alquilan patines por 6 euros. Los perros se quedan fuera. Una señal del 30 % reserva la fecha. Se pueden hacer fotos. Tenemos seguro de responsabilidad civil. El wifi es gratis. Se puede pagar a plazos.",
    ask: "¿Tenéis un helipuerto?",
    chip: "¿Hay que dejar una señal?",
  },
  fr: {
    info: "On peut louer des patins pour 6 euros. Les chiens restent dehors. Un acompte de 30 % réserve la date. Les photos sont permises. Nous sommes assurés en responsabilité civile. Le wifi est gratuit. On peut payer en plusieurs fois.",
    ask: "Avez-vous une piste d'hélicoptère ?",
    chip: "Faut-il verser un acompte ?",
  },
  pt: {
    info: "Alugamos patins por 6 euros. Os cães ficam lá fora. Um sinal de 30 % reserva a data. É permitido tirar fotografias. Temos seguro de responsabilidade civil. O wifi é gratuito. Pode pagar em prestações.",
    ask: "Têm um heliporto?",
    chip: "Precisa pagar sinal?",
  },
  it: {
    info: "Si noleggiano pattini a 6 euro. I cani restano fuori. Una caparra del 30 % blocca la data. Si possono fare foto. Siamo assicurati per la responsabilità civile. Il wifi è gratuito. Si può pagare a rate.",
    ask: "Avete un eliporto?",
    chip: "C'è una caparra?",
  },
  nl: {
    info: "Je kunt schaatsen huren voor 6 euro. Honden blijven buiten. Met een aanbetaling van 30 % staat de datum vast. Foto's maken mag. Wij zijn verzekerd tegen aansprakelijkheid. Wifi is gratis. Betalen in termijnen kan.",
    ask: "Hebben jullie een helikopterplatform?",
    chip: "Is er een aanbetaling?",
  },
};

const factsOf = (companyInfo: string): AssistantContext => ({
  card: { ...bareFacts.card, phone: "+49 30 555 0199", address: "Hafenstraße 4, Kiel" },
  settings: { ...bareFacts.settings, companyInfo, services: ["Eislauf", "Curling"], priceRanges: { Curling: 25 } },
  now: bareFacts.now,
});

/** All that a visitor can press, chip after chip, from the greeting and one question on. */
function chipsOf(facts: AssistantContext, ask: string): Set<string> {
  const chips = new Set([
    ...openingSuggestions(facts),
    ...reply(facts, [], ask).suggestions,
    // What the facts can be asked by, also where no chip has led to it yet.
    ...knowledgeOf(facts).labelsIn(knowledgeOf(facts).index.language).of.values(),
  ]);
  for (const chip of chips) for (const next of reply(facts, [], chip).suggestions) chips.add(next);
  return chips;
}

test.each(Object.entries(CASES))("each chip sent as a message yields its fact (%s)", (code, { info, ask, chip }) => {
  const facts = factsOf(info);
  const { index, labelsIn } = knowledgeOf(facts);
  expect(index.language).toBe(code);
  const chips = chipsOf(facts, ask);
  expect(chips).toContain(chip);
  const { factFor, of } = labelsIn(index.language);
  expect(factFor.size).toBe(of.size);
  for (const one of chips) {
    const answer = reply(facts, [], one);
    const [meant] = [...of].find(([, label]) => label === one)!;
    expect(answer.used, one).toEqual([meant]);
    expect(answer.unanswered, one).toEqual([]);
    expect(answer.message, one).not.toContain(LANGUAGES[index.language].texts.unsure);
  }
});

test.each(Object.entries(CASES).filter(([code]) => code !== "en"))(
  "a visitor of another language gets chips in theirs, each with its fact (%s)",
  (code, { ask, chip }) => {
    const facts = factsOf(CASES.en.info);
    const language = code as LanguageCode;
    expect(openingSuggestions(facts, language).length).toBeGreaterThan(1);
    const { of } = knowledgeOf(facts).labelsIn(language);
    expect([...of.values()]).toContain(chip);
    for (const one of [...openingSuggestions(facts, language), ...reply(facts, [], ask).suggestions]) {
      const [meant] = [...of].find(([, label]) => label === one)!;
      expect(reply(facts, [], one).used, one).toEqual([meant]);
    }
  },
);

test.each(Object.entries(CASES))("no chip holds a link or an address (%s)", (code, { info, ask }) => {
  const { card, ...rest } = factsOf(info);
  const facts: AssistantContext = {
    ...rest,
    card: {
      ...card,
      website: "https://kessler.example",
      email: "kessler@example.com",
      about: `${info} https://www.kessler.example/a`,
      socialLinks: {
        telegram: "https://t.me/kessler",
        email: "mailto:kessler@example.com",
        facebook: "https://www.facebook.com/share/1A2b3C4d/",
      },
    },
  };
  const language = code as LanguageCode;
  const chips = [
    ...chipsOf(facts, ask),
    ...openingSuggestions(facts, language),
    ...knowledgeOf(facts).labelsIn(language).of.values(),
  ];
  expect(chips.filter((chip) => /:\/\/|mailto|@/.test(chip))).toEqual([]);
});

test("a suggestion is a question that somebody would type, never words cut out of the owner's sentences", () => {
  const facts = factsOf(
    "We plan gardens in Kent. Slots every weekday are kept free. Deposits are 30 %. You must bring photo ID. A little bleeding is normal.",
  );
  const { index, labelsIn } = knowledgeOf(facts);
  for (const { code } of ALL_LANGUAGES) {
    const questions = [...labelsIn(code).of].filter(([{ question }]) => !question).map(([, label]) => label);
    expect(questions.length).toBeGreaterThan(3);
    const cut = questions.filter((label) => {
      const words = label.replace(/[¿?]/g, "").trim().toLowerCase();
      return index.facts.some(({ text }) => text.toLowerCase().includes(words));
    });
    expect(cut, code).toEqual([]);
  }
});

test("chips are in the visitor's language, whatever the owner's own questions are written in", () => {
  const facts = factsOf("We teach skating on the lake.");
  const knowledge = [
    { question: "May dogs come?", answer: "Dogs stay outside." },
    { question: "Is a deposit due?", answer: "A deposit of 30 % holds the date." },
  ];
  const labels = knowledgeOf({ ...facts, settings: { ...facts.settings, knowledge } }).labelsIn("fr").of;
  expect([...labels.values()]).toContain("Faut-il verser un acompte ?");
  expect([...labels.values()].filter((label) => /deposit|dogs/i.test(label))).toEqual([]);
});

test("no chip asks a hut for its contract, or a walk to it for how long it takes", () => {
  const facts = factsOf(
    "Four beds in a hut, ten minutes from the lake. Minimum stay is two nights. Check in from 4 pm.",
  );
  const chips = [...knowledgeOf(facts).labelsIn("en").of.values()].join();
  expect(chips).not.toMatch(/contract|how long|drop off/i);
});
