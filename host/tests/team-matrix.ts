// Who may do what with a team and its cards: the calls and pages that team-calls.http.test.ts asks for.
import type { Team } from "../../db/index.ts";
import { aCard, unique } from "./builders.ts";
import type { Answer } from "./client.ts";
import { aDomain } from "./domain-builders.ts";
import { aMember, anInvitation as anInvitationTo, aTeam, aTemplate } from "./team-builders.ts";
import { by, type Case, type Firm, get, holders, managers, page } from "./team-expectations.ts";
import { aMessage, GUESTS } from "./team-matrix-guests.ts";

const aNewMember = async ({ host, team }: Firm) => (await aMember(host, team)).user.id;
const aCardOf = ({ host, team, member, template }: Firm) =>
  aCard(host.database, member.user, { teamId: team.id, templateId: template.id });
const aTeamDomain = ({ host, team, manager }: Firm) => aDomain(host.database, manager.user, { teamId: team.id });

const anInvitation = ({ host, team, manager }: Firm) => anInvitationTo(host, team, manager.user);

const path = ({ team }: Firm) => `/api/teams/${team.id}`;

const TEAM: Case[] = [
  ["reads the team", get(path), by(200, 200, 403, 200)],
  ["renames the team", (call, firm) => call("PATCH", path(firm), { name: firm.team.name }), managers()],
  ["lists members", get((firm) => `${path(firm)}/members`), managers()],
  [
    "changes a role",
    async (call, firm) => call("PATCH", `${path(firm)}/members/${await aNewMember(firm)}`, { role: "manager" }),
    managers(),
  ],
  [
    "removes a member",
    async (call, firm) => call("DELETE", `${path(firm)}/members/${await aNewMember(firm)}`),
    managers(204),
  ],
  ["lists invitations", get((firm) => `${path(firm)}/invitations`), managers()],
  [
    "invites",
    (call, firm) => call("POST", `${path(firm)}/invitations`, { emails: [`${unique("x")}@example.com`] }),
    managers(),
  ],
  [
    "withdraws an invitation",
    async (call, firm) => call("DELETE", `${path(firm)}/invitations/${(await anInvitation(firm)).id}`),
    managers(204),
  ],
  [
    "sends an invitation again",
    async (call, firm) => call("POST", `${path(firm)}/invitations/${(await anInvitation(firm)).id}/resend`),
    managers(),
  ],
  [
    "accepts an invitation for another address",
    async (call, firm) =>
      call("POST", `/api/invitations/${(await anInvitation(firm)).token}/accept`, {
        username: unique("new").slice(0, 20),
        password: "a long enough phrase",
        fullName: "New One",
      }),
    by(403, 403, 403, 403, 201),
  ],
  ["lists templates", get((firm) => `${path(firm)}/templates`), managers()],
  ["makes a template", (call, firm) => call("POST", `${path(firm)}/templates`, { name: unique("T") }), managers(201)],
  [
    "changes a template",
    async (call, firm) =>
      call("PUT", `${path(firm)}/templates/${(await aTemplate(firm.host, firm.team)).id}`, { name: "N", version: 1 }),
    managers(),
  ],
  [
    "deletes a template",
    async (call, firm) =>
      call("DELETE", `${path(firm)}/templates/${(await aTemplate(firm.host, firm.team)).id}?version=1`),
    managers(204),
  ],
  [
    "gives cards a template",
    (call, firm) => call("PATCH", `${path(firm)}/cards`, { cards: [firm.card.id], templateId: firm.template.id }),
    managers(),
  ],
  [
    "gives a member a card",
    async (call, firm) => call("POST", `${path(firm)}/cards`, { userId: await aNewMember(firm) }),
    managers(201),
  ],
  [
    "deletes a team",
    async (call, { host }) => call("DELETE", `/api/teams/${(await aTeam(host)).id}`, {}),
    by(403, 403, 403, 204),
  ],
  ["reads the team's figures", get(({ team }) => `/api/analytics/team/${team.id}`), managers()],
  ["exports the team's figures", get(({ team }) => `/api/analytics/team/${team.id}/export`), managers()],
  ["reads the team's activity", get(({ team }) => `/api/activity?team=${team.id}`), managers()],
  ["exports the team's activity", get(({ team }) => `/api/activity?team=${team.id}&format=csv`), managers()],
  ["reads the team's inbox", get(({ team }) => `/api/inbox?team=${team.id}`), managers()],
  ["exports the team's inbox", get(({ team }) => `/api/inbox?team=${team.id}&format=csv`), managers()],
  // Level 4 sees cards and accounts, not whom a team has met.
  ["lists the team's contacts", get(({ team }) => `/api/contacts?team=${team.id}`), by(200, 403, 403, 403)],
  [
    "exports the team's contacts",
    get(({ team }) => `/api/contacts/export?team=${team.id}&format=csv`),
    by(200, 403, 403, 403),
  ],
  ["lists the team's domains", get(({ team }) => `/api/domains?team=${team.id}`), managers()],
  [
    "adds a domain of the team",
    (call, { team }) => call("POST", "/api/domains", { host: `${unique("d")}.example`, teamId: team.id }),
    managers(201),
  ],
  [
    "changes a domain of the team",
    async (call, firm) => call("PATCH", `/api/domains/${(await aTeamDomain(firm)).id}`, { appName: "Acme" }),
    managers(),
  ],
  [
    "removes a domain of the team",
    async (call, firm) => call("DELETE", `/api/domains/${(await aTeamDomain(firm)).id}`),
    managers(204),
  ],
  [
    "uploads the team's logo",
    (call, { team }) => call("POST", "/api/upload", picture({ teamId: team.id })),
    managers(),
  ],
  [
    "uploads people into the team",
    (call, { team }) => call("POST", "/api/users/bulk", { users: [{ username: "x" }], teamId: team.id }),
    by(403, 403, 403, 200),
  ],
  ["lists all users", get(() => "/api/users"), by(403, 403, 403, 200)],
  ["lists all cards", get(() => "/api/cards"), by(403, 403, 403, 200)],
  [
    "changes a member's level",
    (call, { member }) => call("PATCH", `/api/users/${member.user.id}`, { fullName: "Test Person" }),
    by(403, 403, 403, 200),
  ],
  ["opens the directory", get(({ team }) => `/team/${team.slug}`), by(200, 200, 200, 200, 200)],
  [
    "opens an invitation",
    async (call, firm) => call("GET", `/invitation/${(await anInvitation(firm)).token}`),
    by(200, 200, 200, 200, 200),
  ],
];

