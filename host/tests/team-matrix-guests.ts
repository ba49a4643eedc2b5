// Rows of the matrix of teams about what visitors leave on cards, and about the cards' further calls.
import { aCard, aPerson, unique } from "./builders.ts";
import { aPictureForm, writeUpload } from "./call-requests.ts";
import { aDomain } from "./domain-builders.ts";
import { aMember } from "./team-builders.ts";
import { by, type Case, type Firm, get, holders, managers, page } from "./team-expectations.ts";

/** A message of the member's card. */
export async function aMessage({ host, card }: Firm): Promise<number> {
  const { transaction, tables } = host.database;
  const [row] = await transaction((tx) =>
    tx
      .insert(tables.formSubmissions)
      .values({ cardId: card.id, formData: { name: "Ben" } })
      .returning(),
  );
  return row!.id;
}

/** A conversation of the member's card. */
async function aConversation({ host, card }: Firm): Promise<number> {
  const { transaction, tables } = host.database;
  const values = { cardId: card.id, sessionId: unique("session"), visitorName: "Ben" };
  const [row] = await transaction((tx) => tx.insert(tables.salesbotConversations).values(values).returning());
  return row!.id;
}

async function anUnanswered({ host, card }: Firm): Promise<number> {
  const { transaction, tables } = host.database;
  const values = { cardId: card.id, question: unique("May dogs come along") };
  const [row] = await transaction((tx) => tx.insert(tables.salesbotUnanswered).values(values).returning());
  return row!.id;
}

async function aCampaign({ host, card }: Firm): Promise<number> {
  const { transaction, tables } = host.database;
  const name = unique("fair");
  const values = { cardId: card.id, name, nameKey: name, code: name };
  const [row] = await transaction((tx) => tx.insert(tables.campaigns).values(values).returning());
  return row!.id;
}

/** Somebody whom the member met on the card. */
async function aContact({ host, card, member }: Firm): Promise<number> {
  const { transaction, tables } = host.database;
  const met = await aPerson(host.database, member.user, { reminderAt: new Date() });
  await transaction((tx) =>
    tx.insert(tables.contacts).values({ cardId: card.id, userId: member.user.id, personId: met.id, source: "form" }),
  );
  return met.id;
}

/** Notes about people are nobody else's: only who met them, here the member, changes a contact. */
const keepers = (done = 200) => [401, 403, done, 403, 403, 403, 403] as const;
/** Administrators read what visitors write, but do not answer it. */
const answerers = (done = 200) => by(done, done, 403, 403);
/** Managers of the team read it, too; administrators do not. */
const readers = [401, 200, 200, 403, 403, 403, 403] as const;

/** The address of a picture of somebody whom the member met on the card. */
async function aPictureOfContact(firm: Firm): Promise<string> {
  const { transaction, tables } = firm.host.database;
  const personId = await aContact(firm);
  const path = `${unique("picture")}.private.jpg`;
  await writeUpload(firm.host, path);
  await transaction((tx) =>
    tx.insert(tables.uploads).values({ path, userId: firm.member.user.id, personId, bytes: 1 }),
  );
  return `/api/contacts/${personId}/pictures/${path}`;
}

const CONTACTS: Case[] = [
  ["reads a contact", async (call, firm) => call("GET", `/api/contacts/${await aContact(firm)}`), readers],
  [
    "opens a contact",
    async (call, firm) => call("GET", `/contacts/${await aContact(firm)}`),
    [302, 200, 200, 403, 403, 403, 403],
  ],
  [
    "changes a contact",
    async (call, firm) => call("PATCH", `/api/contacts/${await aContact(firm)}`, { notes: "Met" }),
    keepers(),
  ],
  ["deletes a contact", async (call, firm) => call("DELETE", `/api/contacts/${await aContact(firm)}`), keepers(204)],
  [
    "merges contacts",
    async (call, firm) => call("POST", `/api/contacts/${await aContact(firm)}/merge`, { into: await aContact(firm) }),
    keepers(),
  ],
  [
    "undoes a merge",
    async (call, firm) => {
      const part = await aPerson(firm.host.database, firm.member.user, { mergedInto: await aContact(firm) });
      return call("POST", `/api/contacts/${part.id}/unmerge`);
    },
    keepers(),
  ],
  [
    "changes contacts at once",
    async (call, firm) => call("POST", "/api/contacts/bulk", { ids: [await aContact(firm)], addTags: ["fair"] }),
    keepers(),
  ],
  [
    "takes the reminder of a contact",
    async (call, firm) => call("GET", `/api/contacts/${await aContact(firm)}/reminder.ics`),
    readers,
  ],
  [
    "keeps a picture with a contact",
    async (call, firm) => call("POST", `/api/contacts/${await aContact(firm)}/pictures`, await aPictureForm()),
    keepers(201),
  ],
  ["looks at a picture of a contact", async (call, firm) => call("GET", await aPictureOfContact(firm)), readers],
  ["removes a picture of a contact", async (call, firm) => call("DELETE", await aPictureOfContact(firm)), keepers(204)],
  ["opens the team's contacts", get(({ team }) => `/contacts?team=${team.id}`), page(200, 403, 403, 403)],
];

