import * as cards from "./german/cards.ts";
import * as people from "./german/people.ts";
import { type Pattern, lookUpMessage, type MessageTranslations } from "./index.ts";

const exact: Record<string, string> = {
  // Errors of any kind.
  "Something went wrong": "Etwas ist schiefgegangen",
  "Something went wrong. Please try again.": "Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.",
  "Something went wrong on our side. Please try again.":
    "Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.",
  "Check your connection and try again.": "Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  "That did not work": "Das hat nicht geklappt",
  "Please try again.": "Bitte versuchen Sie es noch einmal.",
  "Please try again in a moment.": "Bitte versuchen Sie es gleich noch einmal.",
  "Too many requests.": "Zu viele Anfragen.",
  "Authentication required": "Bitte melden Sie sich an",
  "There is nothing at this address.": "Unter dieser Adresse gibt es nichts.",
  "This request came from another site. Please use Meishi's own pages.":
    "Diese Anfrage kam von einer anderen Website. Bitte verwenden Sie die Seiten von Meishi selbst.",
  "Meishi cannot reach its data right now. Nothing was changed. Please try again in a moment.":
    "Meishi erreicht gerade seine Daten nicht. Es wurde nichts geändert. Bitte versuchen Sie es gleich noch einmal.",
  "The server is busy right now. Please try again in a moment.":
    "Der Server ist gerade ausgelastet. Bitte versuchen Sie es gleich noch einmal.",
  "Failed to save changes": "Die Änderungen konnten nicht gespeichert werden",
  "Failed to upload image": "Das Bild konnte nicht hochgeladen werden",
  "Failed to upload file": "Die Datei konnte nicht hochgeladen werden",
  "Your account needs a second factor. Please set it up first.":
    "Ihr Konto braucht einen zweiten Faktor. Bitte richten Sie ihn zuerst ein.",
  "Unsaved changes": "Nicht gespeicherte Änderungen",

  // Who may.
  "Access Denied: You do not have permission to view this page.":
    "Zugriff verweigert: Sie haben keine Berechtigung, diese Seite anzusehen.",
  "You don't have the required access level to view this page.": "Ihre Zugriffsstufe reicht für diese Seite nicht aus.",
  "You don't have permission to edit this card.": "Sie dürfen diese Karte nicht bearbeiten.",
  "You don't have permission to view analytics for this card": "Sie dürfen die Statistik dieser Karte nicht ansehen",
  "Only system administrators can delete cards.": "Nur Systemadministratoren können Karten löschen.",
  "You don't have permission to read this card's messages.": "Sie dürfen die Nachrichten dieser Karte nicht lesen.",
  "You don't have permission to configure this card's salesbot.":
    "Sie dürfen den Assistenten dieser Karte nicht einrichten.",
  "Level 2 access or higher is required to configure the AI Salesbot feature.":
    "Den KI-Assistenten können Sie ab Stufe 2 einrichten.",
  "You don't have permission to manage this team.": "Sie dürfen dieses Team nicht verwalten.",
  "Teams can be created from level 3.": "Teams können Sie ab Stufe 3 anlegen.",
  "You are not in this team.": "Sie sind nicht in diesem Team.",
  "This person already has a card in the team.": "Diese Person hat bereits eine Karte des Teams.",
  "Choose a member of the team.": "Bitte wählen Sie ein Mitglied des Teams.",
  "Only administrators can delete teams.": "Nur Administratoren können Teams löschen.",
  "You can only change your own account.": "Sie können nur Ihr eigenes Konto ändern.",
  "You need an invitation to create an account here.": "Um hier ein Konto anzulegen, brauchen Sie eine Einladung.",
  "Registration is closed. Please ask an administrator for an account.":
    "Die Registrierung ist geschlossen. Bitte wenden Sie sich für ein Konto an die Verwaltung.",
  "Your account already has everything in this plan.": "Ihr Konto umfasst bereits alles aus diesem Tarif.",

  // Accounts and passwords.
  "Username is required": "Bitte geben Sie Ihren Benutzernamen ein",
  "Password is required": "Bitte geben Sie Ihr Passwort ein",
  "Current password is required": "Bitte geben Sie Ihr aktuelles Passwort ein",
  "Email is required": "Bitte geben Sie eine E-Mail-Adresse ein",
  "Full name is required": "Bitte geben Sie Ihren vollständigen Namen ein",
  "Name is required": "Bitte geben Sie einen Namen ein",
  "Message is required": "Bitte geben Sie eine Nachricht ein",
  "This is too long": "Das ist zu lang",
  "Please enter a valid email": "Bitte geben Sie eine gültige E-Mail-Adresse ein",
  "Username must be at least 3 characters": "Der Benutzername muss mindestens 3 Zeichen lang sein",
  "Username must be less than 20 characters": "Der Benutzername darf höchstens 20 Zeichen lang sein",
  "Username may contain letters from a to z, digits, dots, hyphens and underscores, and must begin with a letter or digit":
    "Der Benutzername darf Buchstaben von a bis z, Ziffern, Punkte, Binde- und Unterstriche enthalten und muss mit einem Buchstaben oder einer Ziffer beginnen",
  "Username is too long": "Der Benutzername ist zu lang",
  "Password is too long": "Das Passwort ist zu lang",
  "Passwords don't match": "Die Passwörter stimmen nicht überein",
  "Please accept the terms to create an account":
    "Bitte akzeptieren Sie die Nutzungsbedingungen, um ein Konto anzulegen",
  "Please enter the code": "Bitte geben Sie den Code ein",
  "This code is too long": "Dieser Code ist zu lang",
  "This link is incomplete. Please open it again from the email.":
    "Dieser Link ist unvollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail.",
  "That email is already in use.": "Diese E-Mail-Adresse wird bereits verwendet.",
  "Please enter your current password to change this.": "Bitte geben Sie Ihr aktuelles Passwort ein, um das zu ändern.",
  "That username is already taken.": "Dieser Benutzername ist leider schon vergeben.",
  "Invalid username or password": "Benutzername oder Passwort ist falsch",
  "Current password is incorrect": "Das aktuelle Passwort ist falsch",
  "This code is not correct. Please enter the newest one from your app.":
    "Dieser Code ist falsch. Bitte geben Sie den neuesten aus Ihrer App ein.",
  "This recovery code is not correct, or it was used before.":
    "Dieser Wiederherstellungscode ist falsch oder wurde schon verwendet.",
  "Too many wrong codes.": "Zu viele falsche Codes.",
  "Too many wrong passwords.": "Zu viele falsche Passwörter.",
  "Too many sign-ins from your network.": "Zu viele Anmeldungen aus Ihrem Netz.",
  "This sign-in took too long. Please start again.":
    "Diese Anmeldung hat zu lange gedauert. Bitte beginnen Sie von vorn.",
  "This link has been used or has expired. Please request a new one.":
    "Dieser Link wurde bereits verwendet oder ist abgelaufen. Bitte fordern Sie einen neuen an.",
  "Password reset initiated": "Link zum Zurücksetzen angefordert",
  "If your email is registered, you will receive a password reset link":
    "Wenn es zu dieser Adresse ein Konto gibt, erhalten Sie einen Link zum Zurücksetzen",
  "Password updated": "Passwort geändert",
  "Your password has been successfully updated": "Ihr neues Passwort gilt ab sofort",
  "This password is among the 10,000 most used. Please choose another.":
    "Dieses Passwort gehört zu den 10.000 häufigsten. Bitte wählen Sie ein anderes.",
  "Too short": "Zu kurz",
  "Easy to guess": "Leicht zu erraten",
  "It is among the 10,000 most used passwords.": "Es gehört zu den 10.000 häufigsten Passwörtern.",
  Weak: "Schwach",
  "Longer is stronger: try a few words.": "Je länger, desto besser: Nehmen Sie ein paar Wörter.",
  Fair: "Mittel",
  Good: "Gut",
  Strong: "Stark",
  "This device already has a passkey for your account.":
    "Auf diesem Gerät gibt es bereits einen Passkey für Ihr Konto.",
  "This passkey was removed.": "Dieser Passkey wurde entfernt.",
  "This passkey was added before.": "Dieser Passkey ist bereits vorhanden.",
  "This passkey could not be added. Please try again.":
    "Dieser Passkey konnte nicht hinzugefügt werden. Bitte versuchen Sie es noch einmal.",
  "This passkey was not accepted. Please sign in with your password.":
    "Dieser Passkey wurde nicht akzeptiert. Bitte melden Sie sich mit Ihrem Passwort an.",
  "This passkey seems to have been copied, so it was refused. Sign in with your password and remove it.":
    "Dieser Passkey wurde offenbar kopiert und deshalb abgelehnt. Melden Sie sich mit Ihrem Passwort an und entfernen Sie ihn.",
  "Please start again: the key has changed.": "Bitte beginnen Sie von vorn: Der Schlüssel hat sich geändert.",
  "Waiting for your device...": "Warten auf Ihr Gerät …",
  "Your browser is asking for your fingerprint, face or screen lock. If you see nothing, look behind this window or at your security key.":
    "Ihr Browser fragt nach Fingerabdruck, Gesicht oder Bildschirmsperre. Wenn Sie nichts sehen, schauen Sie hinter diesem Fenster oder auf Ihrem Sicherheitsschlüssel nach.",
  "No passkey was used. Try again, or choose another way if this device has none for your account.":
    "Es wurde kein Passkey verwendet. Versuchen Sie es noch einmal, oder wählen Sie einen anderen Weg, wenn dieses Gerät keinen für Ihr Konto hat.",
  "Second factor is on": "Ihr zweiter Faktor ist eingeschaltet",
  "Set up authenticator app": "Authenticator-App einrichten",
  "Your second factor is on": "Ihr zweiter Faktor ist eingeschaltet",
  "This session has already ended.": "Diese Sitzung ist bereits beendet.",

  "This invitation is not valid. It may have been withdrawn, or a newer one has replaced it.":
    "Diese Einladung ist ungültig. Vielleicht wurde sie zurückgezogen oder durch eine neuere ersetzt.",
  "This invitation has already been accepted.": "Diese Einladung wurde bereits angenommen.",
  "This invitation has expired. Please ask for a new one.":
    "Diese Einladung ist abgelaufen. Bitte lassen Sie sich eine neue schicken.",

  // Cards.
  "Card not found": "Karte nicht gefunden",
  "User not found": "Konto nicht gefunden",
  "This card was changed elsewhere since you opened it. Reload it to see the newest version.":
    "Diese Karte wurde inzwischen an anderer Stelle geändert. Laden Sie sie neu, um den aktuellen Stand zu sehen.",
  "The address of this card has changed too often today.": "Die Adresse dieser Karte wurde heute schon oft geändert.",
  "That URL slug is already taken.": "Diese Adresse ist bereits vergeben.",
  "Slug is required": "Bitte geben Sie eine Adresse ein",
  "Slug must be at least 3 characters": "Die Adresse muss mindestens 3 Zeichen lang sein",
  "Slug may contain only letters, digits and hyphens between them":
    "Die Adresse darf nur Buchstaben, Ziffern und dazwischen Bindestriche enthalten",
  "Slug must contain a letter": "Die Adresse muss einen Buchstaben enthalten",
  "Button label is required": "Bitte beschriften Sie die Schaltfläche",
  "Button URL is required": "Bitte geben Sie den Link der Schaltfläche ein",
  "Platform name is required": "Bitte geben Sie den Namen des Netzwerks ein",
  "Field label is required": "Bitte geben Sie dem Feld eine Beschriftung",

  // Notices of several pages.
  Error: "Fehler",
  "Access denied": "Zugriff verweigert",
  "Failed to load card data. Please try again.":
    "Die Karte konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.",
  "Failed to load analytics data. Please try again.":
    "Die Statistik konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.",
  "Card link has been copied to clipboard.": "Der Link zur Karte wurde kopiert.",
  "Copying is not available here": "Kopieren ist hier nicht möglich",
  "Select the text and copy it by hand.": "Markieren Sie den Text und kopieren Sie ihn von Hand.",
  "Card updated successfully": "Karte gespeichert",
  "Failed to save card": "Die Karte konnte nicht gespeichert werden",
  "The connection failed. Your edits are still here: please try again.":
    "Die Verbindung ist abgebrochen. Ihre Änderungen sind noch da: Bitte versuchen Sie es noch einmal.",
  "The connection failed. Nothing was changed.": "Die Verbindung ist abgebrochen. Es wurde nichts geändert.",
  "Failed to fetch card": "Die Karte konnte nicht abgerufen werden",
  "Failed to load card data": "Die Karte konnte nicht geladen werden",
  "Permission Denied": "Keine Berechtigung",
  "Upload error": "Fehler beim Hochladen",
  "Upload Error": "Fehler beim Hochladen",
  "Upload failed": "Hochladen fehlgeschlagen",
  "An unexpected error occurred while uploading the file": "Beim Hochladen ist ein unerwarteter Fehler aufgetreten",
  "Are you sure you want to remove this image?": "Möchten Sie dieses Bild wirklich entfernen?",
  Remove: "Entfernen",
  "It will be removed from the card when you save.": "Mit dem Speichern verschwindet es von der Karte.",
  "Image removed": "Bild entfernt",
  "The image has been removed from your card": "Das Bild wurde von Ihrer Karte entfernt",
  "Leave without saving?": "Ohne Speichern verlassen?",
  Leave: "Verlassen",
  Stay: "Bleiben",

  // Why a conversation with the assistant is worth points.
  "Asked for an appointment": "Hat nach einem Termin gefragt",
  "Wants to buy": "Möchte kaufen",
  "Wants to speak to a person": "Möchte persönlich sprechen",
  "Asked about prices": "Hat nach Preisen gefragt",
  "Asked about services": "Hat nach Leistungen gefragt",
  "Asked about opening hours": "Hat nach Öffnungszeiten gefragt",
  "Asked for the location": "Hat nach dem Standort gefragt",
  "Left an e-mail address": "Hat eine E-Mail-Adresse hinterlassen",
  "Left a phone number": "Hat eine Telefonnummer hinterlassen",
  "Gave a name": "Hat einen Namen genannt",
  "Answered a question of yours": "Hat eine Ihrer Fragen beantwortet",
  "Answered 2 questions of yours": "Hat 2 Ihrer Fragen beantwortet",
  "Answered 3 questions of yours": "Hat 3 Ihrer Fragen beantwortet",
  "Mentioned an amount": "Hat einen Betrag genannt",
  "Is in a hurry": "Hat es eilig",
  "Wrote four messages or more": "Hat mindestens vier Nachrichten geschrieben",
  "Did not want to leave details": "Wollte keine Kontaktdaten hinterlassen",
  "Tried to mislead the assistant": "Wollte den Assistenten in die Irre führen",
};

