import type { PictureInputWords } from "./words.en.ts";

export const words: PictureInputWords = {
  preview: (name) => `Vorschau: ${name}`,
  file: (name) => `${name}: Datei`,
  busy: "Wird hochgeladen …",
  upload: (name) => `${name} hochladen`,
  remove: (name) => `${name} entfernen`,
};
