import type { OnboardingMessages } from "./messages.en.ts";

export const words: OnboardingMessages = {
  nameMissing: "Bitte geben Sie einen Namen ein",
  whichNetwork: "Wählen Sie das Netzwerk, oder geben Sie den ganzen Link ein, zum Beispiel instagram.com/kesslerhomes.",
  notALink: "Geben Sie eine Website oder ein Profil ein, zum Beispiel www.example.com oder @kesslerhomes.",
};
