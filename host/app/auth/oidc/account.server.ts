import { randomUUID } from "node:crypto";
import { and, count, eq } from "drizzle-orm";
import { firstRow, getRow, run, type Tx, type TxSteps, UniqueError, type User } from "#db/index.ts";
import { FIRST_USER_ID, LEVEL, mayRegister } from "../../access.ts";
import { config } from "../../config/config.server.ts";
import { tables, transaction } from "../../database.server.ts";
import { Conflict } from "../../errors.ts";
import { endResetLinks, revokeSessions } from "../credentials.server.ts";
import { confirmedNow } from "../email/confirmation.ts";
import { requireFreeEmail } from "../email/email-links.server.ts";
import { lookupKey } from "../../input/lookup-key.ts";
import { recordAccountAudit } from "../../audit/audit.server.ts";
import { NO_PASSWORD } from "../passwords/password.server.ts";
import { notifyCredentialChange } from "../mails/notify-credential-change.server.ts";
import type { SessionUser } from "../sessions/session.server.ts";
import { type ProviderProfile, numberedUsername } from "./claims.ts";
import type { ProviderFailure } from "./outcomes.ts";
import { oidcSettings } from "./provider.server.ts";

const { identities, mailOutbox, sessions, users } = tables;

/** Adds a user to the team with this slug. */
export type JoinTeam = (tx: Tx, user: User, slug: string) => TxSteps<void>;

type AccountMatch = { user: User; identityId: number } | { refusal: ProviderFailure };

/**
 * The account for an identity at the provider: the one linked to it, the signed-in one that links it now, or the one
 * whose address both the provider and we have confirmed; otherwise a new one.
 */
export async function accountOf(
  person: ProviderProfile,
  linkTo: SessionUser | null,
  joinTeam: JoinTeam,
): Promise<AccountMatch> {
  try {
    return await find(person, linkTo, joinTeam);
  } catch (error) {
    // Another request was faster, perhaps the same person's in another tab: look again.
    if (!(error instanceof UniqueError)) throw error;
    return await find(person, linkTo, joinTeam);
  }
}

async function find(person: ProviderProfile, linkTo: SessionUser | null, joinTeam: JoinTeam): Promise<AccountMatch> {
  try {
    return await transaction(function* (tx) {
      const match = yield* findIn(tx, person, linkTo);
      if ("refusal" in match) return match;
      yield* applyLevel(tx, match.user, person.level, linkTo);
      if (person.team !== undefined) yield* joinTeam(tx, match.user, person.team);
      const user = yield* getRow(tx.select().from(users).where(eq(users.id, match.user.id)));
      return { user, identityId: match.identityId };
    });
  } catch (error) {
    // The address was another account's until a change that can still be undone.
    if (error instanceof Conflict) return { refusal: "taken" };
    throw error;
  }
}

function* findIn(tx: Tx, person: ProviderProfile, linkTo: SessionUser | null) {
  // The provider may have taken its time.
  if (linkTo && !(yield* isOpen(tx, linkTo.sessionId))) return { refusal: "expired" } as const;
  const { issuer } = oidcSettings();
  const isThem = and(eq(identities.issuer, issuer), eq(identities.subject, person.subject));
  const identity = yield* firstRow(tx.update(identities).set({ lastUsedAt: new Date() }).where(isThem).returning());
  if (identity && linkTo && identity.userId !== linkTo.id) return { refusal: "linked-elsewhere" } as const;
  const where = identity
    ? eq(users.id, identity.userId)
    : linkTo
      ? eq(users.id, linkTo.id)
      : eq(users.emailKey, lookupKey(person.email ?? ""));
  const user = yield* firstRow(tx.select().from(users).where(where));
  if (identity) return { user: user!, identityId: identity.id };
  if (!linkTo && person.email === undefined) return { refusal: "unverified" } as const;
  // An account whose email was never confirmed may not belong to the email's owner.
  const [existing, unconfirmed] = linkTo || user?.emailConfirmedAt ? [user, undefined] : [undefined, user];
  const owner = existing ?? (yield* makeAccount(tx, person, person.email!, unconfirmed));
  if (!owner) return { refusal: "closed" } as const;
  const link = yield* getRow(
    tx
      .insert(identities)
      .values({
        ...{ userId: owner.id, issuer, subject: person.subject, sessionId: linkTo?.sessionId, lastUsedAt: new Date() },
      })
      .returning({ id: identities.id }),
  );
  yield* recordAccountAudit(tx, owner.id, "oidc.link");
  if (existing) yield* notifyCredentialChange(tx, existing.id, "provider-linked", oidcSettings().name);
  return { user: owner, identityId: link.id };
}

