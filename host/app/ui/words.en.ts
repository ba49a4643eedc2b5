import { catalogue } from "../languages/catalogue.ts";

/** Shared texts of pages: errors, notices, forms. */
export const words = {
  errors: {
    safe: "Please try again. What you have saved is safe.",
    again: "Try again",
    home: "Return to Home",
    failed: "Something went wrong",
    denied: "Access Denied",
    notFound: "404 Page Not Found",
    notFoundText: "There is nothing at this address. The link may be outdated or mistyped.",
    tooMany: "Too Many Requests",
  },
  /** Lists that are put in order, and colors. */
  item: {
    up: (item: string) => `Move ${item} up`,
    down: (item: string) => `Move ${item} down`,
    remove: (item: string) => `Remove ${item}`,
  },
  color: {
    default: "Theme default",
    wrong: "Enter a colour such as #d9bd90",
    pick: (colour: string) => `${colour}: pick`,
  },
  code: "QR Code",
  cardPreview: "Card preview",
  trail: "Breadcrumbs",
  cancel: "Cancel",
  close: "Close",
  copied: "Copied",
  view: "View",
  dismiss: "Dismiss",
};

export type UiWords = typeof words;
export const uiWords = catalogue("ui", words);
