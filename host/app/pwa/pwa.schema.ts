import { z } from "zod";
import { isOwnUpload } from "../input/own-picture.ts";
import { characters, PWA_TEXT, UPLOADED } from "./pwa-settings.ts";
import { pwaMessages } from "./messages.en.ts";
import { inputMessages } from "../input/messages.en.ts";
import type { Text } from "../languages/message.ts";
import { labels } from "../input/labels.en.ts";

/** One character may be made of many units, but not of any number of them. */
const MAX_UNITS_PER_CHARACTER = 16;

const text = (field: keyof typeof PWA_TEXT, label: Text) => {
  const max = PWA_TEXT[field];
  const fits = (value: string) => value.length <= max * MAX_UNITS_PER_CHARACTER && characters(value) <= max;
  return z.string(`${label} must be text`).trim().refine(fits, inputMessages.tooLong(label, max));
};

const required = (label: Text) => (value: string) => value !== "" || `${label} is required`;
const named = (field: "appName" | "shortName", label: Text) =>
  text(field, label).refine((value) => required(label)(value) === true, `${label} is required`);

function color(label: string) {
  const message = `${label} must be a hex colour such as #F59E0B`;
  return z
    .string(message)
    .trim()
    .regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, message);
}

const MAX_PATH = 2_048;
const NOT_OURS = "must be a picture uploaded here";

/** The path of one of our own pictures; a query that only defeats caches is dropped. */
const picture = (label: string) =>
  z
    .string(`${label} ${NOT_OURS}`)
    .trim()
    .max(MAX_PATH, `${label} ${NOT_OURS}`)
    .transform((path) => path.split("?")[0]!)
    .refine(isOwnUpload, `${label} ${NOT_OURS}`);

/** A blank icon means none: the next best one is used. */
const icon = (label: string) =>
  z
    .union(
      [z.literal("").transform(() => undefined), z.null().transform(() => undefined), picture(label)],
      `${label} ${NOT_OURS}`,
    )
    .optional();

/** Body of POST /api/pwa-settings, and the settings form. Omitted fields keep their values. */
export const pwaSettingsInput = z
  .object({
    appName: named("appName", labels.appName),
    shortName: named("shortName", labels.shortName),
    description: text("description", labels.description),
    themeColor: color("Theme colour"),
    backgroundColor: color("Background colour"),
    enableSplashScreen: z.boolean(pwaMessages.splashScreen),
    splashImage: z.union(
      [z.literal("").transform(() => null), z.null(), picture("Splash image"), z.literal(UPLOADED)],
      `Splash image ${NOT_OURS}`,
    ),
    icons: z.object({
      icon192: icon("192x192 icon"),
      icon512: icon("512x512 icon"),
      iconMaskable: icon("Maskable icon"),
    }),
  })
  .partial();
export type PwaSettingsInput = z.output<typeof pwaSettingsInput>;
