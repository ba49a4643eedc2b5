import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { and, desc, eq, isNull } from "drizzle-orm";
import { firstRow, getRow, run, UniqueError } from "#db/index.ts";
import { db, tables, transaction } from "../../database.server.ts";
import { readableColumns, pickColumns } from "../../field-access/columns.ts";
import { Conflict, Invalid, NotFound } from "../../errors.ts";
import { addChallenge, consumeChallenge } from "../challenges.server.ts";
import { revokeSessions, requireReauthentication } from "../credentials.server.ts";
import { recordAccountAudit } from "../../audit/audit.server.ts";
import { sessionToken, type SessionUser } from "../sessions/session.server.ts";
import { notifyCredentialChange } from "../mails/notify-credential-change.server.ts";
import { challengeOf, type NewPasskey } from "./passkey.schema.ts";
import { requirePasskeys, RELYING_PARTY, passkeysUnavailableReason } from "./relying-party.server.ts";
import { webauthn, withoutAttestation } from "./webauthn.server.ts";
import { authMessages } from "../messages.en.ts";
import { transactionInSession } from "../transaction-of.server.ts";

const { passkeys, users } = tables;

/** Maximum number of passkeys per account. */
const MAX_PASSKEYS = 20;

const VISIBLE = readableColumns("passkeys", "owner", ["id", "name", "createdAt", "lastUsedAt"]);

export interface Passkey {
  id: number;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

type Row = { id: number; name: string; createdAt: Date; lastUsedAt: Date | null };

const toPasskey = (row: Row): Passkey => ({
  ...pickColumns(row, VISIBLE),
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

/** The user's own passkeys, newest first. */
export async function list(actor: SessionUser): Promise<Passkey[]> {
  const rows = await db
    .select(pickColumns(passkeys, VISIBLE))
    .from(passkeys)
    .where(eq(passkeys.userId, actor.id))
    .orderBy(desc(passkeys.id));
  return rows.map(toPasskey);
}

/** Options for creating a passkey in the browser. The challenge belongs to this session. */
export async function creationOptions(
  request: Request,
  actor: SessionUser,
  currentPassword: string | undefined,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  requirePasskeys();
  await requireReauthentication(actor, currentPassword);
  const { credentialId: id, transports } = passkeys;
  const own = await db.select({ id, transports }).from(passkeys).where(eq(passkeys.userId, actor.id));
  if (own.length >= MAX_PASSKEYS) throw tooMany();
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpID: RELYING_PARTY.id,
    rpName: RELYING_PARTY.name,
    userName: actor.username,
    userDisplayName: actor.fullName ?? actor.username,
    userID: userHandle(actor.id),
    attestationType: "none",
    excludeCredentials: own,
    // Discoverable, so that no username is typed, and with user verification, so that it is more than possession.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await addChallenge({
    kind: "passkey-new",
    value: options.challenge,
    browser: sessionToken(request)!,
    userId: actor.id,
  });
  return options;
}

/** The user handle that an authenticator stores with a passkey. */
const userHandle = (userId: number) => new Uint8Array(Buffer.from(`meishi-user-${userId}`));

const tooMany = () => new Conflict(authMessages.tooManyPasskeys(MAX_PASSKEYS), "full");
const refused = () => new Invalid(authMessages.passkeyNotAdded);

/** Adds the passkey that was created for a challenge of this session. The other sessions end. */
export async function add(request: Request, actor: SessionUser, { name, ...answer }: NewPasskey): Promise<Passkey> {
  requirePasskeys();
  const challenge = challengeOf(answer.response.clientDataJSON);
  const browser = sessionToken(request)!;
  const taken =
    challenge !== undefined &&
    (await transaction(function* (tx) {
      return yield* consumeChallenge(tx, "passkey-new", challenge, browser);
    }));
  if (!taken || taken.userId !== actor.id) throw refused();
  const { verifyRegistrationResponse } = await webauthn();
  const made = await withoutAttestation(answer as RegistrationResponseJSON)
    .then((response) =>
      verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: RELYING_PARTY.origin,
        expectedRPID: RELYING_PARTY.id,
        requireUserVerification: true,
      }),
    )
    .catch(() => {
      throw refused(); // the authenticator's fault; the owner cannot fix it
    });
  if (!made.verified) throw refused();
  const { id, publicKey, counter } = made.registrationInfo.credential;
  try {
    const row = await transactionInSession(actor, function* (tx) {
      const { name: named, userId } = passkeys;
      const others = (yield* run(tx.select({ named }).from(passkeys).where(eq(userId, actor.id)))).map(
        (own) => own.named,
      );
      if (others.length >= MAX_PASSKEYS) throw tooMany();
      const row = yield* getRow(
        tx
          .insert(passkeys)
          .values({
            userId: actor.id,
            name: name ?? freeName(others),
            credentialId: id,
            publicKey: Buffer.from(publicKey).toString("base64url"),
            counter,
            transports: answer.response.transports ?? [],
            rpId: RELYING_PARTY.id,
            sessionId: actor.sessionId,
          })
          .returning(),
      );
      yield* revokeSessions(tx, actor.id, [actor.sessionId]);
      yield* recordAccountAudit(tx, actor.id, "passkey.add");
      yield* notifyCredentialChange(tx, actor.id, "passkey-added", row.name);
      return row;
    });
    return toPasskey(row);
  } catch (error) {
    if (error instanceof UniqueError) throw new Conflict(authMessages.passkeyExists, "taken");
    throw error;
  }
}

/** `Passkey 2` and so on: never another one's name, as it distinguishes their buttons. */
function freeName(others: string[]): string {
  for (let n = others.length + 1; ; n++) if (!others.includes(`Passkey ${n}`)) return `Passkey ${n}`;
}

const own = (actor: SessionUser, id: number) => and(eq(passkeys.id, id), eq(passkeys.userId, actor.id));
const passkeyRemoved = () => new NotFound(authMessages.passkeyRemoved);

export async function rename(actor: SessionUser, id: number, name: string): Promise<Passkey> {
  const row = await transaction((tx) =>
    getRow(tx.update(passkeys).set({ name }).where(own(actor, id)).returning(), passkeyRemoved),
  );
  return toPasskey(row);
}

export async function remove(actor: SessionUser, id: number, currentPassword: string | undefined): Promise<void> {
  await requireReauthentication(actor, currentPassword);
  await transactionInSession(actor, function* (tx) {
    const row = yield* getRow(
      tx.delete(passkeys).where(own(actor, id)).returning({ name: passkeys.name }),
      passkeyRemoved,
    );
    yield* revokeSessions(tx, actor.id, [actor.sessionId]);
    yield* recordAccountAudit(tx, actor.id, "passkey.remove");
    yield* notifyCredentialChange(tx, actor.id, "passkey-removed", row.name);
  });
}

/** Whether to offer a passkey: once, after a sign-in by password, if the account has none. */
export async function shouldOfferPasskey(actor: SessionUser): Promise<boolean> {
  if (passkeysUnavailableReason || actor.method !== "password") return false;
  const user = await firstRow(db.select({ at: users.passkeyOfferedAt }).from(users).where(eq(users.id, actor.id)));
  return user?.at === null && (await list(actor)).length === 0;
}

/** Stores that a passkey was offered. */
export async function recordPasskeyOffer(actor: SessionUser): Promise<void> {
  await transaction((tx) =>
    tx
      .update(users)
      .set({ passkeyOfferedAt: new Date() })
      .where(and(eq(users.id, actor.id), isNull(users.passkeyOfferedAt))),
  );
}
