import { z } from "zod";

/** Longest texts, in characters as people count them. */
export const PWA_TEXT = { appName: 30, shortName: 12, description: 60 } as const;

/** Where a picture of the installed app goes; also the `type` of POST /api/pwa-upload. */
export const ICON_SLOTS = ["icon192", "icon512", "iconMaskable"] as const;
export type IconSlot = (typeof ICON_SLOTS)[number];
export type PwaSlot = IconSlot | "splashImage";

/** Stands for the splash image after an upload where a client does not hold its address. */
export const UPLOADED = "uploaded";

const segments = new Intl.Segmenter();

/** An emoji or a letter with its accents is one character. */
export const characters = (text: string) => [...segments.segment(text)].length;

/** One character may be made of many units, but not of any number of them. */
const MAX_UNITS_PER_CHARACTER = 16;

const text = (field: keyof typeof PWA_TEXT, label: string) => {
  const max = PWA_TEXT[field];
  const fits = (value: string) => value.length <= max * MAX_UNITS_PER_CHARACTER && characters(value) <= max;
  return z.string(`${label} must be text`).trim().refine(fits, `${label} must be at most ${max} characters`);
};

const required = (label: string) => (value: string) => value !== "" || `${label} is required`;
const named = (field: "appName" | "shortName", label: string) =>
  text(field, label).refine((value) => required(label)(value) === true, `${label} is required`);

const color = (label: string) => z.string(`${label} must be a hex colour such as #F59E0B`).trim()
  .regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, `${label} must be a hex colour such as #F59E0B`);

const MAX_PATH = 2_048;
const NOT_OURS = "must be a picture uploaded here";
const isOwnPath = (path: string) => /^\/(?![/\\])[\w\-./%]+$/.test(path) && !/(^|\/)\.\.?(\/|$)/.test(path);

/** The path of one of our own files; a query that only defeats caches is dropped. */
const picture = (label: string) => z.string(`${label} ${NOT_OURS}`).trim().max(MAX_PATH, `${label} ${NOT_OURS}`)
  .transform((path) => path.replace(/\?.*$/, "")).refine(isOwnPath, `${label} ${NOT_OURS}`);

/** A blank icon is none: the next best one stands in. */
const icon = (label: string) => z.union([z.literal("").transform(() => undefined), z.null().transform(() => undefined), picture(label)],
  `${label} ${NOT_OURS}`).optional();

/** What the settings' form and POST /api/pwa-settings take. Fields that are not sent stay as they are. */
export const pwaSettingsInput = z.object({
  appName: named("appName", "App name"),
  shortName: named("shortName", "Short name"),
  description: text("description", "Description"),
  themeColor: color("Theme colour"),
  backgroundColor: color("Background colour"),
  enableSplashScreen: z.boolean("Splash screen must be on or off"),
  splashImage: z.union([z.literal("").transform(() => null), z.null(), picture("Splash image"), z.literal(UPLOADED)],
    `Splash image ${NOT_OURS}`),
  icons: z.object({
    icon192: icon("192x192 icon"),
    icon512: icon("512x512 icon"),
    iconMaskable: icon("Maskable icon"),
  }),
}).partial();
export type PwaSettingsInput = z.output<typeof pwaSettingsInput>;

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
