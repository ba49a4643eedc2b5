/** Words that carry no meaning of their own: left out before stemming, and what a text's language is told by. */
const LISTS = {
  en: `a an the of to in on at for from by with and or but if so as is are was were be been am do does did doing have has had having i you he she it we
they me him her us them my your his its our their this that these those there here what which who whom how when where why can could will would shall
should may might must not no yes just any some all also too very really please pls hi hello hey thanks thank ok u ur than about into over out up down
off get got go going want need like one then i'm i'd i'll it's that's you're we're they're don't doesn't didn't isn't aren't can't won't i've we've
you've there's what's who's where's how's let's gonna wanna gotta ye im ive dont yo y'all heyy`,
  de: `der die das den dem des ein eine einen einem einer eines und oder aber wenn als ist sind war waren sein bin hat habe haben hatte ich du er sie es wir
ihr mich dich uns euch mein dein unser euer zu zum zur in im ins an am auf aus bei mit nach von vom vor für um über unter durch gegen ohne was wer wie wo
wann warum welche welcher welches kann können könnte muss müssen soll sollte will würde nicht kein keine keinen ja nein auch noch nur schon sehr mal denn
da dann hier so man bitte danke hallo ihnen ihre ihr ihren meine meinen seine dass ob gibt wird werden wurde sich mir dir ihm einfach etwas`,
  es: `el la los las un una unos unas y o pero si como es son era ser estar está están hay he ha han yo tú usted ustedes nosotros me te se nos le les lo mi
tu su de del a al en por para con sin sobre entre qué que quién cuál cómo cuándo dónde puedo puede pueden no sí también muy ya más hola gracias sus mis
tengo tiene tienen hacen hace cuánto cuanto algo eso esto este esta uno`,
  fr: `le la les l un une des du de d et ou mais si comme est sont êtes sommes était être a ai as ont avez avoir je j tu il elle on nous vous ils elles me m te se s mon
ma mes ton votre vos notre nos leur ce c cette ces ça à au aux en dans par pour avec sans sur sous entre que qu qui quoi quel quelle comment quand où
pourquoi peut peux pouvez ne n pas non oui aussi très y bonjour merci quels quelles faut fait est-ce cela`,
  it: `il lo la i gli le l un uno una di del della dei delle a al alla ai e o ma se come è sono era essere ho ha hanno io tu lei noi voi mi ti si ci vi mio
tuo suo nostro da dal in nel nella con su per tra fra che chi quale come quando dove posso può potete non sì anche molto ciao grazie c'è quanto avete
mia vostro vostra dello degli questo questa cosa c dell all dall nell sull quest quell com dov cos`,
  nl: `de het een en of maar als is zijn was waren ben heb heeft hebben had ik jij je u hij zij ze wij we jullie mij me ons mijn jouw uw hun in op aan bij
van voor met naar uit over onder door zonder om te tot wat wie hoe waar wanneer waarom welke kan kunnen kunt moet zou niet geen ja nee ook nog al
heel er dan hier hallo dank dat die dit deze iets onze wordt worden`,
  pt: `o a os as um uma uns umas de do da dos das e ou mas se como é são era ser estar está estão há eu tu você vocês nós me te se nos meu minha seu sua em
no na nos nas por para com sem sobre que quem qual quando onde posso pode podem não sim também muito já mais olá obrigado obrigada vcs vc pra ao aos
tem têm isso isto esse essa quanto`,
};

export type LanguageCode = keyof typeof LISTS;
export const LANGUAGE_CODES: readonly LanguageCode[] = ["en", "de", "es", "fr", "pt", "it", "nl"];

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));
const sets: Record<LanguageCode, ReadonlySet<string>> = {
  en: setOf(LISTS.en),
  de: setOf(LISTS.de),
  es: setOf(LISTS.es),
  fr: setOf(LISTS.fr),
  it: setOf(LISTS.it),
  nl: setOf(LISTS.nl),
  pt: setOf(LISTS.pt),
};

export const stopWordsOf = (language: LanguageCode): ReadonlySet<string> => sets[language];
