import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { User } from "../../../db/index.ts";
import { aCard, aSession, aUser, aUserWithPassword, PASSWORD, unique } from "../../tests/builders.ts";
import { type Client, signedIn, visitor } from "../../tests/client.ts";
import { type Host, startHost } from "../../tests/host.ts";

let host: Host;
/** One user of each level, and their clients. */
const people: Record<number, User> = {};
const clients: Record<number, Client> = {};

beforeAll(async () => {
  host = await startHost({ RATE_LIMITS: "off" });
  for (const level of [1, 2, 3, 4, 5]) {
    people[level] = await aUser(host.database, { accessLevel: level });
    clients[level] = await signedIn(host, people[level]);
  }
});
afterAll(() => host.stop());

const LEVELS = [1, 2, 3, 4, 5] as const;
const someone = () => {
  const username = unique("n");
  return { username, email: `${username}@example.com`, fullName: "New Person", password: "a long secret" };
};
const stored = async (id: number) => {
  const {
    db,
    tables: { users },
  } = host.database;
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
};
const target = (accessLevel: number) => aUser(host.database, { accessLevel });

describe("the permission table, cell by cell", () => {
  test.for(LEVELS)("level %i lists users: from 4", async (level) => {
    expect((await clients[level]!("GET", "/api/users")).status).toBe(level >= 4 ? 200 : 403);
  });

  const pairs = LEVELS.flatMap((level) => LEVELS.map((other) => [level, other] as const));
  const manages = (level: number, other: number) => level === 5 || (level === 4 && other < 4);

  test.for(pairs)("level %i creates level %i", async ([level, other]) => {
    const answer = await clients[level]!("POST", "/api/users", { ...someone(), accessLevel: other });
    expect(answer.status).toBe(manages(level, other) ? 201 : 403);
  });

  test.for(pairs)("level %i changes level %i", async ([level, other]) => {
    const user = await target(other);
    const answer = await clients[level]!("PATCH", `/api/users/${user.id}`, { fullName: "Changed Name" });
    expect(answer.status).toBe(manages(level, other) ? 200 : 403);
    expect((await stored(user.id))!.fullName).toBe(manages(level, other) ? "Changed Name" : "Test Person");
  });

  test.for(pairs)("level %i raises a level-1 user to level %i", async ([level, other]) => {
    const user = await target(1);
    const answer = await clients[level]!("PATCH", `/api/users/${user.id}`, { accessLevel: other });
    expect(answer.status).toBe(manages(level, other) ? 200 : 403);
    expect((await stored(user.id))!.accessLevel).toBe(manages(level, other) ? other : 1);
  });

  test.for(pairs)("level %i deletes level %i", async ([level, other]) => {
    const user = await target(other);
    const answer = await clients[level]!("DELETE", `/api/users/${user.id}`);
    expect(answer.status).toBe(manages(level, other) ? 204 : 403);
    expect((await stored(user.id)) === undefined).toBe(manages(level, other));
  });

  test.for(pairs)("level %i uploads a list with a level-%i row", async ([level, other]) => {
    const rows = [someone(), { ...someone(), accessLevel: other }];
    const answer = await clients[level]!("POST", "/api/users/bulk", { users: rows });
    expect(answer.status).toBe(manages(level, other) ? 200 : 403);
    const {
      db,
      tables: { users },
    } = host.database;
    const made = await db.select().from(users).where(eq(users.username, rows[0]!.username));
    expect(made).toHaveLength(manages(level, other) ? 1 : 0);
  });

  test.for(LEVELS)("level %i changes the own profile, nobody else's", async (level) => {
    const own = await clients[level]!("PUT", `/api/users/${people[level]!.id}`, { fullName: `Level ${level}` });
    expect([own.status, own.json().fullName]).toEqual([200, `Level ${level}`]);
    const other = await target(1);
    const foreign = await clients[level]!("PUT", `/api/users/${other.id}`, { fullName: "Not mine" });
    expect([foreign.status, foreign.text]).toEqual([403, "You can only change your own account."]);
  });

  test.for(LEVELS.filter((level) => level >= 4))("level %i cannot change the own level", async (level) => {
    for (const accessLevel of LEVELS.filter((other) => other !== level)) {
      const answer = await clients[level]!("PATCH", `/api/users/${people[level]!.id}`, { accessLevel });
      expect([answer.status, answer.text]).toEqual([403, "You cannot change your own access level."]);
    }
  });

  test.for([
    ["GET", "/api/users"],
    ["POST", "/api/users"],
    ["PATCH", "/api/users/1"],
    ["PUT", "/api/users/1"],
    ["DELETE", "/api/users/1"],
    ["POST", "/api/users/bulk"],
    ["POST", "/api/update-password"],
    ["DELETE", "/api/user"],
    ["GET", "/api/user/export"],
  ])("a visitor's %s %s is refused", async ([method, path]) => {
    const bodies: Record<string, unknown> = {
      "/api/users": someone(),
      "/api/users/bulk": { users: [] },
      "/api/user": { password: "x" },
      "/api/update-password": { currentPassword: "old old", newPassword: "new new" },
    };
    const body =
      method === "GET" || (path === "/api/users/1" && method === "DELETE") ? undefined : (bodies[path!] ?? {});
    const answer = await visitor(host)(method!, path!, body);
    expect([answer.status, answer.text]).toEqual([401, "Authentication required"]);
  });

  test("user 1 is never deleted", async () => {
    const answer = await clients[5]!("DELETE", "/api/users/1");
    expect([answer.status, answer.text]).toEqual([403, "The first user cannot be deleted."]);
  });

  test("the last level 5 stays one", async () => {
    const {
      transaction,
      tables: { users },
    } = host.database;
    const others = await host.database.db.select().from(users).where(eq(users.accessLevel, 5));
    const last = people[5]!;
    await transaction(function* (tx) {
      for (const { id } of others)
        if (id !== last.id) yield tx.update(users).set({ accessLevel: 4 }).where(eq(users.id, id));
    });
    const deleted = await clients[5]!("DELETE", `/api/users/${last.id}`);
    expect([deleted.status, deleted.text]).toEqual([403, "The last system administrator cannot be deleted."]);
    await transaction((tx) => tx.update(users).set({ accessLevel: 5 }).where(eq(users.id, 1)));
  });
});

