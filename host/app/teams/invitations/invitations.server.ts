import { randomBytes } from "node:crypto";
import { and, count, eq, isNull, or, sql } from "drizzle-orm";
import {
  containsText,
  getRow,
  run,
  type TeamInvitation,
  type TeamRole,
  type TemplateValues,
  type Tx,
} from "#db/index.ts";
import type { Actor } from "../../access.ts";
import { recordAudit } from "../../audit/audit.server.ts";
import { findUserByEmail } from "../../auth/sign-in/find-user.server.ts";
import { lookupKey } from "../../input/lookup-key.ts";
import { type SessionUser, tokenHash } from "../../auth/sessions/session.server.ts";
import { templateColumns } from "../../cards/columns.server.ts";
import { DAY_MS } from "../../config/durations.ts";
import { nextEventLoopTurn } from "../../runtime/event-loop-queue.ts";
import { db, tables, transaction } from "../../database.server.ts";
import { readableColumns, pickColumns } from "../../field-access/columns.ts";
import { Conflict, Invalid, NotFound, TooManyRequests } from "../../errors.ts";
import { readPage, orderByColumns } from "../../http/paging.server.ts";
import { canonicalMailbox } from "../../mail/limits.server.ts";
import { maskEmail } from "../../input/mask-email.ts";
import { queueMail } from "../../mail/outbox.server.ts";
import { tryConsume } from "../../rate-limits/rate-limits.server.ts";
import { invitationMail } from "./mails/invitation-mail.server.ts";
import { getManagedTeam } from "../teams.server.ts";
import { type Invitations, invitedAddress, type InvitationsQuery } from "../teams.schema.ts";
import { teamMessages } from "../messages.en.ts";
import { type Message, type Text, textOfIssue } from "../../languages/message.ts";
import { isCardPrepared } from "./new-card.server.ts";
import { transactionOf } from "../../auth/transaction-of.server.ts";

const { cardTemplates, teamInvitations, teamMembers, users } = tables;

const VALID_DAYS = 14;

/** An invitation as managers see it. Its token is in the mail only. */
type OwnInvitation = ReturnType<typeof ownInvitation>;

const OWN = readableColumns("teamInvitations", "owner", [
  "id",
  "email",
  "role",
  "templateId",
  "expiresAt",
  "createdAt",
]);

function ownInvitation(invitation: TeamInvitation, invitedBy: string | null) {
  const { expiresAt, createdAt, ...fields } = pickColumns(invitation, OWN);
  return {
    ...fields,
    name: invitation.values.name ?? null,
    invitedBy,
    expiresAt: expiresAt.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}

const ORDER = {
  createdAt: teamInvitations.createdAt,
  email: teamInvitations.emailKey,
  expiresAt: teamInvitations.expiresAt,
};

/** Lists the invitations that are not accepted yet. */
export async function list(actor: Actor, teamId: number, { search, sort, ...page }: InvitationsQuery) {
  await getManagedTeam(actor, teamId);
  const matching = and(
    eq(teamInvitations.teamId, teamId),
    isNull(teamInvitations.acceptedAt),
    or(containsText(teamInvitations.emailKey, search), containsText(sql`${teamInvitations.values} ->> 'name'`, search)),
  );
  const { pageRows, next, total } = await readPage(
    page,
    db
      .select({ invitation: teamInvitations, fullName: users.fullName, username: users.username })
      .from(teamInvitations)
      .leftJoin(users, eq(users.id, teamInvitations.invitedBy))
      .where(matching)
      .orderBy(...orderByColumns(sort, ORDER, teamInvitations.id)),
    db.select({ n: count() }).from(teamInvitations).where(matching),
  );
  return {
    items: pageRows.map(({ invitation, fullName, username }) => ownInvitation(invitation, fullName ?? username)),
    next,
    total,
  };
}

/** Invites people. Each address succeeds or fails alone; one that is invited already gets a new link. */
export async function invite(actor: SessionUser, teamId: number, input: Invitations) {
  const team = await getManagedTeam(actor, teamId);
  if (input.templateId) await requireTemplate(teamId, input.templateId);
  const values = await templateColumns(input.values, actor);
  const created: OwnInvitation[] = [];
  const failed: { email: string; message: Text }[] = [];
  const seen = new Set<string>();
  const people = [...input.emails.map((email) => ({ email, name: undefined, values: undefined })), ...input.people];
  for (const { email: typed, name, values: own } of people) {
    const parsed = invitedAddress.safeParse(typed);
    if (!parsed.success) {
      failed.push({ email: typed, message: textOfIssue(parsed.error.issues[0]!) });
      continue;
    }
    const email = parsed.data;
    if (seen.has(lookupKey(email))) continue;
    seen.add(lookupKey(email));
    await nextEventLoopTurn();
    const problem = (await isMember(teamId, email)) ? teamMessages.inThisTeam : await refusedMail(teamId, email);
    if (problem) failed.push({ email, message: problem });
    else {
      const to = {
        ...{ teamId, email, role: input.role, templateId: input.templateId ?? null },
        values: { ...values, ...(own && (await templateColumns(own, actor))), ...(name && { name }) },
      };
      created.push(ownInvitation(await send(actor, team.name, to), actor.fullName ?? actor.username));
    }
  }
  return { created, failed };
}

async function requireTemplate(teamId: number, id: number): Promise<void> {
  await getRow(
    db
      .select({ id: cardTemplates.id })
      .from(cardTemplates)
      .where(and(eq(cardTemplates.id, id), eq(cardTemplates.teamId, teamId))),
    () => Invalid.field("templateId", "invalid", teamMessages.notYourTemplate),
  );
}

async function isMember(teamId: number, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: teamMembers.id })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(and(eq(teamMembers.teamId, teamId), eq(users.emailKey, lookupKey(email))));
  return rows.length > 0;
}

