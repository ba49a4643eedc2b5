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
      const { token } = await anInvitation(closed, await aTeam(closed), await aUser(closed.database));
      expect((await by(token)).json()).toMatchObject({ isFree: false });
      expect((await by("unknown")).status).toBe(404);
    } finally {
      await closed.stop();
    }
  });
});
