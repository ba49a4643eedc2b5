import type { ViewWords } from "./en.ts";

export const words: ViewWords = {
  again: "Riprova",
  notFound: {
    heading: "Biglietto non trovato",
    text: "Questo biglietto è stato spostato o messo in pausa, oppure il link è incompleto. Chiedine uno nuovo a chi te l’ha dato.",
    home: "Torna alla home",
  },
  part: {
    heading: "Questa è una parte di un biglietto",
    text: "Questo contenuto funziona solo all’interno del suo biglietto.",
    open: "Apri il biglietto",
  },
  offline: {
    heading: "Sei offline",
    card: "Questo biglietto non è mai stato aperto su questo dispositivo. Quelli già visti restano disponibili; questo si aprirà appena torni online.",
    page: "Questa pagina richiede una connessione. La dashboard, i tuoi codici QR e i biglietti già visti restano disponibili.",
  },
  tooMany: {
    heading: "Un momento, per favore",
    text: "In questo momento si stanno aprendo troppi biglietti dalla tua rete. Aspetta un minuto e riprova.",
  },
  download: { heading: "Download non riuscito", text: "Non è stato possibile scaricare i dati di contatto. Riprova." },
  failed: {
    heading: "Impossibile mostrare questo biglietto",
    text: "Qualcosa è andato storto da parte nostra. Nulla è andato perso: riprova tra poco.",
    reference: (id) => `Riferimento ${id}`,
  },
  form: {
    email: "Inserisci un indirizzo e-mail valido",
    phone: (label) => `Inserisci un numero di telefono in «${label}»`,
    date: (label) => `Inserisci una data in «${label}»`,
    choice: (label) => `Scegli una delle risposte di «${label}»`,
    required: (label) => `Compila «${label}»`,
    tooLong: (label, max) => `«${label}» può avere al massimo ${max} caratteri`,
    allTooLong: (max) => `Accorcia le risposte: in tutto possono avere al massimo ${max} caratteri`,
    nothing: "Compila almeno un campo",
    consent: "Accetta la frase sopra il pulsante",
    wait: "In questo momento si stanno inviando troppi messaggi. Aspetta un minuto e riprova.",
  },
};
