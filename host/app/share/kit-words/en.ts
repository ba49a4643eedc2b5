/** What the kit itself says, on paper and in mails: in the language of those who read it. */
export const words = {
  signature: {
    title: "Email signature",
    card: "My digital card",
    codeOf: (name: string) => `QR code of ${name}'s card`,
  },
  poster: "Scan to save my contact",
};

export type KitWords = typeof words;
