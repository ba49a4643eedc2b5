import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { aUser, unique } from "../../../tests/builders.ts";
import { visitor } from "../../../tests/client.ts";
import { type Host, sharedHost, startHost } from "../../../tests/host.ts";
import { anInvitation, aTeam } from "../../../tests/team-builders.ts";

let host: Host;
beforeAll(async () => {
  host = await sharedHost();
});

const someone = () => {
  const username = unique("new");
  return { username, email: `${username}@example.com`, password: "a rather long one" };
};

describe("the terms", () => {
  const acceptedBy = async (acceptTerms: unknown) => {
    const answer = await visitor(host)("POST", "/api/register", { ...someone(), acceptTerms });
    const { db, tables } = host.database;
    const id = answer.status === 201 ? answer.json<{ id: number }>().id : 0;
    const [user] = await db.select().from(tables.users).where(eq(tables.users.id, id));
    return [answer.status, user?.termsAcceptedAt];
  };

  test("that are accepted are kept with their time", async () => {
    expect(await acceptedBy(true)).toEqual([201, expect.any(Date)]);
  });

  test("that a program does not speak of are not accepted", async () => {
    expect(await acceptedBy(undefined)).toEqual([201, null]);
  });

  test.for([false, "true", 1, null])("%j: 400", async (acceptTerms) => {
    expect(await acceptedBy(acceptTerms)).toEqual([400, undefined]);
  });
});

describe("a username that is left out", () => {
  const register = (body: object) => visitor(host)("POST", "/api/register", { password: "a rather long one", ...body });
  const mail = () => `${unique("mail")}@example.com`;

  test("is made of the name, free, and of at most 20 signs", async () => {
    const fullName = `Zoë ${unique("M")}`;
    const base = fullName.toLowerCase().replace("ë", "e").replace(" ", "-").slice(0, 20);
    expect((await register({ fullName, email: mail() })).json()).toMatchObject({ username: base, fullName });
    const second = (await register({ fullName, email: mail() })).json<{ username: string }>();
    expect(second.username).toMatch(new RegExp(`^${base.slice(0, 18)}.*-2$`));
    expect(second.username.length).toBeLessThanOrEqual(20);
  });

  test.for(["山田太郎", "Ольга Иванова", "محمد"])(
    "is made of the mailbox where %s has no letter of it",
    async (fullName) => {
      const email = mail();
      const { username } = (await register({ fullName, email })).json<{ username: string }>();
      expect(username).toBe(email.split("@")[0]!.slice(0, 20).replace(/-$/, ""));
    },
  );

  test("stays required of a program that sends no name either", async () => {
    const answer = await register({ email: mail() });
    expect([answer.status, answer.text]).toEqual([400, "Username is required"]);
  });

  test("is made by the form without JavaScript, which has three fields and no box", async () => {
    const page = (await visitor(host)("GET", "/auth?form=register")).text;
    expect(page).not.toContain('type="checkbox"');
    expect(page).toContain("By creating an account you accept the");
    const form = new FormData();
    const email = mail();
    const sent = { intent: "register", fullName: "Lena Brandt", username: "", email, password: "a rather long one" };
    for (const [name, value] of Object.entries({ ...sent, acceptTerms: "on" })) form.set(name, value);
    expect((await visitor(host)("POST", "/auth?form=register", form)).status).toBe(302);
    const { db, tables } = host.database;
    const [user] = await db.select().from(tables.users).where(eq(tables.users.email, email));
    expect(user).toMatchObject({ username: expect.stringMatching(/^lena-brandt/), termsAcceptedAt: expect.any(Date) });
  });

  test("leaves a free name to offer even where all the usual ones are taken", async () => {
    const name = unique("n").slice(0, 12);
    for (const end of ["", "2", "-card", ".me", "3", "-2"]) await aUser(host.database, { username: `${name}${end}` });
    const answer = await visitor(host)("GET", `/api/username/${name}`);
    expect(answer.json()).toMatchObject({ isFree: false, others: [`${name}-3`] });
  });
});

describe("GET /api/username/:username", () => {
  const ask = (name: string) => visitor(host)("GET", `/api/username/${encodeURIComponent(name)}`);

  test("says whether a name is free, however it is spelled", async () => {
    const { username } = await aUser(host.database);
    for (const [name, isFree] of [
      [username, false],
      [username.toUpperCase(), false],
      [unique("free"), true],
    ] as const)
      expect((await ask(name)).json()).toMatchObject({ isFree });
  });

  test.for(["ab", "a".repeat(21), "ad min", "аdmin", "../user", "%00"])("%j is no name: 404", async (name) => {
    expect((await ask(name)).status).toBe(404);
  });
});

describe.for([
  ["invite", "You need an invitation to create an account here."],
  ["closed", "Registration is closed. Please ask an administrator for an account."],
] as const)("REGISTRATION=%s", ([REGISTRATION, sentence]) => {
  test("refuses sign-up, shows no form, and tells no names", async () => {
    const closed = await startHost({ REGISTRATION });
    try {
      const answer = await visitor(closed)("POST", "/api/register", { ...someone(), acceptTerms: true });
      expect([answer.status, answer.text]).toEqual([403, sentence]);
      expect((await visitor(closed)("GET", "/auth?form=register")).text).not.toContain("Create account");
      expect((await visitor(closed)("GET", "/api/username/admin")).status).toBe(403);
      // Whom a team invites may ask, by the token of the mail.
      const by = (token: string) => visitor(closed)("GET", `/api/username/admin?invitation=${token}`);
      const inviter = await aUser(closed.database, { accessLevel: 4 });
      const { token } = await anInvitation(closed, await aTeam(closed), inviter);
      expect((await by(token)).json()).toMatchObject({ isFree: false });
      expect((await by("unknown")).status).toBe(404);
    } finally {
      await closed.stop();
    }
  });
});
