import { eq, inArray } from "drizzle-orm";
import { type JsonObject, run } from "#db/index.ts";
import { type Actor, mayConfigurePwa, requirePermission, savesPwaForSite, SITE } from "../access.ts";
import { recordAudit, changedFields } from "../audit/audit.server.ts";
import { db, tables, transaction } from "../database.server.ts";
import { Unauthenticated } from "../errors.ts";
import { DEFAULT_PWA_SETTINGS, ICON_SLOTS, type PwaSettings, type PwaSlot, UPLOADED } from "./pwa-settings.ts";
import type { PwaSettingsInput } from "./pwa.schema.ts";

const { pwaSettings } = tables;

/** Settings that differ from the site's, so that changes to the latter still apply. */
export type PwaOverrides = Partial<Omit<PwaSettings, "icons">> & { icons?: Partial<PwaSettings["icons"]> };

/** Scope of a user's settings: `site`, or the user's own cards. */
const scopeOf = (actor: Actor) => (savesPwaForSite(actor) ? SITE : String(actor.id));

/** Settings for the settings page; visitors get the site's. */
export async function read(actor: Actor | null): Promise<PwaSettings> {
  if (!actor) return siteSettings();
  return (await settingsOfOwner(savesPwaForSite(actor) ? null : actor.id)).settings;
}

/** Slots with a picture uploaded by this user, not the site's. */
export async function ownPictures(actor: Actor): Promise<PwaSlot[]> {
  const { chosen } = await settingsOfOwner(savesPwaForSite(actor) ? null : actor.id);
  const icons = ICON_SLOTS.filter((slot) => chosen.icons?.[slot]);
  return chosen.splashImage ? [...icons, "splashImage"] : icons;
}

/** Returns the actor, who may change the settings. Throws SignedOut or Refused with this page's messages. */
export function requirePwaAccess(actor: Actor | null): Actor {
  if (!actor) throw new Unauthenticated();
  requirePermission(mayConfigurePwa(actor));
  return actor;
}

/** Saves for the whole site or for the user's own cards, by level. Fields not sent stay as they are. */
export async function save(user: Actor, input: PwaSettingsInput): Promise<PwaSettings> {
  const actor = requirePwaAccess(user);
  const scope = scopeOf(actor);
  const base = scope === SITE ? DEFAULT_PWA_SETTINGS : await siteSettings();
  const current = await read(actor);
  const settings = merged(current, cleaned(input, current, base));
  const row = { scope, settings: { ...difference(settings, base) } as JsonObject };
  await transaction(function* (tx) {
    yield* run(
      tx
        .insert(pwaSettings)
        .values(row)
        .onConflictDoUpdate({ target: pwaSettings.scope, set: { settings: row.settings, updatedAt: new Date() } }),
    );
    if (scope === SITE)
      yield* run(recordAudit(tx, actor, "settings.update", SITE, { fields: changedFields(current, settings) }));
  });
  return settings;
}

export async function siteSettings(): Promise<PwaSettings> {
  return (await settingsOfOwner(null)).settings;
}

/** The settings of an owner's cards (null: of the site), and what of them the owner has chosen. */
export async function settingsOfOwner(
  ownerId: number | null,
): Promise<{ settings: PwaSettings; chosen: PwaOverrides }> {
  const scopes = ownerId === null ? [SITE] : [SITE, String(ownerId)];
  const rows = await db
    .select()
    .from(pwaSettings)
    .where(scopes.length > 1 ? inArray(pwaSettings.scope, scopes) : eq(pwaSettings.scope, SITE));
  const chosenBy = (scope: string) => (rows.find((row) => row.scope === scope)?.settings ?? {}) as PwaOverrides;
  const site = merged(DEFAULT_PWA_SETTINGS, chosenBy(SITE));
  const chosen = ownerId === null ? chosenBy(SITE) : chosenBy(String(ownerId));
  return { settings: ownerId === null ? site : merged(site, chosen), chosen };
}

function merged(base: PwaSettings, { icons, ...rest }: PwaOverrides): PwaSettings {
  return { ...base, ...withoutUndefined(rest), icons: { ...base.icons, ...withoutUndefined(icons ?? {}) } };
}

/** A blank icon is the one beneath; the marker of an upload stands for the image that is there. */
function cleaned(
  { icons, splashImage, ...rest }: PwaSettingsInput,
  current: PwaSettings,
  base: PwaSettings,
): PwaOverrides {
  return {
    ...withoutUndefined(rest),
    ...(splashImage !== undefined && {
      splashImage: splashImage === UPLOADED ? (current.splashImage ?? UPLOADED) : splashImage,
    }),
    ...(icons && {
      icons: Object.fromEntries(
        ICON_SLOTS.filter((slot) => slot in icons).map((slot) => [slot, icons[slot] ?? base.icons[slot]]),
      ),
    }),
  };
}

function difference(settings: PwaSettings, base: PwaSettings): PwaOverrides {
  const differs = ([key, value]: [string, unknown]) => key !== "icons" && value !== base[key as keyof PwaSettings];
  const icons = Object.entries(settings.icons).filter(
    ([slot, path]) => path !== base.icons[slot as keyof PwaSettings["icons"]],
  );
  return {
    ...Object.fromEntries(Object.entries(settings).filter(differs)),
    ...(icons.length > 0 && { icons: Object.fromEntries(icons) }),
  };
}

const withoutUndefined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