describe("GET /api/users", () => {
  test("shows everybody with card slug, without passwords", async () => {
    const user = await target(1);
    const card = await aCard(host.database, user);
    await aCard(host.database, user);
    const list = (await clients[4]!("GET", "/api/users")).json<Record<string, unknown>[]>();
    const one = list.find(({ id }) => id === user.id)!;
    expect(one.cardSlug).toBe(card.slug);
    expect(Object.keys(one)).not.toContain("password");
    expect(Object.keys(one)).not.toContain("usernameKey");
  });

  test("is read in parts by its Link header", async () => {
    const seen: unknown[] = [];
    let path: string | undefined = "/api/users?limit=7";
    while (path) {
      const answer = await clients[4]!("GET", path);
      seen.push(...answer.json<{ id: number }[]>().map(({ id }) => id));
      expect(Number(answer.headers.get("x-total-count"))).toBeGreaterThan(7);
      path = answer.headers.get("link")?.match(/<(.+)>; rel="next"/)?.[1];
    }
    const all = (await clients[4]!("GET", "/api/users")).json<{ id: number }[]>().map(({ id }) => id);
    expect(seen).toEqual(all);
  });

  test("names whoever is called exactly that first, once in all parts, whose Link keeps the search", async () => {
    const name = unique("lee");
    for (let n = 0; n < 105; n++) await aUser(host.database, { username: `${name}${n}` });
    const exact = await aUser(host.database, { username: name });
    const seen: number[] = [];
    let path: string | undefined = `/api/users?search=${name.toUpperCase()}&limit=50`;
    while (path) {
      expect(path).toContain(`search=${name.toUpperCase()}`);
      const answer = await clients[4]!("GET", path);
      expect(answer.headers.get("x-total-count")).toBe("106");
      seen.push(...answer.json<{ id: number }[]>().map(({ id }) => id));
      path = answer.headers.get("link")?.match(/<(.+)>; rel="next"/)?.[1];
    }
    expect([seen[0], seen.length, new Set(seen).size]).toEqual([exact.id, 106, 106]);
    const [byEmail] = (await clients[4]!("GET", `/api/users?search=${exact.email}&limit=100`)).json<{ id: number }[]>();
    expect(byEmail!.id).toBe(exact.id);
  });

  test("goes on behind an exact name that fills a page", async () => {
    const name = unique("kim");
    const longer = await aUser(host.database, { username: `${name}1` });
    const exact = await aUser(host.database, { username: name });
    const first = await clients[5]!("GET", `/api/users?search=${name}&limit=1`);
    expect(first.json()).toMatchObject([{ id: exact.id }]);
    const second = await clients[5]!("GET", first.headers.get("link")!.match(/<(.+)>; rel="next"/)![1]!);
    expect([second.json(), second.headers.get("link")]).toMatchObject([[{ id: longer.id }], null]);
  });
});

