/** A picture of a form. */
export const words = {
  preview: (name: string) => `${name} preview`,
  file: (name: string) => `${name}: file`,
  busy: "Uploading...",
  upload: (name: string) => `Upload ${name}`,
  remove: (name: string) => `Remove ${name.toLowerCase()}`,
};

export type PictureInputWords = typeof words;
