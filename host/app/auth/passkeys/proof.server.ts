import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import { eq } from "drizzle-orm";
import { db, tables } from "../../database.server.ts";
import { Refused } from "../../errors.ts";
import { addChallenge } from "../challenges.server.ts";
import { noteProof } from "../credentials.server.ts";
import { SIGN_IN_EXPIRED } from "../sentences.ts";
import { sessionToken, type SessionUser } from "../session.server.ts";
import { checkAssertion } from "./assertion.server.ts";
import type { PasskeyAnswer } from "./passkey.schema.ts";
import { requirePasskeys, RP } from "./relying-party.server.ts";
import { webauthn } from "./webauthn.server.ts";

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
    rpID: RP.id,
    userVerification: "required",
    allowCredentials: own,
  });
  const browser = sessionToken(request)!;
  await addChallenge({ kind: "passkey-proof", value: options.challenge, browser, userId: actor.id });
  return options;
}

/** Takes one of the user's own passkeys as a fresh proof. Throws Refused for any other. */
export async function proveByPasskey(request: Request, actor: SessionUser, answer: PasskeyAnswer): Promise<void> {
  requirePasskeys();
  const assertion = await checkAssertion(answer, { kind: "passkey-proof", browser: sessionToken(request) });
  if (assertion.state === "expired") throw new Refused(SIGN_IN_EXPIRED, "sign_in_expired");
  if (assertion.state === "copied")
    throw new Refused("This passkey seems to have been copied, so it was refused. Please remove it.", "passkey_copied");
  if (assertion.state !== "right" || assertion.user.id !== actor.id)
    throw new Refused("This passkey was not accepted.", "passkey_unknown");
  await noteProof(actor);
}
