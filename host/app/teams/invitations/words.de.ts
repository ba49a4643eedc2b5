import type { InvitationWords } from "./words.en.ts";

export const words: InvitationWords = {
  pageTitle: "Einladung",
  ended: "Diese Einladung ist nicht mehr gültig",
  signIn: "Zur Anmeldung",
  heading: (team) => `Dem Team ${team} beitreten`,
  text: (inviter, email, isManager) => {
    const team = isManager ? "als Manager ins Team" : "ins Team";
    const who = inviter ? `${inviter} lädt ${email} ${team} ein.` : `${email} wurde ${team} eingeladen.`;
    return who;
  },
  prepared: "Ihre Visitenkarte ist vorbereitet.",
  signInFirst: "Anmelden und annehmen",
  otherAddress: ["Sie sind als ", " angemeldet. Die Einladung gilt für eine andere Adresse."],
  signOut: "Abmelden und fortfahren",
  joining: "Beitritt läuft …",
  accept: "Einladung annehmen",
  failed: "Der Beitritt hat nicht geklappt",
  createAndJoin: "Konto anlegen und beitreten",
};
