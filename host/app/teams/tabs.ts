/** What managers find on the page of their team. */
export const TABS = [
  { value: "members", label: "Members" },
  { value: "templates", label: "Templates" },
  { value: "cards", label: "Cards" },
  { value: "activity", label: "Activity" },
] as const;
export type Tab = (typeof TABS)[number]["value"];
