import { chatWords } from "#sdk/chat/words/index.ts";
import { type AssistantContext, ownerName } from "../engine/facts/facts.ts";
import { normalise } from "../engine/languages/normalize.ts";
import { normalizeLine } from "../engine/read/intents.ts";

/** What the chat's button sends, in each of its languages. */
const BUTTON_TEXTS = new Set(Object.values(chatWords).map(({ talkTo }) => normalise(talkTo)));

/** `Do I need to …` and `When can I …` ask about a talk; they wish for none now. */
const ABOUT =
  "(?<!\\b(?:do|did|does|would|should|will|if|when|how|where|why would|muss|wann|wie|wo|wenn|falls|cuando|quand|quando|wanneer) )";

interface Phrases {
  wish: string;
  /** Before the person: `talk to`, `mit`. */
  before: string;
  people: string;
  /** After the person, where the verb stands there: `sprechen`. */
  after?: string;
  /** Words that may follow. */
  rest: string;
}

/** How people wish to talk to a person, as lines of plain words (`normalizeLine`). */
const PHRASES: Phrases[] = [
  {
    wish: "(?:i (?:just |really )?(?:want|need|wish|wanna|would like|would prefer|d like)|id (?:like|prefer|rather)|i (?:would|d) rather|i wanna|(?:can|could|may|cant|couldnt) (?:i|we)|is it possible|let me|please|pls|wanna)(?: (?:to|please|just|now)){0,3}",
    before: "(?:talk|speak|chat)(?:ing)? (?:directly )?(?:to|with)",
    people:
      "(?:(?:a|an|the|some|your) )?(?:(?:real|actual|live|human|proper) ){0,2}(?:human(?: being)?|person|someone|somebody|anyone|anybody|agent|operator|owner|staff|people)(?: (?:real|human|else|there))?",
    rest: "please|pls|plz|now|instead|directly|rather|here|thanks|thank you|(?:about|regarding)(?: [a-z0-9]{1,20}){1,8}",
  },
  {
    wish: "(?:ich (?:mochte|will|wurde|wollte|muss)(?: (?:gern|gerne|lieber|bitte|jetzt|doch|mal)){0,3}|(?:kann|konnte|darf|durfte) ich(?: (?:bitte|mal|auch|jetzt)){0,3}|bitte|lieber)",
    before: "(?:direkt |personlich )?mit",
    people:
      "(?:(?:einem|einer|einen|dem|der|ihrem|ihrer|eurem|eurer) )?(?:(?:echten|richtigen|realen|lebenden) )?(?:menschen?|person|jemand(?:em|en)?|mitarbeiter(?:in)?|inhaber(?:in)?|chef(?:in)?)",
    after: "(?:(?:direkt|personlich) )?(?:sprechen|reden|chatten)",
    rest: "bitte|jetzt|lieber|danke",
  },
  {
    wish: "(?:(?:yo )?(?:quiero|quisiera|necesito|me gustaria|prefiero)|(?:puedo|podria))",
    before: "hablar (?:directamente )?con",
    people: "(?:(?:una?|el|la) )?(?:persona|humano|alguien|agente)(?: (?:real|humana?))?",
    rest: "por favor|ahora",
  },
  {
    wish: "(?:je (?:veux|voudrais|souhaite|prefere|souhaiterais)|(?:puis|pourrais) je|est ce que je peux|je peux)",
    before: "parler (?:directement )?(?:a|avec)",
    people: "(?:(?:une?|le|la) )?(?:vraie? )?(?:personne|humain|quelqu ?un|conseiller)(?: reele?| humaine?)?",
    rest: "s il vous plait|svp|stp|maintenant",
  },
  {
    wish: "(?:(?:io )?(?:voglio|vorrei|preferirei)|(?:posso|potrei))",
    before: "parlare (?:direttamente )?con",
    people: "(?:(?:una|un) )?(?:persona|umano|qualcuno|operatore)(?: (?:reale|vera|umana))?",
    rest: "per favore|ora|adesso",
  },
  {
    wish: "(?:(?:eu )?(?:quero|queria|gostaria de|preciso|prefiro)|(?:posso|poderia))",
    before: "falar (?:diretamente )?com",
    people: "(?:(?:uma?|o|a) )?(?:pessoa|humano|alguem|atendente)(?: (?:real|humana))?",
    rest: "por favor|agora",
  },
  {
    wish: "(?:ik (?:wil|zou|wilde)(?: (?:graag|liever)){0,2}|(?:kan|mag) ik)",
    before: "(?:direct )?met",
    people: "(?:(?:een|de) )?(?:echte? )?(?:mens|persoon|iemand|medewerker)",
    after: "(?:spreken|praten|chatten)",
    rest: "alsjeblieft|aub|alstublieft|nu",
  },
];

/** `Real person please`. */
const BARE =
  /^(?:an? |the )?(?:(?:real|actual|live) (?:human|person|agent)|human|agent)(?: being)?(?: (?:please|pls|plz|now)){0,2}$/;

const patternOf = ({ wish, before, after, rest }: Phrases, people: string) =>
  new RegExp(`(?:^|${ABOUT}\\b${wish} )${before} (?:${people})${after ? ` ${after}` : ""}(?: (?:${rest})){0,3}$`);
const ANYBODY = PHRASES.map((phrases) => patternOf(phrases, phrases.people));

/** The same for the owner by name; `mr`, `dr` and the like may stand before it. */
function namePatterns(parts: readonly string[]): RegExp[] {
  const name = `(?:(?:mr|mrs|ms|miss|dr|frau|herrn?) )?(?:${parts.join("|")})(?: (?:${parts.join("|")})){0,3}`;
  return PHRASES.map((phrases) => patternOf(phrases, name));
}

/** Whether a message wishes for a person and leaves no doubt about it: as the chat's button, it calls one. */
export function asksForPerson(facts: AssistantContext, message: string): boolean {
  if (BUTTON_TEXTS.has(normalise(message.trim()))) return true;
  const parts = normalizeLine(ownerName(facts))
    .split(" ")
    .filter((part) => part.length > 2);
  const lines = message.split(/[!?;,\n]|(?<!\b(?:mr|mrs|ms|dr))\./i).map(normalizeLine);
  const isNamed = lines.some((line) => parts.some((part) => line.includes(part)));
  const patterns = [BARE, ...ANYBODY, ...(isNamed ? namePatterns(parts) : [])];
  return lines.some((line) => patterns.some((pattern) => pattern.test(line)));
}
