import type { PushWords } from "./words.en.ts";

export const words: PushWords = {
  turnOn: "Auf diesem Gerät benachrichtigen",
  turnOff: "Nicht mehr auf diesem Gerät",
  blocked: "Ihr Browser blockiert Benachrichtigungen dieser Website. Erlauben Sie sie in seinen Einstellungen.",
  install:
    "Um auf diesem Gerät benachrichtigt zu werden, legen Sie die App auf den Startbildschirm und öffnen Sie sie von dort.",
  failed: "Die Benachrichtigungen wurden nicht geändert",
};
