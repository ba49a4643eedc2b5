import { hash } from "@node-rs/argon2";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { aUserWithPassword, PASSWORD } from "../../../tests/builders.ts";
import { visitor } from "../../../tests/client.ts";
import { type Host, sharedHost } from "../../../tests/host.ts";

let host: Host;
beforeAll(async () => {
  host = await sharedHost();
});

/** As releases before this one wrote them. */
const EARLIER = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

async function anEarlierAccount() {
  const { db, transaction, tables } = host.database;
  const { users } = tables;
  const user = await aUserWithPassword(host.database);
  const isThis = eq(users.id, user.id);
  const password = await hash(PASSWORD, EARLIER);
  await transaction((tx) => tx.update(users).set({ password }).where(isThis));
  const stored = async () => (await db.select({ password: users.password }).from(users).where(isThis))[0]!.password;
  const signIn = (typed: string) => visitor(host)("POST", "/api/login", { username: user.username, password: typed });
  return { password, stored, signIn };
}

test("the right password gets an account of an earlier release in, and a hash of today's cost", async () => {
  const { password, stored, signIn } = await anEarlierAccount();
  expect(password).toContain("$m=19456,t=2,p=1$");
  expect((await signIn(PASSWORD)).status).toBe(200);
  const renewed = await stored();
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=12288,t=3,p=1\$/);
  expect((await signIn(PASSWORD)).status).toBe(200);
  expect(await stored()).toBe(renewed);
});

test("a wrong password changes nothing", async () => {
  const { password, stored, signIn } = await anEarlierAccount();
  expect((await signIn("another one")).status).toBe(401);
  expect(await stored()).toBe(password);
});
