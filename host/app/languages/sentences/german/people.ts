import type { Pattern } from "../index.ts";

/** Accounts, contacts, teams and users. */
export const exact: Record<string, string> = {
  // Who may.
  "This is somebody else's contact.": "Dieser Kontakt gehört jemand anderem.",
  "Administrators can only manage users below level 4.": "Administratoren können nur Benutzer unter Stufe 4 verwalten.",
  "The first user cannot be deleted.": "Der erste Benutzer kann nicht gelöscht werden.",
  "The last system administrator cannot be deleted.": "Der letzte Systemadministrator kann nicht gelöscht werden.",
  "You cannot assign level 4 or above.": "Sie können keine Stufe ab 4 vergeben.",
  "You cannot change your own access level.": "Ihre eigene Zugriffsstufe können Sie nicht ändern.",
  "The last system administrator must keep that level.": "Der letzte Systemadministrator muss einer bleiben.",
  "Remove your own second factor in your account.": "Ihren eigenen zweiten Faktor entfernen Sie in Ihrem Konto.",
  "You can only do this for users of a lower level.": "Das können Sie nur für Benutzer einer niedrigeren Stufe.",
  "Only system administrators can grant plans.": "Nur Systemadministratoren können Tarife freigeben.",
  "You need admin access to configure PWA settings. Please contact an administrator.":
    "Für die App-Einstellungen brauchen Sie Administratorrechte. Bitte wenden Sie sich an die Verwaltung.",
  "This feature is not implemented in the demo version.": "In der Demoversion gibt es diese Funktion nicht.",

  // Ways to sign in.
  "Your account already has a second factor. Remove it first to set up another.":
    "Ihr Konto hat bereits einen zweiten Faktor. Entfernen Sie ihn zuerst, um einen anderen einzurichten.",
  "Your account requires a second factor. You can replace it with another one.":
    "Ihr Konto muss einen zweiten Faktor haben. Sie können ihn durch einen anderen ersetzen.",
  "There is no second factor to remove.": "Es gibt keinen zweiten Faktor, der sich entfernen ließe.",
  "Set up a second factor first.": "Richten Sie zuerst einen zweiten Faktor ein.",
  "Choose a password first with “Forgot password?”: without the provider it is your only way to sign in.":
    "Legen Sie zuerst über „Passwort vergessen?“ ein Passwort fest: Anders kämen Sie dann nicht mehr hinein.",
  "This account is not connected.": "Dieses Konto ist nicht verbunden.",
  "The passkey could not be read": "Der Passkey konnte nicht gelesen werden",
  "Please enter a name": "Bitte geben Sie einen Namen ein",
  "This name is too long": "Dieser Name ist zu lang",
  "This passkey seems to have been copied, so it was refused. Please remove it.":
    "Dieser Passkey wurde offenbar kopiert und deshalb abgelehnt. Bitte entfernen Sie ihn.",
  "Passkeys need a host name, but this site is opened by its IP address.":
    "Passkeys brauchen einen Hostnamen, diese Website ist aber über eine IP-Adresse erreichbar.",
  "Passkeys need an encrypted connection (https).": "Passkeys brauchen eine verschlüsselte Verbindung (https).",
  "You have exported your data several times already.": "Sie haben Ihre Daten schon mehrmals exportiert.",
  "You can ask for one plan a day. Ask for the next one tomorrow.":
    "Sie können einen Tarif am Tag anfordern. Fordern Sie den nächsten morgen an.",
  "You have already asked for a plan today. Please wait for an answer.":
    "Sie haben heute schon einen Tarif angefragt. Bitte warten Sie auf eine Antwort.",
  "There is no such request.": "Diese Anfrage gibt es nicht.",
  "This request has already been granted.": "Dieser Anfrage wurde bereits entsprochen.",

  // Contacts.
  "You already know this person": "Sie kennen diese Person schon",
  "The contact was not saved": "Der Kontakt wurde nicht gespeichert",
  "The contacts were not changed": "Die Kontakte wurden nicht geändert",
  "Please enter a name, an email address or a phone number":
    "Bitte geben Sie einen Namen, eine E-Mail-Adresse oder eine Telefonnummer ein",
  "A tag must not be empty": "Ein Stichwort darf nicht leer sein",
  "Please choose a contact": "Bitte wählen Sie einen Kontakt aus",
  "A stage must not be empty": "Ein Stand darf nicht leer sein",
  "Keep at least one stage": "Behalten Sie mindestens einen Stand",
  "Each stage must have its own name": "Jeder Stand braucht einen eigenen Namen",
  "Keep contacts for at least one day": "Bewahren Sie Kontakte mindestens einen Tag auf",
  "Keep contacts for at most 36,500 days": "Bewahren Sie Kontakte höchstens 36.500 Tage auf",
  "Contact not found": "Kontakt nicht gefunden",
  "Another contact has this email address. Merge the two instead.":
    "Ein anderer Kontakt hat diese E-Mail-Adresse. Führen Sie stattdessen beide zusammen.",
  "A contact cannot be merged into itself.": "Ein Kontakt kann nicht mit sich selbst zusammengeführt werden.",
  "This contact has not been merged into another one.": "Dieser Kontakt ist mit keinem anderen zusammengeführt.",
  "That contact was itself merged into another one. Undo that merge first.":
    "Der Kontakt, in dem er aufgegangen ist, wurde selbst zusammengeführt. Machen Sie zuerst das rückgängig.",
  "Please choose a file": "Bitte wählen Sie eine Datei aus",
  "There are no contacts in this file. Please choose a vCard (.vcf) or CSV file.":
    "In dieser Datei gibt es keine Kontakte. Bitte wählen Sie eine vCard (.vcf) oder eine CSV-Datei.",
  "There is no name, email address or phone number.": "Name, E-Mail-Adresse und Telefonnummer fehlen.",
  "A quotation mark is not closed, so the row never ends.":
    "Ein Anführungszeichen wird nicht geschlossen, sodass die Zeile kein Ende hat.",
  "This contact has no reminder": "Dieser Kontakt hat keine Erinnerung",
  "There is no card at this address.": "Unter dieser Adresse gibt es keine Karte.",
  "Message not found": "Nachricht nicht gefunden",
  "There is no such message.": "Diese Nachricht gibt es nicht.",

  // Teams.
  "We have sent several emails to this address already. Please try again tomorrow.":
    "Wir haben an diese Adresse schon mehrere E-Mails gesendet. Bitte versuchen Sie es morgen noch einmal.",
  "Your team has invited many people today. Please try again tomorrow.":
    "Ihr Team hat heute schon viele Personen eingeladen. Bitte versuchen Sie es morgen noch einmal.",
  "This person is already in your team.": "Diese Person ist bereits in Ihrem Team.",
  "Choose one of your team's templates.": "Wählen Sie eine Vorlage Ihres Teams.",
  "Invitation not found": "Einladung nicht gefunden",
  "This invitation has been accepted.": "Diese Einladung wurde angenommen.",
  "A team needs a manager. Make somebody else a manager first.":
    "Ein Team braucht einen Manager. Machen Sie zuerst jemand anderen zum Manager.",
  "Choose another member of the team.": "Wählen Sie ein anderes Mitglied des Teams.",
  "Member not found": "Mitglied nicht gefunden",
  "That address is one of our own pages. Please choose another one.":
    "Unter dieser Adresse liegt eine unserer eigenen Seiten. Bitte wählen Sie eine andere.",
  "Team name is required": "Bitte geben Sie den Namen des Teams ein",
  "Choose the member who takes over the cards.": "Wählen Sie, wer die Karten übernimmt.",
  "Template name is required": "Bitte geben Sie den Namen der Vorlage ein",
  "Enter at least one email address.": "Geben Sie mindestens eine E-Mail-Adresse ein.",
  "You are already in a team.": "Sie sind bereits in einem Team.",
  "Another team has this address.": "Ein anderes Team hat diese Adresse.",
  "Team not found": "Team nicht gefunden",
  "Template not found": "Vorlage nicht gefunden",
  "This template was changed since you opened it. Reload it to see the newest version.":
    "Diese Vorlage wurde inzwischen geändert. Laden Sie sie neu, um den aktuellen Stand zu sehen.",
  "This card belongs to a team. Hand it over to one of its members.":
    "Diese Karte gehört einem Team. Übergeben Sie sie an eines seiner Mitglieder.",

  // Users from a file.
  "Full name must be at least 2 characters": "Der vollständige Name muss mindestens 2 Zeichen lang sein",
  "Invalid email format": "Ungültige E-Mail-Adresse",
  "The file is empty.": "Die Datei ist leer.",
  "At most 5,000 users can be uploaded at once.": "Auf einmal können höchstens 5.000 Benutzer hochgeladen werden.",
  "The file has no rows below its header.": "Unter der Kopfzeile der Datei stehen keine Zeilen.",
  "The file is damaged or not in a supported format.":
    "Die Datei ist beschädigt oder hat ein Format, das nicht unterstützt wird.",
  "Accepted files are .csv, .xlsx and .xls.": "Möglich sind Dateien vom Typ .csv, .xlsx und .xls.",
  "The file is larger than 10 MB.": "Die Datei ist größer als 10 MB.",
  "The file takes too long to read.": "Die Datei zu lesen dauert zu lange.",
  "The file could not be read.": "Die Datei konnte nicht gelesen werden.",
  "The file is damaged.": "Die Datei ist beschädigt.",
  "The unpacked file is too large for a list of 5,000 users.":
    "Die entpackte Datei ist größer, als eine Liste mit 5.000 Benutzern sein kann.",
  "Choose the team of the template.": "Wählen Sie das Team der Vorlage.",
  "There is no such team.": "Dieses Team gibt es nicht.",
  "Choose a template of this team.": "Wählen Sie eine Vorlage dieses Teams.",
  "Your email address is already confirmed.": "Ihre E-Mail-Adresse ist schon bestätigt.",
  "We have sent several emails to this address already.": "Wir haben an diese Adresse schon mehrere E-Mails gesendet.",
  "This link is not valid. Please open it again from the email, or ask for a new one.":
    "Dieser Link ist ungültig. Bitte öffnen Sie ihn noch einmal aus der E-Mail oder fordern Sie einen neuen an.",
  "This link has already been used, or a newer one has replaced it.":
    "Dieser Link wurde schon verwendet, oder es gibt einen neueren.",
  "This link has expired. Please ask for a new one.": "Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an.",
  "This passkey was not accepted.": "Dieser Passkey wurde nicht angenommen.",
  "Role must be manager or member": "Die Rolle muss Manager oder Mitglied sein",
  "Please enter your email, so that you can change or withdraw this":
    "Bitte geben Sie Ihre E-Mail-Adresse an, damit Sie dies ändern oder widerrufen können",
  "Please agree that your details may be kept": "Bitte stimmen Sie zu, dass Ihre Daten aufbewahrt werden dürfen",
  "These details were withdrawn, or the link is wrong.": "Diese Daten wurden widerrufen, oder der Link ist falsch.",
};

