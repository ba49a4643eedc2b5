import { api } from "../../ui/api.ts";
import type { DeviceKind } from "./device-kinds.ts";

/** One-time setup data for a device. */
export interface NewDevice {
  kind: DeviceKind;
  /** The password, of devices on which it is typed. */
  password: string | null;
  /** The address of a profile, or one that opens DAVx⁵. */
  link: string | null;
  /** Its QR code, as the address of a picture. */
  picture: string | null;
}

/** Creates the setup data of a device. The code is drawn in the browser, because it contains the password. */
export async function newDevice(kind: DeviceKind, name: string, account: { username: string; address: string }) {
  if (kind === "iphone" || kind === "mac") {
    const { url } = await api<{ url: string }>("POST", "/api/app-passwords/profiles", { name });
    return { kind, password: null, link: url, picture: kind === "mac" ? null : await codeOf(url) };
  }
  const { password } = await api<{ password: string }>("POST", "/api/app-passwords", { name });
  const link = kind === "android" ? davLink(account, password) : null;
  return { kind, password, link, picture: link && (await codeOf(link)) };
}

/** A DAVx⁵ link with all values filled in. */
function davLink({ username, address }: { username: string; address: string }, password: string): string {
  const { protocol, host, pathname } = new URL(address);
  const scheme = protocol === "https:" ? "carddavs" : "carddav";
  return `${scheme}://${encodeURIComponent(username)}:${encodeURIComponent(password)}@${host}${pathname}`;
}

async function codeOf(text: string): Promise<string> {
  const { toString } = await import("qrcode");
  const svg = await toString(text, { type: "svg", margin: 2, errorCorrectionLevel: "M" });
  return `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
}
