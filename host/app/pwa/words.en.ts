import { catalogue } from "../languages/catalogue.ts";

/** Settings of the installable app. */
export const words = {
  title: "PWA Settings",
  admin: "Admin",
  subtitle: "How your installed app looks on phones and computers",
  save: "Save PWA Settings",
  saving: "Saving...",
  saved: "Settings saved",
  failed: "Save failed",
  failedText: "Could not save your PWA settings. Please try again.",
  unsaved: "Your settings have unsaved changes.",
  loading: "Loading settings",
  reachAll:
    "These settings apply to the whole site: its installed app, and every card whose owner has not chosen other settings.",
  reachOwn:
    "These settings apply to your own cards: their pages, and the app people get when they install one of them.",
  tabs: { name: "Settings", icons: "Icons", appearance: "Appearance", preview: "Preview" },
  name: {
    title: "Name",
    app: "App name",
    appText: "The full name, shown while installing.",
    short: "Short name",
    shortText: "Shown under the icon.",
    description: "Description",
    descriptionText: "One line for app lists.",
  },
  colours: {
    title: "Colours",
    theme: "Theme colour",
    themeText: "The bar around the app.",
    background: "Background colour",
    backgroundText: "Behind the icon while the app starts.",
  },
  splash: {
    title: "Splash screen",
    text: "Shown while the installed app starts.",
    enable: "Enable splash screen",
    image: "Splash image",
    hint: "PNG, JPG or SVG, recommended 1000x1000.",
    preview: "Splash preview",
    words: {
      idle: ["Click to upload", "Recommended 1000x1000"],
      uploaded: ["Splash Screen Uploaded", "Ready for PWA installation"],
      success: ["Splash image uploaded", "Your PWA splash screen image has been updated"],
      failure: ["Upload failed", "Could not upload the splash image. Please try again."],
    } as UploadWords,
  },
  icons: {
    icon192: { title: "192x192 app icon", hint: "Shown on home screens and in menus. PNG, JPG or SVG, square." },
    icon512: { title: "512x512 large icon", hint: "Shown while installing and starting. PNG, JPG or SVG, square." },
    iconMaskable: {
      title: "Maskable adaptive icon",
      hint: "Android crops it to any shape: keep design inside the inner 80% safe zone.",
    },
    words: {
      idle: ["Click to upload", "or drop a file here"],
      uploaded: ["Uploaded successfully", "Click to replace"],
      success: ["Icon uploaded", "Your PWA icon has been updated"],
      failure: ["Upload failed", "Could not upload the icon. Please try again."],
    } as UploadWords,
    safeZone: "Show safe zone",
    safeZoneLabel: "Safe zone: the inner 80%",
    current: (icon: string) => `Current ${icon}`,
  },
  upload: {
    wrongType: "Invalid file type",
    wrongTypeText: "Please upload a PNG, JPG, or SVG image",
    busy: "Uploading...",
    choose: (title: string) => `${title}: choose a file`,
  },
  preview: (device: string) => `${device} preview`,
  desktop: "Desktop",
  noIcon: "No icon",
};

/** Title and description for each state of an upload. */
export type UploadWords = Record<"idle" | "uploaded" | "success" | "failure", readonly [string, string]>;

export type PwaWords = typeof words;
export const pwaWords = catalogue("pwa", words);
