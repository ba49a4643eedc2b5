import type { CardData } from "./card-data.ts";
import { displayName } from "./contact.ts";

/** Width of a letter of a headline, in em; wider ones are the business of their theme (`--room`). */
const LETTER = 0.6;
/** Pieces up to this many letters fit everywhere, at any theme's size. */
const ALWAYS_FIT = { name: 5, company: 26 };

/** Letters of the longest piece that has no place to break; a hyphen stays with what it ends. */
const lettersOfPiece = (text: string) => Math.max(0, ...text.split(/\s|(?<=-)/).map((piece) => [...piece].length));

/** Names of more letters, and companies with a longer word, take the whole width and a smaller headline. */
const LONG = { name: 24, word: 19 };

export const isLong = (card: CardData): boolean =>
  displayName(card).length > LONG.name || lettersOfPiece(card.company ?? "") > LONG.word;

/** Rules that set name and company so small that no word of theirs is broken in a card of whatever width. */
export function fitRules(card: CardData): string {
  const name = lettersOfPiece(displayName(card));
  const company = lettersOfPiece(card.company ?? "");
  return (
    (name > ALWAYS_FIT.name ? `.meishi{--fit:calc((var(--room,100cqi - 48px))/${(name * LETTER).toFixed(1)})}` : "") +
    (company > ALWAYS_FIT.company
      ? `.meishi[data-theme] .company{font-size:clamp(10px,(100cqi - 70px)/${(company * LETTER * 1.15).toFixed(1)},15px);letter-spacing:0}`
      : "")
  );
}
