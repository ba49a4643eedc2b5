import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { getRow } from "#db/index.ts";
import { aSession, aUser, unique } from "../../tests/builders.ts";
import { database, db, tables, transaction } from "../database.server.ts";
import { add as addDomain } from "../domains/domains.server.ts";
import { Unauthenticated } from "../errors.ts";
import { changeRole } from "../teams/members/members.server.ts";
import { templateCreate } from "../teams/teams.schema.ts";
import { update as updateTeam } from "../teams/teams.server.ts";
import { create as createTemplate } from "../teams/templates/templates.server.ts";
import { create as createUser } from "../users/users.server.ts";
import { create as createWebhook } from "../webhooks/webhooks.server.ts";
import { create as createAppPassword } from "./app-passwords/app-passwords.server.ts";
import { requestChange } from "./email/email-links.server.ts";
import { begin } from "./factors/second-factor.server.ts";
import { create as createKey } from "./keys/keys.server.ts";
import { findSessionUser, type SessionUser } from "./sessions/session.server.ts";

// A request that began before a right ended writes nothing that lasts beyond it, as when its transaction lost against
// the one that ended the right, and is done again.

const { sessions, teamMembers, teams, users } = tables;
let teamId: number;
let actor: SessionUser;

beforeEach(async () => {
  const slug = unique("team");
  const team = await transaction((tx) => getRow(tx.insert(teams).values({ name: "Alder", slug }).returning()));
  teamId = team.id;
  const user = await aUser(database, { accessLevel: 4, emailConfirmedAt: new Date() });
  await transaction((tx) => tx.insert(teamMembers).values({ teamId, userId: user.id, role: "manager" }));
  const cookie = await aSession(database, user);
  actor = (await findSessionUser(new Request("http://localhost/", { headers: { cookie } })))!;
});

const url = "https://example.com/hook";
const ownActs: Record<string, () => Promise<unknown>> = {
  "an app password": () => createAppPassword(actor, "Phone"),
  "a second factor": () => begin(actor, {}),
  "a link to a new address": () => requestChange(actor, `${unique("new")}@example.com`, "192.0.2.1"),
};
const grantedActs: Record<string, () => Promise<unknown>> = {
  "an API key": () => createKey(actor, { name: "n8n", scopes: ["contacts:read"] }),
  "a webhook": () => createWebhook(actor, { url, events: ["card.updated"] }),
  "a role": () => changeRole(actor, teamId, actor.id, "manager"),
  "a team's name": () => updateTeam(actor, teamId, { name: "Birch" }),
  "a template": () => createTemplate(actor, teamId, templateCreate.parse({ name: "New", values: {}, rules: {} })),
  "a domain": () => addDomain(actor, { host: `${unique("card")}.example.com`, teamId }),
  "an account": () => {
    const username = unique("user");
    const email = `${username}@example.com`;
    return createUser(actor, { username, email, fullName: "A", phone: null, password: "a long one", accessLevel: 1 });
  },
};
const acts = { ...ownActs, ...grantedActs };

test.each(Object.keys(acts))("%s is given while the right to it lasts", async (name) => {
  await acts[name]!();
});

test.each(Object.keys(acts))("%s is not given once the session has ended", async (name) => {
  await transaction((tx) => tx.delete(sessions).where(eq(sessions.id, actor.sessionId)));
  await expect(acts[name]!()).rejects.toBeInstanceOf(Unauthenticated);
});

test.each(Object.keys(acts))("%s is given once level and role have changed if it needs neither", async (name) => {
  await transaction(function* (tx) {
    yield tx.update(users).set({ accessLevel: 1 }).where(eq(users.id, actor.id));
    yield tx.update(teamMembers).set({ role: "member" }).where(eq(teamMembers.userId, actor.id));
  });
  if (ownActs[name]) await ownActs[name]();
  else await expect(acts[name]!()).rejects.toBeInstanceOf(Unauthenticated);
  const [member] = await db.select().from(teamMembers).where(eq(teamMembers.userId, actor.id));
  expect(member!.role).toBe("member");
});
