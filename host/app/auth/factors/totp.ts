import { Secret, TOTP } from "otpauth";

const PERIOD_SECONDS = 30;
/** The default of RFC 6238 §4, which every authenticator app supports. */
const SHAPE = { issuer: "Meishi", algorithm: "SHA1", digits: 6, period: PERIOD_SECONDS };

/** 160 random bits (RFC 4226 §4, R6) in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** Content of the QR code for authenticator apps. */
export const keyUri = (secret: string, username: string): string => totpOf(secret, username).toString();

/** The time step of a code: the last, current or next one (RFC 6238 §5.2); null for a wrong code. */
export function findTimeStep(secret: string, code: string, now = Date.now()): number | null {
  if (!/^\d{6}$/.test(code)) return null; // the library throws for digits of other scripts
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}

const totpOf = (secret: string, label = "") => new TOTP({ ...SHAPE, label, secret: Secret.fromBase32(secret) });
