// Words that several catalogues share.

export const SHOW_PASSWORD = "Show or hide password";
export const LINK_EXPIRED = "This link has expired";
export const CHOOSE_PASSWORD = "Choose a new password";
