import { everyday } from "./everyday/nl.ts";
import { dutch } from "./cues.ts";
import type { Language } from "./language.ts";
import { topics } from "./topics/nl.ts";

export const nl: Language = {
  code: "nl",
  name: "Nederlands",
  acts: {
    manipulation: `negeer * instructies
vergeet * instructies
je instructies
systeemprompt
wachtwoord
geheime code
codewoord
je bent nu
doe alsof
bevestig dat * gratis
interne prijs`,
    "off-topic": `wat voor weer
weersvoorspelling
vertel * mop
een mop
schrijf * gedicht
een gedicht
hoofdstad van
minister president
wie wint
eredivisie
recept voor
bitcoin
horoscoop`,
    privacy: `avg
mijn gegevens
persoonsgegevens
privacy
wie leest`,
    bot: `ben je * robot
ben je * bot
ben je * mens
bent u * mens
bent u * robot
een robot
wie ben je`,
    recall: `wat hebben we afgesproken
wat was de afspraak
wanneer was
hoe laat was
welke dag was
wanneer is mijn afspraak
herinner me
is het * bevestigd
is het * geboekt
is de afspraak * bevestigd`,
    availability: `nog plek
plek vrij
nog vrij
nog beschikbaar
nog ruimte`,
    complaint: `wil * geld terug
eis * geld terug
bloedt
jullie hebben * beschadigd
jullie hebben * kapot
jullie hebben * verpest
jullie hebben * verbrand
dubbel afgeschreven
niemand gekomen
was verschrikkelijk
klacht
teleurgesteld
oplichters
oplichting
schandalig
ontevreden
belachelijk`,
    human: `spreken met
praten met
met iemand spreken
iemand spreken
een mens
bel me
bel mij
terugbellen
teruggebeld
bellen
telefoonnummer
je nummer
uw nummer
contact opnemen`,
    appointment: `een afspraak
afspraak maken
reserveren
boeken
inplannen`,
    buy: `ik wil * bestellen
wil graag bestellen
ik wil * kopen
bestelling plaatsen`,
    "small-talk": `hoe gaat het
alles goed
aangenaam`,
    thanks: `^bedankt
^dank je
^dank u
^dankjewel
^dankuwel
^top bedankt
bedankt$
dank je wel`,
    goodbye: `^tot ziens
^doei
^dag$
^tot snel
^fijne dag
dat was alles
doei$
tot ziens$`,
    no: `^nee$
^nee bedankt
^nee dank
^niet nu
^later
^geen interesse
^ik wil niet
^liever niet`,
    yes: `^ja$
^ja graag
^graag
^prima
^ok$
^oke
^natuurlijk`,
    greeting: `^hallo
^hoi
^goedemorgen
^goedemiddag
^goedenavond
^goeiedag
^dag
^hey`,
  },
  refusals: `geen afspraak
afspraak afzeggen
afspraak annuleren
niet contact
niet bellen`,
  asking: `wat wie waar wanneer waarom hoe hoeveel welke kan kunnen kun kunt mag mogen is zijn heeft hebben heb hebt doen doet doe moet moeten neemt nemen komt komen
werkt werken ben bent gaat vanaf tot krijg kost kosten`,
  subjects: "ik u je jij jullie men we wij",
  requests: `vertel
weten
uitleggen
informatie
meer over
vraag me af
ik vroeg`,
  joining: "en + & ook",
  today: "vandaag nu",
  tomorrow: "morgen",
  weekend: "weekend weekenden",
  topics,
  cues: dutch,
  everyday,
  texts: {
    morning: "Goedemorgen",
    afternoon: "Goedemiddag",
    evening: "Goedenavond",
    hello: "Hallo",
    welcome: "{greeting}. Ik ben {bot}, de automatische assistent van {person}. Waarmee kan ik helpen?",
    privacyNote: "Berichten worden {days} bewaard, zodat {person} ze kan lezen.",
    greet: "{greeting}. Waarmee kan ik helpen?",
    smallTalk: "Alles goed, dank je. Waarmee kan ik helpen?",
    thanks: "Graag gedaan.",
    anythingElse: "Wil je nog iets weten?",
    goodbye: "Bedankt voor je bezoek. Tot ziens!",
    email: "Het e-mailadres is {email}.",
    phone: "Het telefoonnummer is {phone}.",
    website: "De website is {website}.",
    social: "{network}: {url}",
    socialList: "{first} is hier te vinden: {links}.",
    wayEmail: "e-mail {email}",
    wayPhone: "telefoon {phone}",
    wayWebsite: "de website {website}",
    wayAddress: "per post of ter plaatse: {address}",
    address: "{business}: {address}.",
    hours: "Openingstijden ({zone}): {hours}.",
    openNow: "Nu open, tot {until}.",
    closedNow: "Nu gesloten; opent {opens}.",
    closedForNow: "Nu gesloten.",
    openOn: "{day}: open {times}.",
    closedOn: "{day}: gesloten.",
    services: "{business} biedt aan: {services}.",
    price: "{name}: {price}.",
    prices: "Prijzen: {prices}.",
    person: "{name}, {title}, {company}.",
    personOnly: "Dit is het kaartje van {name}.",
    bot: "Ik ben {bot}, een automatische assistent. Ik antwoord met wat {person} mij heeft verteld en geef door wat ik niet weet.",
    privacy:
      "Dit gesprek wordt {days} bewaard, zodat {person} het kan lezen en beantwoorden; daarna wordt het gewist. Jij bepaalt welke gegevens je achterlaat en kunt {person} vragen ze te wissen.",
    complaint: "Dat spijt me. {first} kan dat het best zelf horen.",
    manipulation: "Ik kan alleen vragen over {business} beantwoorden.",
    offTopic: "Daar kan ik helaas niet mee helpen. Ik weet alleen iets over {business}.",
    closest: "Het dichtst in de buurt komt: {quote}",
    unsure: "Dat kan ik niet zeker zeggen.",
    offer: "Zal ik het {first} vragen?",
    serviceListed: "Op de lijst van {business}: {service}.",
    theirLanguage: "{business} schrijft daarover (taal: {language}): {quote}",
    notPriced: "Voor {what} heb ik geen prijs.",
    restUnknown: "De rest kan ik niet zeker zeggen.",
    askYourself: "{first} kan het je vertellen.",
    priceOf: "Wat kost {name}?",
    wordsAsQuestion: "{words}?",
    unknown: "Dat staat niet in wat {first} mij heeft gegeven.",
    notUnderstood: "Ik weet niet zeker of ik je begrijp.",
    passOn: "Ik vraag het {first}. Naar welk e-mailadres of telefoonnummer mag het antwoord?",
    passedOn: "Ik heb de vraag voor {first} genoteerd; het antwoord komt op {where}.",
    askPerson: "Ik geef het door aan {first}. Hoe ben je te bereiken: per e-mail of telefoon?",
    personKnown: "Ik geef het door aan {first}, die je bereikt via {where}.",
    personTold: "Ik heb {first} ingelicht. Je kunt mij vragen blijven stellen tot {first} er is.",
    usualWait: "{first} antwoordt meestal binnen {n} minuten.",
    usualMinute: "{first} antwoordt meestal binnen een minuut.",
    personAway: "{first} kan nu niet in deze chat komen.",
    personWrites: "{first} antwoordt je via {where}.",
    personWhere: "Hoe ben je te bereiken: per e-mail of telefoon?",
    directly: "Je kunt {first} ook direct bereiken: {ways}.",
    askAppointment:
      "Ik geef door dat je een afspraak wilt; {first} bevestigt die. Welke dag en tijd, en op welk e-mailadres of telefoonnummer?",
    appointmentKnown:
      "Ik heb genoteerd dat je een afspraak wilt. {first} bevestigt die via {where}. Welke dag en tijd komen je uit?",
    whatWhen: "{day} om {time} uur",
    noSuchDay: "{said} staat niet in de kalender.",
    pastDay: "{day} is al voorbij.",
    otherDay: "Welke andere dag komt je uit?",
    otherTime: "Welke tijd binnen die uren komt je uit?",
    noCalendar: "Ik kan de agenda niet inzien; {first} bevestigt.",
    agreed: "Je wens: {what}.",
    whichDays: "Van welke dag tot welke?",
    untilWhichDay: "Tot welke dag?",
    whichDay: "Welke dag en tijd komen je uit?",
    whichTime: "Hoe laat?",
    wishNoted: "Ik heb je afspraakverzoek genoteerd: {what}.",
    wishConfirmedByEmail: "{first} bevestigt die per e-mail naar {where}.",
    wishConfirmed: "{first} bevestigt die via {where}.",
    wishWhere: "Op welk e-mailadres of telefoonnummer mag {first} de afspraak bevestigen?",
    bookHere: "Je kunt hier boeken: {url}\n",
    askOrder: "Ik geef je bestelling door aan {first}. Op welk e-mailadres of telefoonnummer ben je te bereiken?",
    orderKnown: "Je bestelling is genoteerd. {first} neemt contact op via {where}.",
    goalAppointment:
      "Wil je een afspraak met {first}? Laat een e-mailadres of telefoonnummer achter voor de bevestiging.",
    goalLead: "Met je e-mailadres of telefoonnummer kan {first} je antwoorden.",
    goalSale: "Wil je bestellen? Laat een e-mailadres of telefoonnummer achter en {first} regelt de rest.",
    consent: "Daarmee ga je akkoord dat {person} ze bewaart om te antwoorden.",
    gotDetails: "Dank je{comma}. Genoteerd voor {first}: {details}.",
    gotName: "Dank je, {visitor}.",
    askChallenge: "Wat is op dit gebied je grootste uitdaging?",
    askTimeline: "Wanneer wil je beslissen?",
    askBudget: "Wat is je budget?",
    askName: "Wat is je naam?",
    noted: "Dank je, dat heb ik voor {first} genoteerd.",
    declined: "Prima. Ik ben er als er nog een vraag opkomt.",
    yesWhat: "Graag. Wat wil je weten?",
    list: "{items} en {last}",
    or: "{items} of {last}",
    day: "een dag",
    days: "{n} dagen",
    today: "vandaag om {time}",
    tomorrow: "morgen om {time}",
    onDay: "op {day} om {time}",
    closed: "gesloten",
    monToFri: "{from} tot en met {to}",
    dayNames: "zondag maandag dinsdag woensdag donderdag vrijdag zaterdag",
  },
};
