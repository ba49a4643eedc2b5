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
  today: "heute jetzt",
  tomorrow: "morgen",
  weekend: "wochenende wochenenden",
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
    anythingElse: "Möch{ten Sie|test du} noch etwas wissen?",
    goodbye: "Danke für {Ihren|deinen} Besuch. Auf Wiedersehen.",
    email: "Die E-Mail-Adresse ist {email}.",
    phone: "Die Telefonnummer ist {phone}.",
    website: "Die Website ist {website}.",
    social: "{network}: {url}",
    socialList: "{first} {finden Sie|findest du} hier: {links}.",
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
      "Dieser Chat wird {days} aufbewahrt, damit {person} ihn lesen und antworten kann; danach wird er gelöscht. {Sie entscheiden, welche Angaben Sie machen, und können|Du entscheidest, welche Angaben du machst, und kannst} {person} bitten, sie zu löschen.",
    complaint: "Das tut mir leid. {first} sollte das selbst hören.",
    manipulation: "Ich kann nur Fragen zu {business} beantworten.",
    offTopic: "Dabei kann ich leider nicht helfen. Ich kenne mich mit {business} aus.",
    closest: "Am nächsten kommt: {quote}",
    unsure: "Das kann ich nicht sicher sagen.",
    offer: "Soll ich {first} fragen?",
    serviceListed: "Auf der Liste von {business}: {service}.",
    theirLanguage: "{business} schreibt dazu (Sprache: {language}): {quote}",
    notPriced: "Für {what} habe ich keinen Preis.",
    restUnknown: "Den Rest kann ich nicht sicher sagen.",
    askYourself: "{first} kann es {Ihnen|dir} sagen.",
    priceOf: "Was kostet {name}?",
    wordsAsQuestion: "{words}?",
    unknown: "Das steht leider nicht in dem, was {first} mir gegeben hat.",
    notUnderstood: "Ich bin nicht sicher, ob ich {Sie|dich} verstanden habe.",
    passOn: "Ich frage {first}. An welche E-Mail-Adresse oder Telefonnummer darf die Antwort gehen?",
    passedOn: "Ich habe die Frage für {first} notiert; die Antwort kommt an {where}.",
    askPerson: "Ich sage {first} Bescheid. Wie {sind Sie|bist du} zu erreichen: per E-Mail oder Telefon?",
    personKnown: "Ich sage {first} Bescheid; {first} erreicht {Sie|dich} unter {where}.",
    personTold: "Ich habe {first} Bescheid gesagt. {Sie können|Du kannst} mich weiter fragen, bis {first} da ist.",
    usualWait: "{first} antwortet meist innerhalb von {n} Minuten.",
    usualMinute: "{first} antwortet meist innerhalb einer Minute.",
    personAway: "{first} kann gerade nicht in diesen Chat kommen.",
    personWrites: "{first} antwortet {Ihnen|dir} unter {where}.",
    personWhere: "Wie {sind Sie|bist du} zu erreichen: per E-Mail oder Telefon?",
    directly: "{first} ist auch direkt zu erreichen: {ways}.",
    askAppointment:
      "Ich gebe {Ihren|deinen} Terminwunsch weiter; {first} bestätigt ihn. Welcher Tag und welche Uhrzeit passen, und unter welcher E-Mail-Adresse oder Telefonnummer?",
    appointmentKnown:
      "{Ihr|Dein} Terminwunsch ist notiert. {first} bestätigt ihn unter {where}. Welcher Tag und welche Uhrzeit passen {Ihnen|dir}?",
    whatWhen: "{day} um {time} Uhr",
    noSuchDay: "Den {said} gibt es im Kalender nicht.",
    pastDay: "{day} ist schon vorbei.",
    otherDay: "Welcher andere Tag passt {Ihnen|dir}?",
    otherTime: "Welche Uhrzeit innerhalb dieser Zeiten passt {Ihnen|dir}?",
    noCalendar: "Den Kalender kann ich leider nicht einsehen; {first} bestätigt einen Termin.",
    agreed: "{Ihr|Dein} Wunsch: {what}.",
    whichDays: "Von wann bis wann?",
    untilWhichDay: "Bis zu welchem Tag?",
    whichDay: "Welcher Tag und welche Uhrzeit passen {Ihnen|dir}?",
    whichTime: "Um wie viel Uhr?",
    wishNoted: "Notiert: {what}.",
    wishConfirmedByEmail: "{first} bestätigt ihn per E-Mail an {where}.",
    wishConfirmed: "{first} bestätigt ihn unter {where}.",
    wishWhere: "Unter welcher E-Mail-Adresse oder Telefonnummer soll {first} bestätigen?",
    bookHere: "Buchen {können Sie|kannst du} hier: {url}\n",
    askOrder:
      "Ich gebe {Ihren|deinen} Auftrag an {first} weiter. Unter welcher E-Mail-Adresse oder Telefonnummer {sind Sie|bist du} zu erreichen?",
    orderKnown: "{Ihr|Dein} Auftrag ist notiert. {first} meldet sich unter {where}.",
    goalAppointment:
      "{Möchten Sie|Möchtest du} einen Termin mit {first}? Mit einer E-Mail-Adresse oder Telefonnummer kann {first} ihn bestätigen.",
    goalLead: "Mit {Ihrer|deiner} E-Mail-Adresse oder Telefonnummer kann sich {first} bei {Ihnen|dir} melden.",
    goalSale:
      "{Möchten Sie|Möchtest du} bestellen? Mit {Ihrer|deiner} E-Mail-Adresse oder Telefonnummer regelt {first} den Rest.",
    consent: "Damit {sind Sie|bist du} einverstanden, dass {person} sich dazu bei {Ihnen|dir} meldet.",
    gotDetails: "Danke{comma}. Notiert für {first}: {details}.",
    gotName: "Danke, {visitor}.",
    askChallenge: "Was ist dabei für {Sie|dich} die größte Herausforderung?",
    askTimeline: "Bis wann {möchten Sie sich|möchtest du dich} entscheiden?",
    askBudget: "Wie hoch ist {Ihr|dein} Budget?",
    askName: "Wie ist {Ihr|dein} Name?",
    noted: "Danke, das habe ich für {first} notiert.",
    declined: "Kein Problem. Ich bin da, wenn noch eine Frage auftaucht.",
    yesWhat: "Gern. Was {möchten Sie|möchtest du} wissen?",
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
