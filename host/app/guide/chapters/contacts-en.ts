import type { Block } from "../blocks.ts";

/** The chapter about contacts. */
export const CONTACTS: Block[] = [
  {
    kind: "text",
    text: "Contacts lists everybody you have met, once each: people who use your card's form, leave details in the chat or share them back, and those whom you scan, import or add.",
  },
  {
    kind: "steps",
    items: [
      "Open Contacts and choose Scan to read the QR code that somebody holds up, or a picture of it. Check what was read, correct it, and save it.",
      "Open a person to see the whole history, and to call, write an email or set a reminder. Calendar puts the reminder into your own calendar.",
      "Select several people to tag, move, export or delete them together.",
    ],
  },
  {
    kind: "facts",
    items: [
      [
        "Without a connection",
        "Scans stay on your device and are sent once you are online. Open Scan a card once before an event, and install Meishi as an app.",
      ],
      [
        "The same person twice",
        "Two entries with the same email address are one person. If two are only likely to be the same, the person's page asks you. You can undo a merge there.",
      ],
      [
        "Stages, reminders, retention",
        "Under Settings you name your stages, turn on a daily email with your follow-ups, and choose how long contacts are kept.",
      ],
      [
        "Import",
        "vCard and CSV files from Google, Apple, Outlook and others. Before anything is stored, you see how each column is used and who is already known.",
      ],
      ["Export", "vCard, CSV, and files ready for HubSpot, Salesforce and Pipedrive."],
      [
        "On your phone",
        "Contacts, On your phone brings everybody into the phone's own address book, so that you see who is calling. Changes go both ways. Managers of a team also get the contacts of its cards, to read.",
      ],
      [
        "Sharing back",
        "Visitors can give you their details from your card. They get an email with a link to change or withdraw them at any time.",
      ],
      [
        "Moving in and out",
        "In a card's menu, Import links reads an export from Linktree, LinkStack or LinkBreeze, and Download as a website gives you the card as a folder that works without Meishi.",
      ],
    ],
  },
];
