import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { BusinessCard, User } from "../../../db/index.ts";
import { aCard, aUser, unique } from "../../tests/builders.ts";
import { type Client, signedIn, visitor } from "../../tests/client.ts";
import { type Host, sharedHost } from "../../tests/host.ts";
import { aMember, aTeam } from "../../tests/team-builders.ts";

// A slug that a card had before stays on printed codes: nobody else may take it.

let host: Host;
beforeAll(async () => {
  host = await sharedHost();
});

const SLUG_CONFLICT = [409, "That URL slug is already taken."];

async function person(accessLevel: number, changes = {}) {
  const user = await aUser(host.database, { accessLevel, ...changes });
  return { user, call: await signedIn(host, user) };
}

/** A card that was renamed from `old`. */
async function renamed(
  old = unique("old").toLowerCase(),
): Promise<{ old: string; card: BusinessCard; owner: User; call: Client }> {
  const { user: owner, call } = await person(3);
  const card = await aCard(host.database, owner, { slug: old });
  const slug = unique("now");
  expect((await call("PUT", `/api/business-cards/${card.id}`, { slug })).status).toBe(200);
  return { old, card: { ...card, slug }, owner, call };
}

const leadsTo = async (old: string) => (await visitor(host)("GET", `/view/${old}`)).headers.get("location");

describe("a team's card and a personal one of the same person", () => {
  test("do not take addresses from one another, but a person may give an own one to the team", async () => {
    const team = await aTeam(host);
    const manager = await aMember(host, team, "manager", { accessLevel: 3 });
    const member = await aMember(host, team, "member", { accessLevel: 3 });
    const claim = async (by: Client, cardId: number, slug: string) =>
      (await by("PUT", `/api/business-cards/${cardId}`, { slug })).status;
    const slugs = [1, 2, 3, 4].map(() => unique("side").toLowerCase()) as [string, string, string, string];
    const own = await aCard(host.database, member.user, { slug: slugs[0] });
    const ofTeam = await aCard(host.database, member.user, { slug: slugs[1], teamId: team.id });
    expect(await claim(member.call, own.id, slugs[2])).toBe(200);
    expect(await claim(manager.call, ofTeam.id, slugs[3])).toBe(200);
    expect(await claim(manager.call, ofTeam.id, slugs[0])).toBe(409);
    expect(await claim(member.call, own.id, slugs[1])).toBe(409);
    expect(await claim(manager.call, ofTeam.id, slugs[1])).toBe(200);
  });
});

describe("somebody else", () => {
  test("who registers under it gets a number behind the slug of the first card", async () => {
    const { old, card } = await renamed();
    const account = { username: old, password: "a rather long one", email: `${old}@example.com` };
    const response = await visitor(host)("POST", "/api/register", account);
    const cookie = response.headers.get("set-cookie")!.split(";")[0]!;
    const made = await visitor(host)("POST", "/api/business-cards", { slug: old }, { cookie, origin: host.url });
    expect([made.status, made.json().slug]).toEqual([201, `${old}-2`]);
    expect(await leadsTo(old)).toBe(`/view/${card.slug}`);
  });

  test("of level 2 who makes a card with it gets a number", async () => {
    const { old, card } = await renamed();
    const { call } = await person(2);
    expect((await call("POST", "/api/business-cards", { slug: old })).json().slug).toBe(`${old}-2`);
    expect(await leadsTo(old)).toBe(`/view/${card.slug}`);
  });

  test("who renames a card to it: 409, and the editor says so beforehand", async () => {
    const { old, card } = await renamed();
    const { user, call } = await person(2);
    const own = await aCard(host.database, user);
    const response = await call("PUT", `/api/business-cards/${own.id}`, { slug: old });
    expect([response.status, response.text]).toEqual(SLUG_CONFLICT);
    expect((await call("GET", `/api/slug/${old}?card=${own.id}`)).json()).toEqual({ isFree: false });
    expect(await leadsTo(old)).toBe(`/view/${card.slug}`);
  });

  test("an administrator's blank slug for a new user passes it by, alone and in a list", async () => {
    const { call } = await person(5);
    for (const path of ["/api/users", "/api/users/bulk"]) {
      const { old } = await renamed();
      const user = {
        username: old,
        email: `${old}@example.com`,
        fullName: "New Person",
        password: "a rather long one",
        cardSlug: "",
      };
      await call("POST", path, path === "/api/users" ? user : { users: [user] });
      const { db, tables } = host.database;
      const [card] = await db.select().from(tables.businessCards).where(eq(tables.businessCards.email, user.email));
      expect(card!.slug).toBe(`${old}-2`);
    }
  });

  test("in a list of new users: that row fails", async () => {
    const { old } = await renamed();
    const username = unique("n");
    const row = {
      username,
      email: `${username}@example.com`,
      fullName: "New Person",
      password: "a rather long one",
      cardSlug: old,
    };
    const response = await (await person(5)).call("POST", "/api/users/bulk", { users: [row] });
    expect(response.json()).toMatchObject({
      created: [],
      failed: [{ index: 0, error: "That URL slug is already taken." }],
    });
  });
});

