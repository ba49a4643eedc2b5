/** Words of the card's fixed parts; those the specification quotes stand letter for letter. */
export const text = {
  save: "Save Contact",
  saving: "Downloading...",
  share: "Share",
  qr: "QR Code",
  copied: "Link copied",
  poweredBy: "Powered by",
};
