/** Choosing, cropping and uploading a picture of a card. */
export const words = {
  uploading: "Uploading...",
  progress: "Upload progress",
  cancel: "Cancel",
  change: "Change",
  upload: "Upload",
  remove: "Remove",
  close: "Close",
  tooLarge: "File too large",
  tooLargeText: "The image will be compressed automatically.",
  tooMany: "Too many files",
  tooManyText: "Only the first one is used.",
  size: "Image size",
  done: "Upload successful",
  doneText: "Your image has been uploaded successfully.",
  crop: {
    title: "Crop image",
    picture: "Picture to crop",
    zoom: "Zoom",
    rotation: "Rotation",
    apply: "Apply crop",
  },
  current: (label: string) => `Current ${label.toLowerCase()}`,
  choose: (label: string) => `${label}: choose a file`,
  take: (label: string) => `${label}: take a photo`,
};

export type PictureWords = typeof words;
