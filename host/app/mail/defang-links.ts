const WORD_JOINER = "\u2060";

/**
 * What a stranger wrote, so that no mail program makes a link of it: invisible joiners after dots and colons. Mails to
 * people who have not asked for them must not carry somebody else's advertising.
 */
export const defangLinks = (text: string): string => text.replace(/[.:](?=\S)/g, `$&${WORD_JOINER}`);
