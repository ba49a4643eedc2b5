import { catalogue } from "../../languages/catalogue.ts";

/** Keys by which programs act for an account. */
export const words = {
  title: "Keys for programs",
  about: "A key lets a program act for you, within its scopes. A new password or email address ends all keys.",
  loading: "Loading keys",
  none: "No keys yet.",
  make: "Create a key",
  name: "Name",
  namePlaceholder: "Spreadsheet sync",
  scopes: "What it may do",
  scope: {
    "cards:read": "Read cards",
    "cards:write": "Change cards",
    "contacts:read": "Read contacts",
    "contacts:write": "Change contacts",
    "inbox:read": "Read messages and chats",
    "inbox:write": "Answer, archive and delete them",
    "analytics:read": "Read figures",
    "team:read": "Read the team",
    "team:write": "Change the team",
  },
  expires: "Expires",
  days: (count: number) => `In ${count} days`,
  never: "Never",
  create: "Create key",
  cancel: "Cancel",
  newKey: "Copy your new key now. It is not shown again.",
  copy: "Copy key",
  done: "Done",
  created: "Key created",
  ended: "Key ended",
  end: "End",
  endOne: (name: string) => `End ${name}`,
  ask: "End this key?",
  confirm: "End key",
  /** After its name. */
  askText: "stops working at once.",
  used: (date: string | null) => (date ? `last used ${date}` : "not used yet"),
  until: (date: string) => `expires ${date}`,
  expired: "Expired",
  mcpWrites: "An AI may also write with it",
  mcpOn: "An AI may write with this key",
  mcpOff: "An AI may only read with this key",
  developers: "For developers",
};

export type KeysWords = typeof words;
export const keysWords = catalogue("account/keys", words);
