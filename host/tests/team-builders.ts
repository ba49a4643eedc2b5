import { createHash } from "node:crypto";
import type { CardFields, CardTemplate, FieldRule, Team, TeamRole, User } from "../../db/index.ts";
import { aCard, aUser, unique } from "./builders.ts";
import { type Client, signedIn } from "./client.ts";
import type { Host } from "./host.ts";
import type { Firm } from "./team-expectations.ts";

export async function aTeam({ database }: Host, changes: Partial<Team> = {}): Promise<Team> {
  const { transaction, tables } = database;
  const slug = unique("team");
  const [team] = await transaction((tx) =>
    tx
      .insert(tables.teams)
      .values({ name: `Firm ${slug}`, slug, ...changes })
      .returning(),
  );
  return team!;
}

/** Somebody in a team, with their client. */
export async function aMember(
  host: Host,
  team: { id: number },
  role: TeamRole = "member",
  changes: Partial<User> = {},
): Promise<{ user: User; call: Client }> {
  const user = await aUser(host.database, changes);
  const { transaction, tables } = host.database;
  await transaction((tx) => tx.insert(tables.teamMembers).values({ teamId: team.id, userId: user.id, role }));
  return { user, call: await signedIn(host, user) };
}

export async function aTemplate(
  { database }: Host,
  team: { id: number },
  values: Partial<CardFields> = {},
  rules: Partial<Record<keyof CardFields, FieldRule>> = {},
): Promise<CardTemplate> {
  const { transaction, tables } = database;
  const [template] = await transaction((tx) =>
    tx
      .insert(tables.cardTemplates)
      .values({ teamId: team.id, name: unique("Template"), values, rules })
      .returning(),
  );
  return template!;
}

/** An open invitation of somebody who has no account yet, with the token of its mail. */
export async function anInvitation({ database }: Host, team: { id: number }, inviter: { id: number }) {
  const { transaction, tables } = database;
  const email = `${unique("guest")}@example.com`;
  const token = unique("token");
  const [row] = await transaction((tx) =>
    tx
      .insert(tables.teamInvitations)
      .values({
        teamId: team.id,
        email,
        emailKey: email,
        role: "member",
        tokenHash: createHash("sha256").update(token).digest("hex"),
        invitedBy: inviter.id,
        expiresAt: new Date(Date.now() + 86_400_000),
      })
      .returning(),
  );
  return { ...row!, token };
}

/** A team with somebody of each role, of this level, and their cards. */
export async function aFirm(host: Host, accessLevel = 2): Promise<Firm> {
  const team = await aTeam(host, { directory: true });
  const template = await aTemplate(host, team, { company: "Firm" }, { company: "locked" });
  const manager = await aMember(host, team, "manager", { accessLevel });
  await aMember(host, team, "manager");
  const member = await aMember(host, team, "member", { accessLevel });
  const inTeam = { teamId: team.id, templateId: template.id };
  const card = await aCard(host.database, member.user, inTeam);
  const colleaguesCard = await aCard(host.database, (await aMember(host, team)).user, inTeam);
  return { host, team, template, manager, member, card, colleaguesCard };
}
