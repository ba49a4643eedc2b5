import { catalogue } from "../languages/catalogue.ts";
import { ACTION_LABELS } from "./action-labels.ts";

/** Activity log. */
export const words = {
  title: "Activity",
  subtitle: "Who did what, newest first. Times are in UTC.",
  action: "Action",
  allActions: "All actions",
  from: "From",
  to: "To",
  filter: "Filter",
  showAll: "Show all",
  csv: "Download CSV",
  noMatch: "No activity matches these filters.",
  none: "Nothing has happened yet.",
  older: "Older",
  somebody: "Somebody",
  invited: (email: string) => `Invited ${email}`,
  invitedMany: (count: number) => `Invited ${count} people`,
  andMore: (count: number) => ` and ${count} more`,
  person: (id: number) => `Person ${id}`,
  /** Parts of an account that changed; a card's have their own labels. */
  fields: {
    accessLevel: "Level",
    cardSlug: "Card slug",
    fullName: "Full name",
    isMain: "Main address",
    logoUrl: "Logo",
    directory: "Directory",
    password: "Password",
    role: "Role",
    userId: "Owner",
    username: "Username",
  },
  /** Labels of actions; others are shown as stored. */
  actions: ACTION_LABELS,
};

export type ActivityWords = typeof words;
export const activityWords = catalogue("activity", words);
