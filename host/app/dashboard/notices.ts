/** Why a page redirected to the dashboard: title and description of the toast shown there. */
export const notices = {
  editDenied: ["Access denied", "You don't have permission to edit this card."],
  editFailed: ["Error", "Failed to load card data. Please try again."],
  analyticsDenied: ["Access denied", "You don't have permission to view analytics for this card"],
  analyticsFailed: ["Failed to load analytics data. Please try again."],
} as const satisfies Record<string, readonly [title: string, message?: string]>;

export type Notice = keyof typeof notices;
