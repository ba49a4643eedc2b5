import type { Language } from "../../languages.ts";

/** The words around an owner's own, in English; those quoted in the specification are verbatim. */
export const words = {
  language: "en" as Language,
  /** The card's fixed parts. */
  save: "Save Contact",
  share: "Share",
  qr: "QR Code",
  exchange: "Exchange",
  exchangeContact: "Exchange contact",
  poweredBy: "Powered by",
  previewOf: (name: string) => `Card of ${name}`,
  /** Only on a card that is the whole page. */
  page: {
    actions: "Card actions",
    take: "Take it with you",
    point: "Point your phone camera here",
    appleWallet: "Add to Apple Wallet",
    googleWallet: "Add to Google Wallet",
    offline: "You are offline. This saved copy still works; the chat and the form come back with your connection.",
    languages: "Language",
  },
  /** Dialogs of Share, QR Code and, on an iPhone, Save Contact. */
  sheets: {
    close: "Close",
    shareTitle: "Share this card",
    copy: "Copy",
    copyLink: "Copy link",
    message: "Message",
    email: "Email",
    showQr: "Show QR Code",
    scan: "Scan to open this card",
    scanContact: "Scan to save the contact, even with no network",
    linkTab: "Link",
    contactTab: "Contact",
    qrTabs: "What the code contains",
    qrAlt: "QR code for this card",
    contactQrAlt: "QR code that holds this contact",
    downloadQr: "Download QR Code",
    iphoneTitle: "Save to your iPhone",
    iphoneSave: "Save Contact to iPhone",
    iphoneLead: (name: string) => `Three taps, and ${name} is in Contacts.`,
    iphoneSteps: [
      "Tap the button below to open the contact",
      "Tap the share arrow, then Contacts",
      "Tap Create New Contact, then Save",
    ],
    iphoneInApp: "No contact opens? Open this page in Safari: ••• and Open in browser.",
    notNow: "Not now",
  },
  rows: {
    phone: "Phone",
    email: "Email",
    website: "Website",
    address: "Address",
    /** Labels that owners pick; their own words stay as they are. */
    labels: { work: "work", home: "home", mobile: "mobile" } as Record<string, string>,
  },
  about: "About",
  video: { heading: "Video", by: (name: string) => `Video of ${name}` },
  gallery: {
    heading: "Gallery",
    picture: (index: number, count: number, name: string) => `Picture ${index} of ${count}, ${name}`,
  },
  embeds: { heading: "More", frame: (index: number) => `Embedded content ${index}` },
  location: { heading: "Location", show: "Show Map", hide: "Hide Map", open: "Open in OpenStreetMap" },
  form: {
    heading: "Send a message",
    send: "Send",
    optional: "(optional)",
    choose: "Choose one",
    trap: "Leave this empty",
    /** Default fields of a form. */
    fields: { name: "Name", email: "Email", phone: "Phone", message: "Message" },
    consent: (name: string) => `${name} may use these details to answer me.`,
    thanks: "Thank you. Your message is on its way.",
  },
  /** Texts for the script, sent with the card: plain texts with `{}` to fill in. */
  script: {
    saving: "Downloading...",
    notDownloaded: "Download failed: Failed to download contact information. Please try again.",
    copied: "Link copied",
    previous: "Previous picture",
    next: "Next picture",
    close: "Close",
    position: "Picture {} of {}",
    mapLoading: "Loading map",
    mapTitle: "Map of {}",
    mapFailed: "Map cannot be loaded: {}",
    mapNotFound: "Could not find coordinates for address: {}",
    sending: "Sending...",
    notSent: "Your message was not sent. What you wrote is still here: please try again.",
  },
};

/** The card's words in one language: a module beside this one, whose keys the compiler checks. */
export type CardWords = typeof words;
export type ScriptWords = CardWords["script"];
