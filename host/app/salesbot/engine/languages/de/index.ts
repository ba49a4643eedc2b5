import { everyday } from "../everyday/de.ts";
import type { Language } from "../language.ts";
import { topics } from "../topics/de.ts";
import { acts } from "./acts.ts";
import { cues } from "./cues.ts";

export const de: Language = {
  code: "de",
  name: "Deutsch",
  acts,
  refusals: `^nein keine
keinen termin
termin absagen
termin stornieren
termin streichen
nicht kontaktieren
nicht kontaktiert
nicht speichern
keine anrufe
keine mails
nicht anrufen
keine kontaktdaten`,
  asking: `was wie wo wann wer wem wen wessen warum wieso weshalb welche welcher welches welchen welchem wieviel wohin woher womit kann konnen konnt kannst konnte darf durfen
durft ist sind hat habt haben hast gibt gibts macht machen machst muss mussen musst nehmt nehmen nimmst kommt kommen kommst bietet bieten bietest geht wird werden
wurde wurden soll sollte ab bis seit brauche brauchen braucht kostet kosten lohnt reicht darfs habe bekomme krieg kriege bekomm seid bist`,
  subjects: "ich sie du ihr man wir es",
  requests: `sagen sie mir
sag mir
wissen
erklaren
erzahlen
mehr uber
frage zu
frage mich
interessiert mich`,
  joining: "und + & sowie",
  reckoning: {
    cheapest: `gunstigste
gunstigsten
gunstigstes
billigste
billigsten
am gunstigsten
am billigsten`,
    dearest: `teuerste
teuersten
am teuersten`,
    smallest: `kleinste
kleinsten
kleinstes`,
    largest: `grosste
gro te*
groesste*`,
    together: `zusammen
insgesamt
gesamt
summe
alles in allem
unterm strich
plus
und dazu
^und mit`,
    difference: `unterschied
differenz
wie viel mehr
wieviel mehr`,
    compare: `was ist gunstiger
was ist billiger
was ist teurer
gunstiger
billiger
teurer`,
  },
  abbreviations: `nen einen
ne eine
nem einem
gibts gibt es
habts habt ihr
wieviel wie viel
kriegt bekommt
kriege bekomme
krieg bekomme
kost kostet
wg wegen
tel telefon`,
  today: "heute jetzt",
  tomorrow: "morgen",
  weekend: "wochenende wochenenden",
  night: "nacht nachts abends",
  topics,
  cues,
  everyday,
  texts: {
    morning: "Guten Morgen",
    afternoon: "Guten Tag",
    evening: "Guten Abend",
    hello: "Hallo",
    welcome: "{greeting}. Ich bin {bot}, der automatische Assistent von {person}. Wie kann ich helfen?",
    privacyNote: "{person} kann diesen Chat lesen. Nach {days} wird er gelöscht.",
    greet: "{greeting}. Wie kann ich helfen?",
    smallTalk: "Alles gut, danke. Wie kann ich helfen?",
    thanks: "Gern geschehen.",
    anythingElse: "Möchten Sie noch etwas wissen?",
    goodbye: "Danke für Ihren Besuch. Auf Wiedersehen.",
    email: "Die E-Mail-Adresse ist {email}.",
    phone: "Die Telefonnummer ist {phone}.",
    website: "Die Website ist {website}.",
    social: "{network}: {url}",
    socialList: "{first} finden Sie hier: {links}.",
    wayEmail: "E-Mail an {email}",
    wayPhone: "Telefon {phone}",
    wayWebsite: "die Website {website}",
    wayAddress: "Post oder Besuch: {address}",
    address: "{business}: {address}.",
    hours: "Öffnungszeiten ({zone}): {hours}.",
    openNow: "Jetzt geöffnet, bis {until}.",
    closedNow: "Jetzt geschlossen; öffnet {opens}.",
    closedForNow: "Jetzt geschlossen.",
    openOn: "{day}: geöffnet {times}.",
    closedOn: "{day}: geschlossen.",
    services: "{business} bietet an: {services}.",
    price: "{name}: {price}.",
    prices: "Preise: {prices}.",
    person: "{name}, {title}, {company}.",
    personOnly: "Dies ist die Karte von {name}.",
    bot: "Ich bin {bot}, ein automatischer Assistent. Ich antworte mit dem, was {person} mir gesagt hat, und gebe weiter, was ich nicht weiß.",
    privacy:
      "Dieser Chat wird {days} aufbewahrt, damit {person} ihn lesen und antworten kann; danach wird er gelöscht. Sie entscheiden, welche Angaben Sie machen, und können {person} bitten, sie zu löschen.",
    complaint: "Das tut mir leid. {first} sollte das selbst hören.",
    manipulation: "Ich kann nur Fragen zu {business} beantworten.",
    offTopic: "Dabei kann ich leider nicht helfen. Ich kenne mich mit {business} aus.",
    likely: "Das weiß ich dazu: {quote}",
    nearest: "Darauf habe ich keine direkte Antwort. Am nächsten kommt: {quote}",
    ifNot: "Falls das Ihre Frage nicht beantwortet, frage ich gern bei {first} nach.",
    serviceListed: "Auf der Liste von {business}: {service}.",
    theirLanguage: "{business} schreibt dazu (Sprache: {language}): {quote}",
    cheapest: "Am günstigsten: {price}.",
    dearest: "Am teuersten: {price}.",
    sum: "{prices} = {amount}.",
    notPriced: "Für {what} habe ich keinen Preis.",
    times: "{price}; {times}-mal macht {amount}.",
    compared: "{dear} kostet mehr als {cheap}.",
    difference: "{prices}; der Unterschied beträgt {amount}.",
    restUnknown: "Den Rest der Frage kann ich leider nicht beantworten.",
    askYourself: "{first} kann es Ihnen sagen.",
    priceOf: "Was kostet {name}?",
    moreOn: "Mehr zu „{words}“",
    unknown: "Das weiß ich leider nicht, und raten möchte ich nicht.",
    notUnderstood: "Ich bin nicht sicher, ob ich Sie verstanden habe.",
    passOn:
      "Soll ich die Frage an {first} weitergeben? Dann lassen Sie eine E-Mail-Adresse oder Telefonnummer für die Antwort da.",
    passedOn: "Ich habe die Frage für {first} notiert; die Antwort kommt an {where}.",
    askPerson: "Ich sage {first} Bescheid. Wie sind Sie zu erreichen: per E-Mail oder Telefon?",
    personKnown: "Ich sage {first} Bescheid; {first} erreicht Sie unter {where}.",
    personTold: "Ich habe {first} Bescheid gesagt. Sie können mich weiter fragen, bis {first} da ist.",
    usualWait: "{first} antwortet meist innerhalb von {n} Minuten.",
    usualMinute: "{first} antwortet meist innerhalb einer Minute.",
    personAway: "{first} kann gerade nicht in diesen Chat kommen.",
    personWrites: "{first} antwortet Ihnen unter {where}.",
    personWhere: "Wie sind Sie zu erreichen: per E-Mail oder Telefon?",
    directly: "{first} ist auch direkt zu erreichen: {ways}.",
    askAppointment:
      "Ich gebe Ihren Terminwunsch weiter; {first} bestätigt ihn. Welcher Tag und welche Uhrzeit passen, und unter welcher E-Mail-Adresse oder Telefonnummer?",
    appointmentKnown:
      "Ihr Terminwunsch ist notiert. {first} bestätigt ihn unter {where}. Welcher Tag und welche Uhrzeit passen Ihnen?",
    whatWhen: "{day} um {time} Uhr",
    noSuchDay: "Den {said} gibt es im Kalender nicht.",
    pastDay: "{day} ist schon vorbei.",
    otherDay: "Welcher andere Tag passt Ihnen?",
    otherTime: "Welche Uhrzeit innerhalb dieser Zeiten passt Ihnen?",
    whichDay: "Welcher Tag und welche Uhrzeit passen Ihnen?",
    whichTime: "Um wie viel Uhr?",
    wishNoted: "Notiert: {what}.",
    wishConfirmedByEmail: "{first} bestätigt ihn per E-Mail an {where}.",
    wishConfirmed: "{first} bestätigt ihn unter {where}.",
    wishWhere: "Unter welcher E-Mail-Adresse oder Telefonnummer soll {first} bestätigen?",
    bookHere: "Buchen können Sie hier: {url}\n",
    askOrder:
      "Ich gebe Ihren Auftrag an {first} weiter. Unter welcher E-Mail-Adresse oder Telefonnummer sind Sie zu erreichen?",
    orderKnown: "Ihr Auftrag ist notiert. {first} meldet sich unter {where}.",
    goalAppointment:
      "Möchten Sie einen Termin mit {first}? Mit einer E-Mail-Adresse oder Telefonnummer kann {first} ihn bestätigen.",
    goalLead: "Mit Ihrer E-Mail-Adresse oder Telefonnummer kann sich {first} bei Ihnen melden.",
    goalSale: "Möchten Sie bestellen? Mit Ihrer E-Mail-Adresse oder Telefonnummer regelt {first} den Rest.",
    consent: "Damit sind Sie einverstanden, dass {person} sich dazu bei Ihnen meldet.",
    gotDetails: "Danke{comma}. Notiert für {first}: {details}.",
    gotName: "Danke, {visitor}.",
    askChallenge: "Was ist dabei für Sie die größte Herausforderung?",
    askTimeline: "Bis wann möchten Sie sich entscheiden?",
    askBudget: "Wie hoch ist Ihr Budget?",
    askName: "Wie ist Ihr Name?",
    noted: "Danke, das habe ich für {first} notiert.",
    declined: "Kein Problem. Ich bin da, wenn noch eine Frage auftaucht.",
    yesWhat: "Gern. Was möchten Sie wissen?",
    list: "{items} und {last}",
    or: "{items} oder {last}",
    day: "einen Tag",
    days: "{n} Tage",
    today: "heute um {time}",
    tomorrow: "morgen um {time}",
    onDay: "am {day} um {time}",
    closed: "geschlossen",
    monToFri: "{from} bis {to}",
    dayNames: "Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag",
  },
};
