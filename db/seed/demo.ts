import type { NewBusinessCard, Tables } from "../tables/index.ts";
import { demoPerson } from "./person.ts";

type NewSalesbotConfig = Tables["salesbotConfigs"]["$inferInsert"];

/** The card of a new installation, with every section filled. The person and the company are invented. */
export const demoCard: Omit<NewBusinessCard, "userId"> = {
  slug: "demo",
  indexable: true,
  theme: "default",
  ...demoPerson,
  about:
    "I plan weddings, launches and long-table dinners along the coast. Fourteen years, three hundred events, " +
    "and one rule: the host gets to enjoy the party too.",
  profilePicture: "/demo/portrait.svg",
  coverPhoto: "/demo/cover.svg",
  logoUrl: "/demo/logo.svg",
  socialLinks: [
    ["linkedin", "https://www.linkedin.com/in/mara-ellington-example"],
    ["instagram", "https://www.instagram.com/harbourlane.example"],
    ["whatsapp", "https://wa.me/12025550143"],
    ["youtube", "https://www.youtube.com/@harbourlane-example"],
    ["pinterest", "https://www.pinterest.com/harbourlane-example"],
  ],
  customButtons: [
    { text: "Book a free planning call", url: "https://harbourlane.example.com/call", backgroundColor: "#d9bd90" },
    {
      text: "See the 2027 season brochure",
      url: "https://harbourlane.example.com/brochure",
      backgroundColor: "#22303c",
    },
  ],
  gallery: [
    { url: "/demo/g1.svg", alt: "Long table under lamps" },
    { url: "/demo/g2.svg", alt: "Courtyard arch" },
    { url: "/demo/g3.svg", alt: "Three-tier cake" },
    { url: "/demo/g5.svg", alt: "Table greenery" },
    { url: "/demo/g6.svg", alt: "Desert camp" },
    { url: "/demo/g7.svg", alt: "Stage lighting" },
  ],
  formConfig: {
    enabled: true,
    title: "Send a message",
    fields: [
      { id: "name", label: "Name", type: "text", required: true },
      { id: "email", label: "Email", type: "email", required: true },
      { id: "message", label: "Message", type: "longtext" },
    ],
    consentText: "Mara Ellington may answer me by email.",
    thankYou: "Thank you. Mara answers within a working day.",
  },
};

export const demoSalesbot: Omit<NewSalesbotConfig, "cardId"> = {
  isEnabled: true,
  botName: "Harbour Lane Assistant",
  businessType: "Event planning",
  primaryGoal: "schedule_appointment",
  salesPersonality: "friendly",
  services: ["Wedding planning", "Product launches", "Long-table dinners"],
  priceRanges: [
    ["Wedding planning", 4800],
    ["Product launches", 3500],
    ["Long-table dinners", 1200],
  ],
  currency: "USD",
  companyInfo: "Harbour Lane Events plans celebrations along the coast, from ten guests to three hundred.",
  leadQualificationQuestions: [
    "What's your biggest challenge in this area?",
    "What's your timeline for making a decision?",
    "What's your budget range?",
  ],
  knowledge: [
    { question: "Do you travel?", answer: "Yes, anywhere within three hours of Port Wren; further on request." },
    { question: "How far ahead should I book?", answer: "Six months for weddings, eight weeks for dinners." },
  ],
};
