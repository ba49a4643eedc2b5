import type { FirstRunWords } from "./words.en.ts";

export const words: FirstRunWords = {
  title: "Ihre erste Karte",
  failed: "Die Karte wurde nicht erstellt",
  there: "Ihre Karte gibt es schon",
  thereText: "Sie wurde in einem anderen Tab erstellt.",
  heading: "Erstellen Sie Ihre Karte",
  create: "Karte erstellen",
  creating: "Wird erstellt …",
  fields: { name: "Name", title: "Position", company: "Unternehmen", phone: "Telefon", email: "E-Mail" },
  onCard: "Steht auf Ihrer Karte.",
  changePhoto: "Foto ändern",
  addPhoto: "Foto hinzufügen",
  crop: "Zuschneiden",
  more: "Mehr hinzufügen",
  website: "Website oder Profil",
  network: (name) => `Wo finden andere ${name}?`,
  choose: "Netzwerk wählen",
  look: "Design",
  live: {
    heading: "Ihre Karte ist online",
    parts: "Karte oder QR-Code",
    card: "Karte",
    code: "QR-Code",
    codeFor: (link) => `QR-Code für ${link}`,
    edit: "Bearbeiten",
  },
};
