import { normalizeLine } from "./intents.ts";
import { withoutEmails } from "./contact-details.ts";
import { matchTopics } from "./topic-phrases.ts";
import type { LanguageCode } from "../languages/libraries.ts";

/** `Something came up, I need to pull out`: who says so wants to know what follows, whatever was asked. */
export const asksToCancel = (message: string, language: LanguageCode): boolean =>
  matchTopics(message, language).has("cancellation") && normalizeLine(message).split(" ").length > 4;

/** What a refusal to be contacted names. */
const CONTACT =
  /contact|e-?mail|write|store|speicher|phone|call|number|address|details|kontakt|anruf|telefon|nummer|correo|tel[ée]fono|llam|courriel|appel|chiam|ligar|telefone|bellen/i;
/** Whether a refusal names contact details or a way to be contacted. */
export const namesContact = (message: string): boolean => CONTACT.test(message);

/** How else one may be reached: `Do not call, mail me at …` */
const RATHER =
  /\b(?:e-?mail|mail|write|text|message|schreib\w*|escr[ií]b\w*|[ée]cri\w*|scriv\w*|escrev\w*|mailen?|stuur)\b(?! ?:)/i;
/** Whether a message refuses to be contacted in any way. */
export const refusesContact = (message: string): boolean =>
  CONTACT.test(message) && !RATHER.test(withoutEmails(message).replace(/\b(?:not|n't|nicht|never)\b[^.!?]*/gi, " "));

/** What a refusal of an appointment names. */
const APPOINTMENT = /appointment|booking|cancel that|termin|cita|rendez|appuntament|afspraak|marca[cç]|consulta/i;
/** `Cancel it`, where an appointment is wished for. */
const CALLS_OFF =
  /^(?:(?:please|actually|ok|no|then|bitte|por favor) )*(?:cancel|call it off|stornier\w*|absagen|anul\w*|cancel[ae]\w*|annul\w*|disdi\w*|annuleer\w*)(?: (?:it|that|this|please|es|das|bitte|lo|la|tutto|por favor|the|my|mi|el|le|mon|il|mio|cita|turno|rendez|vous|appuntamento|afspraak|appointment|booking))*$/;
export const isCancellation = (message: string): boolean => CALLS_OFF.test(normalizeLine(message));
/** `Until when can I cancel?` asks for the rule. */
const RULE =
  /\b(?:what if|what happens|if (?:i|we)|how|until when|whether|free of charge|for free|(?:can|could|may) (?:i|we) (?:still )?cancel(?: [a-z]+){0,4} (?:before|without|until|up to|any ?time|when|beforehand)|wie|bis wann|wenn|falls|kostenlos|kostenfrei|como|hasta cuando|gratis|comment|jusqu|gratuit\w*|fino a quando|ate quando|hoe|tot wanneer)\b/;
export const asksForRule = (message: string): boolean => RULE.test(normalizeLine(message));
/** Whether a refusal is one of an appointment. */
export const refusesMeeting = (message: string): boolean => APPOINTMENT.test(message) || isCancellation(message);

/** `Don't contact me` is no question, whatever it begins with. */
export const isProhibition = (message: string): boolean =>
  /^\W*(?:please |pls )?(?:do not|don['’]?t|never)\b[^?]*$/i.test(message);
