import type { LanguageCode } from "./stop-words.ts";

/**
 * Phrases beside an address or number that take back the one before, and those that only add one; `*`, `^` and `$` as
 * in Language.acts.
 */
export const CORRECTIONS: Record<LanguageCode, { takesBack: string; adds: string }> = {
  en: {
    takesBack: `sorry, oops, whoops, my mistake, my bad, i meant, meant to, typo, mistyped, misspelled, misspelt,
spelled it wrong, spelt it wrong, wrong, correction, correct one, correct address, correct email,
correct number, instead, not the, should be, should have been, actually, ^no, forget the, ignore the,
scratch that, new email, new number, changed, no longer, dont use`,
    adds: `also, other one, as well, too$, second, both, another, alternatively, or at, or on, work email`,
  },
  de: {
    takesBack: `sorry, entschuldigung, verzeihung, ups, falsch, vertippt, verschrieben, ich meinte, korrektur,
richtig ist, richtig heisst, richtige, stattdessen, statt, tippfehler, eigentlich, ^nein, neue mail,
neue email, neue nummer, neue adresse, nicht mehr, vergiss, vergessen sie`,
    adds: `auch, ausserdem, zusatzlich, zweite, beide, weitere, alternativ, oder unter`,
  },
  es: {
    takesBack: `perdon, perdona, disculpa, disculpe, lo siento, me equivoque, equivocado, equivocada, error, errata,
queria decir, correccion, el correcto, la correcta, en vez, en lugar, en realidad, ^no, nuevo correo,
nuevo numero, ya no`,
    adds: `tambien, ademas, segundo, otro correo, otro numero, ambos`,
  },
  fr: {
    takesBack: `pardon, desole, desolee, excusez, trompe, trompee, erreur, faute de frappe, je voulais dire, correction,
le bon, la bonne, plutot, a la place, au lieu, en fait, ^non, nouvelle adresse, nouveau numero, nest plus`,
    adds: `aussi, egalement, deuxieme, autre adresse, autre numero, les deux`,
  },
  it: {
    takesBack: `scusa, scusi, scusate, mi dispiace, sbagliato, sbagliata, errore, volevo dire, intendevo, correzione,
quello giusto, quella giusta, invece, in realta, ^no, nuova mail, nuovo numero, non uso piu`,
    adds: `anche, inoltre, seconda, secondo numero, altra mail, altro numero, entrambi`,
  },
  nl: {
    takesBack: `sorry, excuses, pardon, fout, foutje, verkeerd, verkeerde, vergist, typfout, tikfout, ik bedoelde,
correctie, het juiste, in plaats van, eigenlijk, ^nee, nieuw adres, nieuw nummer, niet meer`,
    adds: `ook, daarnaast, tweede, beide, ander adres, ander nummer`,
  },
  pt: {
    takesBack: `desculpe, desculpa, perdao, enganei me, me enganei, errei, errado, errada, erro, engano, queria dizer,
correcao, o correto, o correcto, em vez, na verdade, ^nao, novo email, novo numero, ja nao uso`,
    adds: `tambem, alem disso, segundo, outro email, outro numero, ambos`,
  },
};
