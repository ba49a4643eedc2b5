// Sentences that several parts of the product say, in browser and server.

export const NOTHING_HERE = "There is nothing at this address.";
export const BAD_EMAIL = "Please enter a valid email";
export const MESSAGE_MISSING = "Message is required";

export const tooLong = (label: string, max: number) => `${label} must be at most ${max} characters`;