describe("POST /api/users", () => {
  const create = (changes: object) => clients[5]!("POST", "/api/users", { ...someone(), ...changes });

  test("a blank slug makes a card named after the username", async () => {
    const answer = await create({ username: "Zoe.Blank", cardSlug: "" });
    expect(answer.json().cardSlug).toBe("zoe-blank");
  });

  test("a chosen slug is the card's; without one there is no card", async () => {
    const slug = unique("chosen");
    expect((await create({ cardSlug: slug })).json().cardSlug).toBe(slug);
    expect((await create({})).json().cardSlug).toBeNull();
    const taken = await create({ cardSlug: slug });
    expect([taken.status, taken.text]).toEqual([409, "That URL slug is already taken."]);
  });

  test("the new user can sign in", async () => {
    const account = someone();
    await create(account);
    expect((await visitor(host)("POST", "/api/login", account)).status).toBe(200);
  });

  test("a name or address in other letter case is taken", async () => {
    const first = someone();
    await create(first);
    expect((await create({ username: first.username.toUpperCase() })).status).toBe(409);
    expect((await create({ email: first.email.toUpperCase() })).status).toBe(409);
  });

  test.for([
    [{ username: "ab" }, "Username must be at least 3 characters"],
    [{ username: "a".repeat(21) }, "Username must be less than 20 characters"],
    [
      { username: "аdmin" },
      "Username may contain letters from a to z, digits, dots, hyphens and underscores, and must begin with a letter or digit",
    ],
    [{ email: "nobody" }, "Please enter a valid email"],
    [{ email: "a b@example.com" }, "Please enter a valid email"],
    [{ email: "аnna@example.com" }, "Please enter a valid email"],
    [{ fullName: "A" }, "Full name must be at least 2 characters"],
    [{ password: "12345" }, "Password must be at least 6 characters"],
    [{ password: "" }, "Password is required"],
    [{ password: undefined }, "Password is required"],
    [{ accessLevel: 6 }, "Access level must be a number from 1 to 5"],
    [{ accessLevel: 0 }, "Access level must be a number from 1 to 5"],
    [{ accessLevel: 1.5 }, "Access level must be a number from 1 to 5"],
    [{ accessLevel: "admin" }, "Access level must be a number from 1 to 5"],
    [{ accessLevel: [5] }, "Access level must be a number from 1 to 5"],
    [{ cardSlug: "ab" }, "Slug must be at least 3 characters"],
  ] as const)("%o: 400", async ([broken, sentence]) => {
    const answer = await create(broken);
    expect([answer.status, answer.text]).toEqual([400, sentence]);
  });
});

