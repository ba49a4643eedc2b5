import type { ViewWords } from "./en.ts";

export const words: ViewWords = {
  again: "Opnieuw proberen",
  notFound: {
    heading: "Kaartje niet gevonden",
    text: "Dit kaartje is verplaatst of gepauzeerd, of de link is niet volledig. Vraag de eigenaar om een nieuwe.",
    home: "Terug naar de startpagina",
  },
  part: {
    heading: "Dit is een deel van een kaartje",
    text: "Dit werkt alleen in het kaartje waar het bij hoort.",
    open: "Kaartje openen",
  },
  offline: {
    heading: "Je bent offline",
    card: "Dit kaartje is nog niet eerder op dit apparaat geopend. Kaartjes die je al hebt gezien doen het nog; dit kaartje opent zodra je verbinding hebt.",
    page: "Deze pagina heeft een verbinding nodig. Je dashboard, je QR-codes en kaartjes die je al hebt gezien doen het nog.",
  },
  tooMany: {
    heading: "Een ogenblik geduld",
    text: "Er worden op dit moment te veel kaartjes geopend vanaf je netwerk. Wacht een minuut en probeer het opnieuw.",
  },
  download: {
    heading: "Downloaden mislukt",
    text: "De contactgegevens konden niet worden gedownload. Probeer het opnieuw.",
  },
  failed: {
    heading: "Dit kaartje kon niet worden getoond",
    text: "Er ging bij ons iets mis. Er is niets verloren: probeer het zo nog eens.",
    reference: (id) => `Referentie ${id}`,
  },
  form: {
    email: "Vul een geldig e-mailadres in",
    phone: (label) => `Vul bij ‘${label}’ een telefoonnummer in`,
    date: (label) => `Vul bij ‘${label}’ een datum in`,
    choice: (label) => `Kies een van de antwoorden bij ‘${label}’`,
    required: (label) => `Vul ‘${label}’ in`,
    tooLong: (label, max) => `‘${label}’ mag hooguit ${max} tekens lang zijn`,
    allTooLong: (max) => `Maak je antwoorden korter: samen mogen ze hooguit ${max} tekens lang zijn`,
    nothing: "Vul ten minste één veld in",
    consent: "Ga akkoord met de zin boven de knop",
    wait: "Er worden op dit moment te veel berichten verstuurd. Wacht een minuut en probeer het opnieuw.",
  },
};
