import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { desc } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rootFolder } from "../../db/root.ts";
import { ACTION_LABELS } from "../app/activity/action-labels.ts";
import { aSecondFactor, cookiesOf } from "./authenticator-app.ts";
import { aCard, aUser, aUserWithPassword, PASSWORD, unique } from "./builders.ts";
import { type Client, signedIn, visitor } from "./client.ts";
import { aDomain } from "./domain-builders.ts";
import { type Host, startHost } from "./host.ts";
import { forgedProvider, type ForgedProvider } from "./oidc-providers.ts";
import { person, settingsFor, signIn, wandererOf } from "./oidc-sign-in.ts";
import { linkTo } from "./outbox.ts";
import { aNewSoftwarePasskey, aSoftwarePasskey } from "./software-passkey.ts";
import { aMember, aTeam, aTemplate } from "./team-builders.ts";

// Every act of administration, sign-in trouble, template, team, domain and export writes activity.

let host: Host;
let system: Client;
let provider: ForgedProvider;
beforeAll(async () => {
  provider = await forgedProvider(person());
  host = await startHost({ ...settingsFor(provider.issuer), OIDC_CLAIM_LEVEL: "level" });
  system = await signedIn(host, await aUser(host.database, { accessLevel: 5 }));
});
afterAll(async () => {
  await host.stop();
  await provider.stop();
});

const address = () => `${unique("acts")}@example.com`;
const token = async (to: string) => new URL(await linkTo(host, to)).searchParams.get("token");
const idOf = (response: Awaited<ReturnType<Client>>) => response.json<{ id: number }>().id;

/** Somebody with a password, who acts on the own account. */
async function aPerson(changes = {}) {
  const user = await aUserWithPassword(host.database, changes);
  return { user, call: await signedIn(host, user) };
}

const aDeveloper = () => aPerson({ accessLevel: 3 });
const A_KEY = { name: "Sheet", scopes: ["cards:read"] };

/** A card of somebody else's, on which the administrator acts. */
async function othersCard() {
  const card = await aCard(host.database, await aUser(host.database, { accessLevel: 2 }));
  const lead = { formData: { name: "Ben", email: "ben@example.com", message: "Hello" }, consent: true };
  await visitor(host)("POST", `/api/card/${card.slug}/submissions`, lead);
  return { card, path: `/api/business-cards/${card.id}` };
}

async function aFirm() {
  const team = await aTeam(host);
  const manager = await aMember(host, team, "manager");
  return { team, ...manager, path: `/api/teams/${team.id}` };
}

async function withNewAddress(person: Awaited<ReturnType<typeof aPerson>>) {
  const email = address();
  await person.call("PUT", `/api/users/${person.user.id}`, { email, currentPassword: PASSWORD });
  return email;
}

/** Lets the provider send somebody nobody has seen before. */
function forgeNewUser(claims: object = {}): void {
  const identity = { ...person(), ...claims };
  provider.forgery = { claims: (right) => ({ ...right, ...identity }) };
}

/** What each act is done by. */
const aWebhook = () => system("POST", "/api/webhooks", { url: "https://example.com/hook", events: ["card.saved"] });

