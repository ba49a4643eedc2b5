import { enhance } from "./behaviour.ts";

/** Entry of the script on /view: the card is the document. */
enhance(document);
