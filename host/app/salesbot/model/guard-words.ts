import { normalise } from "../engine/languages/normalize.ts";

// Patterns that reveal a sentence's purpose, of all languages together and without accents. `~` stands for any ending.

const pattern = (list: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\d])(?:${list
      .trim()
      .split(/[|\n]/)
      .map((one) => one.trim())
      .filter(Boolean)
      .map((one) => normalise(one).replaceAll("~", "\\p{L}{0,9}").split(" ").filter(Boolean).join("\\s+"))
      .join("|")})(?![\\p{L}\\d])`,
    "u",
  );

/** A sentence that begins so says yes. */
export const YES = new RegExp(
  `^[^\\p{L}]*${
    pattern(`yes | yep | yeah | sure | certainly | absolutely | definitely | of course | no problem | great | perfect | gladly | happily | with pleasure
ja | klar | gern | gerne | sicher | naturlich | selbstverstandlich | kein problem | auf jeden fall
si | claro | por supuesto | desde luego | sin problema | con gusto | faltaria mas | vale
oui | bien sur | avec plaisir | volontiers | tout a fait | absolument | pas de souci | pas de probleme | sans probleme
certo | certamente | volentieri | senz'altro | assolutamente | nessun problema | naturalmente
zeker | natuurlijk | jazeker | geen probleem
sim | com certeza | sem problema | com prazer`).source
  }`,
  "u",
);
/** Plainly so, and not as in `Great, I have noted that`. */
export const PLAIN_YES = new RegExp(`^[^\\p{L}]*${pattern("yes | yep | ja | jawohl | si | oui | sim").source}`, "u");
/** A sentence that begins so says no. */
export const NO = new RegExp(
  `^[^\\p{L}]*${
    pattern(`no | nope | sorry | unfortunately | i'm afraid | i am afraid | not
nein | leider | tut mir leid | nee
lo siento | desgraciadamente | lamentablemente
non | desolee? | malheureusement | helas
mi dispiace | purtroppo
helaas
nao | infelizmente | lamento`).source
  }`,
  "u",
);
export const NEGATED =
  pattern(`not | no | never | cannot | neither | nor | none | without | don't | doesn't | didn't | can't | won't | isn't | aren't | wasn't | closed | except | excluded | forbidden | prohibited | nowhere | unavailable
nicht | kein~ | nie | niemals | ohne | weder | geschlossen | ausgeschlossen | verboten | ausser | nirgends
nunca | jamas | tampoco | ni | sin | cerrad~ | prohibid~ | excepto | salvo
ne | n | pas | jamais | ni | aucun~ | sans | ferme | fermee?s? | interdit~ | sauf | hors
non | mai | ne | nessun~ | senza | chius~ | vietat~ | tranne | eccetto | neanche
niet | geen | nooit | zonder | gesloten | verboden | behalve
nao | nunca | jamais | nem | sem | fechad~ | proibid~ | exceto`);
/** A negation in form only. */
export const NOT_MEANT =
  /no problem|kein problem|no te preocupes|sin problema|pas de souci|pas de probleme|sans probleme|nessun problema|senza problemi|geen probleem|sem problema|not only|nicht nur|no solo|non seulement|non solo|don't worry|no worries|keine sorge|no need|not a problem/g;

/** Sentences that only admit ignorance, offer help or hand over. */
export const HAND_OVER =
  pattern(`don't know | do not know | don't have | do not have any information | not sure | can't see | cannot see | can't say | cannot say | can't tell | cannot tell | can't confirm | cannot confirm | can't find | couldn't find | i can't | i cannot | ich kann nicht | no puedo | je ne peux | non posso | no information | pass | ask | let you know | get back | will know | will tell | can tell | will confirm | confirms | will be in touch | get in touch | contact | reach | help | thank | thanks | welcome to | hello | hi | please call | please write | automatic assistant | only answer
weiss ich nicht | weiss nicht | nicht bekannt | keine angabe~ | liegt mir | liegen mir | keine information~ | kann ich nicht sagen | nicht sicher | nicht sehen | leite | weiterleiten | weitergeben | fragen | frage | nachfragen | melden | meldet sich | bestatigt | bestatigen | wenden | erreichen | helfen | danke | hallo | guten tag
no lo se | no se | eso no lo se | no tengo informacion | no tengo ese | no dispongo | preguntar~ | pregunto | paso | pasar | transmitir | ponte en contacto | contactar | confirmara | confirma | ayudar | gracias | hola
je ne sais pas | ne sais pas | je n'ai pas | n ai pas | pas d'information | transmettre | transmets | demander | demande | contacter | joindre | confirmera | confirme | aider | merci | bonjour
non lo so | non so | non ho informazioni | non ho questa | chiedere | chiedo | passare | inoltrare | inoltro | contattare | confermera | conferma | aiutar~ | grazie | ciao | buongiorno
weet ik niet | weet niet | geen informatie | doorgeven | vragen | vraag | contact opnemen | bevestigt | helpen | bedankt | hallo
nao sei | nao tenho | perguntar | pergunto | encaminhar | contactar | confirmara | confirma | ajudar | obrigad~ | ola`);

/** Words of permission, offer and availability: such a sentence answers a question of yes or no. */
export const PERMITS =
  pattern(`welcome | allowed | possible | available | can | may | able | accept | accepts | accepted | take | included | offer | offers | fine | okay | ok | free | open | works | work