const UNITS: Record<string, [one: string, many: string]> = {
  second: ["Sekunde", "Sekunden"],
  minute: ["Minute", "Minuten"],
  hour: ["Stunde", "Stunden"],
};

/** Labels that sentences about a length begin with. */
const LABELS: Record<string, string> = {
  "Full name": "Der vollständige Name",
  Password: "Das Passwort",
  "New password": "Das neue Passwort",
  Username: "Der Benutzername",
  Phone: "Die Telefonnummer",
  Name: "Der Name",
  Notes: "Die Notiz",
  Slug: "Die Adresse",
  Email: "Die E-Mail-Adresse",
  Company: "Das Unternehmen",
  "Job title": "Die Position",
  "A tag": "Ein Stichwort",
  "A stage": "Ein Stand",
  "Team name": "Der Name des Teams",
  "Template name": "Der Name der Vorlage",
  "Business type": "Die Branche",
  "Bot name": "Der Name des Assistenten",
  "Company information": "„Über das Unternehmen“",
  "Custom instructions": "„Eigene Anweisungen“",
  "Knowledge questions": "Eine Frage",
  "Knowledge answers": "Eine Antwort",
  "Names of prices": "Die Bezeichnung eines Preises",
  Message: "Die Nachricht",
  Note: "Die Notiz",
  "App name": "Der Name der App",
  "Short name": "Der Kurzname",
  Description: "Die Beschreibung",
};