function* isOpen(tx: Tx, sessionId: number) {
  const session = yield* firstRow(tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId)));
  return session !== undefined;
}

/**
 * Creates an account of level 1 without a password, unless people may not create their own. An account that never
 * confirmed this address loses it.
 */
function* makeAccount(tx: Tx, { name, nick }: ProviderProfile, email: string, unconfirmed: User | undefined) {
  if (!config.oidc?.isOnly && mayRegister(config.registration)) return undefined;
  if (unconfirmed) yield* takeEmail(tx, unconfirmed.id);
  yield* requireFreeEmail(tx, { email });
  const username = yield* freeUsername(tx, nick);
  return yield* getRow(
    tx
      .insert(users)
      .values({
        username,
        usernameKey: lookupKey(username),
        email,
        emailKey: lookupKey(email),
        ...confirmedNow(),
        fullName: name ?? null,
        password: NO_PASSWORD,
      })
      .returning(),
  );
}

/**
 * Takes the email from an account that never confirmed it, with the messages that wait for that. The account keeps its
 * username, with an email that cannot exist (RFC 2606 §2), nor be registered before, until another is confirmed.
 */
function* takeEmail(tx: Tx, userId: number) {
  const email = `account-${userId}-${randomUUID()}@unconfirmed.invalid`;
  yield* run(tx.update(users).set({ email, emailKey: email }).where(eq(users.id, userId)));
  yield* endResetLinks(tx, userId);
  yield* run(tx.delete(mailOutbox).where(eq(mailOutbox.waitsFor, userId)));
  yield* recordAccountAudit(tx, userId, "email.taken");
}

const MAX_NAMESAKES = 1_000;

function* freeUsername(tx: Tx, nick: string) {
  for (let number = 1; number <= MAX_NAMESAKES; number++) {
    const username = numberedUsername(nick, number);
    const taken = yield* firstRow(
      tx
        .select({ id: users.id })
        .from(users)
        .where(eq(users.usernameKey, lookupKey(username))),
    );
    if (!taken) return username;
  }
  return `user-${randomUUID().slice(0, 13)}`;
}

/**
 * Sets the level that the provider names: with `OIDC_CLAIM_LEVEL`, a sign-in without a valid claim gives level 1, as
 * the role may have been withdrawn. Never lowers user 1 or the last administrator of level 5. The session that connects
 * the provider goes on.
 */
function* applyLevel(tx: Tx, user: User, named: number | undefined, linkTo: SessionUser | null) {
  const isSet = named !== undefined || (!linkTo && oidcSettings().levelClaim !== undefined);
  const level = named ?? LEVEL.basic;
  if (!isSet || level === user.accessLevel || user.id === FIRST_USER_ID) return;
  if (user.accessLevel === LEVEL.system) {
    const system = yield* getRow(tx.select({ n: count() }).from(users).where(eq(users.accessLevel, LEVEL.system)));
    if (system.n <= 1) return;
  }
  yield* run(tx.update(users).set({ accessLevel: level }).where(eq(users.id, user.id)));
  yield* revokeSessions(tx, user.id, linkTo ? [linkTo.sessionId] : []);
  yield* recordAccountAudit(tx, user.id, "oidc.level");
}
