import { catalogue } from "../../languages/catalogue.ts";
import { words as card } from "#sdk/card/words/en.ts";

/** The buttons of wallets, as on a card's page. */
export const words = { apple: card.page.appleWallet, google: card.page.googleWallet };

export type WalletWords = typeof words;
export const walletWords = catalogue("share/wallet", words);
