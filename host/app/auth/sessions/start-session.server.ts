import { randomBytes } from "node:crypto";
import { and, desc, eq, lt } from "drizzle-orm";
import { firstRow, run, type Tx, type User } from "#db/index.ts";
import { tables, transaction } from "../../database.server.ts";
import { Unauthenticated } from "../../errors.ts";
import { authMessages } from "../messages.en.ts";
import { deviceOf } from "../../devices/device.server.ts";
import { countryOf } from "../../devices/location.server.ts";
import { consumeWarningLimit } from "../../mail/limits.server.ts";
import { queueMail } from "../../mail/outbox.server.ts";
import { newDeviceMail } from "../email/email-mails.server.ts";
import { deviceHash, isNewDevice, rememberNetwork } from "./known-devices.server.ts";
import { browserOwnerCookie } from "./browser-owner.server.ts";
import { endSession, LIFETIME_MS, publicUser, type PublicUser, sessionCookie, tokenHash } from "./session.server.ts";

const { identities, passkeys, sessions, users } = tables;

/** Data of the request that signs in. */
export interface SignInRequest {
  request: Request;
  clientAddress: string;
}

export interface SignedIn {
  state: "signed-in";
  user: PublicUser;
  cookies: string[];
}

/** What they sign in by; a passkey, or the link to a provider, by its id. */
type SignInProof = { method: "password" } | { method: "passkey" | "oidc"; id: number };

/** The last step of every way to sign in. */
export async function finishSignIn(arrival: SignInRequest, user: User, proof: SignInProof): Promise<SignedIn> {
  return { state: "signed-in", user: publicUser(user), cookies: await startSession(arrival, user, proof) };
}

/**
 * Starts a session in place of the request's own, records the sign-in, and notifies the owner if the device is new.
 * Returns the Set-Cookie values. Throws Unauthenticated if the password or second factor has changed, or
 * what was signed in by is removed, since `user` was read, as a sign-in may have waited in line.
 */
export async function startSession(arrival: SignInRequest, user: User, proof: SignInProof): Promise<string[]> {
  const { request, clientAddress } = arrival;
  await endSession(request);
  const token = randomBytes(32).toString("base64url");
  const now = new Date();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  const device = deviceOf(request.headers)?.text ?? null;
  const place = countryOf(clientAddress, request.headers);
  const hash = deviceHash(user.id, device ?? request.headers.get("user-agent") ?? "", place ?? clientAddress);
  const isNew = await transaction(function* (tx) {
    const current = yield* firstRow(
      tx
        .select({ password: users.password, totpConfirmedAt: users.totpConfirmedAt })
        .from(users)
        .where(eq(users.id, user.id)),
    );
    const isSame =
      current?.password === user.password && Number(current.totpConfirmedAt) === Number(user.totpConfirmedAt);
    if (!isSame || !(yield* isThere(tx, proof)))
      throw new Unauthenticated(authMessages.wrongCredentials, "wrong_credentials");
    const isNewHere = yield* isNewDevice(tx, user.id, hash);
    yield* rememberNetwork(tx, user.id, clientAddress);
    yield* run(
      tx
        .insert(sessions)
        .values({
          ...{ tokenHash: tokenHash(token), userId: user.id, method: proof.method, device, place, lastSeenAt: now },
          expiresAt,
        }),
    );
    yield* run(tx.update(users).set({ lastSignInAt: now }).where(eq(users.id, user.id)));
    yield* endOldest(tx, user.id);
    return isNewHere;
  });
  if (isNew && user.mailNewDevice && user.emailConfirmedAt && (await consumeWarningLimit(user.id))) {
    await transaction((tx) => queueMail(tx, { to: user.email, ...newDeviceMail(user, device, place, now) }));
  }
  return [sessionCookie(token, LIFETIME_MS / 1000), browserOwnerCookie(user.id)];
}

function* isThere(tx: Tx, proof: SignInProof) {
  if (proof.method === "password") return true;
  const table = proof.method === "passkey" ? passkeys : identities;
  const row = yield* firstRow(tx.select({ id: table.id }).from(table).where(eq(table.id, proof.id)));
  return row !== undefined;
}

/** Maximum number of open sessions per account. */
const MAX_SESSIONS = 100;

function* endOldest(tx: Tx, userId: number) {
  const last = yield* firstRow(
    tx
      .select({ at: sessions.lastSeenAt })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.lastSeenAt))
      .limit(1)
      .offset(MAX_SESSIONS - 1),
  );
  if (last) yield* run(tx.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.lastSeenAt, last.at))));
}
