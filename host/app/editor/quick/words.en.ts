import { catalogue } from "../../languages/catalogue.ts";

/** The quick editor. */
export const words = {
  title: "Edit card",
  dashboard: "Dashboard",
  add: "Add",
  notLoaded: {
    title: "Error loading card",
    back: "Go Back to Dashboard",
    text: "The card may have been deleted, or the connection failed. Nothing was changed.",
  },
  saved: "Saved",
  advanced: "Advanced editor",
  more: "Custom buttons and the gallery are in the advanced editor.",
  look: "Look",
  chooseLook: "Choose a look",
  moreTitle: "More",
  brandColour: "Brand colour",
  colourFailed: "Failed to save the colour",
  trail: "Page path",
  nameMissing: "Enter a name.",
  details: "Your details",
  detailsOf: (owner: string) => `Details of ${owner}`,
  others: "More numbers, emails, addresses and websites are in the advanced editor.",
  yourCard: "Your card",
  changeCover: "Change cover photo",
  cover: "Cover",
  changePhoto: "Change profile picture",
  photo: "Picture",
  changeLogo: "Change logo",
  logo: "Logo",
  theme: "Theme",
  chooseTheme: "Choose a theme",
  themeFailed: "Failed to update theme",
  uploading: "Uploading...",
  social: {
    title: "Social",
    failed: "Failed to save social link",
    hint: "Leave it empty to remove the link.",
    more: "Additional Platforms",
    /** Beside the card's own video, which plays on it. */
    video: "Link to a video",
    find: "Find a platform",
    another: "Another network",
    add: "Add Platform",
    name: "Platform name",
  },
  cancel: "Cancel",
  save: "Save",
  saving: "Saving...",
  edit: (field: string) => `Edit ${field}`,
  themeIs: (theme: string) => `Theme: ${theme}`,
  changeTheme: (theme: string) => `Change theme: ${theme}`,
};

export type QuickWords = typeof words;
export const quickWords = catalogue("editor/quick", words);
