import { messages } from "../languages/message.ts";

export const words = {
  notProcessed: "Failed to process image",
  notSaved: "Failed to save card",
  uploadErrorText: "An unexpected error occurred while uploading the file",
  uploadError: "Upload error",
  uploadFailed: "Upload failed",
  profileTooSmall: "Profile pictures should be at least 200x200 pixels. Recommended size is 500x500 pixels.",
  profileNotSquare: "Profile pictures look best when they are square.",
  coverTooSmall: "Cover photos should be at least 600x200 pixels. Recommended size is 1200x400 pixels.",
  coverShape: "Cover photos look best when they are three times as wide as they are high.",
  logoTooSmall: "Logos should be at least 150x150 pixels. Recommended size is 250x250 pixels.",
  logoNotSquare: "Logos look best when they are square.",
  dimensionsUnknown: "Failed to validate image dimensions",
  coverNotUploaded: "Failed to upload cover photo",
  logoNotUploaded: "Failed to upload logo",
  uploadErrorDirect: "Upload Error",
  fileNotUploaded: "Failed to upload file",
  saved: "Card updated successfully",
  connectionFailed: "The connection failed. Your edits are still here: please try again.",
  error: "Error",
  cardNotFetched: "Failed to fetch card",
  cardNotLoaded: "Failed to load card data",
  removeImage: "Are you sure you want to remove this image?",
  remove: "Remove",
  imageRemoved: "Image removed",
  imageRemovedText: "The image has been removed from your card",
  removedOnSave: "It will be removed from the card when you save.",
  permissionDenied: "Permission Denied",
  nothingChanged: "The connection failed. Nothing was changed.",
  connectionLost: "An unexpected error occurred during upload.",
  noUrl: "Failed to upload image - no URL returned",
  addressInvalid: "Invalid image URL received from upload",
};

export type EditorMessages = typeof words;
export const editorMessages = messages("editor/messages", words);
