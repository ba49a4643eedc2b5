import { catalogue } from "../languages/catalogue.ts";

/** The guide, except for its chapters. */
export const words = {
  title: "Guide",
  email: "Email",
  phone: "Phone",
  subtitle: "How to make, share and understand your cards",
  print: "Print",
  search: "Search the guide",
  sections: (count: number) => `${count} ${count === 1 ? "section" : "sections"}`,
  none: "Nothing found",
  noneText: (search: string) => `No section contains all of “${search}”. Try fewer or other words.`,
  showAll: "Show all sections",
  dashboard: "Go to Dashboard",
  programs: "Keys, the API and your own AI",
  script: {
    none: "You have no card yet.",
    make: "Make one on the dashboard",
    noneEnd: ", and its script is shown here.",
    card: "Card",
    side: "Side of the page",
    left: "Left",
    right: "Right",
    label: "Script to copy",
    copy: "Copy script",
    paused: "This card is paused. Its chat button returns when you resume the card.",
    off: "The button appears once this card's assistant is switched on.",
    setUp: "Set up AI Salesbot",
    preview: "Live preview",
    previewTitle: "Live preview of the chat button",
    website: "Your website",
  },
};

export type GuideWords = typeof words;
export const guideWords = catalogue("guide", words);
