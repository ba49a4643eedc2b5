/** A message has at most so many characters. */
export const LONGEST = 2000;
