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
};