const ACTS: Record<string, () => Promise<unknown>> = {
  "account.delete": async () => (await aPerson()).call("DELETE", "/api/user", { currentPassword: PASSWORD }),
  "account.export": async () => (await aPerson()).call("GET", "/api/user/export"),
  "activity.export": () => system("GET", "/api/activity?format=csv"),
  "analytics.export": async () => system("GET", `/api/analytics/${(await othersCard()).card.id}/export?type=all`),
  "assistant.update": async () =>
    system("POST", `/api/salesbot/${(await othersCard()).card.id}/config`, { botName: "Bo" }),
  "campaign.create": async () => system("POST", `${(await othersCard()).path}/campaigns`, { name: "Fair" }),
  "campaign.update": async () => {
    const { path } = await othersCard();
    const id = idOf(await system("POST", `${path}/campaigns`, { name: "Fair" }));
    return system("PATCH", `${path}/campaigns/${id}`, { isActive: false });
  },
  "campaign.delete": async () => {
    const { path } = await othersCard();
    return system("DELETE", `${path}/campaigns/${idOf(await system("POST", `${path}/campaigns`, { name: "Fair" }))}`);
  },
  "card.create": async () => system("POST", "/api/business-cards", { userId: (await aUser(host.database)).id }),
  "card.delete": async () => system("DELETE", (await othersCard()).path),
  "card.update": async () => system("PUT", (await othersCard()).path, { title: "Head" }),
  "contacts.export": () => system("GET", "/api/contacts/export?format=csv"),
  "conversation.delete": async () => {
    const { card } = await othersCard();
    const { transaction, tables } = host.database;
    const [conversation] = await transaction((tx) =>
      tx
        .insert(tables.salesbotConversations)
        .values({ cardId: card.id, sessionId: unique("session") })
        .returning(),
    );
    return system("DELETE", `/api/conversations/${conversation!.id}`);
  },
  "conversations.export": async () =>
    system("GET", `/api/salesbot/${(await othersCard()).card.id}/conversations?format=csv`),
  "domain.create": () => system("POST", "/api/domains", { host: `${unique("acts")}.example` }),
  "domain.update": async () => {
    const { user, call } = await aPerson({ accessLevel: 3 });
    return call("PATCH", `/api/domains/${(await aDomain(host.database, user)).id}`, { appName: "Acme" });
  },
  "domain.delete": async () => {
    const { user, call } = await aPerson({ accessLevel: 3 });
    return call("DELETE", `/api/domains/${(await aDomain(host.database, user)).id}`);
  },
  "email.new": async () => {
    const email = address();
    const name = unique("acts").slice(0, 20);
    await visitor(host)("POST", "/api/register", { username: name, email, password: "a rather long one" });
    return visitor(host)("POST", "/api/email/confirm", { token: await token(email) });
  },
  "email.request": async () => withNewAddress(await aPerson()),
  "email.change": async () =>
    visitor(host)("POST", "/api/email/confirm", { token: await token(await withNewAddress(await aPerson())) }),
  "email.taken": async () => {
    const { user } = await aPerson({ emailConfirmedAt: null });
    forgeNewUser({ email: user.email });
    await signIn(host);
  },
  "email.undo": async () => {
    const person = await aPerson();
    await withNewAddress(person);
    return visitor(host)("POST", "/api/email/confirm", { token: await token(person.user.email) });
  },
  "inbox.export": () => system("GET", "/api/inbox?format=csv"),
  "invitation.create": async () => {
    const { call, path } = await aFirm();
    return call("POST", `${path}/invitations`, { emails: [address()] });
  },
  "invitation.withdraw": async () => {
    const { call, path } = await aFirm();
    const { created } = (await call("POST", `${path}/invitations`, { emails: [address()] })).json<{
      created: { id: number }[];
    }>();
    return call("DELETE", `${path}/invitations/${created[0]!.id}`);
  },
  "key.create": async () => (await aDeveloper()).call("POST", "/api/keys", A_KEY),
  "key.update": async () => {
    const { call } = await aDeveloper();
    const id = idOf(await call("POST", "/api/keys", A_KEY));
    return call("PATCH", `/api/keys/${id}`, { mcpWrites: true });
  },
  "key.end": async () => {
    const { call } = await aDeveloper();
    return call("DELETE", `/api/keys/${idOf(await call("POST", "/api/keys", A_KEY))}`);
  },
  "login.fail": async () => {
    const { user } = await aPerson();
    await visitor(host)("POST", "/api/login", { username: user.username, password: "wrong" });
  },
  "member.join": async () => {
    const { call, path } = await aFirm();
    const email = address();
    await call("POST", `${path}/invitations`, { emails: [email] });
    const guest = await signedIn(host, await aUser(host.database, { email }));
    return guest("POST", `/api/invitations/${(await linkTo(host, email)).split("/").at(-1)}/accept`);
  },
  "member.remove": async () => {
    const { team, call, path } = await aFirm();
    return call("DELETE", `${path}/members/${(await aMember(host, team)).user.id}`);
  },
  "member.role": async () => {
    const { team, call, path } = await aFirm();
    return call("PATCH", `${path}/members/${(await aMember(host, team)).user.id}`, { role: "manager" });
  },
  "message.delete": async () => {
    const { path } = await othersCard();
    const { submissions } = (await system("GET", `${path}/submissions`)).json<{ submissions: { id: number }[] }>();
    return system("DELETE", `/api/submissions/${submissions[0]!.id}`);
  },
  "messages.export": async () => system("GET", `${(await othersCard()).path}/submissions?format=csv`),
  "oidc.level": () => {
    forgeNewUser({ level: 3 });
    return signIn(host);
  },
  "oidc.link": async () => {
    forgeNewUser();
    return signIn(host, await wandererOf(host, await aUser(host.database)));
  },
  "oidc.unlink": async () => {
    const { user, call } = await aPerson();
    forgeNewUser();
    await signIn(host, await wandererOf(host, user));
    return call("DELETE", "/api/oidc", { currentPassword: PASSWORD });
  },
  "device.add": async () => (await aPerson()).call("POST", "/api/app-passwords", { name: "Phone" }),
  "device.remove": async () => {
    const { call } = await aPerson();
    return call("DELETE", `/api/app-passwords/${idOf(await call("POST", "/api/app-passwords", { name: "Phone" }))}`);
  },
  "passkey.add": async () => {
    const { call } = await aPerson();
    const { challenge } = (await call("POST", "/api/passkeys/options")).json<{ challenge: string }>();
    return call("POST", "/api/passkeys", aNewSoftwarePasskey({ challenge, origin: host.url }));
  },
  "passkey.copied": async () => {
    const answerTo = await aSoftwarePasskey(host, await aUser(host.database));
    const options = await visitor(host)("POST", "/api/login/passkey/options");
    const { challenge } = options.json<{ challenge: string }>();
    const copied = answerTo({ challenge, origin: host.url, counter: 4 });
    return visitor(host)("POST", "/api/login/passkey", copied, { cookie: cookiesOf(options), origin: host.url });
  },
  "passkey.remove": async () => {
    const { user, call } = await aPerson();
    const { transaction, tables } = host.database;
    const row = { userId: user.id, name: "Phone", credentialId: unique("key"), publicKey: "", counter: 0 };
    const [passkey] = await transaction((tx) =>
      tx
        .insert(tables.passkeys)
        .values({ ...row, rpId: "localhost" })
        .returning(),
    );
    return call("DELETE", `/api/passkeys/${passkey!.id}`, { currentPassword: PASSWORD });
  },
  "password.reset": async () => {
    const { user } = await aPerson();
    await visitor(host)("POST", "/api/reset-password", { email: user.email });
    const words = { token: (await token(user.email))!, newPassword: "another long one", confirm: "another long one" };
    const form = new URLSearchParams({ ...words, confirmPassword: words.confirm }).toString();
    const type = { "content-type": "application/x-www-form-urlencoded", origin: host.url };
    return visitor(host)("POST", "/reset-password", form, type);
  },
  "password.update": async () =>
    (await aPerson()).call("POST", "/api/update-password", {
      currentPassword: PASSWORD,
      newPassword: "another long one",
    }),
  "plan.decline": async () => {
    const id = idOf(await (await aPerson()).call("POST", "/api/plan-requests", { plan: "professional" }));
    return system("DELETE", `/api/plan-requests/${id}`);
  },
  "plan.grant": async () => {
    const id = idOf(await (await aPerson()).call("POST", "/api/plan-requests", { plan: "professional" }));
    return system("POST", `/api/plan-requests/${id}/grant`);
  },
  "session.end": async () => (await aPerson()).call("DELETE", "/api/sessions"),
  "settings.update": () => system("POST", "/api/pwa-settings", { appName: "Acts" }),
  "team.create": () => system("POST", "/api/teams", { name: unique("Acts") }),
  "team.delete": async () => system("DELETE", (await aFirm()).path, {}),
  "team.update": async () => {
    const { call, path } = await aFirm();
    return call("PATCH", path, { directory: true });
  },
  "template.assign": async () => {
    const { team, user, call, path } = await aFirm();
    await aCard(host.database, user, { teamId: team.id });
    return call("PATCH", `${path}/cards`, { cards: "all", templateId: (await aTemplate(host, team)).id });
  },
  "template.create": async () => {
    const { call, path } = await aFirm();
    return call("POST", `${path}/templates`, { name: "Sales" });
  },
  "template.update": async () => {
    const { team, call, path } = await aFirm();
    return call("PUT", `${path}/templates/${(await aTemplate(host, team)).id}`, { name: "Support", version: 1 });
  },
  "template.delete": async () => {
    const { team, call, path } = await aFirm();
    return call("DELETE", `${path}/templates/${(await aTemplate(host, team)).id}?version=1`);
  },
  "totp.on": async () => aSecondFactor(host, (await aPerson()).user),
  "webhook.create": () => aWebhook(),
  "webhook.update": async () => system("PATCH", `/api/webhooks/${idOf(await aWebhook())}`, { isActive: false }),
  "webhook.rotate": async () => system("POST", `/api/webhooks/${idOf(await aWebhook())}/rotate`),
  "webhook.delete": async () => system("DELETE", `/api/webhooks/${idOf(await aWebhook())}`),
  "totp.codes": async () => {
    const { user } = await aPerson();
    await aSecondFactor(host, user);
    return (await signedIn(host, user))("POST", "/api/totp/recovery-codes", { currentPassword: PASSWORD });
  },
  "totp.off": async () => {
    const { user } = await aPerson();
    await aSecondFactor(host, user);
    return (await signedIn(host, user))("DELETE", "/api/totp", { currentPassword: PASSWORD });
  },
  "totp.reset": async () => {
    const { user } = await aPerson();
    await aSecondFactor(host, user);
    return system("DELETE", `/api/users/${user.id}/totp`);
  },
  "user.bulk": () =>
    system("POST", "/api/users/bulk", {
      users: [
        {
          username: unique("acts").slice(0, 20),
          email: address(),
          fullName: "Acts Person",
          password: "a rather long one",
        },
      ],
    }),
  "user.create": () =>
    system("POST", "/api/users", {
      username: unique("acts").slice(0, 20),
      email: address(),
      fullName: "Acts Person",
      password: "a rather long one",
      accessLevel: 1,
    }),
  "user.delete": async () => system("DELETE", `/api/users/${(await aUser(host.database)).id}`),
  "user.update": async () => system("PATCH", `/api/users/${(await aUser(host.database)).id}`, { fullName: "Other" }),
};