describe("its own card's owner", () => {
  test("takes it back", async () => {
    const { old, card, call } = await renamed();
    expect((await call("GET", `/api/slug/${old}?card=${card.id}`)).json()).toEqual({ isFree: true });
    const response = await call("PUT", `/api/business-cards/${card.id}`, { slug: old });
    expect([response.status, response.json().slug]).toEqual([200, old]);
    expect(Object.keys(response.json())).not.toContain("warning");
    expect(await leadsTo(card.slug)).toBe(`/view/${old}`);
  });

  test("gives it to another card of theirs", async () => {
    const { old, owner, call } = await renamed();
    const other = await aCard(host.database, owner);
    expect((await call("PUT", `/api/business-cards/${other.id}`, { slug: old })).status).toBe(200);
    const made = await renamed();
    expect((await made.call("POST", "/api/business-cards", { slug: made.old })).json().slug).toBe(made.old);
  });
});

describe("an administrator", () => {
  const warning = (old: string) =>
    `Printed codes and links to /view/${old} led to another person's card until now. They now open this one.`;

  test("may take it for a card, and is warned", async () => {
    const { old } = await renamed();
    const { user, call } = await person(4);
    const own = await aCard(host.database, user);
    expect((await call("GET", `/api/slug/${old}?card=${own.id}`)).json()).toEqual({
      isFree: true,
      warning: `Printed codes and links to /view/${old} lead to another person's card. Saving makes them open this one.`,
    });
    const response = await call("PUT", `/api/business-cards/${own.id}`, { slug: old });
    expect([response.status, response.json().slug, response.json().warning]).toEqual([200, old, warning(old)]);
    expect((await visitor(host)("GET", `/api/card/${old}`)).json().id).toBe(own.id);
  });

  test("may make a card with it, and may give it to a user; each time with the warning", async () => {
    const { call } = await person(5);
    const first = await renamed();
    const made = await call("POST", "/api/business-cards", { slug: first.old });
    expect([made.status, made.json().slug, made.json().warning]).toEqual([201, first.old, warning(first.old)]);
    const second = await renamed();
    const { user } = await person(1);
    await aCard(host.database, user);
    const changed = await call("PATCH", `/api/users/${user.id}`, { cardSlug: second.old });
    expect([changed.status, changed.json().cardSlug, changed.json().warning]).toEqual([
      200,
      second.old,
      warning(second.old),
    ]);
    const third = await renamed();
    const username = unique("n");
    const created = await call("POST", "/api/users", {
      username,
      email: `${username}@example.com`,
      fullName: "New Person",
      password: "a rather long one",
      cardSlug: third.old,
    });
    expect([created.status, created.json().cardSlug, created.json().warning]).toEqual([
      201,
      third.old,
      warning(third.old),
    ]);
  });

  test("who names no slug never gets one by chance", async () => {
    const { old } = await renamed();
    const { call } = await person(4, { username: old });
    expect((await call("POST", "/api/business-cards", { slug: old })).json().slug).toBe(`${old}-2`);
  });
});
