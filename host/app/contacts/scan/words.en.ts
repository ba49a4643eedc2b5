import { catalogue } from "../../languages/catalogue.ts";

/** The page Scan: the camera, what a code says, what waits to be sent. */
export const words = {
  title: "Scan a card",
  subtitle: "Point the camera at a QR code, or photograph a card of paper",
  contacts: "Contacts",
  allContacts: "All contacts",
  choose: "Choose a picture",
  photograph: "Photograph a card",
  sitting: {
    scanned: (day: string) => `Scanned, ${day}`,
    tag: "Tag of these contacts:",
    name: "Tag of these contacts",
    rename: "Rename",
    save: "Save",
    notRenamed: "The tag was not renamed",
  },
  noCode: "No code found",
  noCodeText: "It is read as a card of paper. A code must be whole, sharp and not too small.",
  saved: "Contact saved",
  completed: "Missing details were added.",
  kept: "Saved on this device",
  keptText: "It is sent as soon as you are online.",
  noContact: "This code is not a contact",
  emptyCode: "It is empty.",
  another: "Scan another",
  use: "Add as a contact",
  form: {
    title: "What the code says",
    offline: "You are offline",
    offlineText:
      "The code leads to a card. Its details are added as soon as you are online; a name helps you remember whose it is.",
    save: "Save contact",
    saving: "Saving...",
    fields: {
      name: "Name",
      company: "Company",
      title: "Job title",
      emails: "Email addresses",
      phones: "Phone numbers",
      perLine: "One per line",
    },
    notes: "Notes",
    check: "Please check",
  },
  why: {
    refused: {
      title: "Meishi may not use the camera",
      text: "Allow it in your browser: tap the icon next to the address, find Camera under the permissions, and choose Allow. In the installed app, look in the settings of your phone under Apps. You can also choose a picture of the code.",
    },
    missing: { title: "There is no camera", text: "Choose a picture of the code instead." },
    busy: { title: "The camera is in use", text: "Another app or tab uses it. Close that, and try again." },
    insecure: {
      title: "This browser does not let pages use the camera",
      text: "Cameras work over https only, and not inside some apps. Open this page in your browser, or choose a picture of the code.",
    },
    failed: { title: "The camera did not start", text: "Try again, or choose a picture of the code." },
  },
  again: "Try again",
  sees: "What the camera sees",
  reading: "Reading the card...",
  looking: "Looking for a code",
  starting: "Starting the camera...",
  light: "Camera light",
  camera: "Camera",
  waitingText: "They are sent when you are online, and deleted when you sign out.",
  waits: "Waiting for a connection",
  pictureWaits: "Saved. Its picture is sent later.",
  pictureNotKept: "The picture was not kept",
  tooManyPictures: "Too many pictures are waiting on this device. Go online to send them.",
  edit: "Edit",
  delete: "Delete",
  somebody: "Somebody",
  waiting: (count: number) => (count === 1 ? "1 scan is on this device" : `${count} scans are on this device`),
};

export type ScanWords = typeof words;
export const scanWords = catalogue("contacts/scan", words);
