import { eq } from "drizzle-orm";
import { aCard, aUser, unique } from "../../tests/builders.ts";
import { type Client, signedIn } from "../../tests/client.ts";
import type { Host } from "../../tests/host.ts";
import { linkTo } from "../../tests/outbox.ts";
import { aMember, aTeam, aTemplate } from "../../tests/team-builders.ts";
import { type Category, status } from "./attempt.ts";

/** A team with its people, a template and a member's card; somebody of another team; somebody who was a member. */
async function aFirm(host: Host) {
  const team = await aTeam(host);
  const template = await aTemplate(host, team, { company: "Firm" }, { company: "locked" });
  const [manager, deputy, member, former] = [
    await aMember(host, team, "manager"),
    await aMember(host, team, "manager"),
    await aMember(host, team),
    await aMember(host, team),
  ];
  const cardOf = (user: { id: number }) =>
    aCard(host.database, user, { teamId: team.id, templateId: template.id, phone: "+49 30 777777" });
  const [card, formerCard] = [await cardOf(member.user), await cardOf(former.user)];
  await manager.call("DELETE", `/api/teams/${team.id}/members/${former.user.id}`, { cards: "pause" });
  const outsider = await aMember(host, await aTeam(host), "manager");
  return { team, template, manager, deputy, member, former, card, formerCard, outsider };
}
type Firm = Awaited<ReturnType<typeof aFirm>>;

/** All calls for managers only; each must be refused. */
const callsOfManagers = ({ team, template, member, card }: Firm): [string, string, object?][] => {
  const path = `/api/teams/${team.id}`;
  return [
    ["PATCH", path, { name: "Mine" }],
    ["DELETE", path, {}],
    ["GET", `${path}/members`],
    ["PATCH", `${path}/members/${member.user.id}`, { role: "manager" }],
    ["GET", `${path}/invitations`],
    ["POST", `${path}/invitations`, { emails: ["x@example.com"] }],
    ["GET", `${path}/templates`],
    ["POST", `${path}/templates`, { name: "T" }],
    ["PUT", `${path}/templates/${template.id}`, { version: 1, values: { company: "Evil" } }],
    ["DELETE", `${path}/templates/${template.id}?version=1&cards=free`],
    ["GET", `/api/inbox?team=${team.id}`],
    ["GET", `/api/inbox?team=${team.id}&format=csv`],
    ["GET", `/api/analytics/team/${team.id}`],
    ["GET", `/api/analytics/team/${team.id}/export`],
    ["GET", `/api/activity?team=${team.id}`],
    ["GET", `/api/domains?team=${team.id}`],
    ["POST", "/api/domains", { host: `${unique("evil")}.example`, teamId: team.id }],
    ["PUT", `/api/business-cards/${card.id}`, { company: "Evil" }],
  ];
};

const allRefused = async (call: Client, calls: [string, string, object?][]) => {
  for (const [method, path, body] of calls)
    if (![403, 404].includes(await status(call(method, path, body)))) {
      console.error(`${method} ${path} was not refused`);
      return false;
    }
  return true;
};

