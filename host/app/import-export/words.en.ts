import { catalogue } from "../languages/catalogue.ts";

/** Links of another service's page, brought into a card. */
export const words = {
  title: "Import links",
  /** Before the name of the card. */
  into: "Into the card of",
  dashboard: "Dashboard",
  file: "Export from Linktree, LinkStack or LinkBreeze",
  fileText: "The JSON, CSV or ZIP file that the service gives you. It is read in your browser.",
  choose: "Choose a file",
  clear: "Clear",
  unusable: "The file cannot be used",
  cancel: "Cancel",
  busy: "Importing...",
  submit: "Add to the card",
  done: "Imported",
  doneText: (count: number) => `${count} ${count === 1 ? "link is" : "links are"} on the card now.`,
  found: (count: number, service: string) => `${count} ${count === 1 ? "link" : "links"} from ${service}`,
  name: "Name:",
  about: "About:",
  network: "Network",
  button: "Button",
};

export type MovingWords = typeof words;
export const movingWords = catalogue("import-export", words);
