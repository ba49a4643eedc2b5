// One account that has gathered 5,000 of everything, and changes and deletes all of it, while others wait.
import { aCard, aUserWithPassword, PASSWORD, unique } from "../../tests/builders.ts";
import { signedIn } from "../../tests/client.ts";
import { type Host, startHost } from "../../tests/host.ts";
import type { Category } from "./attempt.ts";
import { watchOthers } from "./watch-others.ts";

const MANY = 5_000;
const many = <T>(make: (n: number) => T, from = 0, count = MANY): T[] =>
  Array.from({ length: count }, (_, n) => make(from + n));

/** An account of level 4 that manages a team, with the ids that calls need. */
async function aFullAccount({ database: { transaction, tables: t }, database }: Host) {
  const user = await aUserWithPassword(database, { accessLevel: 4 });
  const card = await aCard(database, user);
  const userId = user.id;
  const [team] = await transaction((tx) =>
    tx
      .insert(t.teams)
      .values({ name: "Firm", slug: unique("firm") })
      .returning(),
  );
  const teamId = team!.id;
  await transaction((tx) => tx.insert(t.teamMembers).values({ teamId, userId, role: "manager" }));
  const [template] = await transaction((tx) =>
    tx
      .insert(t.cardTemplates)
      .values({ teamId, name: "T", values: { company: "Firm" }, rules: { company: "locked" } })
      .returning(),
  );
  const other = await aUserWithPassword(database);
  const ids = { contacts: [] as number[] };
  for (let from = 0; from < MANY; from += 500) {
    const some = <T>(make: (n: number) => T) => many(make, from, 500);
    await transaction((tx) =>
      tx
        .insert(t.businessCards)
        .values(some((n) => ({ userId, teamId, templateId: template!.id, slug: unique("c"), name: `Card ${n}` }))),
    );
    const cardId = card.id;
    const source = { source: "link", country: "DE" };
    await transaction((tx) => tx.insert(t.cardViews).values(some(() => ({ cardId, ...source }))));
    await transaction((tx) =>
      tx.insert(t.cardClicks).values(some(() => ({ cardId, linkId: "website", linkType: "website" }))),
    );
    await transaction((tx) => tx.insert(t.cardSaves).values(some(() => ({ cardId }))));
    const messages = await transaction((tx) =>
      tx
        .insert(t.formSubmissions)
        .values(some((n) => ({ cardId, formData: { email: `a${n}@example.com`, message: "Hello there" } })))
        .returning(),
    );
    await transaction((tx) =>
      tx
        .insert(t.salesbotConversations)
        .values(
          some((n) => ({
            cardId,
            sessionId: unique("s"),
            conversationData: [{ role: "user" as const, content: `Question ${n}`, timestamp: "2026-01-01T00:00:00Z" }],
          })),
        ),
    );
    const people = await transaction((tx) =>
      tx
        .insert(t.people)
        .values(
          some((n) => ({
            userId,
            name: `Person ${n}`,
            nameKey: `person ${n}`,
            emails: [`a${n}@example.com`],
            stage: "new",
          })),
        )
        .returning(),
    );
    ids.contacts.push(...people.map(({ id }) => id));
    await transaction((tx) =>
      tx
        .insert(t.peopleTerms)
        .values(
          people.flatMap(({ id }, n) =>
            ["s:new", `w:person`, `w:${from + n}`, `e:a${from + n}@example.com`].map((term) => ({
              userId,
              personId: id,
              term,
            })),
          ),
        ),
    );
    await transaction((tx) =>
      tx
        .insert(t.contacts)
        .values(
          people.map(({ id, name }, n) => ({
            cardId,
            userId,
            personId: id,
            name,
            source: "form" as const,
            submissionId: messages[n]!.id,
          })),
        ),
    );
    await transaction((tx) =>
      tx.insert(t.uploads).values(some(() => ({ path: unique("f") + ".png", userId, bytes: 1, width: 1, height: 1 }))),
    );
    await transaction((tx) =>
      tx
        .insert(t.mailOutbox)
        .values(
          some((n) => ({
            recipient: `a${n}@example.com`,
            subject: "Hello",
            text: "x".repeat(500),
            sentAt: new Date(),
            contactsOf: userId,
          })),
        ),
    );
    await transaction((tx) =>
      tx
        .insert(t.auditLog)
        .values(some(() => ({ actorId: userId, action: "card.update", target: `card:${cardId}`, teamId }))),
    );
    await transaction((tx) =>
      tx
        .insert(t.teamInvitations)
        .values(
          some((n) => ({
            teamId,
            email: `i${n}@example.com`,
            emailKey: `i${n}@example.com`,
            role: "member" as const,
            invitedBy: userId,
            tokenHash: unique("h"),
            expiresAt: new Date(Date.now() + 1e9),
          })),
        ),
    );
  }
  await transaction((tx) => tx.insert(t.peopleTotals).values({ userId, stage: "new", n: MANY }));
  await transaction((tx) => tx.insert(t.teamMembers).values({ teamId, userId: other.id, role: "manager" }));
  return { user, teamId, templateId: template!.id, contacts: ids.contacts };
}

type Account = Awaited<ReturnType<typeof aFullAccount>>;
type Request = [method: string, path: string, body?: unknown];

/** What the account changes and deletes, itself last. */
const CALLS = ({ teamId, templateId, contacts }: Account): Request[] => [
  ["PATCH", "/api/contacts/settings", { stages: [{ name: "fresh", was: "new" }, { name: "won" }] }],
  ["POST", "/api/contacts/bulk", { ids: contacts.slice(0, 1_000), stage: "won", addTags: ["x"] }],
  ["POST", "/api/contacts/bulk", { ids: contacts.slice(0, 1_000), isDeleted: true }],
  ["POST", `/api/contacts/${contacts[2_000]}/merge`, { into: contacts[2_001] }],
  ["POST", `/api/contacts/${contacts[2_000]}/unmerge`],
  ["PATCH", `/api/teams/${teamId}/cards`, { cards: "all", templateId: null }],
  ["PATCH", `/api/teams/${teamId}/cards`, { cards: "all", templateId }],
  ["DELETE", `/api/teams/${teamId}/templates/${templateId}?version=1&cards=free`],
  ["DELETE", "/api/user", { currentPassword: PASSWORD }],
];

export const muchData: Category = {
  id: "DoS",
  name: "One account that has gathered much",
  attempts: async () => [
    [
      "an account with 5,000 of everything that changes and deletes it",
      async () => {
        const host = await startHost({ RATE_LIMITS: "off" });
        const others = watchOthers(host);
        try {
          const account = await aFullAccount(host);
          const call = await signedIn(host, account.user);
          let isBlocked = true;
          for (const [method, path, body] of CALLS(account))
            isBlocked = (await others.isUnnoticed(`${method} ${path}`, () => call(method, path, body))) && isBlocked;
          return isBlocked;
        } finally {
          await others.end();
          await host.stop();
        }
      },
    ],
  ],
};
