import { config } from "../config/config.server.ts";
import { SHARE_PARAMS, SHARE_PATH } from "../contacts/text/shared-text.ts";
import type { CustomDomain } from "../domains/custom-domain.ts";
import { type AppIdentity, cardIdentity, domainIdentity, siteIdentity } from "./app-identity.server.ts";

const SHORT = "public, max-age=300";

/** The site's web app manifest (W3C Web Application Manifest). */
export async function siteManifest(): Promise<Response> {
  const app = await siteIdentity();
  return manifestResponse({
    ...common(app),
    // Its own id, so that the site and cards can be installed side by side.
    id: "/",
    scope: "/",
    shortcuts: [
      { name: "My QR code", url: "/cards/mine/show", icons: [iconOf(app, "icon", 192)] },
      { name: "Scan a card", url: "/scan", icons: [iconOf(app, "icon", 192)] },
      { name: "My cards", url: "/dashboard", icons: [iconOf(app, "icon", 192)] },
    ],
    // The service worker takes it: what is shared never stands in an address.
    ...(config.hasServiceWorker && {
      share_target: { action: SHARE_PATH, method: "POST", enctype: "multipart/form-data", params: SHARE_PARAMS },
    }),
    screenshots: [
      {
        src: "/pwa/dashboard-wide.png",
        sizes: "1280x800",
        type: "image/png",
        form_factor: "wide",
        label: "Your cards at a glance",
      },
      {
        src: "/pwa/card-narrow.png",
        sizes: "780x1688",
        type: "image/png",
        form_factor: "narrow",
        label: "A card as visitors see it",
      },
      {
        src: "/pwa/show-narrow.png",
        sizes: "780x1688",
        type: "image/png",
        form_factor: "narrow",
        label: "Your QR code at an event",
      },
    ],
  });
}

/** The manifest of one card: installed, it opens that card. */
export async function cardManifest(slug: string, customDomain?: CustomDomain): Promise<Response> {
  const app = await cardIdentity(slug, customDomain);
  return manifestResponse({ ...common(app), id: app.startUrl, scope: app.startUrl });
}

/** The app of an owner's domain: it opens the card of `/`, and holds all others. */
export async function domainManifest(customDomain: CustomDomain): Promise<Response> {
  const app = await domainIdentity(customDomain);
  return manifestResponse({ ...common(app), id: "/", scope: "/" });
}

function common(app: AppIdentity) {
  const { appName, shortName, description, themeColor, backgroundColor } = app.settings;
  return {
    name: appName,
    short_name: shortName,
    description,
    start_url: app.startUrl,
    display: "standalone",
    theme_color: themeColor,
    background_color: backgroundColor,
    categories: ["business", "productivity"],
    icons: [
      { ...iconOf(app, "icon", 192), purpose: "any" },
      { ...iconOf(app, "icon", 512), purpose: "any" },
      { ...iconOf(app, "maskable", 192), purpose: "maskable" },
      { ...iconOf(app, "maskable", 512), purpose: "maskable" },
    ],
  };
}

const iconOf = ({ folder, version }: AppIdentity, kind: "icon" | "maskable", side: number) => ({
  src: `/icons/${folder}/${kind}-${side}.png?v=${version}`,
  sizes: `${side}x${side}`,
  type: "image/png",
});

function manifestResponse(manifest: object): Response {
  return new Response(JSON.stringify(manifest), {
    headers: { "content-type": "application/manifest+json", "cache-control": SHORT },
  });
}
