import type { PlanMessages } from "./messages.en.ts";

export const words: PlanMessages = {
  requestedToday: "Sie haben heute schon einen Tarif angefragt. Bitte warten Sie auf eine Antwort.",
  alreadyGranted: "Dieser Anfrage wurde bereits entsprochen.",
  requestNotFound: "Diese Anfrage gibt es nicht.",
  onePerDay: "Sie können einen Tarif am Tag anfordern. Fordern Sie den nächsten morgen an.",
};
