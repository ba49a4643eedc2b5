import type { AccountWords } from "./words.en.ts";

export const words: AccountWords = {
  title: "Konto",
  subtitle: "Ihr Profil, Ihr Passwort und Ihre Daten",
  tabs: {
    profile: "Profil",
    security: "Sicherheit",
    domains: "Domains",
    loadingProfile: "Ihr Profil wird geladen",
    loadingSecurity: "Ihre Anmeldeeinstellungen werden geladen",
    loadingDomains: "Ihre Domains werden geladen",
  },
  profile: {
    about: "Name und Kontaktdaten Ihres Kontos. Was eine Karte zeigt, ändern Sie auf der Karte selbst.",
    fullName: "Vollständiger Name",
    phone: "Telefon",
    optional: "Optional",
    save: "Änderungen speichern",
    saving: "Wird gespeichert …",
    unsaved: "Ihr Profil hat nicht gespeicherte Änderungen.",
    failed: "Speichern fehlgeschlagen",
    failedText: "Ihr Profil konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.",
    updated: "Profil gespeichert",
    updatedText: "Ihre Angaben wurden gespeichert",
  },
  data: {
    title: "Ihre Daten",
    about: "Alles, was über Sie gespeichert ist, als ZIP-Datei: Karten, Statistik, Kontakte und Dateien.",
    download: "Meine Daten herunterladen",
  },
  language: {
    title: "Sprache",
    about: "Gilt für Ihre Seiten und für die E-Mails, die wir Ihnen senden.",
    label: "Sprache",
    ofBrowser: "Sprache meines Browsers",
    failed: "Die Sprache konnte nicht geändert werden",
  },
  email: {
    confirmNew: "Neue E-Mail-Adresse bestätigen",
    confirm: "Bestätigen Sie Ihre E-Mail-Adresse",
    sent: "Link gesendet",
    confirmLine: "Bitte bestätigen Sie Ihre E-Mail-Adresse, damit wir Sie erreichen.",
    again: "Erneut senden",
    cancel: "Änderung abbrechen",
    cancelled: "Änderung abgebrochen",
    pending: (pending, email) =>
      `Wir haben einen Link an ${pending} gesendet. Bis Sie ihn öffnen, behält Ihr Konto ${email}.`,
    unconfirmed: (email) =>
      `Wir haben einen Link an ${email} gesendet. Bitte bestätigen Sie die Adresse, damit wir Sie erreichen.`,
    waiting: (count) => ` ${count === 1 ? "Eine E-Mail wartet" : `${count} E-Mails warten`} noch.`,
    open: (address) => `Öffnen Sie den Link in der E-Mail an ${address}.`,
    keeps: (email) => `Ihr Konto behält ${email}.`,
  },
};
