import { trimText } from "./clean-lines.ts";
import { LEXICON, plain } from "./lexicon.ts";
import { isPostal } from "./postal.ts";
import { isLegalForm, nameShape, titleScore } from "./scores.ts";

const SIGN_OFF =
  /regards|sincerely|cheers|gr(?:u|ue)ss|gru(?:ß|ss)|\bmfg\b|^[lvbg]g\b|^glg\b|hochachtung|herzlich|wishes|thanks|thank you|\bbest\b|saludo|atentamente|cordial|saluti|cumprimentos|atenciosamente|abraço|groet|\bmvg\b|hoogachtend|pozdr|powazaniem|szacunku|saygı|saygi|calismalar|gunler|sevgiler|salutations|amicalement|bien a vous|敬具|祝好|此致|商祺|감사합니다|드림|التحية|تحيات|בברכה|בתודה|בכבוד/iu;

/** `8:00-12:00`, `9am`, `17 Uhr`: of what is left, only hours of opening have a time. */
const HOURS = /(?<![\d:])(?:[01]?\d|2[0-4])(?::[0-5]\d|h[0-5]\d|\s?uhr|\s?[ap]\.?m)(?![\p{L}\d:])/iu;

/** `(she/her)`, `hon/henne · 1:a` on profiles. */
const PRONOUNS =
  /^\(?\p{L}{2,5}\/\p{L}{2,6}(?:\/\p{L}{2,6})?\)?$|^\d{1,2}(?:\.|st|nd|rd|th|º|ª|:a|er?|e)(?: (?:et|y|e|i|und|and)? ?\+)?$/iu;

/** What is left of a fragment without greetings, legal notes and the like. */
export function noiseIn(text: string): { rest: string; isSignOff: boolean; isFooter?: boolean } {
  if (HOURS.test(text)) return { rest: "", isSignOff: false };
  if (PRONOUNS.test(text)) return { rest: "", isSignOff: false };
  const tokens = plain(text).split(" ");
  const raw = text.toLowerCase().trim();
  if (LEXICON.headers.some((header) => raw.startsWith(header))) {
    const value = text.slice(text.indexOf(":") + 1).trim();
    return { rest: titleScore(text.slice(0, text.indexOf(":"))) > 3 ? value : "", isSignOff: false, isFooter: true };
  }
  // `Message Follow More`: the buttons of a profile.
  if (tokens.length > 1 && LEXICON.noise.covers(tokens)) return { rest: "", isSignOff: SIGN_OFF.test(raw) };
  for (let length = Math.min(6, tokens.length); length > 0; length--) {
    if (!LEXICON.noise.phrases.has(tokens.slice(0, length).join(" "))) continue;
    const isWhole = length === tokens.length;
    const isSignOff = SIGN_OFF.test(tokens.slice(0, length).join(" ")) || SIGN_OFF.test(raw.slice(0, 30));
    if (isWhole) return { rest: "", isSignOff };
    const comma = /^[^,!]{2,40}[,!](?=(.+)$)/u.exec(text);
    if (isSignOff && comma && plain(text.slice(0, text.length - comma[1]!.length)).split(" ").length >= length)
      return { rest: trimText(comma[1]!), isSignOff };
    const onBehalf = /^(?:i\.?\s?[av]\.?|ppa\.?)\s/iu.exec(text);
    if (onBehalf) return { rest: text.slice(onBehalf[0].length).trim(), isSignOff: false };
    if (length > 1 || tokens.length > 8 || /[,!]$/.test(text) || isSignOff || STRONG_NOISE.test(raw)) {
      if (isSignOff && nameShape(tokensAfter(text, length))) return { rest: tokensAfter(text, length), isSignOff };
      return { rest: "", isSignOff };
    }
  }
  if (LEXICON.noise.beginning(text).length > 2 || (LEXICON.noise.partIn(text) && !LEXICON.titles.partIn(text)))
    return { rest: "", isSignOff: SIGN_OFF.test(text) };
  const isProse =
    tokens.length > 14 || (tokens.length > 7 && /[.!?]$/.test(text) && !isLegalForm(text)) || /^["“„«]/.test(text);
  return { rest: isProse && !isPostal(text) ? "" : text, isSignOff: false };
}
const STRONG_NOISE =
  /^(?:sent|gesendet|envoyé|enviado|inviato|verzonden|wysłano|hrb|hra|vat|nif|cif|nip|kvk|btw|siret|siren|rcs|tva|ust|regon|krs|iban|bic|amtsgericht|registergericht|aufsichtsrat|sitz|öffnungszeiten|opening|connections|followers|uid|rea|cnpj|nipc)/iu;

const tokensAfter = (text: string, count: number) => text.split(/\s+/).slice(count).join(" ");
