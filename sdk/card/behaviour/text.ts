/** Texts that only the script shows. Those of the map come from the specification. */
export const text = {
  previous: "Previous picture",
  next: "Next picture",
  close: "Close",
  position: (index: number, count: number) => `Picture ${index} of ${count}`,
  mapLoading: "Loading map",
  mapTitle: (address: string) => `Map of ${address}`,
  mapFailed: (message: string) => `Map cannot be loaded: ${message}`,
  mapNotFound: (address: string) => `Could not find coordinates for address: ${address}`,
  sending: "Sending...",
  notSent: "Your message was not sent. What you wrote is still here: please try again.",
};
