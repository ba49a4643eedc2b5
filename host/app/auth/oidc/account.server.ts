import { and, count, eq } from "drizzle-orm";
import { run, type TxSteps, type Tx, type User, UniqueError } from "#db/index.ts";
import { FIRST_USER_ID, LEVEL, mayRegister } from "../../access.ts";
import { config } from "../../config/config.server.ts";
import { tables, transaction } from "../../database.server.ts";
import { Conflict } from "../../errors.ts";
import { revokeSessions } from "../credentials.server.ts";
import { confirmedNow } from "../email/confirmation.ts";
import { requireFreeEmail } from "../email/email-links.server.ts";
import { identityKey } from "../sign-in/find-user.server.ts";
import { recordAccountAudit } from "../../audit/audit.server.ts";
import { NO_PASSWORD } from "../passwords/password.server.ts";
import { notifyCredentialChange } from "../mails/notify-credential-change.server.ts";
import type { SessionUser } from "../sessions/session.server.ts";
import { type ProviderProfile, usernameFrom } from "./claims.ts";
import type { ProviderFailure } from "./outcomes.ts";
import { oidcSettings } from "./provider.server.ts";

const { identities, users } = tables;

/** Makes a user a member of the team with this slug. */
export type JoinTeam = (tx: Tx, user: User, slug: string) => TxSteps<void>;

type AccountMatch = { user: User } | { refusal: ProviderFailure };

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
      yield* applyLevel(tx, match.user, person.level);
      if (person.team !== undefined) yield* joinTeam(tx, match.user, person.team);
      const [user] = yield* run(tx.select().from(users).where(eq(users.id, match.user.id)));
      return { user: user! };
    });
  } catch (error) {
    // The address was another account's until a change that can still be undone.
    if (error instanceof Conflict) return { refusal: "taken" };
    throw error;
  }
}

function* findIn(tx: Tx, person: ProviderProfile, linkTo: SessionUser | null) {
  const { issuer } = oidcSettings();
  const isThem = and(eq(identities.issuer, issuer), eq(identities.subject, person.subject));
  const [identity] = yield* run(tx.update(identities).set({ lastUsedAt: new Date() }).where(isThem).returning());
  if (identity && linkTo && identity.userId !== linkTo.id) return { refusal: "linked-elsewhere" } as const;
  const where = identity
    ? eq(users.id, identity.userId)
    : linkTo
      ? eq(users.id, linkTo.id)
      : eq(users.emailKey, identityKey(person.email ?? ""));
  const [user] = yield* run(tx.select().from(users).where(where));
  if (identity) return { user: user! };
  if (!linkTo && person.email === undefined) return { refusal: "unverified" } as const;
  // Whoever created the account may not own this address.
  if (user && !linkTo && !user.emailConfirmedAt) return { refusal: "unconfirmed" } as const;
  const owner = user ?? (yield* makeAccount(tx, person, person.email!));
  if (!owner) return { refusal: "closed" } as const;
  yield* run(
    tx.insert(identities).values({
      ...{ userId: owner.id, issuer, subject: person.subject, sessionId: linkTo?.sessionId, lastUsedAt: new Date() },
    }),
  );
  yield* recordAccountAudit(tx, owner.id, "oidc.link");
  if (user) yield* notifyCredentialChange(tx, user.id, "provider-linked", oidcSettings().name);
  return { user: owner };
}

/** Creates an account of level 1 without a password, unless people may not create their own. */
function* makeAccount(tx: Tx, { name, nick }: ProviderProfile, email: string) {
  if (!config.oidc?.isOnly && mayRegister(config.registration)) return undefined;
  yield* requireFreeEmail(tx, { email });
  const username = yield* freeUsername(tx, nick);
  const [user] = yield* run(
    tx
      .insert(users)
      .values({
        username,
        usernameKey: identityKey(username),
        email,
        emailKey: identityKey(email),
        ...confirmedNow(),
        fullName: name ?? null,
        password: NO_PASSWORD,
      })
      .returning(),
  );
  return user!;
}

const MAX_NAMESAKES = 1_000;

function* freeUsername(tx: Tx, nick: string) {
  for (let number = 1; number <= MAX_NAMESAKES; number++) {
    const username = usernameFrom(nick, number);
    const [taken] = yield* run(
      tx
        .select({ id: users.id })
        .from(users)
        .where(eq(users.usernameKey, identityKey(username))),
    );
    if (!taken) return username;
  }
  return `user-${crypto.randomUUID().slice(0, 13)}`;
}

/** Sets the level that the provider names, but never lowers user 1 or the last administrator of level 5. */
function* applyLevel(tx: Tx, user: User, level: number | undefined) {
  if (level === undefined || level === user.accessLevel || user.id === FIRST_USER_ID) return;
  if (user.accessLevel === LEVEL.system) {
    const [system] = yield* run(tx.select({ n: count() }).from(users).where(eq(users.accessLevel, LEVEL.system)));
    if (system!.n <= 1) return;
  }
  yield* run(tx.update(users).set({ accessLevel: level }).where(eq(users.id, user.id)));
  yield* revokeSessions(tx, user.id);
  yield* recordAccountAudit(tx, user.id, "oidc.level");
}
