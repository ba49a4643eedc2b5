import { messages } from "../languages/message.ts";

export const words = {
  fileUnread: "It could not be read. Please check your connection and try again.",
  signedOut: "Authentication required",
  fileTooLarge: "The file is larger than 5 MB. Please export a single contact.",
  fileWithoutContact: "There is no contact in this file. Please choose a .vcf file.",
  photoNotUploaded: "The card was created without the contact's photo.",
  accessDenied: "Access denied",
  error: "Error",
  cardNotLoaded: "Failed to load card data. Please try again.",
  analyticsNotLoaded: "Failed to load analytics data. Please try again.",
};

export type DashboardMessages = typeof words;
export const dashboardMessages = messages("dashboard/messages", words);
