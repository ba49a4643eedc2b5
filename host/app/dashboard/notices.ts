/** Why a page of one card could not be opened and led to the dashboard: title and description of the toast there. */
export const notices = {
  denied: ["Access denied", "You don't have permission to edit this card."],
  unloaded: ["Error", "Failed to load card data. Please try again."],
  uninsightful: ["Access denied", "You don't have permission to view analytics for this card"],
  uncounted: ["Failed to load analytics data. Please try again."],
} as const satisfies Record<string, readonly [title: string, message?: string]>;

export type Notice = keyof typeof notices;
