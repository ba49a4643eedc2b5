/** A message has at most so many characters. */
export const MAX_MESSAGE_LENGTH = 2000;
