import { messages } from "../languages/message.ts";

export const words = {
  nameMissing: "Name is required",
  whichNetwork: "Choose the network, or enter the whole link, such as instagram.com/kesslerhomes.",
  notALink: "Enter a website or profile, such as www.example.com or @kesslerhomes.",
};

export type OnboardingMessages = typeof words;
export const onboardingMessages = messages("onboarding/messages", words);
