// Apart from the schema, so that a form that shows a limit does not load Zod.

export const MIN_USERNAME = 3;
export const MAX_USERNAME = 20;

export const MIN_PASSWORD = 6;
/** Longer ones only cost time to hash. */
export const MAX_PASSWORD = 200;

/** How long a link to a new password works. */
export const RESET_MINUTES = 30;
