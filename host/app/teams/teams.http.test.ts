import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Team, User } from "#db/index.ts";
import { aCard, aUser, unique } from "../../tests/builders.ts";
import { signedIn, visitor } from "../../tests/client.ts";
import { type Host, startHost } from "../../tests/host.ts";
import { linkTo } from "../../tests/outbox.ts";
import { aMember, aTeam, aTemplate } from "../../tests/team-builders.ts";

let host: Host;
beforeAll(async () => {
  host = await startHost({ RATE_LIMITS: "off", REGISTRATION: "closed" });
});
afterAll(() => host.stop());

const PROBLEM = { accept: "application/problem+json" };
type Problem = { code: string; detail: string; errors: { path: string; code: string }[] };
type Items<T> = { items: T[]; total: number };
const anActor = async (level: number) => {
  const user = await aUser(host.database, { accessLevel: level });
  return { user, call: await signedIn(host, user) };
};

/** A team with its manager and a member. */
async function aFirm() {
  const team = await aTeam(host);
  return { team, manager: await aMember(host, team, "manager"), member: await aMember(host, team) };
}
const nameOf = async (slug: string) =>
  (await visitor(host)("GET", `/api/card/${slug}`)).json<{ company: string }>().company;

describe("a team", () => {
  test("is made from level 3, whose maker manages it; another one is a conflict", async () => {
    expect((await (await anActor(2)).call("POST", "/api/teams", { name: "Firm" })).status).toBe(403);
    const { call } = await anActor(3);
    const made = await call("POST", "/api/teams", { name: "Zoë & Co", slug: unique("zoe") });
    expect([made.status, made.json()]).toEqual([201, expect.objectContaining({ role: "manager", members: 1 })]);
    expect((await call("POST", "/api/teams", { name: "Second" })).status).toBe(409);
  });

  test("takes its maker's first card in, if that is wished", async () => {
    const { call, user } = await anActor(3);
    const cards = [await aCard(host.database, user), await aCard(host.database, user)];
    const { id } = (await call("POST", "/api/teams", { name: "Firm", includesCard: true })).json<{ id: number }>();
    const teamOf = async (card: number) =>
      (await call("GET", `/api/business-cards/${card}`)).json<{ teamId: number | null }>().teamId;
    expect(await Promise.all(cards.map((card) => teamOf(card.id)))).toEqual([id, null]);
    expect((await (await anActor(3)).call("POST", "/api/teams", { name: "Firm", includesCard: 1 })).status).toBe(400);
  });

  test("that an administrator makes has nobody in it", async () => {
    const made = await (await anActor(4)).call("POST", "/api/teams", { name: unique("Firm") });
    expect(made.json()).toMatchObject({ role: null, members: 0 });
  });

  test.for(["new", "settings", "members"])("cannot have the address of a page: %s", async (slug) => {
    const { call } = await anActor(3);
    const refused = await call("POST", "/api/teams", { name: "Firm", slug }, PROBLEM);
    expect([refused.status, refused.json<Problem>().errors[0]!.path]).toEqual([409, "slug"]);
  });

  test("cannot have another team's address", async () => {
    const { team } = await aFirm();
    const { manager } = await aFirm();
    expect((await manager.call("PATCH", `/api/teams/${manager.user.id}`, {})).status).not.toBe(200);
    const [own] = (await manager.call("GET", "/api/teams")).json<Items<Team>>().items;
    expect((await manager.call("PATCH", `/api/teams/${own!.id}`, { slug: team.slug })).status).toBe(409);
  });

  test("is deleted by administrators; kept cards go on with what they showed", async () => {
    const { team, manager, member } = await aFirm();
    const template = await aTemplate(host, team, { company: "Firm" }, { company: "locked" });
    const card = await aCard(host.database, member.user, { teamId: team.id, templateId: template.id, company: "Own" });
    expect((await manager.call("DELETE", `/api/teams/${team.id}`, { cards: "keep" })).status).toBe(403);
    const { call } = await anActor(4);
    expect((await call("DELETE", `/api/teams/${team.id}`, { cards: "keep" })).status).toBe(204);
    expect(await nameOf(card.slug)).toBe("Firm");
    const own = await member.call("GET", `/api/business-cards/${card.id}`);
    expect(own.json()).toMatchObject({ teamId: null, templateId: null, company: "Firm", lockedFields: [] });
  });
});

