/** Texts of the kit in print and emails, in the language of their readers. */
export const words = {
  signature: {
    title: "Email signature",
    card: "My digital card",
    codeOf: (name: string) => `QR code of ${name}'s card`,
  },
  poster: "Scan to save my contact",
};

export type KitWords = typeof words;
