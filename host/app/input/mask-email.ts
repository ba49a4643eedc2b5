/** An address that its owner recognises and nobody else learns: `l…@example.com`. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(?=@)/, "$1…");
