import type { KitWords } from "./en.ts";

export const words: KitWords = {
  signature: { title: "חתימת דוא״ל", card: "כרטיס הביקור הדיגיטלי שלי", codeOf: (name) => `קוד QR לכרטיס של ${name}` },
  poster: "סרקו כדי לשמור את פרטי הקשר",
};