describe("the last manager", () => {
  test("neither steps down nor leaves nor is removed", async () => {
    const { team, manager } = await aFirm();
    const path = `/api/teams/${team.id}/members/${manager.user.id}`;
    const { call } = await anActor(5);
    expect((await manager.call("PATCH", path, { role: "member" })).status).toBe(409);
    expect((await manager.call("DELETE", path)).status).toBe(409);
    expect((await call("DELETE", path, { cards: "pause" })).status).toBe(409);
    expect((await call("DELETE", `/api/users/${manager.user.id}`)).status).toBe(409);
  });

  test("is one of two who leave at the same moment", async () => {
    const { team, manager } = await aFirm();
    const second = await aMember(host, team, "manager");
    const requests = [manager, second].map(({ call, user }) =>
      call("DELETE", `/api/teams/${team.id}/members/${user.id}`),
    );
    expect((await Promise.all(requests)).map(({ status }) => status).sort()).toEqual([204, 409]);
  });
});

describe("somebody who is demoted while editing", () => {
  test("is refused what only managers do", async () => {
    const { team, manager } = await aFirm();
    const second = await aMember(host, team, "manager");
    const template = await aTemplate(host, team);
    await manager.call("PATCH", `/api/teams/${team.id}/members/${second.user.id}`, { role: "member" });
    const path = `/api/teams/${team.id}/templates/${template.id}`;
    expect((await second.call("PUT", path, { name: "Mine", version: 1 })).status).toBe(403);
  });
});

