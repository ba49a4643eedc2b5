import type { Block } from "../sections.ts";

/** The chapter about contacts. */
export const CONTACTS: Block[] = [
  {
    kind: "text",
    text: "Contacts holds everybody you have met, each once: whoever writes by the form of your card, leaves details in the chat, shares them back, is scanned, imported or added by you.",
  },
  {
    kind: "steps",
    items: [
      "Open Contacts and choose Scan to read the QR code that somebody holds up, or a picture of it. Look at what was read, mend it, and save it.",
      "Open a person to see the whole story, and to call, mail, or set a reminder. Calendar puts the reminder into your own calendar.",
      "Choose several people to tag them, move them to a stage, export or delete them together.",
    ],
  },
  {
    kind: "facts",
    items: [
      [
        "Without a network",
        "Scans stay on your device and are sent once you are online. Open Scan a card once before an event, and install Meishi as an app.",
      ],
      [
        "The same person twice",
        "The same e-mail address is the same person. Where it is only likely, the person's page asks you; merging can be undone there.",
      ],
      [
        "Stages, reminders, retention",
        "Under Settings you name your stages, choose a mail with the follow-ups of the day, and say how long contacts are kept.",
      ],
      [
        "Import",
        "vCard and CSV files of Google, Apple, Outlook and others. You see what each column is, and who is known, before anything is stored.",
      ],
      ["Export", "vCard, CSV, and files that HubSpot, Salesforce and Pipedrive take as they are."],
      [
        "Sharing back",
        "Visitors can give you their details from your card. They get a mail with a link to change or withdraw them at any time.",
      ],
      [
        "Moving in and out",
        "In the menu of a card, Import links takes an export of Linktree, LinkStack or LinkBreeze, and Download as a website gives you the card as a folder that opens without Meishi.",
      ],
    ],
  },
];
