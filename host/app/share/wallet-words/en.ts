/** The buttons of wallets, as on a card's page. */
export const words = { apple: "Add to Apple Wallet", google: "Add to Google Wallet" };

export type WalletWords = typeof words;