/** One transparent pixel. */
const PIXEL = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

function picture(of: Record<string, number>): FormData {
  const form = new FormData();
  form.set("file", new Blob([PIXEL], { type: "image/gif" }), "pixel.gif");
  form.set("type", "logo");
  for (const [name, id] of Object.entries(of)) form.set(name, String(id));
  return form;
}

const CARDS: Case[] = [
  ["reads a card", get(({ card }) => `/api/business-cards/${card.id}`), holders()],
  ["reads a colleague's card", get(({ colleaguesCard: { id } }) => `/api/business-cards/${id}`), managers()],
  ["edits a card", (call, { card }) => call("PUT", `/api/business-cards/${card.id}`, { title: "T" }), holders()],
  [
    "edits a colleague's card",
    (call, { colleaguesCard: { id } }) => call("PUT", `/api/business-cards/${id}`, { title: "T" }),
    managers(),
  ],
  [
    "changes a locked field",
    async (call, firm) => call("PUT", `/api/business-cards/${(await aCardOf(firm)).id}`, { company: "T" }),
    by(403, 403, 403, 403),
  ],
  ["deletes a card", (call, { card }) => call("DELETE", `/api/business-cards/${card.id}`), by(403, 403, 403, 403)],
  [
    "uploads a picture of a card",
    (call, { card }) => call("POST", "/api/upload", picture({ cardId: card.id })),
    holders(),
  ],
  ["reads a card's messages", get(({ card }) => `/api/business-cards/${card.id}/submissions`), holders()],
  ["exports a card's messages", get(({ card }) => `/api/business-cards/${card.id}/submissions?format=csv`), holders()],
  [
    "deletes a card's message",
    async (call, firm) => call("DELETE", `/api/submissions/${await aMessage(firm)}`),
    holders(204),
  ],
  ["reads a card's figures", get(({ card }) => `/api/analytics/${card.id}`), holders()],
  ["reads a colleague's figures", get(({ colleaguesCard: { id } }) => `/api/analytics/${id}`), managers()],
  ["exports a card's figures", get(({ card }) => `/api/analytics/${card.id}/export?type=all`), holders()],
  ["lists a card's campaigns", get(({ card }) => `/api/business-cards/${card.id}/campaigns`), holders()],
  [
    "makes a campaign of a card",
    (call, { card }) => call("POST", `/api/business-cards/${card.id}/campaigns`, { name: unique("C") }),
    holders(201),
  ],
  ["takes a card's signature", get(({ card }) => `/api/share/${card.id}/signature.html`), holders()],
  ["lists a card's conversations", get(({ card }) => `/api/salesbot/${card.id}/conversations`), holders()],
  [
    "configures a card's assistant",
    (call, { card }) => call("POST", `/api/salesbot/${card.id}/config`, { botName: "Bo" }),
    holders(),
  ],
  ["lists unanswered questions", get(({ card }) => `/api/salesbot/${card.id}/unanswered`), holders()],
];

