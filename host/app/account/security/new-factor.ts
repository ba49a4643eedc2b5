import { api } from "../../ui/api.ts";

/** A key for an authenticator app, not confirmed yet. */
export interface NewFactor {
  secret: string;
  /** The QR code, as the address of a picture. */
  picture: string;
}

/** What the button says that begins with it. */
export const SET_UP_APP = "Set up authenticator app";
/** What is done then. */
export const FACTOR_ON = "Second factor is on";

/** Asks for a new key and draws its code, here in the browser: nobody else should see it. */
export async function newFactor(replace = false): Promise<NewFactor> {
  const [{ secret, uri }, { toString }] = await Promise.all([
    api<{ secret: string; uri: string }>("POST", "/api/totp", { replace }),
    import("qrcode"),
  ]);
  const svg = await toString(uri, { type: "svg", margin: 2, errorCorrectionLevel: "M" });
  return { secret, picture: `data:image/svg+xml;utf8,${encodeURIComponent(svg)}` };
}
