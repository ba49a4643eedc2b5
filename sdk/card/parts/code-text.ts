/** Words that stand beside the code, in its sheet and on a desk. */
export const codeText = {
  copyLink: "Copy link",
  qrAlt: "QR code for this card",
};
