import type { KitWords } from "./en.ts";

export const words: KitWords = {
  signature: { title: "メール署名", card: "デジタル名刺はこちら", codeOf: (name) => `${name}の名刺のQRコード` },
  poster: "読み取って連絡先を保存",
};
