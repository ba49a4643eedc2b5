import { siteIdentity } from "./app-identity.server.ts";
import { splashLinks, type SplashLink } from "./ios-splash.ts";

/** Links and meta tags of the installable app in a document's head. */
export interface AppHead {
  name: string;
  themeColor: string;
  manifest: string;
  /** Undefined: our mark, as a drawing. */
  favicon: string | undefined;
  touchIcon: string;
  splash: SplashLink[];
}

/** The head of the site's own pages. */
export async function siteLinks(): Promise<AppHead> {
  const { settings, folder, version, sources } = await siteIdentity();
  return {
    name: settings.shortName,
    themeColor: settings.themeColor,
    manifest: "/manifest.webmanifest",
    favicon: sources.length > 0 ? `/icons/${folder}/favicon-48.png?v=${version}` : undefined,
    touchIcon: `/icons/${folder}/apple-touch-icon.png?v=${version}`,
    splash: settings.enableSplashScreen ? splashLinks(folder, version) : [],
  };
}
