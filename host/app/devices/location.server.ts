import type { CityResponse, Reader } from "maxmind";
import { config, StartupError } from "../config/config.server.ts";
import { countryOfTimeZone } from "./time-zones.ts";

interface Location {
  /** ISO 3166, two letters. */
  country: string;
  /** For people: `Lisbon, Portugal`, or the country alone. */
  text: string;
}

/**
 * Headers with the visitor's country from proxies. Trusted only behind our own proxy, as clients can send them, too.
 */
const PROXY_HEADERS = ["cf-ipcountry", "x-vercel-ip-country", "cloudfront-viewer-country"];
/** Codes of proxies for unknown and Tor. */
const NO_COUNTRY = new Set(["XX", "T1"]);

const names = new Intl.DisplayNames("en", { type: "region" });
const geoip = config.geoipDb === undefined ? null : await openGeoip(config.geoipDb);

async function openGeoip(path: string): Promise<Reader<CityResponse>> {
  const { open } = await import("maxmind");
  try {
    return await open<CityResponse>(path, { watchForUpdates: true, watchForUpdatesNonPersistent: true });
  } catch {
    throw new StartupError("GEOIP_DB must be the path of a MaxMind .mmdb file");
  }
}

/**
 * A visitor's location, without asking: from the IP (GEOIP_DB), the proxy (TRUST_PROXY), or the country of the
 * browser's time zone; null if unknown.
 */
export function locationOf(ip: string, headers: Headers, timeZone: string | undefined): Location | null {
  return locateByIp(ip, geoip) ?? locateByProxyHeader(headers, config.trustProxy > 0) ?? locateByTimeZone(timeZone);
}

/** Display name of the country; null if neither IP nor proxy reveals it. */
export function countryOf(ip: string, headers: Headers): string | null {
  const location = locationOf(ip, headers, undefined);
  return location && nameOf(location.country);
}

export function locateByIp(ip: string, database: Pick<Reader<CityResponse>, "get"> | null): Location | null {
  const entry = database?.get(ip);
  const country = entry?.country?.iso_code ?? entry?.registered_country?.iso_code;
  if (!country) return null;
  const city = entry?.city?.names.en;
  const name = nameOf(country);
  return { country, text: city ? `${city}, ${name}` : name };
}

export function locateByProxyHeader(headers: Headers, isTrusted: boolean): Location | null {
  if (!isTrusted) return null;
  for (const header of PROXY_HEADERS) {
    const country = headers.get(header)?.toUpperCase();
    if (country && /^[A-Z]{2}$/.test(country) && !NO_COUNTRY.has(country)) return { country, text: nameOf(country) };
  }
  return null;
}

export function locateByTimeZone(timeZone: string | undefined): Location | null {
  const country = timeZone === undefined ? null : countryOfTimeZone(timeZone);
  return country === null ? null : { country, text: nameOf(country) };
}

const nameOf = (country: string) => names.of(country) ?? country;
