/** How long a visitor waits for the server at most, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 10_000;
