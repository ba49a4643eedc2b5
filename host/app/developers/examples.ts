import recorded from "./examples.json";

/** What a program sent, and what it was answered; a file's text as a string. */
export interface Example {
  body?: unknown;
  answer?: unknown;
  /** By its media type, the text of each file that can be asked for in the answer's place. */
  formats?: Record<string, string>;
}

export interface Examples {
  /** By method and path. */
  calls: Record<string, Example>;
  /** Problem details by the name of the response. */
  errors: Record<string, unknown>;
}

/** Recorded from the product by `npm run docs`; a test compares them with what it sends and is answered. */
export const examples: Examples = recorded;
