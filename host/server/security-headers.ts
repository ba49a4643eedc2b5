import type { ServerResponse } from "node:http";

/** Paths that other sites embed, where every byte counts; none of them is a document. */
const EMBEDDED = /^\/sdk\/(?:v1\.js$|card\/)/;

/** One year, as preload lists and Mozilla's Observatory require. Subdomains are left to their owners. */
const HSTS = "max-age=31536000";

/** The one page that uses a camera. */
const SCANNER = /^\/scan\/?(?:\?|$)/;

/**
 * Browser features that none of our pages uses, except for the scanner's camera. Fullscreen, wake lock, sharing and
 * the clipboard keep their defaults.
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
 * The headers of every answer of the application and every refusal, besides those of its route. A page's own content
 * policy replaces this one, under which nothing can run or load.
 */
export function securityHeaders(isSecure: boolean): (response: ServerResponse, path: string) => void {
  const headers: [string, string][] = [
    ["content-security-policy", "default-src 'none'; frame-ancestors 'none'"],
    // Answers that may be cached say so themselves; any other may hold somebody's data.
    ["cache-control", "no-store"],
    ["x-content-type-options", "nosniff"],
    ["referrer-policy", "strict-origin-when-cross-origin"],
    ["permissions-policy", policy("")],
    ["cross-origin-opener-policy", "same-origin"],
    // Overridden for pictures that cards show on other sites; CORS requests ignore it.
    ["cross-origin-resource-policy", "same-origin"],
  ];
  // Browsers ignore it over http, and with a forgotten PUBLIC_URL it would lock people out.
  if (isSecure) headers.push(["strict-transport-security", HSTS]);
  return (response, path) => {
    if (EMBEDDED.test(path)) return void response.setHeader("x-content-type-options", "nosniff");
    for (const [name, value] of headers) response.setHeader(name, value);
    if (SCANNER.test(path)) response.setHeader("permissions-policy", policy("self"));
  };
}
