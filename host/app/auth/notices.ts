import { authMessages } from "./messages.en.ts";

// Title and text.

/** Whether the address is known or not. */
export const RESET_REQUESTED = [authMessages.resetRequested, authMessages.resetRequestedText] as const;
export const PASSWORD_UPDATED = [authMessages.passwordUpdated, authMessages.passwordUpdatedText] as const;