describe("a template", () => {
  async function aLockedCard(values = { company: "Firm" }, rules: object = { company: "locked" }) {
    const firm = await aFirm();
    const template = await aTemplate(host, firm.team, values, rules);
    const card = await aCard(host.database, firm.member.user, {
      teamId: firm.team.id,
      templateId: template.id,
      company: "Own words",
      phone: "+49 30 1",
    });
    return { ...firm, template, card, path: `/api/business-cards/${card.id}` };
  }

  test("shows its locked values on every card at once, with one row written", async () => {
    const { team, template, manager, card } = await aLockedCard();
    expect(await nameOf(card.slug)).toBe("Firm");
    const before = await visitor(host)("GET", `/view/${card.slug}`);
    const put = await manager.call("PUT", `/api/teams/${team.id}/templates/${template.id}`, {
      values: { company: "New Firm" },
      version: 1,
    });
    expect(put.json()).toMatchObject({ version: 2, cards: 1, rules: { company: "locked" } });
    const after = await visitor(host)("GET", `/view/${card.slug}`);
    expect(after.text).toContain("New Firm");
    expect(after.headers.get("etag")).not.toBe(before.headers.get("etag"));
    const preview = (html: string) => /preview\.png\?v=[\d.]+/.exec(html)![0];
    expect(preview(after.text)).not.toBe(preview(before.text));
    expect((await visitor(host)("GET", `/api/vcard/${card.id}`)).text).toContain("ORG:New Firm");
    expect((await visitor(host)("GET", `/api/card/${card.slug}`)).json()).toMatchObject({ version: card.version });
  });

  test("is given to cards that there are: own words go behind it, and return without it", async () => {
    const { team, manager, member } = await aFirm();
    const path = `/api/teams/${team.id}/cards`;
    const template = await aTemplate(host, team, { company: "Firm" }, { company: "locked" });
    const other = await aTemplate(host, team, { company: "Other Firm" }, { company: "locked" });
    const inTeam = { teamId: team.id, company: "Own" };
    const [first, second] = [
      await aCard(host.database, member.user, inTeam),
      await aCard(host.database, manager.user, inTeam),
    ];
    const personal = await aCard(host.database, member.user, { company: "Private" });
    const assign = (cards: unknown, templateId: number | null) => manager.call("PATCH", path, { cards, templateId });
    const companyNames = () => Promise.all([first, second, personal].map(({ slug }) => nameOf(slug)));

    expect((await assign([first.id], template.id)).json()).toEqual({ changed: 1 });
    expect(await companyNames()).toEqual(["Firm", "Own", "Private"]);
    expect((await assign("without", other.id)).json()).toEqual({ changed: 1 });
    expect(await companyNames()).toEqual(["Firm", "Other Firm", "Private"]);
    expect((await assign("all", other.id)).json()).toEqual({ changed: 1 });
    expect((await assign([first.id, personal.id], null)).json()).toEqual({ changed: 1 });
    expect(await companyNames()).toEqual(["Own", "Other Firm", "Private"]);
    expect((await assign([personal.id], template.id)).json()).toEqual({ changed: 0 });
    const foreign = await aTemplate(host, await aTeam(host));
    expect((await assign("all", foreign.id)).status).toBe(404);
    for (const cards of ["some", [], ["x"], [0], Array.from({ length: 501 }, (_, n) => n + 1)])
      expect((await assign(cards, template.id)).status).toBe(400);
  });

  test("refuses a change of a locked field by anybody, and names it", async () => {
    const { member, manager, path } = await aLockedCard();
    for (const call of [member.call, manager.call, (await anActor(5)).call]) {
      const refused = await call("PUT", path, { company: "Mine" }, PROBLEM);
      expect([refused.status, refused.json()]).toEqual([
        403,
        expect.objectContaining({
          detail: "The field Company is set by your team.",
          errors: [expect.objectContaining({ path: "company", code: "locked" })],
        }),
      ]);
    }
  });

  test("takes the whole card back as it was shown, and own words return when it is unlocked", async () => {
    const { team, template, member, manager, path, card } = await aLockedCard();
    const current = (await member.call("GET", path)).json();
    expect(current).toMatchObject({ company: "Firm", lockedFields: ["company"], teamId: team.id });
    expect((await member.call("PUT", path, { ...current, title: "Captain" })).status).toBe(200);
    await manager.call("PUT", `/api/teams/${team.id}/templates/${template.id}`, { rules: {}, version: 1 });
    expect(await nameOf(card.slug)).toBe("Own words");
    expect((await member.call("GET", path)).json()).toMatchObject({ title: "Captain", lockedFields: [] });
  });

  test("takes a whole card back with everything locked", async () => {
    const values = {
      theme: "noir",
      socialLinks: [["linkedin", "https://linkedin.com/in/x"]] as [string, string][],
      customizations: { spacing: "airy", customCss: "b{color:red}", colors: { primary: "#123456" } },
      formConfig: { title: "Write" },
    };
    const rules = Object.fromEntries(
      ["gallery", "about", "phone", ...Object.keys(values)].map((name) => [name, "locked"]),
    );
    const { member, path } = await aLockedCard(values as never, rules);
    const current = (await member.call("GET", path)).json();
    expect(current).toMatchObject({
      phone: null,
      theme: "noir",
      socialLinks: { linkedin: "https://linkedin.com/in/x" },
    });
    expect((await member.call("PUT", path, current)).status).toBe(200);
    expect((await (await anActor(5)).call("PUT", path, current)).status).toBe(409); // the version is old
    expect((await (await anActor(5)).call("PUT", path, { ...current, version: undefined })).status).toBe(200);
  });

  test("says at the field that a required one was left empty", async () => {
    const { member, path } = await aLockedCard({} as never, { phone: "required" });
    const refused = await member.call("PUT", path, { phone: "" }, PROBLEM);
    expect([refused.status, refused.json<Problem>().errors[0]]).toEqual([
      400,
      { path: "phone", code: "required", message: "Phone is required by your team." },
    ]);
    expect((await member.call("PUT", path, { title: "Captain" })).status).toBe(200);
  });

  test("that two managers save is the first one's", async () => {
    const { team, template, manager } = await aLockedCard();
    const second = await aMember(host, team, "manager");
    const path = `/api/teams/${team.id}/templates/${template.id}`;
    const saves = [manager, second].map(({ call }, i) => call("PUT", path, { name: `Name ${i}`, version: 1 }));
    expect((await Promise.all(saves)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("in use is deleted only with what becomes of its cards", async () => {
    const { team, template, manager, member, path } = await aLockedCard();
    const own = `/api/teams/${team.id}/templates/${template.id}`;
    expect((await manager.call("DELETE", `${own}?version=1`)).status).toBe(409);
    expect((await manager.call("DELETE", `${own}?version=7&cards=free`)).status).toBe(409);
    expect((await manager.call("DELETE", `${own}?version=1&cards=free`)).status).toBe(204);
    expect((await member.call("GET", path)).json()).toMatchObject({
      company: "Firm",
      templateId: null,
      teamId: team.id,
    });
  });

  test("does not know fields that are none of a card's face", async () => {
    const { team, manager } = await aFirm();
    const send = (body: object) => manager.call("POST", `/api/teams/${team.id}/templates`, { name: "T", ...body });
    for (const field of ["slug", "userId", "isPaused"]) {
      expect((await send({ rules: JSON.parse(`{"${field}": "locked"}`) as object })).status).toBe(400);
      expect((await send({ values: JSON.parse(`{"${field}": "x"}`) as object })).status).toBe(400);
    }
    expect((await send({ values: { website: "javascript:alert(1)" } })).status).toBe(400);
  });

  test("and team are not taken from people with a card", async () => {
    const { template } = await aLockedCard();
    const { user, call } = await anActor(5);
    const card = await aCard(host.database, user);
    const sent = { teamId: template.teamId, templateId: template.id };
    expect((await call("PUT", `/api/business-cards/${card.id}`, sent)).json()).toMatchObject({
      teamId: null,
      templateId: null,
    });
    expect((await call("POST", "/api/business-cards", sent)).json()).toMatchObject({ teamId: null, templateId: null });
  });
});

describe("an invitation", () => {
  const newcomer = () => ({
    username: unique("new").slice(0, 20),
    password: "a long enough phrase",
    fullName: "New One",
  });
  async function invited(more: object = {}) {
    const firm = await aFirm();
    const email = `${unique("guest")}@example.com`;
    const path = `/api/teams/${firm.team.id}/invitations`;
    const sent = await firm.manager.call("POST", path, { emails: [email], ...more });
    const link = await linkTo(host, email);
    const accept = `/api${new URL(link).pathname.replace("invitation", "invitations")}/accept`;
    return { ...firm, email, path, sent, accept, token: link.split("/").at(-1)! };
  }

  test("from a table carry each person's name, title and phone to the card", async () => {
    const { team, manager } = await aFirm();
    const template = await aTemplate(host, team, { company: "Firm" }, { company: "locked" });
    const email = `${unique("row")}@example.com`;
    const people = [{ email, name: "Rosa Row", values: { title: "Head of Rows", phone: "+44 20 7946 0000" } }];
    const path = `/api/teams/${team.id}/invitations`;
    const sent = await manager.call("POST", path, { people, templateId: template.id });
    expect([sent.status, sent.json<{ failed: unknown[] }>().failed]).toEqual([200, []]);
    const link = await linkTo(host, email);
    const guest = visitor(host);
    const accepted = await guest("POST", `/api/invitations/${link.split("/").at(-1)}/accept`, newcomer());
    const { cardId } = accepted.json<{ cardId: number }>();
    const card = await manager.call("GET", `/api/business-cards/${cardId}`);
    expect(card.json()).toMatchObject({ name: "Rosa Row", title: "Head of Rows", company: "Firm" });
    expect((await manager.call("POST", path, { people: [{ email, values: { colour: 1 } }] })).status).toBe(400);
    expect((await manager.call("POST", path, { emails: [], people: [] })).status).toBe(400);
  });

  test("makes an account, a session and the card that was prepared, though registration is closed", async () => {
    const firm = await aFirm();
    const template = await aTemplate(host, firm.team, { company: "Firm", title: "Free title" }, { company: "locked" });
    const email = `${unique("guest")}@example.com`;
    const path = `/api/teams/${firm.team.id}/invitations`;
    const values = { phone: "+49 30 123", company: "Ignored" };
    const sent = await firm.manager.call("POST", path, { emails: [email], templateId: template.id, values });
    const link = await linkTo(host, email);
    expect(sent.text).not.toContain(link.split("/").at(-1));
    const account = newcomer();
    const accept = `/api${new URL(link).pathname.replace("invitation", "invitations")}/accept`;
    const accepted = await visitor(host)("POST", accept, account);
    expect(accepted.status).toBe(201);
    const cookie = accepted.headers.get("set-cookie")!.split(";")[0]!;
    const me = await visitor(host)("GET", "/api/user", undefined, { cookie });
    expect(me.json()).toMatchObject({ email, accessLevel: 1, fullName: "New One" });
    const card = accepted.json<{ cardId: number }>().cardId;
    const response = await visitor(host)("GET", `/api/business-cards/${card}`, undefined, { cookie });
    expect(response.json()).toMatchObject({
      name: "New One",
      company: "Firm",
      title: "Free title",
      phone: "+49 30 123",
    });
    expect((await visitor(host)("POST", accept, newcomer())).status).toBe(410);
  });

  test("joins the account that is signed in, beyond its card limit", async () => {
    const { team, email, accept } = await invited({ role: "manager" });
    const user = await aUser(host.database, { email, emailConfirmedAt: null });
    await aCard(host.database, user);
    const call = await signedIn(host, user);
    expect((await call("POST", accept)).json()).toMatchObject({ teamId: team.id, role: "manager" });
    expect((await call("GET", `/api/business-cards/user/${user.id}`)).json<unknown[]>()).toHaveLength(2);
    expect((await call("GET", `/api/teams/${team.id}/members`)).status).toBe(200);
  });

  test("is not for another address, and says for which", async () => {
    const { accept, email } = await invited();
    const refused = await (await anActor(1)).call("POST", accept);
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining(email)]);
  });

  test("is not for somebody who is in a team already", async () => {
    const { accept, email } = await invited();
    const other = await aMember(host, await aTeam(host), "member", { email });
    expect((await other.call("POST", accept)).status).toBe(409);
  });

  test("accepted twice at the same moment makes one account", async () => {
    const { accept } = await invited();
    const both = await Promise.all([newcomer(), newcomer()].map((account) => visitor(host)("POST", accept, account)));
    const statuses = both.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(201);
    expect([409, 410]).toContain(statuses[1]);
  });

  test("that is renewed ends the older link, and one stays pending", async () => {
    const { manager, email, path, accept } = await invited();
    await manager.call("POST", path, { emails: [email.toUpperCase()] });
    await linkTo(host, email.toUpperCase());
    expect((await manager.call("GET", path)).json<Items<unknown>>().total).toBe(1);
    expect((await visitor(host)("POST", accept, newcomer())).status).toBe(404);
  });

  test("can be sent again and withdrawn; expired ones end", async () => {
    const { manager, email, path, accept, sent } = await invited();
    const { id } = sent.json<{ created: { id: number }[] }>().created[0]!;
    const again = await manager.call("POST", `${path}/${id}/resend`);
    expect(again.status).toBe(200);
    expect((await visitor(host)("POST", accept, newcomer())).status).toBe(404);
    const link = await linkTo(host, email);
    const { transaction, tables } = host.database;
    await transaction((tx) => tx.update(tables.teamInvitations).set({ expiresAt: new Date(0) }));
    const second = `/api${new URL(link).pathname.replace("invitation", "invitations")}/accept`;
    expect((await visitor(host)("POST", second, newcomer())).status).toBe(410);
    expect((await manager.call("DELETE", `${path}/${id}`)).status).toBe(204);
    expect((await visitor(host)("POST", second, newcomer())).status).toBe(404);
  });

  test("fails alone for a bad address and for a member", async () => {
    const { manager, path } = await invited();
    const emails = ["nonsense", manager.user.email, `${unique("ok")}@example.com`];
    const { created, failed } = (await manager.call("POST", path, { emails })).json<{
      created: unknown[];
      failed: { email: string; message: string }[];
    }>();
    expect([created.length, failed.map(({ email }) => email)]).toEqual([1, emails.slice(0, 2)]);
  });

  test("tells a new account at the field what is wrong", async () => {
    const { accept } = await invited();
    const refused = await visitor(host)("POST", accept, { username: "x" }, PROBLEM);
    expect([refused.status, refused.json<Problem>().errors.map(({ path }) => path)]).toEqual([
      400,
      ["username", "password", "fullName"],
    ]);
  });
});

describe("a member without a card", () => {
  test("is given one, once, from a template of the team", async () => {
    const { team, manager } = await aFirm();
    const path = `/api/teams/${team.id}/cards`;
    const template = await aTemplate(host, team, { company: "Firm" }, { company: "locked" });
    const addCard = (userId: number, templateId?: number) => manager.call("POST", path, { userId, templateId });
    const made = await addCard(manager.user.id, template.id);
    expect(made.status).toBe(201);
    const card = await manager.call("GET", `/api/business-cards/${made.json<{ id: number }>().id}`);
    expect(card.json()).toMatchObject({
      teamId: team.id,
      templateId: template.id,
      company: "Firm",
      name: "Test Person",
    });
    const again = await manager.call("POST", path, { userId: manager.user.id }, PROBLEM);
    expect([again.status, again.json<Problem>().code]).toEqual([409, "has_card"]);
    const { user: outsider } = await anActor(1);
    expect((await addCard(outsider.id)).status).toBe(400);
    expect((await addCard(999_999)).status).toBe(400);
    const foreign = await aTemplate(host, await aTeam(host));
    expect((await addCard((await aMember(host, team)).user.id, foreign.id)).status).toBe(404);
  });
});

test("an invitation has the name that it was sent with, is found by it, and activity says whom", async () => {
  const { team, manager } = await aFirm();
  const path = `/api/teams/${team.id}/invitations`;
  const email = `${unique("rosa")}@example.com`;
  await manager.call("POST", path, { people: [{ email, name: "Rosa Row", values: {} }] });
  await manager.call("POST", path, { emails: [`${unique("x")}@example.com`] });
  const listed = (await manager.call("GET", `${path}?search=rosa%20row`)).json<Items<{ name: string | null }>>();
  expect(listed).toMatchObject({ total: 1, items: [{ email, name: "Rosa Row" }] });
  const { items } = (await manager.call("GET", "/api/activity?action=invitation")).json<
    Items<{ target: { name: string } }>
  >();
  expect(items.map(({ target }) => target.name)).toEqual(["x…@example.com", "Rosa Row (r…@example.com)"]);
});

test("activity names the fields that changed, not all that a form sends", async () => {
  const { team, manager } = await aFirm();
  const sent = { name: team.name, slug: team.slug, logo: null, directory: true };
  await manager.call("PATCH", `/api/teams/${team.id}`, sent);
  await manager.call("PATCH", `/api/teams/${team.id}`, sent);
  const { items } = (await manager.call("GET", "/api/activity?action=team.update")).json<Items<{ fields: string[] }>>();
  expect(items.map(({ fields }) => fields)).toEqual([["directory"]]);
});

test("activity names what of a member's card a manager has changed", async () => {
  const { team, manager, member } = await aFirm();
  const { id } = await aCard(host.database, member.user, { teamId: team.id, title: "Clerk" });
  const whole = (await manager.call("GET", `/api/business-cards/${id}`)).json();
  await manager.call("PUT", `/api/business-cards/${id}`, { ...whole, title: "Head" });
  const { items } = (await manager.call("GET", "/api/activity?action=card.update")).json<Items<{ fields: string[] }>>();
  expect(items.map(({ fields }) => fields)).toEqual([["title"]]);
});

describe("leaving", () => {
  async function removeMember(body: (other: User) => object, directory = false) {
    const { team, manager, member } = await aFirm();
    const { transaction, tables } = host.database;
    if (directory) await transaction((tx) => tx.update(tables.teams).set({ directory }));
    const other = await aMember(host, team);
    const own = await aCard(host.database, member.user);
    const card = await aCard(host.database, member.user, { teamId: team.id });
    const successor = await aCard(host.database, other.user, { teamId: team.id });
    const path = `/api/teams/${team.id}/members/${member.user.id}`;
    const response = await manager.call("DELETE", path, body(other.user));
    return { team, manager, member, other, own, card, successor, gone: response };
  }

  test("pauses the card, which stays with the team; the person keeps what is theirs", async () => {
    const { manager, member, own, card, gone: response } = await removeMember(() => ({ cards: "pause" }));
    expect(response.status).toBe(204);
    for (const path of [`/api/business-cards/${card.id}`, `/api/analytics/${card.id}`]) {
      expect((await member.call("GET", path)).status).toBe(403);
      expect((await manager.call("GET", path)).status).toBe(200);
    }
    expect((await member.call("GET", `/api/business-cards/${own.id}`)).status).toBe(200);
    const cards = await member.call("GET", `/api/business-cards/user/${member.user.id}`);
    expect(cards.json<{ id: number }[]>().map(({ id }) => id)).toEqual([own.id]);
    expect((await visitor(host)("GET", `/api/card/${card.slug}`)).status).toBe(404);
    expect((await visitor(host)("GET", `/view/${card.slug}`)).status).toBe(404);
  });

  test("hands the card over, its printed code with it", async () => {
    const { other, member, card } = await removeMember((user) => ({ cards: "handOver", to: user.id }));
    expect((await visitor(host)("GET", `/view/${card.slug}`)).status).toBe(200);
    expect((await other.call("GET", `/api/business-cards/${card.id}`)).json()).toMatchObject({ userId: other.user.id });
    expect((await member.call("GET", `/api/business-cards/${card.id}`)).status).toBe(403);
  });

  test("lets a printed code lead to a successor, or to the directory", async () => {
    const led = await removeMember((user) => ({ cards: "pause", to: user.id }));
    const first = await visitor(host)("GET", `/view/${led.card.slug}`);
    expect([first.status, first.headers.get("location")]).toEqual([302, `/view/${led.successor.slug}`]);
    const listed = await removeMember(() => ({ cards: "pause" }), true);
    const second = await visitor(host)("GET", `/view/${listed.card.slug}`);
    expect([second.status, second.headers.get("location")]).toEqual([302, `/team/${listed.team.slug}`]);
  });

  test("hands nothing over to somebody outside", async () => {
    const outsider = await aUser(host.database);
    expect((await removeMember(() => ({ cards: "handOver", to: outsider.id }))).gone.status).toBe(400);
    expect((await removeMember(() => ({ cards: "handOver" }))).gone.status).toBe(400);
  });

  test("for good keeps a deleted account's team cards", async () => {
    const { team, manager, member } = await aFirm();
    const card = await aCard(host.database, member.user, { teamId: team.id });
    const { call } = await anActor(4);
    expect((await call("DELETE", `/api/users/${member.user.id}`)).status).toBe(204);
    expect((await manager.call("GET", `/api/business-cards/${card.id}`)).json()).toMatchObject({ isPaused: true });
  });

  test("takes an only person's team along with the account", async () => {
    const { call, user } = await anActor(3);
    const team = (await call("POST", "/api/teams", { name: unique("Alone") })).json<{ id: number }>();
    const admin = (await anActor(4)).call;
    expect((await admin("DELETE", `/api/users/${user.id}`)).status).toBe(204);
    expect((await admin("GET", `/api/teams/${team.id}`)).status).toBe(404);
  });
});
