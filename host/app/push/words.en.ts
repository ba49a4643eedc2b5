import { catalogue } from "../languages/catalogue.ts";

/** Being notified on a device. */
export const words = {
  turnOn: "Notify me on this device",
  turnOff: "Stop notifying this device",
  blocked: "Your browser blocks notifications from this site. Allow them in its settings.",
  install: "To be notified on this device, add the app to your home screen and open it from there.",
  failed: "Notifications were not changed",
};

export type PushWords = typeof words;
export const pushWords = catalogue("push", words);
