import type { Columns } from "../postgres.ts";
import type { CardFields, TemplateValues } from "./cards.ts";
import type { AccountTables } from "./accounts.ts";
import { times } from "./times.ts";

export type TeamRole = "manager" | "member";
/** Whether a field of a team's card is its holder's: as they like, not empty, or what the template says. */
export type FieldRule = "free" | "required" | "locked";

/** Firms within the site: who belongs to them, and what their cards have in common. */
export function teamTables(c: Columns, { users }: Pick<AccountTables, "users">) {
  const { created, changed } = times(c);

  const teams = c.table("teams", {
    id: c.id(),
    name: c.text().notNull(),
    slug: c.text().notNull().unique(),
    logo: c.text(),
    /** Whether /team/{slug} lists its cards to anybody. */
    directory: c.bool().notNull().default(false),
    ...changed(),
  });

  const teamMembers = c.table(
    "team_members",
    {
      id: c.id(),
      teamId: c.ref(() => teams.id).notNull(),
      /** Nobody is in two teams. */
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
      /** As the columns of a card hold them. */
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
      /** The template of the card that accepting makes; one that is gone leaves its id behind. */
      templateId: c.integer(),
      /** What that card starts with. */
      values: c.json<TemplateValues>().notNull().default({}),
      tokenHash: c.text().notNull().unique(),
      /** Who invites; a user that is gone leaves the id behind. */
      invitedBy: c.integer().notNull(),
      expiresAt: c.timestamp().notNull(),
      acceptedAt: c.timestamp(),
      ...created(),
    },
    (t) => [c.uniqueIndex("team_invitations_by_address").on(t.teamId, t.emailKey)],
  );

  return { teams, teamMembers, cardTemplates, teamInvitations };
}

export type TeamTables = ReturnType<typeof teamTables>;
