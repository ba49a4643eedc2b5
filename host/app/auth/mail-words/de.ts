import type { AuthMailWords } from "./en.ts";

export const words: AuthMailWords = {
  hello: (name) => `Hallo ${name},`,
  reset: {
    subject: "Ihr Meishi-Passwort zurücksetzen",
    title: "Passwort zurücksetzen",
    text: (username) =>
      `jemand, vermutlich Sie, möchte das Passwort des Kontos „${username}“ zurücksetzen. Hier wählen Sie ein neues:`,
    action: "Neues Passwort wählen",
    once: (minutes) => `Der Link funktioniert einmal und läuft in ${minutes} Minuten ab.`,
    ignore: "Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Ihr Passwort bleibt, wie es ist.",
  },
  confirmation: {
    title: "E-Mail-Adresse bestätigen",
    text: (username) =>
      `jemand, vermutlich Sie, hat mit dieser Adresse das Meishi-Konto „${username}“ angelegt. Bitte bestätigen Sie, dass sie Ihnen gehört:`,
    action: "Adresse bestätigen",
    once: "Der Link funktioniert einmal und läuft in 3 Tagen ab. Bis zur Bestätigung senden wir nichts anderes an diese Adresse.",
    ignore: "Wenn Sie kein Konto angelegt haben, ignorieren Sie diese E-Mail.",
  },
  change: {
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
    unexpected: "Wenn Sie das nicht erwartet haben, wenden Sie sich bitte an Ihre Verwaltung.",
  },
  newDevice: {
    title: "Neue Anmeldung in Ihrem Konto",
    unknown: "Unbekanntes Gerät",
    text: (username, from, time) =>
      `jemand, vermutlich Sie, hat sich auf einem neuen Gerät in Ihrem Meishi-Konto „${username}“ angemeldet: ${from}, ${time} UTC.`,
    unexpected: "Wenn Sie das nicht waren, ändern Sie Ihr Passwort. Damit werden alle anderen Geräte abgemeldet.",
    action: "Angemeldete Geräte ansehen",
    off: "Diese Nachrichten können Sie in Ihrem Konto unter „Sicherheit“ abschalten.",
  },
  copiedPasskey: {
    title: "Ein kopierter Passkey wurde abgelehnt",
    text: (username, name) =>
      `jemand hat versucht, sich mit dem Passkey „${name}“ in Ihrem Meishi-Konto „${username}“ anzumelden. Der Zähler des Passkeys war niedriger als beim letzten Mal. Das passiert, wenn ein Passkey kopiert wurde. Wir haben ihn abgelehnt.`,
    remove: "Bitte entfernen Sie diesen Passkey aus Ihrem Konto und legen Sie einen neuen an.",
    action: "Konto öffnen",
  },
  factorRemoved: {
    title: "Ihr zweiter Faktor wurde entfernt",
    text: (username) =>
      `die Verwaltung hat den zweiten Faktor Ihres Meishi-Kontos „${username}“ entfernt. Sie sind überall abgemeldet; zur Anmeldung genügt jetzt Ihr Passwort.`,
    unexpected: "Wenn Sie nicht darum gebeten haben, wenden Sie sich bitte umgehend an Ihre Verwaltung.",
  },
};
