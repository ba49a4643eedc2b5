/** What the button says that begins with a second factor. */
export const SET_UP_APP = "Set up authenticator app";
/** What is done then. */
export const FACTOR_ON = "Second factor is on";
