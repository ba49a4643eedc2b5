import { normalise } from "./normalize.ts";
import { memoizeByText } from "./memoize.ts";

/** Deeds and their opposites: the price of fitting is no price of removing. */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:remov(?:e|es|ed|ing|al)|(?:take|taking|taken|took) (?:[a-z]+ ){0,4}(?:out|off|down|away)|uninstall\w*|dismantl\w*|(?:rip|ripping) (?:[a-z]+ ){0,3}out|(?:ausbau|abbau|entfern|demont)\w*|(?:quitar|retirar|desmont|enlever|retirer|demont)\w*|depose|rimuovere|rimozione|smont\w*|verwijder\w*|remover|remocao)\b/,
    /\b(?:fit|fits|fitted|fitting|install|installs|installed|installing|installation|put (?:[a-z]+ ){0,3}(?:in|on|up)|mount|mounting|mounted|einbau\w*|montage|montieren|anbringen|instalar|instalacion|montar|montaje|poser|pose|installer|monter|montare|montaggio|installare|plaatsen|monteren|instalacao)\b/,
  ],
  [
    /\b(?:hire|hiring|rent|rental|renting|mieten|miete|verleih|alquil\w*|louer|nolegg\w*|huren|verhuur|alugar|aluguer|aluguel)\b/,
    /\b(?:buy|buying|purchase|for sale|kaufen|verkauf|comprar|venta|acheter|vente|comprare|vendita|kopen|verkoop)\b/,
  ],
];

/** Which side of each pair of opposites a text names: 1 the first, −1 the second, 0 both or none. */
export const oppositeSides = memoizeByText((text): readonly number[] => {
  const plain = normalise(text);
  return OPPOSITES.map(([one, other]) => Number(one.test(plain)) - Number(other.test(plain)));
});

/** Whether deeds told are the opposite of those asked for: `Fitting: 75` to `How much to take one off?` */
export const contradicts = (questionSides: readonly number[], factSides: readonly number[]): boolean =>
  questionSides.some((side, at) => side !== 0 && factSides[at] === -side);
