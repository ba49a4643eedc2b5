/** What DEMO_MODE answers instead of deleting an account. */
export const NOT_IN_DEMO = "This feature is not implemented in the demo version.";
