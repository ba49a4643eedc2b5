import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { and, eq, lt } from "drizzle-orm";
import { firstRow, run, type User } from "#db/index.ts";
import { db, tables, transaction } from "../../database.server.ts";
import { consumeWarningLimit } from "../../mail/limits.server.ts";
import { queueMail } from "../../mail/outbox.server.ts";
import { consumeChallenge } from "../challenges.server.ts";
import { copiedPasskeyMail } from "../email/email-mails.server.ts";
import { recordFailedSignIn } from "../sign-in/failed-sign-in.server.ts";
import { recordAccountAudit } from "../../audit/audit.server.ts";
import { challengeOf, type PasskeyAnswer } from "./passkey.schema.ts";
import { RELYING_PARTY } from "./relying-party.server.ts";
import { webauthn } from "./webauthn.server.ts";

const { passkeys, users } = tables;

interface Begun {
  kind: "passkey" | "passkey-proof";
  /** The token of the browser or session to which the challenge belongs. */
  browser: string | undefined;
}

/** The passkey's owner, or why it is refused. */
type Assertion = { state: "right"; user: User; passkeyId: number } | { state: "expired" | "unknown" | "copied" };

/**
 * Verifies an authenticator's signature (WebAuthn §7.2) and uses up its challenge. Notifies the owner if the passkey
 * was copied.
 */
export async function checkAssertion(answer: PasskeyAnswer, { kind, browser }: Begun): Promise<Assertion> {
  const challenge = challengeOf(answer.response.clientDataJSON);
  if (challenge === undefined || browser === undefined) return { state: "expired" };
  const taken = await transaction(function* (tx) {
    return yield* consumeChallenge(tx, kind, challenge, browser);
  });
  if (!taken) return { state: "expired" };
  const match = await firstRow(
    db
      .select()
      .from(passkeys)
      .innerJoin(users, eq(users.id, passkeys.userId))
      .where(eq(passkeys.credentialId, answer.id)),
  );
  if (!match) return { state: "unknown" };
  const { passkeys: passkey, users: user } = match;
  const { verifyAuthenticationResponse } = await webauthn();
  const checked = await verifyAuthenticationResponse({
    response: answer as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: RELYING_PARTY.origin,
    expectedRPID: RELYING_PARTY.id,
    requireUserVerification: true,
    // Counters are compared below, in the statement that stores the new one.
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: 0,
    },
  }).catch(() => undefined); // another origin, no verification of its user, a wrong signature
  if (!checked?.verified) {
    await recordFailedSignIn(eq(users.id, user.id));
    return { state: "unknown" };
  }
  if (await countUp(passkey.id, checked.authenticationInfo.newCounter))
    return { state: "right", user, passkeyId: passkey.id };
  await tellOfCopy(user, passkey.name);
  return { state: "copied" };
}

/**
 * Stores an authenticator's signature counter; returns whether it has risen (WebAuthn §6.1.1). Many authenticators do
 * not count and always send 0.
 */
async function countUp(id: number, counter: number): Promise<boolean> {
  const isMore = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const counted = await transaction((tx) =>
    firstRow(
      tx
        .update(passkeys)
        .set({ counter, lastUsedAt: new Date() })
        .where(and(eq(passkeys.id, id), isMore))
        .returning({ id: passkeys.id }),
    ),
  );
  return counted !== undefined;
}

async function tellOfCopy(user: User, name: string): Promise<void> {
  const mayTell = user.emailConfirmedAt !== null && (await consumeWarningLimit(user.id));
  await transaction(function* (tx) {
    if (mayTell) yield* run(queueMail(tx, { to: user.email, ...copiedPasskeyMail(user, name) }));
    yield* recordAccountAudit(tx, user.id, "passkey.copied");
  });
}
