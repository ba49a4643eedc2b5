import { RESET_MINUTES } from "../limits.ts";
import type { AuthMailWords } from "./words.en.ts";

const PASSWORD_CHANGED = "Ihr Passwort wurde geändert";
const FACTOR_REMOVED = "Ihr zweiter Faktor wurde entfernt";

export const words: AuthMailWords = {
  hello: (name) => `Hallo ${name},`,
  reset: {
    subject: "Ihr Meishi-Passwort zurücksetzen",
    title: "Passwort zurücksetzen",
    text: (username) =>
      `jemand, vermutlich Sie, möchte das Passwort des Kontos „${username}“ zurücksetzen. Hier wählen Sie ein neues:`,
    action: "Neues Passwort wählen",
    once: `Der Link funktioniert einmal und läuft in ${RESET_MINUTES} Minuten ab.`,
    ignore: "Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Ihr Passwort bleibt, wie es ist.",
  },
  confirmation: {
    subject: "E-Mail-Adresse bestätigen",
    title: "E-Mail-Adresse bestätigen",
    text: (username) =>
      `jemand, vermutlich Sie, hat mit dieser Adresse das Meishi-Konto „${username}“ angelegt. Bitte bestätigen Sie, dass sie Ihnen gehört:`,
    action: "Adresse bestätigen",
    once: "Der Link funktioniert einmal und läuft in 3 Tagen ab. Bis zur Bestätigung senden wir nichts anderes an diese Adresse.",
    ignore: "Wenn Sie kein Konto angelegt haben, ignorieren Sie diese E-Mail.",
  },
  change: {
    subject: "Neue E-Mail-Adresse bestätigen",
    title: "Neue E-Mail-Adresse bestätigen",
    text: (username) =>
      `bitte bestätigen Sie, dass Sie diese Adresse für Ihr Meishi-Konto „${username}“ verwenden möchten.`,
    action: "Diese Adresse verwenden",
    once: "Der Link funktioniert einmal und läuft in 3 Tagen ab. Bis Sie ihn öffnen, behält Ihr Konto die bisherige Adresse.",
    ignore: "Wenn Sie das nicht waren, ignorieren Sie diese E-Mail.",
  },
  notice: {
    title: "Ihre E-Mail-Adresse soll geändert werden",
    text: (username, email) =>
      `jemand, vermutlich Sie, möchte die Adresse Ihres Meishi-Kontos „${username}“ in ${email} ändern. Die Änderung gilt, sobald der Link geöffnet wird, den wir dorthin gesendet haben.`,
    keep: "Wenn Sie das nicht waren, behalten Sie diese Adresse. Sie werden dann überall abgemeldet; wählen Sie danach ein neues Passwort.",
    action: "Diese Adresse behalten",
    once: "Der Link funktioniert 30 Tage lang, auch nach der Änderung. Wenn Sie es waren, müssen Sie nichts tun.",
  },
  changedByAdministrator: {
    title: "Ihre E-Mail-Adresse wurde geändert",
    text: (username, email) =>
      `die Adresse Ihres Meishi-Kontos „${username}“ wurde von der Verwaltung in ${email} geändert.`,
  },
  credentials: {
    password: [PASSWORD_CHANGED, () => "hat ein neues Passwort. Auf allen anderen Geräten sind Sie abgemeldet."],
    "password-reset": [
      PASSWORD_CHANGED,
      () => "hat ein neues Passwort, gewählt über einen Link an diese Adresse. Sie sind überall abgemeldet.",
    ],
    "password-given": [
      PASSWORD_CHANGED,
      () => "hat ein neues Passwort, das die Verwaltung vergeben hat. Sie sind überall abgemeldet.",
    ],
    "level-given": [
      "Ihre Zugriffsstufe wurde geändert",
      () =>
        "hat eine andere Zugriffsstufe, die die Verwaltung vergeben hat. Sie sind überall abgemeldet; bitte melden Sie sich neu an.",
    ],
    "factor-on": [
      "Ihr zweiter Faktor ist eingeschaltet",
      () =>
        "fragt jetzt nach dem Passwort auch nach einem Code Ihrer Authenticator-App. Auf allen anderen Geräten sind Sie abgemeldet.",
    ],
    "factor-replaced": [
      "Ihr zweiter Faktor wurde ersetzt",
      () =>
        "fragt jetzt nach den Codes einer anderen Authenticator-App und hat neue Wiederherstellungscodes. Auf allen anderen Geräten sind Sie abgemeldet.",
    ],
    "factor-off": [FACTOR_REMOVED, () => "fragt nicht mehr nach einem Code: Zum Anmelden genügt jetzt Ihr Passwort."],
    "factor-reset": [
      FACTOR_REMOVED,
      () =>
        "fragt nicht mehr nach einem Code: Die Verwaltung hat den zweiten Faktor entfernt. Sie sind überall abgemeldet; zum Anmelden genügt jetzt Ihr Passwort.",
    ],
    "recovery-codes": [
      "Sie haben neue Wiederherstellungscodes",
      () => "hat neue Wiederherstellungscodes. Die bisherigen gelten nicht mehr.",
    ],
    "app-password-added": [
      "Ein Gerät kann Ihre Kontakte öffnen",
      (name) =>
        `hat ein neues App-Passwort, „${name}“. Damit kann ein Gerät Ihre Kontakte lesen und ändern, sonst nichts.`,
    ],
    "passkey-added": ["Ein Passkey wurde hinzugefügt", (name) => `lässt sich jetzt mit dem Passkey „${name}“ öffnen.`],
    "passkey-removed": [
      "Ein Passkey wurde entfernt",
      (name) => `lässt sich nicht mehr mit dem Passkey „${name}“ öffnen.`,
    ],
    "key-added": [
      "Ein Schlüssel wurde hinzugefügt",
      (name) => `lässt sich jetzt von Programmen mit dem Schlüssel „${name}“ nutzen.`,
    ],
    "webhook-added": [
      "Ein Webhook wurde hinzugefügt",
      (host) => `teilt jetzt einem Programm mit, was darin geschieht, und zwar an „${host}“.`,
    ],
    "webhook-changed": [
      "Ein Webhook wurde geändert",
      (host) => `teilt jetzt einem anderen Programm mit, was darin geschieht, und zwar an „${host}“.`,
    ],
    "provider-linked": [
      "Ihr Konto wurde verbunden",
      (name) => `ist jetzt mit ${name} verbunden; Sie können sich darüber anmelden.`,
    ],
    "provider-unlinked": [
      "Ihr Konto wurde getrennt",
      (name) => `ist nicht mehr mit ${name} verbunden; darüber können Sie sich nicht mehr anmelden.`,
    ],
  },
  ofAccount: (username, what) => `Ihr Meishi-Konto „${username}“ ${what}`,
  ifNotYou:
    "Wenn Sie das nicht waren, wählen Sie über „Passwort vergessen?“ auf der Anmeldeseite ein neues Passwort. Alle anderen werden dann abgemeldet.",
  ifUnexpected: "Wenn Sie das nicht erwartet haben, wenden Sie sich bitte an Ihre Verwaltung.",
  seeSecurity: "Anmeldung ansehen",
  newDevice: {
    title: "Neue Anmeldung an Ihrem Konto",
    text: (username, where, time) =>
      `jemand, vermutlich Sie, hat sich an Ihrem Meishi-Konto „${username}“ mit einem bisher unbekannten Gerät angemeldet: ${where}, ${time} UTC.`,
    unknown: "ein Gerät, das wir nicht erkennen konnten",
    ifNotYou: "Wenn Sie das nicht waren, ändern Sie Ihr Passwort. Alle anderen werden dann abgemeldet.",
    action: "Ansehen, wo Sie angemeldet sind",
    off: "Diese Nachrichten können Sie in Ihrem Konto unter „Sicherheit“ abschalten.",
  },
  copiedPasskey: {
    title: "Ein kopierter Passkey wurde abgelehnt",
    text: (username, name) =>
      `jemand wollte sich mit dem Passkey „${name}“ an Ihrem Meishi-Konto „${username}“ anmelden. Sein Zähler war niedriger als beim letzten Mal, wie es bei einem kopierten Passkey vorkommt. Wir haben ihn abgelehnt.`,
    remove: "Bitte entfernen Sie diesen Passkey aus Ihrem Konto, und fügen Sie einen neuen hinzu.",
  },
};
