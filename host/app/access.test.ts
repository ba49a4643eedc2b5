import { describe, expect, test } from "vitest";
import * as access from "./access.ts";
import * as domainAccess from "./domains/access.ts";

const OWNER = 10;
const OTHER = 20;
const card = { userId: OWNER, teamId: null, isVacant: false };
const owner = (level: number) => ({ id: OWNER, level });
const other = (level: number) => ({ id: OTHER, level });
const LEVELS = [1, 2, 3, 4, 5] as const;

/** Which of the levels 1 to 5 are allowed. */
const allowed = (rule: (level: number) => access.Refusal | null) => LEVELS.filter((level) => rule(level) === null);

describe("own domains", () => {
  test("are for level 3, one, and for administrators, any number", () => {
    expect(LEVELS.map((level) => domainAccess.domainLimit(level))).toEqual([0, 0, 1, Infinity, Infinity]);
    expect(allowed((level) => domainAccess.mayAddDomain(owner(level), 0))).toEqual([3, 4, 5]);
    expect(allowed((level) => domainAccess.mayAddDomain(owner(level), 1))).toEqual([4, 5]);
    expect(allowed((level) => domainAccess.maySeeDomains(owner(level), 0))).toEqual([3, 4, 5]);
    expect(allowed((level) => domainAccess.maySeeDomains(owner(level), 1))).toEqual([1, 2, 3, 4, 5]);
  });

  test("are managed by their owner and administrators, and show the owner's cards", () => {
    const domain = { userId: OWNER, teamId: null };
    expect(allowed((level) => domainAccess.mayManageDomain(owner(level), domain))).toEqual([1, 2, 3, 4, 5]);
    expect(allowed((level) => domainAccess.mayManageDomain(other(level), domain))).toEqual([4, 5]);
    expect(domainAccess.mayShowOnDomain(domain, card)).toBeNull();
    expect(domainAccess.mayShowOnDomain(domain, { userId: OTHER, teamId: null })).not.toBeNull();
  });
});

describe("teams", () => {
  const TEAM = 7;
  const manager = { ...other(1), team: { id: TEAM, role: "manager" } } as const;
  const colleague = { ...other(1), team: { id: TEAM, role: "member" } } as const;
  const stranger = { ...other(3), team: { id: TEAM + 1, role: "manager" } } as const;
  const ofTeam = { ...card, teamId: TEAM };
  const may = (rule: (actor: access.Actor) => access.Refusal | null) =>
    [manager, colleague, stranger, other(4)].map((actor) => rule(actor) === null);

  test("are made from level 3, and deleted by administrators", () => {
    expect(allowed((level) => access.mayCreateTeam(owner(level)))).toEqual([3, 4, 5]);
    expect(LEVELS.filter((level) => access.becomesTeamManager(owner(level)))).toEqual([1, 2, 3]);
    expect(allowed((level) => access.mayDeleteTeam(owner(level)))).toEqual([4, 5]);
  });

  test("are run by their managers and administrators, seen by everybody in them", () => {
    expect(may((actor) => access.mayManageTeam(actor, TEAM))).toEqual([true, false, false, true]);
    expect(may((actor) => access.maySeeTeam(actor, TEAM))).toEqual([true, true, false, true]);
    expect(may((actor) => access.mayRemoveMember(actor, TEAM, OWNER))).toEqual([true, false, false, true]);
    expect(may((actor) => access.mayRemoveMember(actor, TEAM, OTHER))).toEqual([true, true, false, true]);
  });

  test("have cards that their managers edit and read about, and no other member", () => {
    for (const rule of [access.mayEditCard, access.mayReadAnalytics, access.mayReadMessages])
      expect(may((actor) => rule(actor, ofTeam))).toEqual([true, false, false, true]);
  });

  test("keep a card from whoever left it, though it stands in their name", () => {
    expect(access.mayEditCard(owner(1), ofTeam)).toBeNull();
    expect(access.mayEditCard(owner(3), { ...ofTeam, isVacant: true })).not.toBeNull();
  });
});

