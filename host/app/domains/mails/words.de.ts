import type { DomainMailWords } from "./words.en.ts";

export const words: DomainMailWords = {
  failing: {
    subject: (host) => `${host} führt nicht mehr zu Ihrer Karte`,
    text: "Wer die Domain öffnet, sieht Ihre Karte möglicherweise nicht. Wenn die DNS-Einträge nicht innerhalb von 14 Tagen wieder stimmen, wird die Domain aus Ihrem Konto entfernt und ihr Name ist wieder frei.",
    see: (address) => `Was nicht stimmt und welche Einträge nötig sind, sehen Sie hier: ${address}`,
  },
  freed: {
    subject: (host) => `${host} wurde aus Ihrem Konto entfernt`,
    text: (host) =>
      `Die DNS-Einträge von ${host} fehlen seit 14 Tagen. Deshalb wurde die Domain aus Ihrem Konto entfernt. Ihre Karten sind unter ihren anderen Adressen erreichbar.`,
    again: (address) => `Um die Domain wieder zu verwenden, fügen Sie sie erneut hinzu: ${address}`,
  },
  ended: {
    subject: (host) => `${host} wurde nicht verbunden`,
    text: (host) =>
      `Die DNS-Einträge von ${host} wurden innerhalb von 14 Tagen nicht gefunden. Deshalb wurde die Domain aus Ihrem Konto entfernt.`,
    again: (address) => `Hier können Sie es noch einmal versuchen: ${address}`,
  },
  passed: {
    subject: (host) => `Sie sind jetzt für ${host} zuständig`,
    text: (host) =>
      `Wer ${host} hinzugefügt hat, verwaltet Ihr Team nicht mehr. Deshalb sind jetzt Sie für die Domain zuständig. Die Karten Ihres Teams können sie als Adresse haben. Prüfen Sie, ob sie Ihrem Unternehmen gehört: Wer ihre DNS-Einträge setzt, bestimmt, wo Besucher landen.`,
    see: (address) => `Wenn sie Ihnen nicht gehört, entfernen Sie sie: ${address}`,
  },
};
