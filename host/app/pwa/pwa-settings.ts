// Not in the schema, so that a page that shows the settings does not load Zod.

/** Longest texts, in characters as people count them. */
export const PWA_TEXT = { appName: 30, shortName: 12, description: 60 } as const;

/** Slots for pictures of the installed app; also the `type` of POST /api/pwa-upload. */
export const ICON_SLOTS = ["icon192", "icon512", "iconMaskable"] as const;
export type IconSlot = (typeof ICON_SLOTS)[number];
export type PwaSlot = IconSlot | "splashImage";

/** Stands for the splash image after an upload where a client does not hold its address. */
export const UPLOADED = "uploaded";

const segments = new Intl.Segmenter();

/** An emoji or a letter with its accents is one character. */
export const characters = (text: string) => [...segments.segment(text)].length;

export interface PwaSettings {
  appName: string;
  shortName: string;
  description: string;
  /** Hex, as are all colours. */
  themeColor: string;
  backgroundColor: string;
  enableSplashScreen: boolean;
  splashImage: string | null;
  icons: Record<IconSlot, string>;
}

/** The product's own icons, made from its drawing. */
export const DEFAULT_ICONS = { icon192: "/icons/icon-192x192.png", icon512: "/icons/icon-512x512.png" } as const;

/** The mark as a launcher may cut it: shown wherever the maskable icon is still the large one. */
export const DEFAULT_MASKABLE = "/icons/maskable-512x512.png";

export const DEFAULT_PWA_SETTINGS: PwaSettings = {
  appName: "Meishi Digital Cards",
  shortName: "Meishi",
  description: "Digital Business Cards",
  themeColor: "#F59E0B",
  backgroundColor: "#F5F5F4",
  enableSplashScreen: true,
  splashImage: null,
  icons: { ...DEFAULT_ICONS, iconMaskable: DEFAULT_ICONS.icon512 },
};
