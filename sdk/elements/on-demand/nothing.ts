/** Stands in for what only a card that is the whole document has; inside an element there is no such card. */
export const pageStyle = "";
const nothing = () => null;
export { nothing as Bar, nothing as Desk, nothing as Notice, nothing as watchConnection };
