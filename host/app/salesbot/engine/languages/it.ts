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
    complaint: `reclamo
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
  reckoning: {
    cheapest: `piu economico
piu economica
meno caro
costa meno`,
    dearest: `piu caro
piu cara
costa di piu`,
    smallest: `piu piccolo
piu piccola`,
    largest: `piu grande`,
    together: `insieme
in tutto
in totale
totale
somma
piu un
piu una
piu il
piu la
piu due
piu tre
compresa l
compreso il
compresa la
^e con`,
    difference: `differenza
quanto in piu`,
    compare: `quale costa meno
quale costa di piu
cosa costa meno`,
  },
  abbreviations: `nn non
cmq comunque
qnt quanto
xche perche`,
  today: "oggi adesso",
  tomorrow: "domani",
  weekend: "weekend",
  night: "notte notturno",
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
    likely: "Ecco che cosa so: {quote}",
    nearest: "Non ho una risposta diretta. La cosa più vicina che so: {quote}",
    ifNot: "Se questo non risponde alla domanda, posso chiedere a {first}.",
    serviceListed: "Nell’elenco di {business}: {service}.",
    theirLanguage: "{business} lo scrive così (lingua: {language}): {quote}",
    cheapest: "Il più economico: {price}.",
    dearest: "Il più caro: {price}.",
    sum: "{prices} = {amount}.",
    notPriced: "Non ho un prezzo per {what}.",
    times: "{price}; per {times} fa {amount}.",
    compared: "{dear} costa più di {cheap}.",
    difference: "{prices}; la differenza è di {amount}.",
    restUnknown: "Al resto della domanda non posso rispondere.",
    askYourself: "{first} può dirtelo.",
    priceOf: "Quanto costa {name}?",
    moreOn: "Altro su «{words}»",
    unknown: "Non lo so, e preferisco non indovinare.",
    notUnderstood: "Non so se ho capito bene.",
    passOn: "Inoltro la domanda a {first}? Lascia un’e-mail o un numero di telefono per la risposta.",
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
