import { confirmedNow } from "../../auth/email/confirmation.ts";
import { and, eq, isNull } from "drizzle-orm";
import { firstRow, getRow, run, type TeamInvitation, type Tx, UniqueError, type User } from "#db/index.ts";
import { LEVEL, mayManageTeam } from "../../access.ts";
import { recordAudit } from "../../audit/audit.server.ts";
import { requireFreeEmail } from "../../auth/email/email-links.server.ts";
import type { Registration } from "../../auth/auth.schema.ts";
import { actorOf, findUserByEmail } from "../../auth/sign-in/find-user.server.ts";
import { lookupKey } from "../../input/lookup-key.ts";
import { type NewAccount, toConflict, userRow, withFreeUsername } from "../../auth/registration/register.server.ts";
import { type PublicUser, publicUser, type SessionUser, tokenHash } from "../../auth/sessions/session.server.ts";
import { requiredProvider, requireLocalAccounts } from "../../auth/sign-in/single-sign-on.server.ts";
import { type SignInRequest, startSession } from "../../auth/sessions/start-session.server.ts";
import { db, tables, transaction } from "../../database.server.ts";
import { Conflict, Gone, NotFound, Forbidden } from "../../errors.ts";
import { parse } from "../../http/parse.ts";
import { releasePendingMail } from "../../mail/outbox.server.ts";
import { newAccount } from "./new-account.ts";
import { addTeamCard, isCardPrepared } from "./new-card.server.ts";
import { teamMessages } from "../messages.en.ts";
import type { Message } from "../../languages/message.ts";
import type { Locale } from "../../languages/locales.ts";

const { cardTemplates, teamInvitations, teamMembers, teams, users } = tables;

/** The invitation of a token, while its sender may still invite: levels drop, and managers leave. */
async function findInvitation(token: string): Promise<TeamInvitation | undefined> {
  const invitation = await firstRow(
    db
      .select()
      .from(teamInvitations)
      .where(eq(teamInvitations.tokenHash, tokenHash(token))),
  );
  const inviter = invitation && (await firstRow(actorOf(db, invitation.invitedBy)));
  return inviter && mayManageTeam(inviter, invitation.teamId) === null ? invitation : undefined;
}

/** Why an invitation can no longer be accepted; undefined if it can. */
const invalidReason = ({ acceptedAt, expiresAt }: TeamInvitation): Message | undefined =>
  acceptedAt ? teamMessages.invitationUsed : expiresAt <= new Date() ? teamMessages.invitationExpired : undefined;

/** Loads the page of an invitation; opening it changes nothing. */
export async function getInvitation(token: string, user: SessionUser | null, locale: Locale) {
  const invitation = await findInvitation(token);
  if (!invitation) return { ended: teamMessages.invitationUnknown.in(locale) };
  const ended = invalidReason(invitation);
  if (ended) return { ended: ended.in(locale) };
  const [team, inviter, account] = await Promise.all([
    getRow(db.select({ name: teams.name, logo: teams.logo }).from(teams).where(eq(teams.id, invitation.teamId))),
    firstRow(
      db
        .select({ fullName: users.fullName, username: users.username })
        .from(users)
        .where(eq(users.id, invitation.invitedBy)),
    ),
    findUserByEmail(invitation.email),
  ]);
  return {
    team,
    inviter: inviter ? (inviter.fullName ?? inviter.username) : null,
    role: invitation.role,
    email: invitation.email,
    /** Entered by the team. */
    fullName: invitation.values.name ?? "",
    isCardPrepared: isCardPrepared(invitation),
    /** Whether the invited person signs in or creates an account. */
    hasAccount: account !== undefined,
    /** Email of the signed-in account if it is not the invited one; null otherwise. */
    signedInAs: user && lookupKey(user.email) !== invitation.emailKey ? user.email : null,
    isSignedIn: user !== null,
    /** Single sign-on provider, if only that creates accounts. */
    provider: requiredProvider(),
  };
}

interface Accepted {
  teamId: number;
  cardId: number;
  role: TeamInvitation["role"];
  userId: number;
}

/**
 * Joins a team and makes the card that the invitation prepared: for the account that is signed in, if its address is
 * the invited one, else for a new account, which has a session from then on.
 */