describe("cards", () => {
  test.for([
    ["edit a card", access.mayEditCard, [1, 2, 3, 4, 5], [4, 5]],
    ["edit a slug", access.mayEditSlug, [2, 3, 4, 5], [4, 5]],
    ["read analytics", access.mayReadAnalytics, [1, 2, 3, 4, 5], [4, 5]],
    ["read submissions and conversations", access.mayReadMessages, [1, 2, 3, 4, 5], [4, 5]],
    ["configure the salesbot", access.mayConfigureSalesbot, [2, 3, 4, 5], [4, 5]],
  ] as const)("%s: the owner and others by level", ([, rule, owners, others]) => {
    expect(allowed((level) => rule(owner(level), card))).toEqual(owners);
    expect(allowed((level) => rule(other(level), card))).toEqual(others);
  });

  test("deleting takes level 5, also for the owner", () => {
    expect(allowed((level) => access.mayDeleteCard(owner(level)))).toEqual([5]);
  });

  test("choosing a card's owner takes level 5", () => {
    expect(LEVELS.filter((level) => access.canChooseCardOwner(owner(level)))).toEqual([5]);
  });

  test("the reasons of a refused slug are the specification's", () => {
    expect(access.mayEditSlug(owner(1), card)?.reason).toEqual(
      "Level 1 users cannot edit the card URL slug. Please contact your administrator.",
    );
    expect(access.mayEditSlug(other(3), card)?.reason).toEqual("Only admins or the card owner can edit the URL slug.");
  });

  test.for([
    [1, 1, "Basic users are limited to 1 business card"],
    [2, 1, "Manager users are limited to 1 business card"],
    [3, 3, "Developer users are limited to 3 business cards"],
  ] as const)("level %i has at most %i", ([level, limit, sentence]) => {
    expect(access.mayAddCard(owner(level), limit - 1)).toBeNull();
    expect(access.mayAddCard(owner(level), limit)?.reason).toEqual(sentence);
  });

  test("levels 4 and 5 have as many cards as they like", () => {
    expect(access.mayAddCard(owner(4), 10_000)).toBeNull();
    expect(access.mayAddCard(owner(5), 10_000)).toBeNull();
  });

  test("custom CSS is saved from level 3 on", () => {
    expect(LEVELS.filter((level) => access.canSaveCustomCss(owner(level)))).toEqual([3, 4, 5]);
  });

  test("custom CSS of a level-3 owner is seen by everybody", () => {
    expect(access.seesCustomCss(null, { userId: OWNER, ownerLevel: 3 })).toBe(true);
  });

  test("other custom CSS is seen by its owner and from level 3 on", () => {
    const demoted = { userId: OWNER, ownerLevel: 2 };
    expect(access.seesCustomCss(null, demoted)).toBe(false);
    expect(access.seesCustomCss(owner(2), demoted)).toBe(true);
    expect(LEVELS.filter((level) => access.seesCustomCss(other(level), demoted))).toEqual([3, 4, 5]);
  });
});

describe("people", () => {
  const person = (accessLevel: number, id = 30) => ({ id, accessLevel });

  test("listing users takes level 4", () => {
    expect(allowed((level) => access.mayListUsers(owner(level)))).toEqual([4, 5]);
  });

  test.for([
    [1, [4, 5]],
    [2, [4, 5]],
    [3, [4, 5]],
    [4, [5]],
    [5, [5]],
  ] as const)("a user of level %i is created, changed and deleted by levels %o", ([level, actors]) => {
    expect(allowed((actor) => access.mayCreateUser(owner(actor), level))).toEqual(actors);
    expect(allowed((actor) => access.mayChangeUser(owner(actor), person(level), undefined, 2))).toEqual(actors);
    expect(allowed((actor) => access.mayDeleteUser(owner(actor), person(level), 2))).toEqual(actors);
  });

  test.for([
    [1, 3, [4, 5]],
    [3, 4, [5]],
    [1, 5, [5]],
    [4, 1, [5]],
    [5, 4, [5]],
  ] as const)("from level %i to %i takes one of %o", ([from, to, actors]) => {
    expect(allowed((actor) => access.mayChangeUser(owner(actor), person(from), to, 2))).toEqual(actors);
  });

  test("nobody changes their own level", () => {
    for (const level of [4, 5] as const) {
      expect(access.mayChangeUser(owner(level), person(level, OWNER), level - 1, 2)?.reason).toEqual(
        "You cannot change your own access level.",
      );
      expect(access.mayChangeUser(owner(level), person(level, OWNER), level, 2)).toBeNull();
    }
  });

  test("the last level 5 stays", () => {
    expect(access.mayChangeUser(owner(5), person(5), 4, 1)).not.toBeNull();
    expect(access.mayDeleteUser(owner(5), person(5), 1)).not.toBeNull();
    expect(access.mayDeleteAccount(owner(5), 1)).not.toBeNull();
    expect(access.mayDeleteAccount(owner(5), 2)).toBeNull();
  });

  test("user 1 is never deleted", () => {
    expect(access.mayDeleteUser(owner(5), person(1, 1), 9)?.reason).toEqual("The first user cannot be deleted.");
    expect(access.mayDeleteAccount({ id: 1, level: 5 }, 9)).not.toBeNull();
  });

  test("an account is managed by its own user only", () => {
    expect(access.mayManageAccount(owner(1), OWNER)).toBeNull();
    expect(access.mayManageAccount(other(5), OWNER)).not.toBeNull();
  });

  test("PWA settings of the site are saved from level 4 on", () => {
    expect(LEVELS.filter((level) => access.savesPwaForSite(owner(level)))).toEqual([4, 5]);
    expect(allowed((level) => access.mayConfigurePwa(owner(level)))).toEqual([1, 2, 3, 4, 5]);
    expect(access.mayConfigurePwa(owner(0))?.reason).toEqual(
      "You need admin access to configure PWA settings. Please contact an administrator.",
    );
  });
});

test("a page's level keeps lower ones out with the specification's sentence", () => {
  expect(allowed((level) => access.mayUseLevel(owner(level), 4))).toEqual([4, 5]);
  expect(() => access.requirePermission(access.mayUseLevel(owner(1), 4))).toThrow(
    "You don't have the required access level to view this page.",
  );
});
