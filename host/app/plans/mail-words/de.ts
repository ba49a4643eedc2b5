import type { PlanMailWords } from "./en.ts";

export const words: PlanMailWords = {
  subject: (name, plan) => `${name} möchte den Tarif ${plan}`,
  text: (name, username, plan) => `${name} (${username}) hat den Tarif ${plan} angefordert.`,
  grant: (address) => `In der Benutzerverwaltung freigeben: ${address}`,
};
