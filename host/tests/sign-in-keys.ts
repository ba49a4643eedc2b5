// The keys of what belongs to signing in, for answer-keys.ts.
import {
  administrators,
  type Answers,
  anyone,
  DONE,
  keys,
  NO_CALL,
  ownOnly,
  REFUSED,
  signedIn,
  under,
} from "./key-builders.ts";

export const APP_PASSWORD = keys("id name device createdAt lastUsedAt");
export const PASSKEY = keys("id name createdAt lastUsedAt");
/** What makes a passkey, without those that there are (WebAuthn §5.1, PublicKeyCredentialCreationOptionsJSON). */
const OPTIONS = keys(`challenge rp.id rp.name user.id user.name user.displayName pubKeyCredParams[].alg
  pubKeyCredParams[].type timeout attestation authenticatorSelection.residentKey
  authenticatorSelection.requireResidentKey authenticatorSelection.userVerification extensions.credProps hints[]`);
const PASSKEY_OPTIONS = ownOnly(
  [...OPTIONS, "excludeCredentials[]"],
  [...OPTIONS, ...under("excludeCredentials[]", keys("id type transports[]"))],
);
const PROOF_OPTIONS = keys("rpId challenge timeout userVerification");
export const API_KEY = keys("id name prefix scopes[] mcpWrites createdAt lastUsedAt expiresAt");
const SESSION = keys("id device place createdAt lastSeenAt isCurrent");

/** What the account page has of it, passkeys apart. */
export const SECURITY = under("security", [
  ...under("sessions[]", SESSION),
  ...keys(
    "factor.isOn factor.isRequired factor.codesLeft hasPassword whyNoPasskeys mailNewDevice provider isProviderOnly",
  ),
]);

/** The calls; with a body that is refused where a right one takes an authenticator. */
export const SIGN_IN_ANSWERS: Record<string, Answers> = {
  "GET /api/proof": signedIn(keys("username ways[] provider")),
  "POST /api/proof": signedIn(DONE),
  "POST /api/proof/passkey": signedIn(["400"]),
  "POST /api/proof/passkey/options": ownOnly(
    [...PROOF_OPTIONS, "allowCredentials[]"],
    [...PROOF_OPTIONS, ...under("allowCredentials[]", keys("id type transports[]"))],
  ),
  "POST /api/login/factor": anyone(["401"]),
  "POST /api/login/passkey": anyone(["400"]),
  "POST /api/login/passkey/options": anyone(keys("rpId challenge timeout userVerification")),
  "GET /api/app-passwords": ownOnly(keys("items[] next total"), [...under("items[]", APP_PASSWORD), "next", "total"]),
  "POST /api/app-passwords": signedIn(keys("id name password")),
  "POST /api/app-passwords/profiles": signedIn(["url"]),
  "DELETE /api/app-passwords/:id": ownOnly(NO_CALL, DONE),
  "DELETE /api/oidc": signedIn(NO_CALL),
  "GET /api/passkeys": ownOnly(keys("items[] next total"), [...under("items[]", PASSKEY), "next", "total"]),
  "POST /api/passkeys": signedIn(["400"]),
  "POST /api/passkeys/options": PASSKEY_OPTIONS,
  "POST /api/passkeys/offered": signedIn(DONE),
  "PATCH /api/passkeys/:id": ownOnly(NO_CALL, PASSKEY),
  "DELETE /api/passkeys/:id": ownOnly(NO_CALL, DONE),
  "GET /api/keys": {
    ...ownOnly(REFUSED, [...under("items[]", API_KEY), "next", "total"]),
    administrator: keys("items[] next total"),
    system: keys("items[] next total"),
  },
  "POST /api/keys": { ...signedIn([...API_KEY, "key"]), other: REFUSED },
  "PATCH /api/keys/:id": { ...signedIn(NO_CALL), other: REFUSED, owner: API_KEY },
  "DELETE /api/keys/:id": ownOnly(NO_CALL, DONE),
  "GET /api/sessions": signedIn([...under("items[]", SESSION), "next", "total"]),
  "DELETE /api/sessions": signedIn(DONE),
  "DELETE /api/sessions/:id": signedIn(NO_CALL),
  "POST /api/totp": signedIn(["secret", "uri"]),
  "DELETE /api/totp": signedIn(NO_CALL),
  "POST /api/totp/confirm": signedIn(["409"]),
  "POST /api/totp/recovery-codes": signedIn(NO_CALL),
  "DELETE /api/users/:id/totp": administrators(NO_CALL),
  "GET /api/username/:username": anyone(keys("address isFree others[]")),
};
