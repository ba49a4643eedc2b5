import { dashboardMessages } from "./messages.en.ts";
import { accessMessages } from "../languages/access-messages.en.ts";
import type { Message } from "../languages/message.ts";

/** Why a page redirected to the dashboard: title and description of the toast shown there. */
export const notices = {
  editDenied: [dashboardMessages.accessDenied, accessMessages.notYourCard],
  editFailed: [dashboardMessages.error, dashboardMessages.cardNotLoaded],
  analyticsDenied: [dashboardMessages.accessDenied, accessMessages.notYourAnalytics],
  analyticsFailed: [dashboardMessages.analyticsNotLoaded],
} as const satisfies Record<string, readonly [title: Message, message?: Message]>;

export type Notice = keyof typeof notices;
