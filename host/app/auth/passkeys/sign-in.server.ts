import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/server";
import { and, eq, lt } from "drizzle-orm";
import { run, type User } from "#db/index.ts";
import { config } from "../../config/config.server.ts";
import { db, tables, transaction } from "../../database.server.ts";
import { Refused, SignedOut } from "../../errors.ts";
import { mayWrite } from "../../mail/limits.server.ts";
import { messageAsHtml, messageAsText } from "../../mail/message.ts";
import { deliverSoon, queueMail } from "../../mail/outbox.server.ts";
import { addChallenge, challengeCookie, challengeToken, newToken, takeChallenge } from "../challenges.server.ts";
import { noteFailedSignIn } from "../failed-sign-in.server.ts";
import { note } from "../notes.server.ts";
import { SIGN_IN_EXPIRED } from "../sentences.ts";
import { refuseWhereSingleSignOn } from "../single-sign-on.server.ts";
import { type Arrival, finishSignIn, type SignedIn } from "../start-session.server.ts";
import { challengeOf, type PasskeyAnswer } from "./passkey.schema.ts";
import { requirePasskeys, RP } from "./relying-party.server.ts";
import { webauthn } from "./webauthn.server.ts";

const { passkeys, users } = tables;

/** What the browser needs to sign in by any passkey of this site. The challenge belongs to this browser. */
export async function requestOptions(
  request: Request,
): Promise<{ options: PublicKeyCredentialRequestOptionsJSON; cookie: string }> {
  requirePasskeys();
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID: RP.id, userVerification: "required" });
  // Each tab of a browser has a challenge of its own.
  const browser = challengeToken(request, "passkey") ?? newToken();
  await addChallenge({ kind: "passkey", value: options.challenge, browser });
  return { options, cookie: challengeCookie("passkey", browser) };
}

const notAccepted = () =>
  new SignedOut("This passkey was not accepted. Please sign in with your password.", "passkey_unknown");

/**
 * Signs in by a passkey, which is two factors at once: the device, and the finger or code that unlocks it. Throws
 * SignedOut for one that is not known or does not fit, Refused for one that was copied.
 */
export async function signInByPasskey(arrival: Arrival, answer: PasskeyAnswer): Promise<SignedIn> {
  requirePasskeys();
  const challenge = challengeOf(answer.response.clientDataJSON);
  const browser = challengeToken(arrival.request, "passkey");
  if (challenge === undefined || browser === undefined) throw expired();
  const taken = await transaction(function* (tx) {
    return yield* takeChallenge(tx, "passkey", challenge, browser);
  });
  if (!taken) throw expired();
  const [found] = await db
    .select()
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, answer.id));
  if (!found) throw notAccepted();
  const { passkeys: passkey, users: user } = found;
  const refused = async () => {
    await noteFailedSignIn(eq(users.id, user.id));
    throw notAccepted();
  };
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: RP.origin,
    expectedRPID: RP.id,
    requireUserVerification: true,
    // Counters are compared below, where the answer is told and stored at once.
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: 0,
    },
  }).catch(refused); // another origin, no verification of its user, a wrong signature
  if (!verified) return refused();
  if (!(await countUp(passkey.id, authenticationInfo.newCounter))) {
    await tellOfCopy(user, passkey.name, arrival.clientAddress);
    throw new Refused(
      "This passkey seems to have been copied, so it was refused. Sign in with your password and remove it.",
      "passkey_copied",
    );
  }
  refuseWhereSingleSignOn(user.id);
  return finishSignIn(arrival, user, "passkey");
}

const expired = () => new SignedOut(SIGN_IN_EXPIRED, "sign_in_expired");

/**
 * Notes how often an authenticator has signed; answers whether that is more often than before (WebAuthn §6.1.1). Many
 * do not count and always say 0.
 */
async function countUp(id: number, counter: number): Promise<boolean> {
  const isMore = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const [counted] = await transaction((tx) =>
    tx
      .update(passkeys)
      .set({ counter, lastUsedAt: new Date() })
      .where(and(eq(passkeys.id, id), isMore))
      .returning({ id: passkeys.id }),
  );
  return counted !== undefined;
}

async function tellOfCopy(user: User, name: string, clientAddress: string): Promise<void> {
  const mayTell = user.emailConfirmedAt !== null && (await mayWrite(user.email, { address: clientAddress }));
  const message = {
    title: "A copied passkey was refused",
    paragraphs: [
      `Hello ${user.fullName ?? user.username},`,
      `someone tried to sign in to your Meishi account "${user.username}" with the passkey "${name}". Its counter was lower than the last time, which happens when a passkey has been copied. We refused it.`,
      "Please remove this passkey from your account, and add a new one.",
    ],
    action: { label: "Open my account", url: `${config.publicUrl}/account?tab=security` },
  };
  const mail = { subject: message.title, text: messageAsText(message), html: messageAsHtml(message) };
  await transaction(function* (tx) {
    if (mayTell) yield* run(queueMail(tx, { to: user.email, ...mail }));
    yield* note(tx, user.id, "passkey.copied");
  });
  deliverSoon();
}
