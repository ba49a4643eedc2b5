/** Stands in for the rules of a card that is the whole document: inside an element there is no such card. */
export const pageStyle = "";
