/** Masks an email so that only its owner recognizes it: `l…@example.com`. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(?=@)/, "$1…");
