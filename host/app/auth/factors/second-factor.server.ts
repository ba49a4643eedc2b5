import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import { firstRow, getRow, type Tx, type User } from "#db/index.ts";
import { db, tables } from "../../database.server.ts";
import { Conflict, Invalid, NotFound, Forbidden } from "../../errors.ts";
import { limitAttempt } from "../../rate-limits/rate-limits.server.ts";
import type { FactorBeginning, Proof } from "../auth.schema.ts";
import { revokeSessions, requireReauthentication } from "../credentials.server.ts";
import { findUser } from "../sign-in/find-user.server.ts";
import { recordAccountAudit } from "../../audit/audit.server.ts";
import type { SessionUser } from "../sessions/session.server.ts";
import { notifyCredentialChange } from "../mails/notify-credential-change.server.ts";
import {
  codesLeft,
  deleteRecoveryCodes,
  looksLikeRecoveryCode,
  regenerateRecoveryCodes,
  redeemRecoveryCode,
} from "./recovery-codes.server.ts";
import { createSecretCipher } from "../../config/secret-cipher.server.ts";
import { keyUri, newSecret, findTimeStep } from "./totp.ts";
import { authMessages } from "../messages.en.ts";
import { transactionInSession } from "../transaction-of.server.ts";

const { users } = tables;
const totpCipher = createSecretCipher("totp secrets");

/** Second factors. */
export const SECOND_FACTORS = ["totp", "recovery"] as const;

export interface FactorState {
  isOn: boolean;
  /** Whether the operator requires it, so that it can be replaced but not removed. */
  isRequired: boolean;
  codesLeft: number;
}

export async function factorState({ id, mustHaveFactor }: SessionUser): Promise<FactorState> {
  const user = await firstRow(db.select({ since: users.totpConfirmedAt }).from(users).where(eq(users.id, id)));
  return { isOn: user?.since != null, isRequired: mustHaveFactor, codesLeft: await codesLeft(id) };
}

/**
 * Creates a new secret, which takes effect once a code of it has been typed. Until then an existing factor stays in
 * use; replacing it must be requested explicitly.
 */
export async function begin(
  actor: SessionUser,
  { currentPassword, replace }: FactorBeginning,
): Promise<{ secret: string; uri: string }> {
  await requireReauthentication(actor, currentPassword);
  const secret = newSecret();
  await transactionInSession(actor, function* (tx) {
    yield* getRow(
      tx
        .update(users)
        .set({ totpNextSecret: totpCipher.encrypt(actor.id, secret) })
        .where(and(eq(users.id, actor.id), replace ? undefined : isNull(users.totpConfirmedAt)))
        .returning({ id: users.id }),
      isOnAlready,
    );
  });
  return { secret, uri: keyUri(secret, actor.username) };
}

/** Activates the new factor with a first code. Returns the recovery codes; all other sessions end. */
export async function confirm(actor: SessionUser, code: string): Promise<string[]> {
  const user = (await findUser(actor.id))!;
  const sealed = user.totpNextSecret;
  if (sealed === null && user.totpConfirmedAt) throw isOnAlready();
  const secret = sealed === null ? null : totpCipher.decrypt(user.id, sealed);
  if (sealed === null || secret === null) throw new Conflict(authMessages.keyChanged, "changed");
  return limitAttempt("wrongCode", { account: user.id }, authMessages.tooManyCodes, async () => {
    const step = findTimeStep(secret, code);
    if (step === null) throw Invalid.field("code", "wrong_code", authMessages.wrongCode);
    return transactionInSession(actor, function* (tx) {
      yield* getRow(
        tx
          .update(users)
          .set({
            totpSecret: sealed,
            totpNextSecret: null,
            totpConfirmedAt: new Date(),
            totpSessionId: actor.sessionId,
            totpLastStep: step,
          })
          .where(and(eq(users.id, user.id), eq(users.totpNextSecret, sealed)))
          .returning({ id: users.id }),
        isOnAlready,
      );
      const codes = yield* regenerateRecoveryCodes(tx, user.id);
      yield* revokeSessions(tx, user.id, [actor.sessionId]);
      yield* recordAccountAudit(tx, user.id, "totp.on");
      yield* notifyCredentialChange(tx, user.id, user.totpConfirmedAt ? "factor-replaced" : "factor-on");
      return codes;
    });
  });
}

const isOnAlready = () => new Conflict(authMessages.factorAlreadySet, "factor_set");

/** Removes the user's own factor, unless one is required. */
export async function remove(actor: SessionUser, { currentPassword }: Proof): Promise<void> {
  if (actor.mustHaveFactor) throw new Forbidden(authMessages.factorRequired, "factor_required");
  await requireReauthentication(actor, currentPassword);
  await transactionInSession(actor, function* (tx) {
    yield* removeFactor(tx, actor.id);
    yield* revokeSessions(tx, actor.id, [actor.sessionId]);
    yield* recordAccountAudit(tx, actor.id, "totp.off");
    yield* notifyCredentialChange(tx, actor.id, "factor-off");
  });
}

/** Removes a factor and its recovery codes. Throws NotFound if there is none, as after a removal in another tab. */
export function* removeFactor(tx: Tx, userId: number) {
  yield* getRow(
    tx
      .update(users)
      .set({ totpSecret: null, totpNextSecret: null, totpConfirmedAt: null, totpSessionId: null, totpLastStep: null })
      .where(and(eq(users.id, userId), isNotNull(users.totpConfirmedAt)))
      .returning({ id: users.id }),
    () => new NotFound(authMessages.noFactorToRemove),
  );
  yield* deleteRecoveryCodes(tx, userId);
}

/** Replaces all recovery codes by ten new ones. */
export async function renew(actor: SessionUser, { currentPassword }: Proof): Promise<string[]> {
  await requireReauthentication(actor, currentPassword);
  return transactionInSession(actor, function* (tx) {
    const user = yield* firstRow(tx.select({ since: users.totpConfirmedAt }).from(users).where(eq(users.id, actor.id)));
    if (!user?.since) throw new NotFound(authMessages.noFactor);
    const codes = yield* regenerateRecoveryCodes(tx, actor.id);
    yield* recordAccountAudit(tx, actor.id, "totp.codes");
    yield* notifyCredentialChange(tx, actor.id, "recovery-codes");
    return codes;
  });
}

/**
 * Uses up a code of the app or a recovery code; returns whether it was right. A code of the app uses up all earlier
 * ones, too, so that one seen over the shoulder is useless.
 */
export function* verifySecondFactor(tx: Tx, user: User, code: string) {
  if (looksLikeRecoveryCode(code)) return yield* redeemRecoveryCode(tx, user.id, code);
  const secret = user.totpSecret === null ? null : totpCipher.decrypt(user.id, user.totpSecret);
  const step = secret === null ? null : findTimeStep(secret, code.replace(/\s/g, ""));
  if (step === null) return false;
  const used = yield* firstRow(
    tx
      .update(users)
      .set({ totpLastStep: step })
      .where(
        and(
          eq(users.id, user.id),
          eq(users.totpSecret, user.totpSecret!),
          or(isNull(users.totpLastStep), lt(users.totpLastStep, step)),
        ),
      )
      .returning({ id: users.id }),
  );
  return used !== undefined;
}
