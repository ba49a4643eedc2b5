import type { AssistantContext } from "../../app/salesbot/engine/facts/facts.ts";
import { DEFAULT_SETTINGS } from "../../app/salesbot/salesbot.schema.ts";

/** A Wednesday, 14:30 in Lisbon. */
const NOW = new Date("2026-05-13T13:30:00Z");

/** An invented person with a card that says a lot. */
export const fullFacts: AssistantContext = {
  card: {
    name: "Mara Ellison",
    title: "Venue Director",
    company: "Harbour & Pine",
    phone: "+1 415 555 0132",
    email: "mara@harbourpine.example.com",
    address: "12 Quay Street\nPortwell",
    website: "https://harbourpine.example.com",
    about: "I look after celebrations on the old pier. Before that I ran the kitchen of a small inn for nine years.",
    socialLinks: { linkedin: "https://linkedin.example.com/in/mara-ellison" },
    customButtons: [],
  },
  settings: {
    ...DEFAULT_SETTINGS,
    isEnabled: true,
    botName: "Harbour Helper",
    businessType: "Wedding and event venue",
    services: ["Wedding receptions", "Corporate dinners", "Birthday parties", "Photo shoots on the pier"],
    priceRanges: {
      "Long Table wedding": 8400,
      "Corporate dinner per guest": 95,
      "Birthday party": 1200,
      "Photo shoot": 250.5,
    },
    companyInfo:
      "Harbour & Pine is a family-run venue on the old pier. The hall seats 140 guests. Dogs are welcome on the terrace.",
    leadQualificationQuestions: [
      "What kind of event do you have in mind?",
      "How many guests do you expect?",
      "Which month suits you?",
    ],
    knowledge: [
      { question: "Is there parking?", answer: "There are 40 free parking spaces behind the boathouse." },
      {
        question: "What is your cancellation policy?",
        answer: "You can cancel free of charge until 60 days before the event.",
      },
      { question: "How much deposit do I have to pay?", answer: "A deposit of 20 % holds the date." },
      { question: "Can we bring our own music or DJ?", answer: "Yes, your own band or DJ is welcome until midnight." },
      {
        question: "Do you deliver catering outside the venue?",
        answer: "No, we cook only in our own kitchen and do not deliver.",
      },
    ],
    workingHours: {
      timeZone: "Europe/Lisbon",
      days: {
        tue: [{ from: "10:00", to: "18:00" }],
        wed: [{ from: "10:00", to: "18:00" }],
        thu: [{ from: "10:00", to: "18:00" }],
        fri: [{ from: "10:00", to: "18:00" }],
        sat: [{ from: "09:30", to: "13:00" }],
      },
    },
  },
  now: NOW,
};

/** A card with a name and nothing more: all else must be passed on, never made up. */
export const bareFacts: AssistantContext = {
  card: {
    name: "Jonas Field",
    title: null,
    company: null,
    phone: null,
    email: null,
    address: null,
    about: null,
    website: null,
    socialLinks: {},
    customButtons: [],
  },
  settings: { ...DEFAULT_SETTINGS, isEnabled: true },
  now: NOW,
};
