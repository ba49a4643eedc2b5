import { messages } from "../languages/message.ts";

export const words = {
  notAnExport:
    "This is not an export from Linktree, LinkStack or LinkBreeze. Choose the JSON, CSV or ZIP file that it gave you.",
  linkRefused: "A card cannot have this link.",
  linkOnCard: "The card already has it.",
  fileTooLarge: "The file is larger than 8 MB.",
  noRoom: (limit: number) => `A card has room for ${limit} buttons.`,
};

export type ImportMessages = typeof words;
export const importMessages = messages("import-export/messages", words);
