import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { userNamed } from "../../../../db/tests/databases.ts";
import { getRow } from "#db/index.ts";
import { db, tables, transaction } from "../../database.server.ts";
import { Unauthenticated } from "../../errors.ts";
import { startSession } from "./start-session.server.ts";

const { identities, passkeys, sessions, users } = tables;

const arrival = () => ({ request: new Request("https://card.example/auth"), clientAddress: "192.0.2.7" });
const aUser = (name: string) => transaction((tx) => getRow(tx.insert(users).values(userNamed(name)).returning()));
const methodsOf = async (userId: number) =>
  (await db.select().from(sessions).where(eq(sessions.userId, userId))).map(({ method }) => method);

test("a passkey that was removed while its sign-in waited starts no session", async () => {
  const user = await aUser("passkey-waits");
  const values = { userId: user.id, name: "Phone", credentialId: "waits", publicKey: "", counter: 0, rpId: "x" };
  const { id } = await transaction((tx) => getRow(tx.insert(passkeys).values(values).returning()));
  await startSession(arrival(), user, { method: "passkey", id });
  await transaction((tx) => tx.delete(passkeys).where(eq(passkeys.id, id)));
  await expect(startSession(arrival(), user, { method: "passkey", id })).rejects.toThrow(Unauthenticated);
  expect(await methodsOf(user.id)).toEqual(["passkey"]);
});

test("a provider that was disconnected meanwhile starts none either", async () => {
  const user = await aUser("provider-waits");
  const values = { userId: user.id, issuer: "https://id.example", subject: "waits" };
  const { id } = await transaction((tx) => getRow(tx.insert(identities).values(values).returning()));
  await startSession(arrival(), user, { method: "oidc", id });
  await transaction((tx) => tx.delete(identities).where(eq(identities.id, id)));
  await expect(startSession(arrival(), user, { method: "oidc", id })).rejects.toThrow(Unauthenticated);
  expect(await methodsOf(user.id)).toEqual(["oidc"]);
});
