/** Where the landing page keeps the card that was dressed there: for sign-ups in another tab, and themes picked. */
export const KEPT_CARD = "meishi.kept";
