/** Hosts whose players and maps a visitor may open inside a card. */
const FRAMES =
  "https://www.youtube-nocookie.com https://player.vimeo.com https://www.openstreetmap.org https://www.google.com";

/** Policy shared by visitors' and owners' pages: pictures and videos from anywhere, everything else from us. */
const SHARED = [
  "default-src 'none'",
  "connect-src 'self'",
  "img-src 'self' https: data: blob:",
  "media-src 'self' https:",
  `frame-src 'self' ${FRAMES}`,
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
];

/** Policy of a cached document for visitors: inline styles are named by hash, and there is no inline script. */
export function visitorPolicy(styleHashes: string[], scriptHashes: string[] = []): string {
  const scripts = ["script-src 'self'", ...scriptHashes].join(" ");
  return [...SHARED, `style-src ${styleHashes.join(" ")}`, scripts, "frame-ancestors 'self'"].join("; ");
}

/**
 * The policy of an owner's page, made for each request. Style attributes are allowed: Mantine writes them into served
 * HTML, and every value in them is ours.
 */
export function pagePolicy(nonce: string, pathname: string): string {
  // Cards of paper are read by WebAssembly, on that page alone.
  const wasm = /^\/scan\/?$/.test(pathname) ? " 'wasm-unsafe-eval'" : "";
  return [
    ...SHARED,
    `script-src 'self' 'nonce-${nonce}'${wasm}`,
    // `npm run dev` writes styles into the page, without the nonce.
    import.meta.env.DEV ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
