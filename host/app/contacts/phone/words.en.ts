import { catalogue } from "../../languages/catalogue.ts";

const GET_DAVX = "Install DAVx⁵ from Google Play or F-Droid.";
const GO_ON_IN_DAVX = "Continue in DAVx⁵, and select the address book Meishi.";
const INSTALL = "Open Settings, tap “Profile Downloaded” at the top, then Install.";

/** The page that brings contacts to a phone. */
export const words = {
  title: "Contacts on your phone",
  subtitle: "Your contacts in the phone's own address book. Changes go both ways.",
  back: "All contacts",
  which: "Your device",
  kinds: { iphone: "iPhone, iPad", android: "Android", mac: "Mac", thunderbird: "Thunderbird", other: "Other" },
  setUp: "Set up",
  notSetUp: "The device could not be set up",
  needsHttps: "Phones sync over an encrypted connection (https) only. This site is opened without one.",
  steps: {
    iphone: [
      "Scan the code with the iPhone's camera and open the link. It works once, for ten minutes.",
      "Allow the download.",
      INSTALL,
    ],
    onIphone: ["Tap the button and allow the download.", INSTALL],
    android: [GET_DAVX, "Scan the code with the phone's camera, or open the link on the phone.", GO_ON_IN_DAVX],
    onAndroid: [GET_DAVX, "Come back to this page and tap the button.", GO_ON_IN_DAVX],
    mac: [
      "Download the profile. The link works once, for ten minutes.",
      "Open it, then install it in System Settings under Profiles.",
    ],
    thunderbird: [
      "In the address book, choose New Address Book, then Add CardDAV Address Book.",
      "Enter the username and the address below, then the password.",
    ],
    other: ["Add a CardDAV account with these details."],
  },
  profile: "Download profile",
  getDavx: "Get DAVx⁵",
  inDavx: "Open in DAVx⁵",
  code: "QR code for setting up the phone",
  address: "Address",
  username: "Username",
  password: "Password",
  once: "The password is shown only now. It opens your contacts and nothing else.",
  copy: (label: string) => `Copy ${label.toLowerCase()}`,
  done: "Done",
  devices: "Devices",
  noDevices: "No device yet.",
  /** Both as dates. */
  synced: (last: string | null, since: string) => (last ? `Last sync ${last}` : `Set up ${since}, not synced yet`),
  end: "End",
  endOne: (name: string) => `End ${name}`,
  ended: "Device ended",
  endedText: "It gets no more changes. Its copy of the contacts goes when you delete the account on it.",
  notEnded: "The device could not be ended",
};

export type PhoneWords = typeof words;
export const phoneWords = catalogue("contacts/phone", words);
