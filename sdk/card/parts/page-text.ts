/** Words of a card that is a page of its own. */
export const pageText = {
  take: "Take it with you",
  point: "Point your phone camera here",
  actions: "Card actions",
  offline: "You are offline. This saved copy still works; the chat and the form come back with your connection.",
};
