/** Characters of the longest message. */
export const MAX_MESSAGE_LENGTH = 2000;