export async function accept(
  token: string,
  user: SessionUser | null,
  body: Record<string, unknown>,
  signInRequest: SignInRequest,
): Promise<{ accepted: Accepted; cookies: string[] }> {
  const invitation = await getOpenInvitation(token);
  if (user) {
    if (lookupKey(user.email) !== invitation.emailKey)
      throw otherAddress(teamMessages.otherAddressSignIn(invitation.email));
    if (user.team) throw new Conflict(teamMessages.alreadyInTeam, "in_team");
    const accepted = await rethrowConflict(
      transaction(function* (tx) {
        const account = yield* getRow(tx.select().from(users).where(eq(users.id, user.id)));
        return yield* join(tx, invitation, account, user.sessionId);
      }),
    );
    return { accepted, cookies: [] };
  }
  const account = { ...parse(newAccount, body, "body"), email: invitation.email, phone: null };
  return withFreeUsername(account, (named) => registerAndJoin(invitation, named, signInRequest));
}

/** Registration by an invitation, also where it is closed to others. */
export async function registerInvited(
  signInRequest: SignInRequest,
  token: string,
  { invitation: _, ...account }: Registration,
): Promise<{ user: PublicUser; cookies: string[] }> {
  const invitation = await getOpenInvitation(token);
  if (lookupKey(account.email) !== invitation.emailKey)
    throw otherAddress(teamMessages.otherAddressRegister(invitation.email));
  const { user, cookies } = await withFreeUsername(account, (named) =>
    registerAndJoin(invitation, named, signInRequest),
  );
  return { user: publicUser(user), cookies };
}

/** Returns the open invitation of a token. Throws NotFound, or Gone if it can no longer be accepted. */
export async function getOpenInvitation(token: string): Promise<TeamInvitation> {
  const invitation = await findInvitation(token);
  if (!invitation) throw new NotFound(teamMessages.invitationUnknown);
  const ended = invalidReason(invitation);
  if (ended) throw new Gone(ended);
  return invitation;
}

const otherAddress = (message: Message) => new Forbidden(message, "other_address");

async function registerAndJoin(
  invitation: TeamInvitation,
  account: Omit<NewAccount, "accessLevel">,
  signInRequest: SignInRequest,
) {
  requireLocalAccounts();
  const row = await userRow({ ...account, accessLevel: LEVEL.basic }, confirmedNow());
  const { user, accepted } = await rethrowConflict(
    transaction(function* (tx) {
      yield* requireFreeEmail(tx, row);
      const made = yield* getRow(tx.insert(users).values(row).returning());
      return { user: made, accepted: yield* join(tx, invitation, made) };
    }),
  );
  return { user, accepted, cookies: await startSession(signInRequest, user, { method: "password" }) };
}

async function rethrowConflict<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    const conflict = toConflict(error);
    if (conflict) throw conflict;
    throw error instanceof UniqueError && error.column === "userId"
      ? new Conflict(teamMessages.alreadyInTeam, "in_team")
      : error;
  }
}

/** The token came by mail, so the address is confirmed by it. */
function* join(
  tx: Tx,
  { id, teamId, role, templateId, values, tokenHash: hash }: TeamInvitation,
  account: User,
  sessionId?: number,
) {
  // Marked where it is still open: of two at the same moment, one wins.
  yield* getRow(
    tx
      .update(teamInvitations)
      .set({ acceptedAt: new Date() })
      .where(and(eq(teamInvitations.id, id), eq(teamInvitations.tokenHash, hash), isNull(teamInvitations.acceptedAt)))
      .returning({ id: teamInvitations.id }),
    () => new Gone(teamMessages.invitationUsed),
  );
  if (!account.emailConfirmedAt) {
    yield* run(tx.update(users).set(confirmedNow(account, sessionId)).where(eq(users.id, account.id)));
    yield* releasePendingMail(tx, account.id, account.email);
  }
  yield* run(tx.insert(teamMembers).values({ teamId, userId: account.id, role }));
  const template =
    templateId === null
      ? undefined
      : yield* firstRow(
          tx
            .select()
            .from(cardTemplates)
            .where(and(eq(cardTemplates.id, templateId), eq(cardTemplates.teamId, teamId))),
        );
  const cardId = yield* addTeamCard(tx, { owner: account, teamId, template, values });
  yield* run(recordAudit(tx, account, "member.join", `user:${account.id}`, { role }, teamId));
  return { teamId, cardId, role, userId: account.id };
}