describe("PATCH /api/users/{id}", () => {
  test("a blank password keeps the current one and the sessions", async () => {
    const user = await aUserWithPassword(host.database);
    const call = await signedIn(host, user);
    const answer = await clients[4]!("PATCH", `/api/users/${user.id}`, {
      username: user.username,
      email: user.email,
      fullName: "Same Person",
      phone: "",
      password: "",
      accessLevel: 1,
      cardSlug: "",
    });
    expect(answer.status).toBe(200);
    expect((await call("GET", "/api/user")).status).toBe(200);
    expect((await visitor(host)("POST", "/api/login", { username: user.username, password: PASSWORD })).status).toBe(
      200,
    );
  });

  test.for([{ password: "another secret" }, { accessLevel: 2 }])("%o ends the user's sessions", async (change) => {
    const user = await aUserWithPassword(host.database);
    const call = await signedIn(host, user);
    await clients[4]!("PATCH", `/api/users/${user.id}`, change);
    expect((await call("GET", "/api/user")).status).toBe(401);
  });

  test("renames the first card, and its old address leads on", async () => {
    const user = await target(1);
    const card = await aCard(host.database, user);
    const slug = unique("renamed");
    expect((await clients[4]!("PATCH", `/api/users/${user.id}`, { cardSlug: slug })).json().cardSlug).toBe(slug);
    const old = await visitor(host)("GET", `/view/${card.slug}`);
    expect([old.status, old.headers.get("location")]).toEqual([308, `/view/${slug}`]);
  });

  test("a taken slug changes nothing else either", async () => {
    const other = await aCard(host.database, await target(1));
    const user = await target(1);
    const answer = await clients[4]!("PATCH", `/api/users/${user.id}`, { fullName: "Half Done", cardSlug: other.slug });
    expect(answer.status).toBe(409);
    expect((await stored(user.id))!.fullName).toBe("Test Person");
  });

  test("nobody there: 404; an id that is none: 404", async () => {
    expect((await clients[5]!("PATCH", "/api/users/99999999", {})).status).toBe(404);
    expect((await clients[5]!("PATCH", "/api/users/0x7", {})).status).toBe(404);
  });

  test("is noted in the audit log by names of fields only", async () => {
    const user = await target(1);
    await clients[4]!("PATCH", `/api/users/${user.id}`, { fullName: "Secret Name", password: "secret password" });
    const {
      db,
      tables: { auditLog },
    } = host.database;
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.target, `user:${user.id}`));
    expect(entry).toMatchObject({
      actorId: people[4]!.id,
      action: "user.update",
      detail: { fields: ["fullName", "password"] },
    });
  });
});

describe("DELETE /api/users/{id}", () => {
  test("takes cards and sessions along", async () => {
    const user = await target(1);
    const card = await aCard(host.database, user);
    const cookie = await aSession(host.database, user);
    await clients[4]!("DELETE", `/api/users/${user.id}`);
    expect((await visitor(host)("GET", `/api/card/${card.slug}`)).status).toBe(404);
    expect((await visitor(host)("GET", "/api/user", undefined, { cookie })).status).toBe(401);
  });
});

