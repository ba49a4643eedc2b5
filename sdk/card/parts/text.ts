/** Texts of the card's fixed parts; those quoted in the specification are verbatim. */
export const text = {
  save: "Save Contact",
  saving: "Downloading...",
  share: "Share",
  qr: "QR Code",
  copied: "Link copied",
  shareBack: "Share your details back",
  poweredBy: "Powered by",
};