/** Joining a team uninvited, changing what its template locks, or seeing what only its managers may. */
export const teams: Category = {
  id: "A01",
  name: "Teams, their templates and invitations",
  attempts: async ({ host, anyone }) => {
    const firm = await aFirm(host);
    const { team, template, manager, deputy, member, former, card, formerCard, outsider } = firm;
    const own = `/api/business-cards/${card.id}`;
    const invite = async (email: string) => {
      await manager.call("POST", `/api/teams/${team.id}/invitations`, { emails: [email] });
      return new URL(await linkTo(host, email)).pathname.split("/").at(-1)!;
    };
    const newcomer = (email?: string) => ({
      username: unique("new"),
      password: "a rather long one",
      fullName: "New Person",
      acceptTerms: true,
      ...(email && { email }),
    });
    return [
      ["a member who calls what is the managers'", () => allRefused(member.call, callsOfManagers(firm))],
      ["a manager of another team who does", () => allRefused(outsider.call, callsOfManagers(firm))],
      ["somebody who was removed and does", () => allRefused(former.call, callsOfManagers(firm))],
      [
        "somebody who was removed, at the card that was theirs",
        () =>
          allRefused(former.call, [
            ["GET", `/api/business-cards/${formerCard.id}`],
            ["PUT", `/api/business-cards/${formerCard.id}`, { isPaused: false }],
            ["GET", `/api/analytics/${formerCard.id}`],
            ["GET", `/api/business-cards/${formerCard.id}/submissions`],
          ]),
      ],
      [
        "a member who makes themselves a manager",
        async () =>
          (await status(
            member.call("PATCH", `/api/teams/${team.id}/members/${member.user.id}`, { role: "manager" }),
          )) === 403,
      ],
      [
        "a member who takes the card out of the team or the template",
        async () => {
          await member.call("PUT", own, { teamId: null, templateId: null });
          const { db, tables } = host.database;
          const [now] = await db.select().from(tables.businessCards).where(eq(tables.businessCards.id, card.id));
          return now!.teamId === team.id && now!.templateId === template.id;
        },
      ],
      [
        "somebody who puts their own card into a team",
        async () => {
          const call = await signedIn(host, await aUser(host.database));
          const made = await call("POST", "/api/business-cards", { name: "Eve", teamId: team.id });
          return made.json<{ teamId?: number | null }>().teamId == null;
        },
      ],
      [
        "a locked number through the list of contact details",
        async () => {
          await deputy.call("PUT", `/api/teams/${team.id}/templates/${template.id}`, {
            version: 1,
            values: { company: "Firm", phone: "+49 30 999999" },
            rules: { company: "locked", phone: "locked" },
          });
          const contacts = [{ kind: "phone", label: "work", value: "+49 30 666666" }];
          await member.call("PUT", own, { contacts });
          const { text } = await anyone("GET", `/api/card/${card.slug}`);
          return text.includes("999999") && !/666666|777777/.test(text);
        },
      ],
      [
        "an invitation for another address",
        async () => {
          const token = await invite(`${unique("guest")}@example.com`);
          const call = await signedIn(host, await aUser(host.database));
          const evil = newcomer(`${unique("evil")}@example.com`);
          return (
            (await status(call("POST", `/api/invitations/${token}/accept`, {}))) === 403 &&
            (await status(anyone("POST", "/api/register", { ...evil, invitation: token }))) === 403
          );
        },
      ],
      [
        "an invitation accepted twice, also at the same moment",
        async () => {
          const token = await invite(`${unique("guest")}@example.com`);
          const path = `/api/invitations/${token}/accept`;
          const tries = await Promise.all([1, 2, 3, 4].map(() => status(anyone("POST", path, newcomer()))));
          return (
            tries.filter((code) => code < 300).length === 1 && (await status(anyone("POST", path, newcomer()))) >= 400
          );
        },
      ],
      [
        "the link of an invitation that was renewed or withdrawn",
        async () => {
          const email = `${unique("guest")}@example.com`;
          const [older, newer] = [await invite(email), await invite(email)];
          const accept = (token: string) => status(anyone("POST", `/api/invitations/${token}/accept`, newcomer()));
          if ((await accept(older)) < 400) return false;
          const list = await manager.call(
            "GET",
            `/api/teams/${team.id}/invitations?search=${encodeURIComponent(email)}`,
          );
          const [{ id }] = list.json<{ items: [{ id: number }] }>().items;
          await manager.call("DELETE", `/api/teams/${team.id}/invitations/${id}`);
          return (await accept(newer)) >= 400;
        },
      ],
      [
        "tokens in what a manager reads",
        async () => {
          const token = await invite(`${unique("guest")}@example.com`);
          const { text } = await manager.call("GET", `/api/teams/${team.id}/invitations`);
          const page = await manager.call("GET", "/team");
          return !text.includes(token) && !/token/i.test(text) && !page.text.includes(token);
        },
      ],
      [
        "two last managers who leave at the same moment",
        async () => {
          const leave = ({ user, call }: typeof manager) =>
            status(call("DELETE", `/api/teams/${team.id}/members/${user.id}`, {}));
          const left = await Promise.all([leave(manager), leave(deputy)]);
          return left.filter((code) => code < 300).length <= 1;
        },
      ],
      [
        "a closed directory, and people in an open one who are paused",
        async () => {
          const closed = await status(anyone("GET", `/team/${team.slug}`));
          const open = await aTeam(host, { directory: true });
          const hidden = await aMember(host, open);
          await aCard(host.database, hidden.user, { teamId: open.id, isPaused: true, name: "Hidden Person" });
          return closed === 404 && !(await anyone("GET", `/team/${open.slug}`)).text.includes("Hidden Person");
        },
      ],
    ];
  },
};