willkommen | erlaubt | moglich | verfugbar | darf | durfen | konnen | kann | nehmen | akzeptieren | inklusive | inbegriffen | bieten | frei | geoffnet | geht | gehen | dabei
bienvenid~ | permitid~ | posible | disponible~ | puede~ | puedes | podeis | podemos | aceptamos | incluid~ | ofrecemos | libre~ | abiert~ | vale | sirve
bienvenu~ | permis~ | autorise~ | possible | disponible~ | peut | peuvent | pouvez | pouvons | acceptons | compris~ | inclus~ | proposons | libre~ | ouvert~ | aurez | avez
benvenut~ | permess~ | possibile | disponibil~ | puo | possono | potete | possiamo | accettiamo | compres~ | inclus~ | offriamo | liber~ | apert~ | va bene
welkom | toegestaan | mogelijk | beschikbaar | mag | mogen | kunnen | kunt | nemen | inbegrepen | vrij | geopend
bem-vind~ | permitid~ | possivel | disponivel | pode | podem | aceitamos | incluid~ | livre~ | abert~`);

/** Words that extend a fact beyond what it says. */
export const TOO = pattern(
  `too | also | as well | auch | ebenfalls | ebenso | tambien | aussi | egalement | anche | pure | ook | eveneens | tambem`,
);

/** Words without a subject of their own, beside the stop words. */
export const GENERIC = new Set(
  normalise(`bis hasta fino euro euros dollar dollars pound pounds pm am uhr pair pairs paar paire paires par paio paia welcome allowed possible available able accept accepted accepts take takes taken included offer offers fine okay works work course happy glad gladly sure great perfect problem
