import { documentLocale } from "../languages/catalogue.ts";
import { lookUpMessage, sentences } from "../languages/sentences/index.ts";

/**
 * What the server or a schema says, in the language of the document: for what shows after somebody has done something,
 * such as notices. In served HTML it stays as it came.
 */
export const translateMessage = (message: string): string =>
  typeof document === "undefined" ? message : lookUpMessage(sentences.now(documentLocale()), message);