const COLUMNS: Record<string, string> = { Username: "Benutzername", Email: "E-Mail", Slug: "Adresse" };

export const patterns: readonly Pattern[] = [
  [
    /^Your plan includes ([\d,]{1,12}) contacts\. Delete some to add others\.$/,
    (count = "") =>
      `Ihr Tarif umfasst ${count.replaceAll(",", ".")} Kontakte. Löschen Sie welche, um andere hinzuzufügen.`,
  ],
  [
    /^The file has more than ([\d,]{1,12}) contacts\. Please split it\.$/,
    (count = "") => `Die Datei enthält mehr als ${count.replaceAll(",", ".")} Kontakte. Bitte teilen Sie sie auf.`,
  ],
  [/^A contact has at most (\d{1,5}) tags$/, (count = "") => `Ein Kontakt hat höchstens ${count} Stichwörter`],
  [
    /^Move the contacts at “(.{1,100})” to another stage first\.$/,
    (stage = "") => `Geben Sie den Kontakten mit dem Stand „${stage}“ zuerst einen anderen Stand.`,
  ],
  [
    /^An account can have (\d{1,4}) passkeys\. Remove one first\.$/,
    (count = "") => `Ein Konto kann ${count} Passkeys haben. Entfernen Sie zuerst einen.`,
  ],
  [
    /^At most (\d{1,5}) people can be invited at once\.$/,
    (count = "") => `Auf einmal können höchstens ${count} Personen eingeladen werden.`,
  ],
  [
    /^(Username|Email|Slug) is the same as in line (\d{1,6})$/,
    (column = "", line = "") => `${COLUMNS[column]} wie in Zeile ${line}`,
  ],
  [
    /^Access level must be a number from 1 to (\d)$/,
    (max = "") => `Die Zugriffsstufe muss eine Zahl von 1 bis ${max} sein`,
  ],
  [
    /^The first line must name the columns (.{1,300})\. Missing: (.{1,300})\.$/,
    (columns = "", missing = "") => `Die erste Zeile muss die Spalten ${columns} nennen. Es fehlen: ${missing}.`,
  ],
  [
    /^At most (\d{1,6}) users can be uploaded at once$/,
    (count = "") => `Auf einmal können höchstens ${count} Benutzer hochgeladen werden`,
  ],
  [
    /^This invitation is for (\S{1,300})\. Sign in with the account of that address\.$/,
    (email = "") => `Diese Einladung gilt für ${email}. Melden Sie sich mit dem Konto dieser Adresse an.`,
  ],
  [
    /^This invitation is for (\S{1,300})\. Register with that address\.$/,
    (email = "") => `Diese Einladung gilt für ${email}. Legen Sie ein Konto mit dieser Adresse an.`,
  ],
];
