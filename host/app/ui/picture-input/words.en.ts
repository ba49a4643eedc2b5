import { catalogue } from "../../languages/catalogue.ts";

/** A picture of a form. */
export const words = {
  preview: (name: string) => `${name} preview`,
  file: (name: string) => `${name}: file`,
  busy: "Uploading...",
  upload: (name: string) => `Upload ${name}`,
  remove: (name: string) => `Remove ${name.toLowerCase()}`,
};

export type PictureInputWords = typeof words;
export const pictureInputWords = catalogue("ui/picture-input", words);
