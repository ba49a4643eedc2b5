import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import { eq } from "drizzle-orm";
import { db, tables } from "../../database.server.ts";
import { Forbidden } from "../../errors.ts";
import { addChallenge } from "../challenges.server.ts";
import { recordReauthentication } from "../credentials.server.ts";
import { sessionToken, type SessionUser } from "../sessions/session.server.ts";
import { checkAssertion } from "./assertion.server.ts";
import type { PasskeyAnswer } from "./passkey.schema.ts";
import { requirePasskeys, RELYING_PARTY } from "./relying-party.server.ts";
import { webauthn } from "./webauthn.server.ts";
import { authMessages } from "../messages.en.ts";

/** Options for using one of the user's own passkeys. The challenge belongs to this session. */
export async function proofOptions(
  request: Request,
  actor: SessionUser,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  requirePasskeys();
  const { credentialId: id, transports, userId } = tables.passkeys;
  const own = await db.select({ id, transports }).from(tables.passkeys).where(eq(userId, actor.id));
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: RELYING_PARTY.id,
    userVerification: "required",
    allowCredentials: own,
  });
  const browser = sessionToken(request)!;
  await addChallenge({ kind: "passkey-proof", value: options.challenge, browser, userId: actor.id });
  return options;
}

/** Re-authenticates by one of the user's own passkeys. Throws Refused for any other. */
export async function proveByPasskey(request: Request, actor: SessionUser, answer: PasskeyAnswer): Promise<void> {
  requirePasskeys();
  const assertion = await checkAssertion(answer, { kind: "passkey-proof", browser: sessionToken(request) });
  if (assertion.state === "expired") throw new Forbidden(authMessages.signInTimedOut, "sign_in_expired");
  if (assertion.state === "copied") throw new Forbidden(authMessages.passkeyCopied, "passkey_copied");
  if (assertion.state !== "right" || assertion.user.id !== actor.id)
    throw new Forbidden(authMessages.passkeyNotAccepted, "passkey_unknown");
  await recordReauthentication(actor);
}