const INBOX: Case[] = [
  ["opens the team's messages", get(({ team }) => `/inbox?team=${team.id}`), page(200, 403, 403, 200)],
  [
    "marks a message",
    async (call, firm) => call("PATCH", `/api/inbox/message/${await aMessage(firm)}`, { isRead: true }),
    holders(),
  ],
  [
    "deletes a message from the inbox",
    async (call, firm) => call("DELETE", `/api/inbox/message/${await aMessage(firm)}`),
    holders(204),
  ],
  [
    "reads a conversation",
    async (call, firm) => call("GET", `/api/conversations/${await aConversation(firm)}`),
    holders(),
  ],
  [
    "marks a conversation",
    async (call, firm) => call("PATCH", `/api/conversations/${await aConversation(firm)}`, { isRead: true }),
    holders(),
  ],
  ...["take", "release", "close"].map((act): Case => [
    `presses ${act} in a conversation`,
    async (call, firm) => call("POST", `/api/conversations/${await aConversation(firm)}/${act}`),
    answerers(),
  ]),
  [
    "types in a conversation",
    async (call, firm) => call("POST", `/api/conversations/${await aConversation(firm)}/typing`),
    answerers(204),
  ],
  [
    "answers a visitor",
    async (call, firm) => call("POST", `/api/conversations/${await aConversation(firm)}/messages`, { text: "Hello" }),
    answerers(201),
  ],
  [
    "follows a conversation",
    async (call, firm) => call("HEAD", `/api/conversations/${await aConversation(firm)}/events`),
    holders(),
  ],
  [
    "deletes a conversation",
    async (call, firm) => call("DELETE", `/api/conversations/${await aConversation(firm)}`),
    holders(204),
  ],
  [
    "answers a question",
    async (call, firm) =>
      call("POST", `/api/salesbot/${firm.card.id}/unanswered/${await anUnanswered(firm)}/answer`, { answer: "Yes" }),
    holders(201),
  ],
  [
    "drops a question",
    async (call, firm) => call("DELETE", `/api/salesbot/${firm.card.id}/unanswered/${await anUnanswered(firm)}`),
    holders(204),
  ],
];

const FURTHER: Case[] = [
  ["follows a card's figures", get(({ card }) => `/api/analytics/${card.id}/live`), holders()],
  ["takes a card as a website", get(({ card }) => `/api/business-cards/${card.id}/archive.zip`), holders()],
  [
    "renames a campaign",
    async (call, firm) =>
      call("PATCH", `/api/business-cards/${firm.card.id}/campaigns/${await aCampaign(firm)}`, { name: unique("C") }),
    holders(),
  ],
  [
    "deletes a campaign",
    async (call, firm) => call("DELETE", `/api/business-cards/${firm.card.id}/campaigns/${await aCampaign(firm)}`),
    holders(204),
  ],
  [
    "tries the assistant",
    (call, { card }) =>
      call("POST", `/api/salesbot/${card.id}/trial`, { settings: { botName: "Bo" }, message: "Hello" }),
    holders(),
  ],
  ["asks for a card's addresses", get(({ card }) => `/api/addresses?card=${card.id}`), holders()],
  [
    "asks for a member's addresses",
    get(({ member }) => `/api/addresses?user=${member.user.id}`),
    [401, 403, 200, 403, 403, 403, 200], // what ends with an account is no manager's
  ],
  [
    "checks a slug for a card",
    get(({ card }) => `/api/slug/${unique("free")}?card=${card.id}`),
    by(200, 200, 200, 200),
  ],
  ["lists a member's cards", get(({ member }) => `/api/business-cards/user/${member.user.id}`), by(403, 200, 403, 200)],
  ["opens the import of links", get(({ card }) => `/cards/${card.id}/import`), page(200, 200, 403, 200)],
  ["shows a card from one phone to another", get(({ card }) => `/cards/${card.id}/show`), page(200, 200, 403, 200)],
  ["opens the editor's old address", get(({ card }) => `/editor/${card.id}`), page(302, 302, 302, 302)],
  ["opens the list of all cards", get(() => "/cards"), page(403, 403, 403, 200)],
  ["opens the list of users", get(() => "/users"), page(403, 403, 403, 200)],
  [
    "checks a domain of the team",
    async (call, { host, team, manager }) => {
      const domain = await aDomain(host.database, manager.user, { teamId: team.id });
      return call("POST", `/api/domains/${domain.id}/check`);
    },
    managers(),
  ],
  [
    "deletes a member's account",
    async (call, { host, team }) => call("DELETE", `/api/users/${(await aMember(host, team)).user.id}`, {}),
    by(403, 403, 403, 204),
  ],
  [
    "resets a member's second factor",
    (call, { member }) => call("DELETE", `/api/users/${member.user.id}/totp`),
    by(403, 403, 403, 404), // there is none
  ],
  [
    "hands a card to somebody",
    async (call, { host, team, member, colleaguesCard }) => {
      const card = await aCard(host.database, member.user, { teamId: team.id });
      const response = await call("PUT", `/api/business-cards/${card.id}`, { userId: colleaguesCard.userId });
      const now = await call("GET", `/api/business-cards/${card.id}`);
      // Whoever may edit it may send a userId, which is not taken.
      const isTransferred = response.status === 200 && now.json<{ userId: number }>().userId !== member.user.id;
      return isTransferred ? { ...response, status: 299 } : response;
    },
    holders(),
  ],
];

export const GUESTS: Case[] = [...CONTACTS, ...INBOX, ...FURTHER];
