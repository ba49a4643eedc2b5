// People who sign in at a provider, without a browser.
import { eq } from "drizzle-orm";
import { aSession, unique } from "./builders.ts";
import type { Host } from "./host.ts";
import { CLIENT } from "./oidc-providers.ts";
import { Wanderer } from "./wanderer.ts";

export const settingsFor = (issuer: string) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: CLIENT.id,
  OIDC_CLIENT_SECRET: CLIENT.secret,
  OIDC_NAME: "Acme",
  RATE_LIMITS: "off",
});

export const person = () => {
  const sub = unique("sub");
  return { sub, email: `${sub}@example.com`, email_verified: true, name: "Grace Example", preferred_username: sub };
};

/** Signs in at a host by its provider; answers where that ends, and who is signed in then. */
export async function signIn(host: Host, wanderer = new Wanderer(), path = "/auth/oidc") {
  const ended = await wanderer.open(host.url + path);
  const { status, text } = await wanderer.open(`${host.url}/api/user`);
  const user = status === 200 ? (JSON.parse(text) as { id: number; email: string; accessLevel: number }) : null;
  return { path: ended.url.pathname + ended.url.search, status: ended.status, user };
}

export async function wandererOf(host: Host, user: { id: number }): Promise<Wanderer> {
  const wanderer = new Wanderer();
  wanderer.addCookie(host.url, await aSession(host.database, user));
  return wanderer;
}

export const accountsWith = async (host: Host, email: string) => {
  const { db, tables } = host.database;
  return db.select().from(tables.users).where(eq(tables.users.emailKey, email));
};
