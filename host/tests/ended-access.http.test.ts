import { once } from "node:events";
import { request } from "node:http";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { aSession, aUser, aUserWithPassword, PASSWORD, unique } from "./builders.ts";
import { signedIn, visitor } from "./client.ts";
import { aDevice } from "./dav-client.ts";
import { type Host, sharedHost } from "./host.ts";
import { aMember, aTeam } from "./team-builders.ts";

// Access that ends while a request is under way ends for this request, too.

let host: Host;
beforeAll(async () => {
  host = await sharedHost();
});

/** Begins a request whose body is not complete yet; `finish` sends the rest and answers the status. */
async function beginRequest(method: string, path: string, body: string, headers: Record<string, string>) {
  const sent = request(host.url + path, {
    method,
    headers: {
      "content-length": Buffer.byteLength(body),
      "content-type": "application/json",
      expect: "100-continue",
      ...headers,
    },
  });
  sent.on("error", () => {});
  const continued = once(sent, "continue");
  sent.write(body.slice(0, 5));
  // The server asks for the body once it has begun with the request (RFC 9110 §10.1.1).
  await continued;
  return async () => {
    const answered = once(sent, "response") as Promise<[{ statusCode: number; resume(): void }]>;
    sent.end(body.slice(5));
    const [answer] = await answered;
    answer.resume();
    return answer.statusCode;
  };
}

const contact = () => JSON.stringify({ name: "Held", email: `${unique("held")}@example.com` });

describe("a request whose body arrives late", () => {
  test("is refused when its session has ended", async () => {
    const user = await aUser(host.database);
    const cookie = await aSession(host.database, user);
    const finish = await beginRequest("POST", "/api/contacts", contact(), { cookie, origin: host.url });
    const { sessions } = host.database.tables;
    await host.database.transaction((tx) => tx.delete(sessions).where(eq(sessions.userId, user.id)));
    expect(await finish()).toBe(401);
  });

  test("has the level that its account has then", async () => {
    const administrator = await aUser(host.database, { accessLevel: 5 });
    const other = await aUser(host.database);
    const cookie = await aSession(host.database, administrator);
    const body = JSON.stringify({ accessLevel: 5 });
    const finish = await beginRequest("PATCH", `/api/users/${other.id}`, body, { cookie, origin: host.url });
    const { users } = host.database.tables;
    await host.database.transaction((tx) =>
      tx.update(users).set({ accessLevel: 1 }).where(eq(users.id, administrator.id)),
    );
    expect(await finish()).toBe(403);
  });

  test("is refused when its key has ended", async () => {
    const user = await aUser(host.database, { accessLevel: 3 });
    const call = await signedIn(host, user);
    const made = await call("POST", "/api/keys", { name: "Held", scopes: ["contacts:write"] });
    const { id, key } = made.json<{ id: number; key: string }>();
    const finish = await beginRequest("POST", "/api/contacts", contact(), { authorization: `Bearer ${key}` });
    await call("DELETE", `/api/keys/${id}`);
    expect(await finish()).toBe(401);
  });

  test("is refused when its app password has ended", async () => {
    const user = await aUser(host.database);
    const { username, password, book } = await aDevice(host, user);
    const card = "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:held\r\nFN:Held\r\nN:Held;;;;\r\nEND:VCARD\r\n";
    const finish = await beginRequest("PUT", `${book}held.vcf`, card, {
      "content-type": "text/vcard",
      authorization: `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`,
    });
    const { appPasswords } = host.database.tables;
    await host.database.transaction((tx) => tx.delete(appPasswords).where(eq(appPasswords.userId, user.id)));
    expect(await finish()).toBe(401);
  });
});

test("sign-ins with the old password that waited in line leave no session behind", async () => {
  const user = await aUserWithPassword(host.database);
  const call = await signedIn(host, user);
  const signIn = () => visitor(host)("POST", "/api/login", { username: user.username, password: PASSWORD });
  // All of them at once, also where the hash of an earlier release is renewed by one of them.
  expect((await Promise.all([signIn(), signIn(), signIn()])).map(({ status }) => status)).toEqual([200, 200, 200]);
  const change = call("POST", "/api/update-password", { newPassword: "a quite new one 7", currentPassword: PASSWORD });
  const attempts = Array.from({ length: 12 }, signIn);
  expect((await change).status).toBeLessThan(300);
  for (const { headers } of await Promise.all(attempts)) {
    const [cookie] = headers.getSetCookie().map((text) => text.split(";")[0]!);
    if (cookie) expect((await visitor(host)("GET", "/api/user", undefined, { cookie })).status).toBe(401);
  }
  expect((await signIn()).status).toBe(401);
});

test.for(["removed", "made a plain member"])(
  "a manager who was %s is not brought back by an own invitation",
  async (how) => {
    const team = await aTeam(host);
    const [boss, other] = [await aMember(host, team, "manager"), await aMember(host, team, "manager")];
    const email = `${unique("second")}@example.com`;
    const sent = await other.call("POST", `/api/teams/${team.id}/invitations`, { emails: [email], role: "manager" });
    expect(sent.json().created).toHaveLength(1);
    const member = `/api/teams/${team.id}/members/${other.user.id}`;
    const ended =
      how === "removed"
        ? await boss.call("DELETE", member, { cards: "pause" })
        : await boss.call("PATCH", member, { role: "member" });
    expect(ended.status).toBeLessThan(300);
    const open = await boss.call("GET", `/api/teams/${team.id}/invitations`);
    expect(open.json().items).toEqual([]);
  },
);

test.for([
  ["a manager", 3],
  ["an administrator who is in no team", 4],
] as const)("the new password of %s ends invitations of managers, which a thief may have sent", async ([, level]) => {
  const team = await aTeam(host);
  const user = await aUserWithPassword(host.database, { accessLevel: level });
  const { transaction, tables } = host.database;
  if (level === 3)
    await transaction((tx) =>
      tx.insert(tables.teamMembers).values({ teamId: team.id, userId: user.id, role: "manager" }),
    );
  const call = await signedIn(host, user);
  const path = `/api/teams/${team.id}/invitations`;
  const colleague = `${unique("colleague")}@example.com`;
  expect((await call("POST", path, { emails: [colleague] })).json().created).toHaveLength(1);
  const thief = { emails: [`${unique("thief")}@example.com`], role: "manager" };
  expect((await call("POST", path, thief)).json().created).toHaveLength(1);
  const passwords = { newPassword: "a quite new one 7", currentPassword: PASSWORD };
  expect((await call("POST", "/api/update-password", passwords)).status).toBeLessThan(300);
  expect((await call("GET", path)).json().items).toMatchObject([{ email: colleague }]);
});
