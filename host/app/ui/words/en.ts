/** What shared parts of the pages say: errors, notices, forms. */
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
  cancel: "Cancel",
  dismiss: "Dismiss",
};

export type UiWords = typeof words;
