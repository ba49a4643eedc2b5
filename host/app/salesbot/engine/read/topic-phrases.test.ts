import { expect, test } from "vitest";
import { matchTopics } from "./topic-phrases.ts";
import type { LanguageCode } from "../languages/libraries.ts";

test.each<[LanguageCode, string, string]>([
  ["es", "opening-hours", "¿Abren los viernes?"],
  ["es", "parking", "¿Dónde puedo dejar el coche?"],
  ["es", "payment-methods", "¿Puedo pagar en metálico?"],
  ["es", "deposit", "¿Tengo que adelantar algo?"],
  ["es", "walk-in", "¿Hace falta cita previa?"],
  ["es", "lead-time", "¿Cuánto hay que esperar?"],
  ["es", "service-area", "¿Venís hasta Toledo?"],
  ["es", "contract-term", "¿Hay permanencia?"],
  ["es", "team", "¿Quién viene?"],
  ["es", "rental", "¿Se puede alquilar?"],
  ["fr", "guarantee", "C'est garanti ?"],
  ["fr", "price", "Ça me coûterait combien ?"],
  ["fr", "age-limits", "À partir de quel âge ?"],
  ["fr", "how-to-book", "Comment je prends rendez-vous ?"],
  ["fr", "lead-time", "Il y a combien d'attente ?"],
  ["fr", "travel-fee", "Le déplacement est payant ?"],
  ["fr", "emergency", "C'est urgent, vous venez la nuit ?"],
  ["fr", "tax", "C'est TTC ?"],
  ["it", "price", "Quanto mi viene a costare?"],
  ["it", "walk-in", "Serve l'appuntamento?"],
  ["it", "turnaround", "Quando è pronto?"],
  ["it", "lead-time", "Quanto c'è da aspettare?"],
  ["it", "emergency", "È urgente, venite di notte?"],
  ["it", "team", "Chi viene?"],
  ["it", "tax", "L'IVA è inclusa?"],
  ["nl", "opening-hours", "Zijn jullie vrijdag open?"],
  ["nl", "deposit", "Moet ik aanbetalen?"],
  ["nl", "price", "Wat ben ik kwijt?"],
  ["nl", "how-to-book", "Hoe maak ik een afspraak?"],
  ["nl", "contract-term", "Zit ik ergens aan vast?"],
  ["pt", "payment-methods", "Aceitam pix?"],
  ["pt", "pets", "Posso levar meu cachorro?"],
  ["pt", "walk-in", "Precisa marcar hora?"],
  ["pt", "vouchers", "Vocês têm vale-presente?"],
  ["pt", "included", "O material está incluso?"],
  ["de", "travel-fee", "Muss ich für den Weg zahlen?"],
  ["de", "trial", "Kann ich mal reinschnuppern?"],
  ["de", "contract-term", "Bin ich gebunden?"],
  ["de", "experience-level", "Ich hab das noch nie gemacht, geht das?"],
])("%s: a plain question is of the topic %s: %s", (language, topic, question) => {
  expect(matchTopics(question, language)).toContain(topic);
});

test("a word before an apostrophe is one of its own in French and Italian", () => {
  expect(matchTopics("Vous avez l'adresse ?", "fr")).toContain("directions");
  expect(matchTopics("Qual è l’indirizzo?", "it")).toContain("directions");
});
