import type { TeamMailWords } from "./words.en.ts";

export const words: TeamMailWords = {
  title: (inviter, team) => `${inviter} lädt Sie ins Team ${team} ein`,
  hello: "Guten Tag,",
  manager: (inviter, team) => `${inviter} möchte Ihnen die Leitung des Teams ${team} bei Meishi übertragen.`,
  member: (inviter, team) => `${inviter} lädt Sie in das Team ${team} bei Meishi ein.`,
  prepared: "Ihre Visitenkarte ist schon vorbereitet.",
  action: "Einladung ansehen",
  once: "Der Link funktioniert einmal und läuft in 14 Tagen ab.",
  ignore: "Wenn Sie dieses Team nicht kennen, ignorieren Sie diese E-Mail. Dann passiert nichts.",
};