afraid sorry unfortunately however come comes bring give have having use uses still currently moment usually about around roughly only then there so well let know say tell ask total totals together altogether
make makes made each every per extra plus cost costs price priced pay paying charge charges people person thing things way day days time want sure certainly absolutely definitely nope yep yeah
willkommen erlaubt moglich verfugbar darf durfen nehmen akzeptieren inklusive bieten geht gehen gern gerne klar sicher naturlich leider leid tut problem kommen kommt bringen mitbringen machen macht kosten kostet
preis zahlen insgesamt zusammen rund etwa circa derzeit zurzeit aktuell moment dazu davon jeder jede jedes lassen bekommen gibt tag tage zeit also
bienvenido posible disponible puedes podeis podemos aceptamos incluido ofrecemos vale sirve claro supuesto problema siento venir viene traer hacer tener total juntos cuesta cuestan sale salen precio pagar
ahora mismo unos unas cada dia dias vez ademas solo entrar
bienvenu possible disponible pouvons acceptons compris proposons bien plaisir volontiers souci probleme desole malheureusement venir apporter faire fait avoir aurez coute coutent prix payer revient total ensemble
environ actuellement chaque jour jours fois soit donc passe encore seulement
benvenuto possibile disponibile possiamo accettiamo compreso offriamo certo certamente volentieri problema dispiace purtroppo venire viene portare fare avere avra costa costano prezzo pagare paga totale insieme
circa attualmente ogni giorno giorni volta quindi allora solo vanno
welkom mogelijk beschikbaar nemen natuurlijk zeker probleem helaas komen brengen maken kost kosten prijs betalen totaal samen ongeveer momenteel elke dag dagen dus
possivel disponivel podemos aceitamos claro certeza problema infelizmente vir trazer fazer ter custa custam preco pagar total juntos cerca atualmente cada dia dias vez portanto`).split(
    /\s+/,
  ),
);

/** Promises that only the owner can make: each row one promise, in whatever words. */
export const PROMISES: readonly RegExp[] = [
  `free | complimentary | on the house | costs nothing | cost nothing | no cost | at no cost | no charge | nothing | free of charge | kostenlos~ | gratis | umsonst | kostenfrei~ | nichts | gratuit~ | gratuitamente | sin coste | sans supplement | gratuitement | kosteloos | rien | ohne aufpreis`,
  `refund~ | money back | everything back | get it back | erstatt~ | geld zuruck | reembols~ | devol~ | rembours~ | rendu~ | rimbors~ | terugbeta~`,
  `guarantee~ | warranty | garant~ | garanz~`,
  `discount~ | off | rabatt~ | nachlass~ | ermassig~ | descuent~ | reduccion~ | remise~ | reduction~ | scont~ | korting~ | descont~ | cheaper | reduced`,
  `lifetime | for life | lebenslang~ | de por vida | a vie | a vita | levenslang~ | vitalici~`,
  `unlimited | unbegrenzt~ | ilimitad~ | illimite~ | illimitat~ | onbeperkt`,
  `insured | versichert~ | asegurad~ | assure~ | assicurat~ | verzekerd`,
  `certified | accredited | licensed | zertifiziert~ | certificad~ | certifie~ | certificat~ | gecertificeerd~`,
  `award | awards | award-winning | michelin | prize | preis gewonnen | auszeichnung~ | gestaltungspreis | premio~ | prix du | recompense~ | premiat~`,
  `24/7 | around the clock | rund um die uhr | 24 horas | 24 heures sur 24 | 24 ore su 24 | day and night`,
  `half price | half off | halber preis | zum halben preis | mitad de precio | moitie prix | meta prezzo | halve prijs | metade do preco | half | quarter | third | twice | double | halfte | viertel | drittel | mitad | moitie | quart | tiers | meta | quarto | helft | metade`,
  `at any time | jederzeit | en cualquier momento | a tout moment | in qualsiasi momento | te allen tijde | until the day | bis zum tag | up to the day | the same day | the day itself`,
  `best | number one | cheapest | fastest`,
  `whole | entire | all night | all year | always | ganze~ | immer | todo el | toda la | siempre | tout le | toute la | toujours | tutto il | tutta la | sempre | altijd | hele`,
].map(pattern);

/** Sentences about a part of a price or how long something may be called off, in which the last rows above count. */
export const OF_MONEY =
  /pric|cost|pay|deposit|sav(?:e|ing)|\boff\b|refund|\bfee|charg|discount|cancel|back|preis|kost|zahl|anzahl|spar|rabatt|stornier|absag|preci|cuest|pag|deposit|ahorr|cancel|prix|cout|acompte|annul|prezz|cost|acconto|disdi|prij|betaal|prec|cust|sinal|[€$£]/;

/** Claims of actions and agreements that an assistant cannot have made. */
export const AGREED =
  /\bas (?:we )?(?:agreed|promised|discussed)\b|\b(?:wie|so wie) (?:vereinbart|besprochen|versprochen|zugesagt)\b|\bcomo (?:acordad[oa]|acordamos|prometid[oa]|quedamos|combinado)\b|\bcomme (?:convenu|promis)\b|\bcome (?:concordato|promesso|d'accordo)\b|\bzoals (?:afgesproken|beloofd)\b|\bconforme (?:combinado|acordado)\b|\bi(?:'ve| have) (?:just )?(?:booked|reserved|confirmed|refunded)\b|\b(?:booked|reserved|confirmed) for you\b|\b(?:your|the) (?:booking|appointment|reservation|table|date|place|pitch|room) (?:for [\w ]{1,30} |on [\w ]{1,30} )?(?:is|has been) (?:now )?(?:confirmed|booked|reserved)\b|\b(?:ist|sind|wurde|habe) [^.!?]{0,40}\b(?:gebucht|reserviert|bestatigt)\b|\b(?:esta|queda|he) [^.!?]{0,40}(?:reservad[oa]|confirmad[oa])\b|\b(?:est|j'ai) [^.!?]{0,40}(?:reservee?|confirmee?)\b|\b(?:e|ho) (?:stat[oa] )?(?:prenotat[oa]|confermat[oa])\b|\bprenotazione [^.!?]{0,30}confermata\b/;

/** Confirms that contact details were written down. */
export const NOTED = pattern(
  `noted | saved | written down | got your | have your | notiert | gespeichert | vermerkt | aufgenommen | anotad~ | apuntad~ | guardad~ | note | notee?s? | enregistre~ | annotat~ | segnat~ | salvat~ | genoteerd | opgeslagen | anotei | guardei`,
);
export const CONTACT_DETAILS = pattern(
  `e-?mail | mail | address | phone | number | contact details | mailadresse | adresse | telefonnummer | nummer | handynummer | kontaktdaten | correo | direccion | telefono | numero | datos | courriel | telephone | coordonnees | indirizzo | recapiti | telefoonnummer | mailadres | gegevens | endereco | telefone | contacto`,
);

/** A limit before a number: at most, or at least. */
export const AT_MOST = pattern(
  `up to | at most | max | maximum | no more than | only until | limit of | bis zu | hochstens | maximal | hasta | maximo | como maximo | jusqu'a | jusqu a | au plus | maximum de | tient | fino a | massimo | al massimo | tot | hooguit | ate | no maximo | seats | under`,
);
export const AT_LEAST = pattern(
  `from | at least | minimum | min | no fewer than | not under | ab | mindestens | a partir de | desde | al menos | minimo | como minimo | des | au moins | a partir d | da | almeno | a partire da | vanaf | minstens | pelo menos | over`,
);

/** A question with one of these is not answered with yes or no. */
export const ASKS_WHAT = pattern(
  `what~ | how | when | where | who | whom | which | why | was | wie | wieviel | wann | wo | wer | welche~ | warum | wohin | que | como | cuando | donde | quien | cual~ | cuanto~ | por que | quoi | comment | quand | ou | qui | quel~ | combien | pourquoi | che | come | quando | dove | chi | quale | quali | quanto | quanta | quanti | quante | perche | wat | hoe | wanneer | waar | welk~ | quem | onde | qual | quais | price | prices | cost | costs | preis~ | precio~ | prix | prezz~`,
);
