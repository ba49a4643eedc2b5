import { messages } from "../languages/message.ts";

export const words = {
  pictureDamaged: "The picture at this address is damaged.",
  storageUnavailable: "The image could not be stored right now. Nothing was changed. Please try again later.",
  fileUnreachable: "The file cannot be reached right now. Please try again later.",
  wrongType: "Invalid file type. Please upload a JPG, PNG, GIF, or SVG image.",
  wrongTypeInUploader: "Invalid file type. Please upload a JPG, PNG, or GIF image.",
  isWebp: "This picture is WebP, whatever its name says. Please save it as JPG, PNG or GIF and upload it again.",
  heic: "HEIC photos cannot be shown on the web. Please save the photo as JPG and upload it again.",
  tooLarge: "File is too large after compression. Please use a smaller image.",
  tooManyPixels: "The image has more than 50 megapixels. Please use a smaller image.",
  avifTooLarge: "An AVIF image can have 8 megapixels. Please use a smaller image, or upload it as JPEG.",
  busy: "The drawing could not be converted right now. Please try again in a moment.",
  tooElaborate: "The drawing is too complex to be converted here. Please upload it as PNG.",
  damaged: "The image cannot be read: it is damaged or incomplete. Please try another file.",
  stilled: "The animation is too large: only its first frame is shown.",
  noFile: "Please choose a file to upload.",
  uploadLimit: "You have uploaded too many pictures today.",
  teamNotFound: "Team not found",
  domainNotFound: "Domain not found",
  wrongPwaType: "Invalid file type - Please upload a PNG, JPG, or SVG image",
};

export type UploadMessages = typeof words;
export const uploadMessages = messages("uploads/messages", words);