const patterns: readonly Pattern[] = [
  [
    /^(.{1,200}\.) Please try again in (\d{1,6}) (second|minute|hour)s?\.$/,
    (before = "", count = "", unit = "") =>
      `${lookUpMessage(german, before)} Bitte versuchen Sie es in ${count} ${UNITS[unit]![count === "1" ? 0 : 1]} noch einmal.`,
  ],
  [
    /^(.{1,100}) must be at most (\d{1,9}) characters$/,
    (label = "", max = "") => `${LABELS[label] ?? `„${label}“`} darf höchstens ${max} Zeichen lang sein`,
  ],
  [
    /^(.{1,100}) must be at least (\d{1,9}) characters$/,
    (label = "", min = "") => `${LABELS[label] ?? `„${label}“`} muss mindestens ${min} Zeichen lang sein`,
  ],
  [/^Use at least (\d{1,3}) characters\.$/, (count = "") => `Verwenden Sie mindestens ${count} Zeichen.`],
  [
    /^(?:Please use|Use) at least (\d{1,3}) different characters\.$/,
    (count = "") => `Verwenden Sie mindestens ${count} verschiedene Zeichen.`,
  ],
  [
    /^Open the link we sent to (.{1,300}) to use that address\.$/,
    (email = "") => `Öffnen Sie den Link, den wir an ${email} gesendet haben, um diese Adresse zu verwenden.`,
  ],
  [
    /^Please sign in with (.{1,100}): passwords are not used here\.$/,
    (name = "") => `Bitte melden Sie sich mit ${name} an: Passwörter werden hier nicht verwendet.`,
  ],
  [/^The field (.{1,100}) is set by your team\.$/, (field = "") => `Das Feld „${field}“ gibt Ihr Team vor.`],
  [/^(.{1,100}) is required by your team\.$/, (field = "") => `„${field}“ ist in Ihrem Team ein Pflichtfeld.`],
];

const german: MessageTranslations = {
  exact: { ...exact, ...people.exact, ...cards.exact },
  patterns: [...patterns, ...people.patterns, ...cards.patterns],
};
export { german as words };
