import type { Block } from "../blocks.ts";

/** The chapter about cards on phones. */
export const MOBILE: Block[] = [
  {
    kind: "list",
    items: [
      "Sehen Sie sich Ihre Karte auf einem Telefon an, im Freien, eine Armlänge entfernt: Name und „Kontakt speichern“ sollten sofort lesbar sein.",
      "Verwenden Sie ein Foto mit Ihrem Gesicht in der oberen Mitte; es wird quadratisch zugeschnitten.",
      "Zwei oder drei Sätze über Sie genügen. Längerer Text wird eingeklappt.",
      "Telefonnummern können Sie so eingeben, wie Sie sie wählen: Meishi ergänzt die Ländervorwahl, damit sie auch aus dem Ausland erreichbar sind.",
      "Stellen Sie die beiden wichtigsten Links an den Anfang.",
      "Öffnen Sie Ihre Karte einmal auf dem eigenen Telefon: Danach öffnet sie sich auch offline.",
    ],
  },
];
