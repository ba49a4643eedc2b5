import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import { Forbidden, Unauthenticated } from "../../errors.ts";
import { addChallenge, challengeCookie, challengeToken, newToken } from "../challenges.server.ts";
import { requireLocalSignIn } from "../sign-in/single-sign-on.server.ts";
import { type SignInRequest, finishSignIn, type SignedIn } from "../sessions/start-session.server.ts";
import { checkAssertion } from "./assertion.server.ts";
import type { PasskeyAnswer } from "./passkey.schema.ts";
import { requirePasskeys, RELYING_PARTY } from "./relying-party.server.ts";
import { webauthn } from "./webauthn.server.ts";
import { authMessages } from "../messages.en.ts";

/** Options for signing in with any passkey of this site. The challenge belongs to this browser. */
export async function requestOptions(
  request: Request,
): Promise<{ options: PublicKeyCredentialRequestOptionsJSON; cookie: string }> {
  requirePasskeys();
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID: RELYING_PARTY.id, userVerification: "required" });
  // Each tab of a browser has a challenge of its own.
  const browser = challengeToken(request, "passkey") ?? newToken();
  await addChallenge({ kind: "passkey", value: options.challenge, browser });
  return { options, cookie: challengeCookie("passkey", browser) };
}

/**
 * Signs in with a passkey, which is two factors at once: the device, and the fingerprint or code that unlocks it.
 * Throws SignedOut for an unknown or invalid one, Refused for a copy.
 */
export async function signInByPasskey(arrival: SignInRequest, answer: PasskeyAnswer): Promise<SignedIn> {
  requirePasskeys();
  const browser = challengeToken(arrival.request, "passkey");
  const assertion = await checkAssertion(answer, { kind: "passkey", browser });
  switch (assertion.state) {
    case "expired":
      throw new Unauthenticated(authMessages.signInTimedOut, "sign_in_expired");
    case "unknown":
      throw new Unauthenticated(authMessages.passkeyNotAcceptedAtSignIn, "passkey_unknown");
    case "copied":
      throw new Forbidden(authMessages.passkeyCopiedAtSignIn, "passkey_copied");
  }
  requireLocalSignIn(assertion.user.id);
  return finishSignIn(arrival, assertion.user, { method: "passkey", id: assertion.passkeyId });
}
