import type { FirstRunWords } from "./en.ts";

export const words: FirstRunWords = {
  title: "Ihre erste Karte",
  failed: "Die Karte wurde nicht erstellt",
  there: "Ihre Karte gibt es schon",
  thereText: "Sie wurde in einem anderen Tab erstellt.",
  heading: "Erstellen Sie Ihre Karte",
  lead: "Ein Name genügt. Alles lässt sich später ändern.",
  create: "Karte erstellen",
  creating: "Wird erstellt …",
  name: "Name",
  changePhoto: "Foto ändern",
  addPhoto: "Foto hinzufügen",
  yourPhoto: "Ihr Foto",
  crop: "Zuschneiden",
  website: "Website oder Profil",
  network: (name) => `Wo finden andere ${name}?`,
  choose: "Netzwerk wählen",
  theme: "Design",
  live: {
    heading: "Ihre Karte ist online",
    lead: "Lassen Sie den Code scannen oder senden Sie den Link.",
    more: "Mehr hinzufügen",
    dashboard: "Dashboard",
    code: (link) => `QR-Code für ${link}`,
  },
};
