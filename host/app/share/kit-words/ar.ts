import type { KitWords } from "./en.ts";

export const words: KitWords = {
  signature: { title: "توقيع البريد الإلكتروني", card: "بطاقتي الرقمية", codeOf: (name) => `رمز QR لبطاقة ${name}` },
  poster: "امسح الرمز لحفظ جهة الاتصال",
};
