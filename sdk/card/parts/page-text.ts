/** Texts only for cards that are the whole page. */
export const text = {
  actions: "Card actions",
  take: "Take it with you",
  point: "Point your phone camera here",
  qrAlt: "QR code for this card",
  appleWallet: "Add to Apple Wallet",
  googleWallet: "Add to Google Wallet",
  copyLink: "Copy link",
  offline: "You are offline. This saved copy still works; the chat and the form come back with your connection.",
};
