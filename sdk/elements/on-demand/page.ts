/** Stands in for the parts and rules of a card that is the whole document: inside an element there is no such card. */
export const pageStyle = "";
export const Bar = () => null;
export const Desk = Bar;
export const OfflineNotice = Bar;