/** Why no further mail may go there on the team's behalf. */
async function refusedMail(teamId: number, email: string): Promise<Message | undefined> {
  if (!(await tryConsume("invitationsFrom", { account: `team ${teamId}` }))) return teamMessages.tooManyInvited;
  return (await tryConsume("confirmationTo", { to: canonicalMailbox(email) })) ? undefined : teamMessages.tooManyMails;
}

interface NewInvitation {
  teamId: number;
  email: string;
  role: TeamRole;
  templateId: number | null;
  values: TemplateValues;
}

/** One invitation of an address stays open; the link of an older one ends. */
async function send(actor: SessionUser, teamName: string, invited: NewInvitation): Promise<TeamInvitation> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + VALID_DAYS * DAY_MS);
  const fresh = {
    tokenHash: tokenHash(token),
    invitedBy: actor.id,
    expiresAt,
    acceptedAt: null,
    createdAt: new Date(),
  };
  const { email, role, teamId } = invited;
  const account = await findUserByEmail(email);
  return transactionOf(actor, function* (tx) {
    const row = yield* getRow(
      tx
        .insert(teamInvitations)
        .values({ ...invited, ...fresh, emailKey: lookupKey(email) })
        .onConflictDoUpdate({
          target: [teamInvitations.teamId, teamInvitations.emailKey],
          set: { ...invited, ...fresh },
        })
        .returning(),
    );
    const mail = invitationMail({
      inviter: actor.fullName ?? actor.username,
      teamName,
      role,
      isCardPrepared: isCardPrepared(row),
      token,
      account,
    });
    yield* run(queueMail(tx, { to: email, ...mail, expiresAt }));
    yield* run(
      recordAudit(tx, actor, "invitation.create", `invitation:${row.id}`, { role, to: maskEmail(email) }, teamId),
    );
    return row;
  });
}

function* getOpen(tx: Tx, teamId: number, id: number) {
  const invitation = yield* getRow(
    tx
      .select()
      .from(teamInvitations)
      .where(and(eq(teamInvitations.id, id), eq(teamInvitations.teamId, teamId))),
    () => new NotFound(teamMessages.invitationNotFound),
  );
  if (invitation.acceptedAt) throw new Conflict(teamMessages.invitationAccepted, "changed");
  return invitation;
}

/** Sends an invitation again, with a new link and another 14 days. */
export async function resend(actor: SessionUser, teamId: number, id: number): Promise<OwnInvitation> {
  const team = await getManagedTeam(actor, teamId);
  const { email, role, templateId, values } = await transaction((tx) => getOpen(tx, teamId, id));
  const problem = await refusedMail(teamId, email);
  if (problem) throw new TooManyRequests(3_600, problem);
  const sent = await send(actor, team.name, { teamId, email, role, templateId, values });
  return ownInvitation(sent, actor.fullName ?? actor.username);
}

/** Withdraws an invitation; its link stops working. */
export async function withdraw(actor: Actor, teamId: number, id: number): Promise<void> {
  await getManagedTeam(actor, teamId);
  await transactionOf(actor, function* (tx) {
    yield* getOpen(tx, teamId, id);
    yield* run(tx.delete(teamInvitations).where(eq(teamInvitations.id, id)));
    yield* run(recordAudit(tx, actor, "invitation.withdraw", `invitation:${id}`, {}, teamId));
  });
}
