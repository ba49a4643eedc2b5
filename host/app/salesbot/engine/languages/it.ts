import { everyday } from "./everyday/it.ts";
import { italian } from "./cues.ts";
import type { Language } from "./language.ts";
import { topics } from "./topics/it.ts";

export const it: Language = {
  code: "it",
  name: "italiano",
  acts: {
    manipulation: `ignora * istruzioni
dimentica * istruzioni
le tue istruzioni
prompt di sistema
password
codice segreto
parola d ordine
ora sei
adesso sei
fai finta
conferma che * gratis
prezzo interno`,
    "off-topic": `che tempo fa
che tempo fara
previsioni del tempo
raccontami * barzelletta
una barzelletta
scrivi * poesia
una poesia
capitale di
presidente del
mondiali
serie a
chi vince
ricetta per
ricetta della
bitcoin
oroscopo`,
    privacy: `gdpr
i miei dati
dati personali
privacy
chi legge`,
    bot: `sei * robot
sei * bot
sei * umano
sei * persona
una macchina
un robot
chi sei`,
    recall: `che cosa abbiamo deciso
cosa avevamo detto
per quando era
quando era
a che ora era
quando e il mio appuntamento
che giorno era
ricordami
e gia * confermat*
e confermat*
e prenotat*`,
    availability: `posto libero
posti liberi
siete liberi
disponibilita
ancora libero
ancora posto`,
    complaint: `voglio * rimborso
voglio * soldi
rivoglio
esigo * rimborso
sanguina
mi avete ferit*
avete rotto
avete rovinato
avete danneggiato
avete bruciato
addebitato due volte
non e venuto nessuno
era orribile
reclamo
deluso
delusa
truffa
truffatori
ladri
vergogna
pessimo
pessima`,
    human: `parlare con
parlare direttamente
una persona
un umano
richiamatemi
chiamatemi
mi chiami
chiamare
telefonare
numero di telefono
il vostro numero
il suo numero
contattare`,
    appointment: `appuntamento
prenotare
prenotazione
fissare un`,
    buy: `voglio comprare
vorrei comprare
vorrei ordinare
voglio ordinare
fare un ordine`,
    "small-talk": `come stai
come sta
come va
piacere di`,
    thanks: `^grazie
^grazie mille
^ok grazie
^tante grazie
grazie$`,
    goodbye: `^arrivederci
^a presto
^ciao ciao
^addio
^buona giornata
^buona serata
e tutto$
arrivederci$`,
    no: `^no$
^no grazie
^non ora
^piu tardi
^non mi interessa
^non voglio
^preferisco di no
^non contattatemi`,
    yes: `^si$
^si grazie
^si per favore
^certo
^va bene
^volentieri
^ok$`,
    greeting: `^ciao
^salve
^buongiorno
^buon giorno
^buonasera
^buona sera
^hey`,
  },
  refusals: `nessun appuntamento
non voglio * appuntamento
annullare * appuntamento
non contattatemi
non chiamatemi`,
  asking: `che chi quale quali come quando quanto quanta quanti quante dove perche posso puo possono potete c e sono avete fate fa accettate serve devo bisogna da a
lavorate cosa qual`,
  requests: `mi dica
dimmi
sapere
spiegare
informazioni
mi chiedo
di piu su`,
  joining: "e ed + & anche",
  today: "oggi adesso",
  tomorrow: "domani",
  weekend: "weekend",
  topics,
  cues: italian,
  everyday,
  texts: {
    morning: "Buongiorno",
    afternoon: "Buon pomeriggio",
    evening: "Buonasera",
    hello: "Ciao",
    welcome: "{greeting}. Sono {bot}, l’assistente automatico di {person}. Come posso aiutare?",
    privacyNote: "I messaggi sono conservati {days} perché {person} possa leggerli.",
    greet: "{greeting}. Come posso aiutare?",
    smallTalk: "Tutto bene, grazie. Come posso aiutare?",
    thanks: "Prego.",
    anythingElse: "Vuoi sapere altro?",
    goodbye: "Grazie della visita. A presto!",
    email: "L’indirizzo e-mail è {email}.",
    phone: "Il numero di telefono è {phone}.",
    website: "Il sito è {website}.",
    social: "{network}: {url}",
    socialList: "{first} si trova qui: {links}.",
    wayEmail: "e-mail {email}",
    wayPhone: "telefono {phone}",
    wayWebsite: "il sito {website}",
    wayAddress: "per posta o di persona: {address}",
    address: "{business}: {address}.",
    hours: "Orari ({zone}): {hours}.",
    openNow: "Ora aperto, fino alle {until}.",
    closedNow: "Ora chiuso; apre {opens}.",
    closedForNow: "Ora chiuso.",
    openOn: "{day}: aperto {times}.",
    closedOn: "{day}: chiuso.",
    services: "{business} offre: {services}.",
    price: "{name}: {price}.",
    prices: "Prezzi: {prices}.",
    person: "{name}, {title}, {company}.",
    personOnly: "Questo è il biglietto di {name}.",
    bot: "Sono {bot}, un assistente automatico. Rispondo con ciò che {person} mi ha detto e inoltro ciò che non so.",
    privacy:
      "Questa conversazione è conservata {days} perché {person} possa leggerla e rispondere; poi viene cancellata. Decidi tu quali dati lasciare e puoi chiedere a {person} di cancellarli.",
    complaint: "Mi dispiace. {first} dovrebbe saperlo direttamente.",
    manipulation: "Posso rispondere solo a domande su {business}.",
    offTopic: "Mi dispiace, in questo non posso aiutare. Conosco {business}.",
    closest: "La cosa più vicina che so: {quote}",
    unsure: "Non posso dirlo con certezza.",
    offer: "Chiedo a {first}?",
    serviceListed: "Nell’elenco di {business}: {service}.",
    theirLanguage: "{business} lo scrive così (lingua: {language}): {quote}",
    notPriced: "Non ho un prezzo per {what}.",
    restUnknown: "Il resto non posso dirlo con certezza.",
    askYourself: "{first} può dirtelo.",
    priceOf: "Quanto costa {name}?",
    wordsAsQuestion: "{words}?",
    unknown: "Non lo trovo in ciò che {first} mi ha dato.",
    notUnderstood: "Non so se ho capito bene.",
    passOn: "Chiedo a {first}. A quale e-mail o numero può arrivare la risposta?",
    passedOn: "Ho annotato la domanda per {first}, che risponderà a {where}.",
    askPerson: "Avviso {first}. Come può contattarti: per e-mail o per telefono?",
    personKnown: "Avviso {first}, che può contattarti a {where}.",
    personTold: "Ho avvisato {first}. Puoi continuare a chiedere a me finché {first} non arriva.",
    usualWait: "Di solito {first} risponde entro {n} minuti.",
    usualMinute: "Di solito {first} risponde entro un minuto.",
    personAway: "{first} ora non può entrare in questa chat.",
    personWrites: "{first} ti risponderà a {where}.",
    personWhere: "Come può contattarti {first}: per e-mail o per telefono?",
    directly: "Puoi anche contattare {first} direttamente: {ways}.",
    askAppointment:
      "Inoltro la richiesta di appuntamento; {first} la conferma. Che giorno e a che ora, e a quale e-mail o telefono?",
    appointmentKnown:
      "Ho annotato la richiesta di appuntamento. {first} confermerà a {where}. Che giorno e a che ora preferisci?",
    whatWhen: "{day} alle {time}",
    noSuchDay: "Il {said} non esiste nel calendario.",
    pastDay: "{day} è già passato.",
    otherDay: "Quale altro giorno ti va bene?",
    otherTime: "Quale ora ti va bene in questo orario?",
    noCalendar: "Non posso vedere l’agenda; {first} conferma.",
    agreed: "La tua richiesta: {what}.",
    whichDays: "Da quale giorno a quale?",
    untilWhichDay: "Fino a quale giorno?",
    whichDay: "Quale giorno e quale ora ti vanno bene?",
    whichTime: "A che ora?",
    wishNoted: "Ho annotato la richiesta di appuntamento: {what}.",
    wishConfirmedByEmail: "{first} conferma via e-mail a {where}.",
    wishConfirmed: "{first} conferma al {where}.",
    wishWhere: "A quale e-mail o numero di telefono {first} può confermare?",
    bookHere: "Puoi prenotare qui: {url}\n",
    askOrder: "Inoltro l’ordine a {first}. A quale e-mail o telefono può contattarti?",
    orderKnown: "Ho annotato l’ordine. {first} ti contatterà a {where}.",
    goalAppointment: "Vuoi un appuntamento con {first}? Lascia un’e-mail o un telefono per la conferma.",
    goalLead: "Con la tua e-mail o il tuo telefono, {first} può risponderti.",
    goalSale: "Vuoi ordinare? Lascia un’e-mail o un telefono e {first} pensa al resto.",
    consent: "Lasciandoli accetti che {person} li conservi per risponderti.",
    gotDetails: "Grazie{comma}. Annotato per {first}: {details}.",
    gotName: "Grazie, {visitor}.",
    askChallenge: "Qual è la tua difficoltà più grande in questo campo?",
    askTimeline: "Entro quando vuoi decidere?",
    askBudget: "Qual è il tuo budget?",
    askName: "Come ti chiami?",
    noted: "Grazie, l’ho annotato per {first}.",
    declined: "Certo. Sono qui se ti viene una domanda.",
    yesWhat: "Volentieri. Che cosa vuoi sapere?",
    list: "{items} e {last}",
    or: "{items} o {last}",
    day: "un giorno",
    days: "{n} giorni",
    today: "oggi alle {time}",
    tomorrow: "domani alle {time}",
    onDay: "{day} alle {time}",
    closed: "chiuso",
    monToFri: "{from}–{to}",
    dayNames: "domenica lunedì martedì mercoledì giovedì venerdì sabato",
  },
};
