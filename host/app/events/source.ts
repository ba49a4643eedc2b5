/** Parts of the share kit; each carries its own name in its links and codes. */
export const KIT_SOURCES = ["wallet", "nfc", "signature", "print", "background"] as const;

/** How a visitor reached the card: by a link, its QR code, embedded in another site, or by a part of the share kit. */
const SOURCES = ["link", "qr", "embed", ...KIT_SOURCES] as const;
export type Source = (typeof SOURCES)[number];

export const SOURCE_LABELS: Record<Source, string> = {
  link: "Link",
  qr: "QR code",
  embed: "Embedded",
  wallet: "Wallet",
  nfc: "NFC tag",
  signature: "Email signature",
  print: "Print",
  background: "Background",
};

const MAX_HOST = 253;

/** The source a page names; anything else is a link. */
export function sourceOf(named: string | undefined): Source {
  return SOURCES.find((source) => source === named) ?? "link";
}

/** The host that a visitor came from, without `www.`; nothing else of the address is kept. Null for none or our own. */
export function referrerHost(referrer: string | undefined, ownHost: string): string | null {
  if (!referrer) return null;
  try {
    const { hostname, protocol } = new URL(/^[a-z][a-z\d+.-]*:\/\//i.test(referrer) ? referrer : `https://${referrer}`);
    if (!/^https?:$/.test(protocol) || hostname === "" || hostname.length > MAX_HOST) return null;
    return hostname === ownHost ? null : hostname.replace(/^www\./, "");
  } catch {
    return null;
  }
}
