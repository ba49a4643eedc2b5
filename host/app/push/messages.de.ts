import type { PushMessages } from "./messages.en.ts";

export const words: PushMessages = {
  endpoint: "Der Endpunkt muss die Adresse eines Push-Dienstes sein",
  keys: "Die Schlüssel müssen die einer Push-Anmeldung des Browsers sein",
  notFound: "Dieses Gerät wird nicht mehr benachrichtigt",
};
