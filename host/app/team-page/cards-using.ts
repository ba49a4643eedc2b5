/** How many cards a template has. */
export const cardsUsing = (cards: number) => (cards === 1 ? "One card uses it" : `${cards} cards use it`);
