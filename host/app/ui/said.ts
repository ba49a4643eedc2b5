import { localeOfDocument } from "../languages/catalogue.ts";
import { say, sentences } from "../languages/sentences/index.ts";

/**
 * What the server or a schema says, in the language of the document: for what shows after somebody has done something,
 * such as notices. In served HTML it stays as it came.
 */
export const said = (sentence: string): string =>
  typeof document === "undefined" ? sentence : say(sentences.now(localeOfDocument()), sentence);
