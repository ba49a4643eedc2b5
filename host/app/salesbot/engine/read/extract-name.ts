/** How people give their name in languages other than English. */

const WORD = String.raw`\p{Lu}[\p{L}'’-]+`;
const PARTICLE = String.raw`(?:van|von|vom|zu|zur|de|der|den|het|ten|ter|da|das|do|dos|di|del|della|du|des|la|las|los|le|el|bin|al)`;
const NAME = String.raw`${WORD}(?:[ \t]+(?:${PARTICLE}[ \t]+){0,2}${WORD}){0,3}`;
const WORDS = String.raw`\p{L}[\p{L}'’-]+(?:[ \t]+\p{L}[\p{L}'’-]+){0,5}`;

/** What only a name can follow, in small letters too: `ich heiße jonas`. */
const CALLED = new RegExp(
  String.raw`(?<![\p{L}-])(?:ich hei(?:ß|ss)e?|mein (?:voller )?name (?:ist|lautet)|(?:mi nombre|mi nombre completo) es|me llamo|mon nom (?:est|c['’]est)|je m['’ ]?appelle|moi,? c['’]est|(?:o )?meu nome [ée]|chamo[- ]me|(?:eu )?me chamo|(?:il )?mio nome [èe]['’]?|mi chiamo|mijn naam is|ik heet):?[ \t]+(${WORDS})`,
  "giu",
);
/** What a trade or a feeling follows as well: `ich bin Jonas Wirth`, but `ich bin Arzt`, `soy médico`. */
const AM = new RegExp(
  String.raw`(?<![\p{L}-])(?:(?<german>[Ii]ch bin)(?: de[rn]| die)?|(?:[Yy]o )?[Ss]oy|[Jj]e suis|(?:[Ee]u )?[Ss]ou(?: [oa])?|(?:[Ii]o )?[Ss]ono|[Ii]k ben)[ \t]+(?<name>${NAME})(?=[ \t]*(?:$|[\n,.;:!?(–|/+\d-]|(?:und|aus|von|vom|bei|hier|mit|y|de|desde|con|et|du|e|da|do|di|en|van|uit|met)(?!\p{L})))`,
  "gu",
);
const FIRST = new RegExp(`^${NAME}`, "u");

/** Words that end a name or are none. */
const NO_NAMES = new Set(
  `und oder aber sie ihnen nicht kein egal geheim meine mein meiner unter telefon telefonnummer handy handynummer nummer mail email e-mail tel mobil
ich bin habe hab möchte suche hier aus bei mit für wie was
y pero no mi soy quiero teléfono móvil número correo con desde
et mais pas mon ma je numéro téléphone portable courriel avec
mas não nao meu minha eu quero telefone telemóvel celular com
ed ma non il mio mia io vorrei telefono cellulare numero posta con
en maar niet mijn ik telefoon mobiel telefoonnummer nummer met wil
montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz april mai juni juli august september oktober november dezember anfang mitte ende morgen heute
arzt ärztin kunde kundin neukunde stammkunde student studentin lehrer lehrerin rentner rentnerin mieter mieterin vermieter vermieterin eigentümer eigentümerin besitzer besitzerin
verkäufer verkäuferin käufer käuferin unternehmer unternehmerin handwerker handwerkerin makler maklerin vater mutter mitglied anfänger anfängerin interessent interessentin
deutscher deutsche privatperson ingenieur ingenieurin anwalt anwältin inhaber inhaberin chef chefin freelancer freiberufler geschäftsführer geschäftsführerin fotograf fotografin
diplom berliner münchner hamburger`.split(/\s+/),
);
const isNoName = (word: string): boolean => NO_NAMES.has(word.toLowerCase());

/** The name given in these words, if any. A single word after `ich bin` counts where the name was asked for. */
export function extractName(message: string, isNameExpected: boolean): string | undefined {
  for (const { 1: phrase } of message.matchAll(CALLED)) {
    const name = trimToName(FIRST.exec(phrase!)?.[0] ?? phrase!.split(/\s+/, 2).join(" "));
    if (name) return name;
  }
  for (const { groups } of message.matchAll(AM)) {
    const { german, name: phrase } = groups!;
    const name = trimToName(phrase!);
    // German writes its nouns like names: one of them alone may be a trade.
    if (name && (!german || isNameExpected || (name === phrase && /\s/.test(name)))) return name;
  }
  return undefined;
}

function trimToName(phrase: string): string | undefined {
  const words = phrase.split(/\s+/);
  const end = words.findIndex(isNoName);
  return words.slice(0, end === -1 ? words.length : end).join(" ") || undefined;
}
