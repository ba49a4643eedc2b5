import recorded from "./examples.json";

/** A recorded request body and response; files as text. */
export interface Example {
  body?: unknown;
  answer?: unknown;
  /** Text of each further format of the response, by media type. */
  formats?: Record<string, string>;
}

export interface Examples {
  /** By method and path. */
  calls: Record<string, Example>;
  /** Problem details by the name of the response. */
  errors: Record<string, unknown>;
}

/** Recorded from the product by `npm run docs`; a test compares them with real requests and responses. */
export const examples: Examples = recorded;
