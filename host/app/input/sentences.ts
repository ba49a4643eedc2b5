// What the schemas of several parts say. Apart from them, so that a page that shows one does not load Zod.

export const BAD_EMAIL = "Please enter a valid email";
export const CARD_BUSY = "Many people are writing to this card right now.";
export const MESSAGE_MISSING = "Message is required";

export const tooLong = (label: string, max: number) => `${label} must be at most ${max} characters`;
export const FULL_NAME_MISSING = "Full name is required";
