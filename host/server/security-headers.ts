import type { ServerResponse } from "node:http";

/** What pages of other sites embed: each byte of these is theirs, and they are no documents. */
const EMBEDDED = /^\/sdk\/(?:v1\.js$|card\/)/;

/** A year: what preload lists and Mozilla's Observatory ask for. Other hosts of the domain are left to their owners. */
const HSTS = "max-age=31536000";

/** The one page that uses a camera. */
const SCANNER = /^\/scan\/?(?:\?|$)/;

/**
 * What no page of ours asks a browser for, the scanner's camera apart. Fullscreen, wake lock, sharing and the clipboard
 * keep their defaults.
 */
const NOT_USED = [
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
];

const policy = (camera: "" | "self") =>
  NOT_USED.map((feature) => `${feature}=(${feature === "camera" ? camera : ""})`).join(", ");

/**
 * What every answer carries beside what its route says; a page's own content policy takes the place of this one,
 * under which an answer that is no page runs and loads nothing.
 */
export function securityHeaders(isSecure: boolean): (response: ServerResponse, path: string) => void {
  const headers: [string, string][] = [
    ["content-security-policy", "default-src 'none'; frame-ancestors 'none'"],
    // What may be kept says so itself; all else may hold somebody's data.
    ["cache-control", "no-store"],
    ["x-content-type-options", "nosniff"],
    ["referrer-policy", "strict-origin-when-cross-origin"],
    ["permissions-policy", policy("")],
    ["cross-origin-opener-policy", "same-origin"],
    // Pictures that cards on other sites show say otherwise; calls made by CORS do not look at it.
    ["cross-origin-resource-policy", "same-origin"],
  ];
  // Over http browsers ignore it, and behind a forgotten PUBLIC_URL it would lock people out.
  if (isSecure) headers.push(["strict-transport-security", HSTS]);
  return (response, path) => {
    if (EMBEDDED.test(path)) return void response.setHeader("x-content-type-options", "nosniff");
    for (const [name, value] of headers) response.setHeader(name, value);
    if (SCANNER.test(path)) response.setHeader("permissions-policy", policy("self"));
  };
}