async function lastActions(): Promise<string[]> {
  const { db, tables } = host.database;
  const rows = await db.select().from(tables.auditLog).orderBy(desc(tables.auditLog.id)).limit(4);
  return rows.map(({ action }) => action);
}

test.for(Object.keys(ACTS))("%s is written", async (action) => {
  const response = await ACTS[action]!();
  expect([
    action,
    response && typeof response === "object" && "text" in response ? response.text : "",
    await lastActions(),
  ]).toEqual([action, expect.anything(), expect.arrayContaining([action])]);
});

test("a wrong code of the second factor is a failed sign-in, too", async () => {
  const { user } = await aPerson();
  await aSecondFactor(host, user);
  const half = await visitor(host)("POST", "/api/login", { username: user.username, password: PASSWORD });
  const wrong = await visitor(host)("POST", "/api/login/factor", { code: "000000" }, { cookie: cookiesOf(half) });
  expect([half.status, wrong.status, (await lastActions())[0]]).toEqual([202, 401, "login.fail"]);
});

test("each act in the code has its words, and is done above", () => {
  const app = join(rootFolder, "host/app");
  const files = readdirSync(app, { recursive: true, encoding: "utf8" }).filter((name) => /\.server\.tsx?$/.test(name));
  const written = new Set<string>();
  for (const file of files) {
    const text = readFileSync(join(app, file), "utf8");
    for (const [, action] of text.matchAll(
      /(?:recordAudit|recordForeignCardAudit|recordAudit|recordAccountAudit)\(\s*tx,\s*[\w.]+,\s*(?:\{\s*action:\s*)?"([a-z]+\.[a-z]+)"/g,
    ))
      written.add(action!);
    for (const [, what] of text.matchAll(/auditExport\(tx, actor, "([a-z]+)"/g)) written.add(`${what}.export`);
  }
  const named = ["account.delete", "user.delete", "email.change", "email.new", "email.undo"]; // put together elsewhere
  expect([...written, ...named].sort()).toEqual(Object.keys(ACTION_LABELS).sort());
  expect(Object.keys(ACTS).sort()).toEqual(Object.keys(ACTION_LABELS).sort());
});
