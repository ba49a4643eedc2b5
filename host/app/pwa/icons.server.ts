import { NotFound } from "../errors.ts";
import { findDomainById } from "../domains/domain-registry.server.ts";
import { type AppIdentity, cardIdentity, domainIdentity, siteIdentity } from "./app-identity.server.ts";
import { appleTouchIcon, filled, padded, splashScreen, square } from "./artwork.server.ts";
import { type Artwork, PRODUCT_LOGO } from "./logos.ts";
import { isSplashSize } from "./ios-splash.ts";
import { findArtwork } from "./pictures.server.ts";
import { consume } from "../rate-limits/rate-limits.server.ts";
import { createRenderCache } from "../uploads/render-cache.server.ts";

const renderCached = createRenderCache<Buffer>();

const NO_ICON = "There is no such icon.";
const PRODUCT_ICON = /^(icon|maskable)-(192x192|512x512)\.png$/;
const PATH =
  /^(site|card-([a-z0-9-]{1,100})|domain-(\d{1,15})(?:-([a-z0-9-]{1,100}))?)\/(icon-192|icon-512|maskable-192|maskable-512|apple-touch-icon|favicon-32|favicon-48|splash-(\d{3,4})x(\d{3,4}))\.png$/;

/** A picture below /icons: our mark, or one of the site's or a card's app. Throws NotFound, Unavailable. */
export async function icon(path: string, address: string): Promise<Buffer> {
  const renderOptions = { address, onDrawing: () => consume("drawing", { address }) };
  const product = PRODUCT_ICON.exec(path);
  if (product)
    return renderCached(path, {
      ...renderOptions,
      draw: () => drawProductLogo(product[1] === "maskable", parseInt(product[2]!, 10)),
    });
  const [, folder, slug, domain, domainSlug, name, width, height] = PATH.exec(path) ?? [];
  if (!folder || !name) throw new NotFound(NO_ICON);
  if (width && !isSplashSize(Number(width), Number(height)))
    throw new NotFound("There is no splash image of this size.");
  const app = domain
    ? await identityOn(Number(domain), domainSlug)
    : await (slug ? cardIdentity(slug) : siteIdentity());
  return renderCached(`${path} ${app.version}`, { ...renderOptions, draw: () => draw(app, name) });
}

/** Identity of a domain's app. Throws NotFound unless the domain is verified. */
async function identityOn(id: number, slug: string | undefined): Promise<AppIdentity> {
  const customDomain = findDomainById(id);
  if (!customDomain) throw new NotFound(NO_ICON);
  return slug === undefined ? domainIdentity(customDomain) : cardIdentity(slug, customDomain);
}

const drawProductLogo = (isMaskable: boolean, side: number) =>
  isMaskable ? padded(PRODUCT_LOGO, side, "#000000") : square(PRODUCT_LOGO, side);

async function draw(app: AppIdentity, name: string): Promise<Buffer> {
  const background = app.settings.backgroundColor;
  const side = Number(/(?<!\d)\d+$/.exec(name)?.[0]);
  if (name.startsWith("splash")) return drawSplash(app, name);
  if (name === "apple-touch-icon") return appleTouchIcon(await artworkOf(app), 180, background);
  if (!name.startsWith("maskable")) return square(await artworkOf(app, side), side);
  const own = await findArtwork(app.maskable, "contain");
  return own ? filled(own, side, background) : padded(await artworkOf(app), side, background);
}

/** The best picture there is; an icon given for exactly this size comes first. */
async function artworkOf({ sources, logo, settings }: AppIdentity, side?: number): Promise<Artwork> {
  const exact = side !== undefined && side <= 192 ? sources.filter(({ path }) => path === settings.icons.icon192) : [];
  for (const { path, isPortrait } of [...exact, ...sources]) {
    const artwork = await findArtwork(path, isPortrait ? "cover" : "contain");
    if (artwork) return artwork;
  }
  return logo;
}

async function drawSplash(app: AppIdentity, name: string): Promise<Buffer> {
  const [width, height] = name.replace("splash-", "").split("x").map(Number) as [number, number];
  const { backgroundColor: background, splashImage, appName } = app.settings;
  const image = await findArtwork(splashImage, "contain");
  const content = image ? { image: image.bytes } : { icon: await artworkOf(app), name: appName };
  return splashScreen({ width, height, background, content });
}
