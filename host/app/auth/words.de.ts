import type { AuthWords } from "./words.en.ts";

export const words: AuthWords = {
  titles: { login: "Anmelden", reset: "Passwort zurücksetzen", factor: "Zweiter Faktor" },
  about: {
    label: "Über Meishi",
    role: "Architektin, Studio Beispiel",
    heading: "Eine Visitenkarte, die man behält",
    shared: "Teilen per Link, QR-Code oder Kontaktdatei",
    saved: "Mit einem Tipp auf dem Handy gespeichert, ganz ohne App",
    seen: "Aufrufe, Klicks und gespeicherte Kontakte in Echtzeit",
  },
  login: {
    heading: "Willkommen zurück",
    lead: "Melden Sie sich an, um Ihre Karten zu verwalten.",
    tab: "Anmelden",
    button: "Anmelden",
    busy: "Anmeldung läuft …",
    failed: "Anmeldung fehlgeschlagen",
    cookiesBlocked: "Ihr Browser blockiert Cookies. Erlauben Sie sie für diese Seite, um angemeldet zu bleiben.",
    orEmail: "oder E-Mail",
    forgot: "Passwort vergessen?",
    or: "oder",
    asAdministrator: "Als Administrator anmelden",
    withProvider: (name) => `Weiter mit ${name}`,
    withPasskey: "Mit Passkey anmelden",
    waiting: "Warten auf Ihr Gerät …",
    waitingHint:
      "Ihr Browser fragt nach Fingerabdruck, Gesicht oder Bildschirmsperre. Wenn Sie nichts sehen, schauen Sie hinter diesem Fenster nach oder auf Ihren Sicherheitsschlüssel.",
    noPasskey:
      "Es wurde kein Passkey verwendet. Versuchen Sie es noch einmal, oder wählen Sie einen anderen Weg, wenn dieses Gerät keinen für Ihr Konto hat.",
    newHere: "Neu hier?",
    byInvitation:
      "Konten gibt es auf Einladung: Fragen Sie die Menschen, zu deren Team Sie gehören, oder schreiben Sie an",
    back: "Zurück zur Anmeldung",
    successful: "Angemeldet",
    welcome: (name) => `Willkommen zurück, ${name}!`,
  },
  factor: {
    heading: "Code eingeben",
    lead: "Ihr Konto ist durch einen zweiten Faktor geschützt.",
    button: "Weiter",
    recovery: "Wiederherstellungscode",
    recoveryHint: "Einer der Codes, die Sie aufbewahrt haben",
    appHint: "Die 6 Ziffern aus Ihrer Authenticator-App",
    useApp: "Authenticator-App verwenden",
    useRecovery: "Wiederherstellungscode verwenden",
  },
  forgot: {
    heading: "Passwort zurücksetzen",
    lead: "Wir senden Ihnen per E-Mail einen Link, der 30 Minuten lang gültig ist.",
    button: "Link senden",
    busy: "Wird gesendet …",
    failed: "Zurücksetzen fehlgeschlagen",
  },
  register: {
    heading: "Konto anlegen",
    lead: "Ihre erste Karte ist in zwei Minuten online.",
    button: "Konto anlegen",
    busy: "Konto wird angelegt …",
    failed: "Registrierung fehlgeschlagen",
    otherwise: "Das Konto konnte nicht angelegt werden",
    successful: "Registrierung erfolgreich",
    created: "Ihr Konto wurde angelegt",
    haveOne: "Sie haben bereits ein Konto?",
    kept: (name, theme) =>
      name
        ? `Ihre Karte für ${name} im Design ${theme} ist gemerkt. Mit dem Konto gehört sie Ihnen.`
        : `Das Design ${theme} ist für Ihre Karte gemerkt. Mit dem Konto gehört es Ihnen.`,
  },
  reset: {
    expired: "Dieser Link ist abgelaufen",
    expiredText: "Er wurde bereits verwendet oder ist älter als 30 Minuten. Ihr Passwort wurde nicht geändert.",
    again: "Neuen Link anfordern",
    heading: "Neues Passwort wählen",
    lead: "Auf allen anderen Geräten werden Sie abgemeldet.",
    button: "Neues Passwort speichern",
    busy: "Wird gespeichert …",
  },
  firstFactor: {
    heading: "Zweiten Faktor einrichten",
    lead: "Bevor es weitergeht, braucht Ihr Konto neben dem Passwort einen zweiten Faktor: einen Code aus einer App auf Ihrem Handy.",
    goOn: "Weiter",
    signOut: "Abmelden",
  },
};
