import type { PlanWords } from "./words.en.ts";

export const words: PlanWords = {
  has: {
    basic: ["1 Karte", "Standard-Designs", "Einfache Statistik", "QR-Code"],
    professional: ["Premium-Designs", "Erweiterte Statistik", "Eigene Schaltflächen", "Formularbaukasten"],
    enterprise: [
      "Unbegrenzt viele Karten",
      "Vollständige Statistik",
      "Weitreichende Anpassung",
      "KI-Chatbot",
      "Bevorzugter Support",
    ],
  },
  notIncluded: "Nicht enthalten:",
  list: (has) =>
    has
      .map((one) =>
        one.replace(/^(Einfache|Erweiterte|Eigene|Unbegrenzt|Vollständige|Weitreichende|Bevorzugter)\b/, (word) =>
          word.toLowerCase(),
        ),
      )
      .join(", "),
  price: (dollars) => `${dollars}\u00a0$`,
  perMonth: "/Monat",
  note: {
    start: (plan, list) => `Sie beginnen mit ${plan}: ${list}.`,
    chosen: (plan) => `${plan} können Sie in Ihrem Konto anfordern. Ihre Auswahl bleibt gespeichert.`,
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