const PAGES: Case[] = [
  ...["members", "templates", "cards", "inbox", "analytics", "domains", "activity"].map((tab): Case => [
    `opens the tab ${tab}`,
    // Whoever is not in the team gets the own one, or none.
    async (call, { team }) => hiding(team, await call("GET", `/team?team=${team.id}&tab=${tab}`)),
    page(200, 200, 404, 200),
  ]),
  [
    "opens a template",
    get(({ team, template }) => `/team/templates/${template.id}?team=${team.id}`),
    [302, 200, 302, 404, 302, 302, 200],
  ],
  ["opens the activity page", get(({ team }) => `/activity?team=${team.id}`), page(200, 403, 403, 200)],
  ["opens the card editor", get(({ card }) => `/card-editor/${card.id}`), page(200, 200, 302, 200)],
  ["opens the mobile editor", get(({ card }) => `/mobile-editor/${card.id}`), page(200, 200, 302, 200)],
  ["opens a colleague's card", get(({ colleaguesCard: { id } }) => `/card-editor/${id}`), page(200, 302, 302, 200)],
  ["opens the figures", get(({ card }) => `/analytics/${card.id}`), page(200, 200, 302, 200)],
  ["opens the messages", get(({ card }) => `/submissions/${card.id}`), page(302, 302, 403, 302)],
  ["opens the share page", get(({ card }) => `/share/${card.id}`), page(200, 200, 403, 200)],
  ["opens the assistant", get(({ card }) => `/salesbot/${card.id}`), page(200, 200, 403, 200)],
  ["opens its conversations", get(({ card }) => `/salesbot/${card.id}/conversations`), page(302, 302, 403, 302)],
  ["opens its questions", get(({ card }) => `/salesbot/${card.id}/unanswered`), page(302, 302, 403, 302)],
];

/** The page of another team is as good as none. */
const hiding = ({ name }: Team, answer: Answer): Answer =>
  answer.status === 200 && !answer.text.includes(name) ? { ...answer, status: 404 } : answer;

export const MATRIX: Case[] = [...TEAM, ...CARDS, ...PAGES, ...GUESTS];
