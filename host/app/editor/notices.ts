/** Why an editor could not be opened and led to the dashboard: title and description of the toast there. */
export const notices = {
  denied: ["Access denied", "You don't have permission to edit this card."],
  unloaded: ["Error", "Failed to load card data. Please try again."],
} as const satisfies Record<string, readonly [string, string]>;
