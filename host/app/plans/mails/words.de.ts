import { words as plans } from "../words.de.ts";
import type { PlanMailWords } from "./words.en.ts";

export const words: PlanMailWords = {
  subject: (name, plan) => `${name} möchte den Tarif ${plan}`,
  text: (name, username, plan) => `${name} (${username}) hat den Tarif ${plan} angefordert.`,
  grant: (address) => `In der Benutzerverwaltung freigeben: ${address}`,
  granted: {
    title: (plan) => `Sie haben jetzt ${plan}`,
    text: (username, plan) =>
      `Ihr Wunsch wurde freigegeben: Ihr Meishi-Konto „${username}“ hat jetzt ${plan}. Sie bleiben angemeldet. Das gehört dazu:`,
    action: "Tarif ansehen",
  },
  declined: {
    title: (plan) => `Ihr Wunsch nach ${plan} wurde abgelehnt`,
    text: (username, plan) =>
      `Ihr Wunsch nach dem Tarif ${plan} für das Meishi-Konto „${username}“ wurde abgelehnt. An Ihrem Konto ändert sich nichts.`,
    ask: (address) => `Fragen? Schreiben Sie an ${address}.`,
    action: "Tarif ansehen",
  },
  has: plans.has,
};
