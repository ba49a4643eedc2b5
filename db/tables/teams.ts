import type { Columns } from "../postgres.ts";
import type { CardFields, TemplateValues } from "./cards.ts";
import type { AccountTables } from "./accounts.ts";
import { times } from "./times.ts";

export type TeamRole = "manager" | "member";
/** Whether the holder of a team's card may edit a field freely, must fill it in, or gets the template's value. */
export type FieldRule = "free" | "required" | "locked";

/** Teams (companies), their members, templates and invitations. */
export function teamTables(c: Columns, { users }: Pick<AccountTables, "users">) {
  const { created, changed } = times(c);

  const teams = c.table("teams", {
    id: c.id(),
    name: c.text().notNull(),
    slug: c.text().notNull().unique(),
    logo: c.text(),
    /** Whether /team/{slug} is public. */
    directory: c.bool().notNull().default(false),
    ...changed(),
  });

  const teamMembers = c.table(
    "team_members",
    {
      id: c.id(),
      teamId: c.ref(() => teams.id).notNull(),
      /** Unique: a user is in at most one team. */
      userId: c
        .ref(() => users.id)
        .notNull()
        .unique(),
      role: c.text().$type<TeamRole>().notNull(),
      ...created(),
    },
    (t) => [c.index("team_members_by_team").on(t.teamId, t.id)],
  );

  const cardTemplates = c.table(
    "card_templates",
    {
      id: c.id(),
      teamId: c.ref(() => teams.id).notNull(),
      name: c.text().notNull(),
      /** In the format of the card's columns. */
      values: c.json<TemplateValues>().notNull().default({}),
      /** Fields without a rule are free. */
      rules: c.json<Partial<Record<keyof CardFields, FieldRule>>>().notNull().default({}),
      version: c.integer().notNull().default(1),
      ...changed(),
    },
    (t) => [c.index("card_templates_by_team").on(t.teamId, t.id)],
  );

  const teamInvitations = c.table(
    "team_invitations",
    {
      id: c.id(),
      teamId: c.ref(() => teams.id).notNull(),
      email: c.text().notNull(),
      emailKey: c.text().notNull(),
      role: c.text().$type<TeamRole>().notNull(),
      /** Template of the invited member's card. The id of a deleted template stays. */
      templateId: c.integer(),
      /** Initial values of that card. */
      values: c.json<TemplateValues>().notNull().default({}),
      tokenHash: c.text().notNull().unique(),
      /** Inviting user. The id of a deleted user stays. */
      invitedBy: c.integer().notNull(),
      expiresAt: c.timestamp().notNull(),
      acceptedAt: c.timestamp(),
      ...created(),
    },
    (t) => [
      c.uniqueIndex("team_invitations_by_address").on(t.teamId, t.emailKey),
      c.index("team_invitations_by_inviter").on(t.invitedBy),
    ],
  );

  return { teams, teamMembers, cardTemplates, teamInvitations };
}

export type TeamTables = ReturnType<typeof teamTables>;
