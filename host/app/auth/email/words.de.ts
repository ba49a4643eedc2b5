import type { LinkWords } from "./words.en.ts";

export const words: LinkWords = {
  pageTitle: "E-Mail-Adresse bestätigen",
  links: {
    new: {
      asks: {
        title: "E-Mail-Adresse bestätigen",
        text: (email) => `Ihr Konto soll ${email} verwenden.`,
        action: "Adresse bestätigen",
      },
      done: {
        title: "Adresse bestätigt",
        text: (email) => `${email} ist bestätigt. Nachrichten, die noch gewartet haben, sind jetzt unterwegs zu Ihnen.`,
      },
    },
    change: {
      asks: {
        title: "Diese E-Mail-Adresse verwenden",
        text: (email) =>
          `Ihr Konto soll ab sofort ${email} verwenden. Hier und dort, wo Sie die Änderung angefordert haben, bleiben Sie angemeldet; alle anderen Geräte werden abgemeldet.`,
        action: "Adresse übernehmen",
      },
      done: {
        title: "Adresse geändert",
        text: (email) =>
          `Ihr Konto verwendet jetzt ${email}. Alle Geräte außer diesem und dem, auf dem Sie die Änderung angefordert haben, sind abgemeldet.`,
      },
    },
    undo: {
      asks: {
        title: "Bisherige E-Mail-Adresse behalten",
        text: (email) => `Ihr Konto behält ${email}. Sie werden dabei überall abgemeldet.`,
        action: "Adresse behalten",
      },
      done: {
        title: "Ihre Adresse bleibt",
        text: (email) =>
          `Ihr Konto verwendet ${email}, und alle Geräte sind abgemeldet. Wenn nicht Sie die Änderung angefordert haben, wählen Sie jetzt ein neues Passwort.`,
      },
    },
    used: {
      title: "Dieser Link wurde bereits verwendet",
      text: "Er funktioniert nur einmal, oder ein neuerer Link hat ihn ersetzt. Welche Adresse gilt, sehen Sie in Ihrem Konto.",
    },
    expired: {
      title: "Der Link ist abgelaufen",
      text: "Es wurde nichts geändert. In Ihrem Konto können Sie sich einen neuen Link senden lassen.",
    },
    unknown: {
      title: "Dieser Link ist ungültig",
      text: "Bitte öffnen Sie ihn noch einmal aus der E-Mail oder kopieren Sie die ganze Adresse. Einen neuen können Sie in Ihrem Konto anfordern.",
    },
  },
  dashboard: "Zum Dashboard",
  signIn: "Anmelden",
  account: "Zu Ihrem Konto",
  busy: "Einen Moment …",
};
