import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { aCard, aSession, aUser, aUserWithPassword, PASSWORD } from "../../../tests/builders.ts";
import { signedIn, visitor } from "../../../tests/client.ts";
import { follow } from "../../../tests/follow-events.ts";
import { type Host, sharedHost } from "../../../tests/host.ts";
import { aMember, aTeam } from "../../../tests/team-builders.ts";

let host: Host;
beforeAll(async () => {
  host = await sharedHost();
});

const SOON = { timeout: 8_000 };

/** A conversation on the card of somebody in a team, and how it is followed with a new session of anybody's. */
async function aFollowedConversation() {
  const { database } = host;
  const owner = await aUserWithPassword(database, { accessLevel: 3 });
  const team = await aTeam(host);
  const card = await aCard(database, owner, { teamId: team.id });
  const call = await signedIn(host, owner);
  await call("POST", `/api/salesbot/${card.id}/config`, { isEnabled: true });
  await visitor(host)("POST", `/api/salesbot/${card.id}/chat`, { message: "Good morning" });
  const [{ id }] = (await call("GET", `/api/salesbot/${card.id}/conversations`)).json<[{ id: number }]>();
  const followAs = async (user: { id: number }) => {
    const cookie = await aSession(database, user);
    const stream = await follow(`${host.url}/api/conversations/${id}/events`, { cookie });
    expect(stream.status).toBe(200);
    return { stream, cookie };
  };
  return { owner, team, followAs, call };
}

test("an owner's stream ends when its session does: sign-out, its end elsewhere, a new password", async () => {
  const { owner, call, followAs } = await aFollowedConversation();
  const own = await followAs(owner);
  const signedOut = await followAs(owner);
  await fetch(`${host.url}/api/logout`, { method: "POST", headers: { cookie: signedOut.cookie, origin: host.url } });
  await expect.poll(() => signedOut.stream.hasEnded(), SOON).toBe(true);
  expect(own.stream.hasEnded()).toBe(false);

  const passwords = { currentPassword: PASSWORD, newPassword: "another long horse" };
  expect((await call("POST", "/api/update-password", passwords)).status).toBe(200);
  await expect.poll(() => own.stream.hasEnded(), SOON).toBe(true);

  const last = await followAs(owner);
  expect((await call("DELETE", "/api/sessions")).status).toBe(204);
  await expect.poll(() => last.stream.hasEnded(), SOON).toBe(true);
});

test("and when whoever follows may no longer read: out of the team, a lower level, a deleted account", async () => {
  const { database } = host;
  const { owner, team, followAs } = await aFollowedConversation();
  const people = {
    manager: (await aMember(host, team, "manager", { accessLevel: 2 })).user,
    administrator: await aUser(database, { accessLevel: 4 }),
    deleted: await aUser(database, { accessLevel: 4 }),
  };
  await aMember(host, team, "manager");
  const own = await followAs(owner);
  const streams = await Promise.all(Object.values(people).map(async (user) => (await followAs(user)).stream));
  const system = await signedIn(host, await aUser(database, { accessLevel: 5 }));
  expect((await system("DELETE", `/api/teams/${team.id}/members/${people.manager.id}`)).status).toBeLessThan(300);
  const { users } = database.tables;
  await database.transaction((tx) =>
    tx.update(users).set({ accessLevel: 2 }).where(eq(users.id, people.administrator.id)),
  );
  expect((await system("DELETE", `/api/users/${people.deleted.id}`)).status).toBe(204);
  await expect.poll(() => streams.map((stream) => stream.hasEnded()), SOON).toEqual([true, true, true]);
  expect(own.stream.hasEnded()).toBe(false);
});
