import type { WalletWords } from "./en.ts";

export const words: WalletWords = { apple: "Zu Apple Wallet hinzufügen", google: "Zu Google Wallet hinzufügen" };
