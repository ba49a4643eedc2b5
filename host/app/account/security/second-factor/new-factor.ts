import { api } from "../../../ui/api.ts";

/** A key for an authenticator app, not confirmed yet. */
export interface NewFactor {
  secret: string;
  /** The QR code, as the address of a picture. */
  picture: string;
}

/** Requests a new secret and draws its QR code, in the browser so that it goes nowhere else. */
export async function newFactor(replace = false): Promise<NewFactor> {
  const [{ secret, uri }, { toString }] = await Promise.all([
    api<{ secret: string; uri: string }>("POST", "/api/totp", { replace }),
    import("qrcode"),
  ]);
  const svg = await toString(uri, { type: "svg", margin: 2, errorCorrectionLevel: "M" });
  return { secret, picture: `data:image/svg+xml;utf8,${encodeURIComponent(svg)}` };
}
