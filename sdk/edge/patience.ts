/** How long a visitor waits for the server at most, in milliseconds. */
export const PATIENCE = 10_000;
