import { catalogue } from "../../languages/catalogue.ts";
import { TEAM_CARDS_STAY } from "../../teams/sentences.ts";

/** The question before an account is deleted. */
export const words = {
  failed: "Delete failed",
  otherwise: "The account could not be deleted. Please try again.",
  confirm: "Delete my account",
  busy: "Deleting...",
  text: "This also deletes your cards with their statistics, contacts and pictures, and printed codes stop working. This cannot be undone.",
  teamCardsStay: TEAM_CARDS_STAY,
  download: "Download my data first",
  password: "Your password",
};

export type DeletionWords = typeof words;
export const deletionWords = catalogue("account/deletion", words);
