import type { PlanWords } from "./en.ts";

export const words: PlanWords = {
  has: {
    basic: [
      "1 Karte",
      "Alle Designs",
      "QR-Code und Kontaktdatei",
      "Eigene Schaltflächen und Kontaktformular",
      "Statistik mit Export",
    ],
    professional: ["Eigene Kartenadresse", "KI-Assistent auf Ihrer Karte"],
    enterprise: [
      "Bis zu 3 Karten",
      "Ein Team mit Vorlagen und gesperrten Feldern",
      "Eigenes CSS",
      "Eigene Domain, ohne unseren Namen",
    ],
  },
  list: (has) =>
    has.map((one) => one.replace(/^(Alle|Eigene|Eigenes|Ein|Bis)\b/, (word) => word.toLowerCase())).join(", "),
  note: {
    start: (plan, list) => `Sie beginnen mit ${plan}: ${list}.`,
    adds: (plan, list) => `Mit ${plan} kommen hinzu: ${list}. `,
    kept: "Fordern Sie den Tarif in Ihrem Konto an. Ihre Auswahl bleibt gespeichert.",
    ask: "Sie können den Tarif in Ihrem Konto anfordern.",
  },
  section: {
    have: (plan) => `Ihr Tarif: ${plan}`,
    adds: (plan) => `${plan} bietet zusätzlich`,
    title: "Tarif",
    about: "Was Ihr Konto umfasst und wie Sie mehr bekommen.",
    asked: (plan) => `Sie haben ${plan} angefordert. Die Verwaltung meldet sich bei Ihnen.`,
    toast: (plan) => `${plan} angefordert`,
    toastText: "Die Verwaltung meldet sich bei Ihnen.",
    ask: (plan, isChosen) => `${plan} anfordern${isChosen ? " (bei der Registrierung gewählt)" : ""}`,
  },
};
