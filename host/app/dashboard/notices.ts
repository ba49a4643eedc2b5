import { NOT_YOUR_ANALYTICS, NOT_YOUR_CARD } from "../access.ts";

/** Why a page redirected to the dashboard: title and description of the toast shown there. */
export const notices = {
  editDenied: ["Access denied", NOT_YOUR_CARD],
  editFailed: ["Error", "Failed to load card data. Please try again."],
  analyticsDenied: ["Access denied", NOT_YOUR_ANALYTICS],
  analyticsFailed: ["Failed to load analytics data. Please try again."],
} as const satisfies Record<string, readonly [title: string, message?: string]>;

export type Notice = keyof typeof notices;