describe("POST /api/users/bulk", () => {
  const upload = (users: unknown) => clients[5]!("POST", "/api/users/bulk", { users });
  type Result = {
    created: { username: string; cardSlug: string | null }[];
    failed: { index: number; username: string; error: string }[];
  };

  test("makes the valid rows with their cards, and says what is wrong with the others", async () => {
    const good = { ...someone(), cardSlug: "" };
    const answer = await upload([
      { username: "ab", email: "nobody", fullName: "A", password: "123" },
      good,
      { ...someone(), accessLevel: "admin" },
      null,
    ]);
    const { created, failed } = answer.json<Result>();
    expect(created.map(({ username }) => username)).toEqual([good.username]);
    expect(created[0]!.cardSlug).toBe(good.username);
    expect(failed.map(({ index }) => index)).toEqual([0, 2, 3]);
    expect(failed[0]).toEqual({
      index: 0,
      username: "ab",
      error:
        "Username must be at least 3 characters, Invalid email format, Full name must be at least 2 characters, Password must be at least 6 characters",
    });
  });

  test("card fields in a row go to the card that it makes; an over-long one fails the row by its name", async () => {
    const [listed, bare, broken] = [{ ...someone(), cardSlug: "" }, someone(), someone()];
    const { created, failed } = (
      await upload([
        { ...listed, pronouns: "she/her", title: "Pilot" },
        { ...bare, pronouns: "they/them" },
        { ...broken, pronouns: "x".repeat(41) },
      ])
    ).json<Result>();
    expect(failed.map(({ index, error }) => [index, error])).toEqual([[2, "Pronouns must be at most 40 characters"]]);
    const cards = await Promise.all(
      created.map(async ({ cardSlug }) => (await visitor(host)("GET", `/api/card/${cardSlug}`)).json()),
    );
    expect(cards).toMatchObject([
      { pronouns: "she/her", title: "Pilot" },
      { pronouns: "they/them", title: null },
    ]);
  });

  test("the same list twice makes nobody twice", async () => {
    const rows = [someone(), someone()];
    expect((await upload(rows)).json<Result>().created).toHaveLength(2);
    const again = (await upload(rows)).json<Result>();
    expect(again.created).toEqual([]);
    expect(again.failed[0]!.error).toBe("That username is already taken., That email is already in use.");
  });

  test("of two rows with one name the second fails", async () => {
    const row = someone();
    const { created, failed } = (
      await upload([row, { ...someone(), username: row.username.toUpperCase() }])
    ).json<Result>();
    expect([created.length, failed.length, failed[0]!.index]).toEqual([1, 1, 1]);
  });

  test("rows whose slugs would be alike get cards of their own", async () => {
    const name = unique("twin");
    const { created } = (
      await upload([
        { ...someone(), username: `${name}.a`, cardSlug: "" },
        { ...someone(), username: `${name}_a`, cardSlug: "" },
      ])
    ).json<Result>();
    expect(created.map(({ cardSlug }) => cardSlug)).toEqual([`${name}-a`, `${name}-a-2`]);
  });

  test("contact details of a row are on its card, numbers as they can be dialled from anywhere", async () => {
    const row = {
      ...someone(),
      phone: "+1 503 555 0177",
      contacts: [
        { kind: "phone", label: "mobile", value: "+1 503 555 0178" },
        { kind: "email", label: "home", value: "ada@home.example" },
      ],
    };
    const { created, failed } = (await upload([row, { ...someone(), phone: "abc" }])).json<Result>();
    expect(failed.map(({ index }) => index)).toEqual([1]);
    const card = (await visitor(host)("GET", `/api/card/${created[0]!.cardSlug}`)).json<Record<string, unknown>>();
    expect(card).toMatchObject({ phone: "+1 503 555 0177", email: row.email });
    expect(card.contacts).toEqual([
      { kind: "phone", label: "work", value: "+1 503 555 0177" },
      { kind: "phone", label: "mobile", value: "+1 503 555 0178" },
      { kind: "email", label: "work", value: row.email },
      { kind: "email", label: "home", value: "ada@home.example" },
    ]);
    expect(card.numbers).toMatchObject({ "+1 503 555 0178": "+15035550178" });
  });

  test("networks of a row are links on its card; what cannot be one fails the row", async () => {
    const { created, failed } = (
      await upload([
        { ...someone(), socialLinks: { linkedin: "in/ada", instagram: "@ada" } },
        { ...someone(), socialLinks: { linkedin: "I am on LinkedIn" } },
      ])
    ).json<Result>();
    expect(failed).toMatchObject([{ index: 1, error: "Enter your LinkedIn name or link, such as in/maxmuster." }]);
    const card = (await visitor(host)("GET", `/api/card/${created[0]!.cardSlug}`)).json<Record<string, unknown>>();
    expect(card.socialLinks).toEqual({
      linkedin: "https://www.linkedin.com/in/ada",
      instagram: "https://www.instagram.com/ada",
    });
  });

  test.for([
    ["no list", 400],
    [[...Array(5_001).keys()], 400],
  ] as const)("a list that is none, or too long", async ([users, status]) => {
    expect((await upload(users)).status).toBe(status);
  });

  test("a level-4 row among a thousand good ones refuses them all to a level 4", async () => {
    const rows = Array.from({ length: 1_000 }, (_, n) => ({ ...someone(), accessLevel: n === 700 ? 4 : 1 }));
    const answer = await clients[4]!("POST", "/api/users/bulk", { users: rows });
    expect([answer.status, answer.text]).toEqual([403, "You cannot assign level 4 or above."]);
    const {
      db,
      tables: { users },
    } = host.database;
    expect(await db.select().from(users).where(eq(users.username, rows[0]!.username))).toEqual([]);
  });
});
