import { words as card } from "#sdk/card/words/de.ts";
import type { WalletWords } from "./words.en.ts";

export const words: WalletWords = { apple: card.page.appleWallet, google: card.page.googleWallet };
