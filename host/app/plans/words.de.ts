import type { PlanWords } from "./words.en.ts";

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
  price: (dollars) => `${dollars}\u00a0$`,
  perMonth: "/Monat",
  note: {
    start: (plan, list, price) =>
      `Sie beginnen mit ${plan}: ${list}. Der Preis ist ${price}; bei der Registrierung wird keine Zahlung verlangt.`,
    adds: (plan, list, price) => `Mit ${plan} kommen für ${price} hinzu: ${list}. `,
    kept: "Fordern Sie den Tarif in Ihrem Konto an. Ihre Auswahl bleibt gespeichert.",
    ask: "Sie können den Tarif in Ihrem Konto anfordern.",
  },
  section: {
    have: (plan, price) => `Ihr Tarif: ${plan}, ${price}`,
    adds: (plan, price) => `${plan}, ${price}, bietet zusätzlich`,
    title: "Tarif",
    asked: (plan) => `Sie haben ${plan} angefordert. Die Verwaltung meldet sich bei Ihnen. `,
    answer: (isConfirmed) =>
      isConfirmed
        ? "Die Antwort steht dann hier und kommt auch per E-Mail."
        : "Die Antwort steht dann hier. Per E-Mail kommt sie, sobald Sie Ihre Adresse bestätigt haben.",
    declined: (plan) => `Ihr Wunsch nach ${plan} wurde abgelehnt. Sie können erneut anfragen.`,
    toast: (plan) => `${plan} angefordert`,
    toastText: "Die Verwaltung meldet sich bei Ihnen.",
    notAsked: "Nicht noch einmal angefordert",
    ask: (plan, isChosen) => `${plan} anfordern${isChosen ? " (bei der Registrierung gewählt)" : ""}`,
  },
};
