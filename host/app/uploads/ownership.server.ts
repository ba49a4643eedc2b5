import { and, asc, eq, gt, inArray, ne } from "drizzle-orm";
import { type BusinessCard, run, type Tx } from "#db/index.ts";
import { FIRST_USER_ID } from "../access.ts";
import { db, tables } from "../database.server.ts";

const { businessCards, cardTemplates, pwaSettings, salesbotConfigs, teamMembers, teams, uploads } = tables;

const SHOWN = /\/uploads\/([\w./-]+)/g;
/** Cards read at a time: other requests get their turn in between. */
const PAGE = 200;

/** Who else shows files of a user, by the path of the file: the owner of a card, or user 1 for the site's settings. */
export async function ownersOfShownFiles(userId: number): Promise<Map<string, number>> {
  const files = await db.select().from(uploads).where(eq(uploads.userId, userId));
  const paths = new Set(files.map(({ path }) => path));
  const owners = new Map<string, number>();
  if (paths.size === 0) return owners;
  const note = (ownerId: number, shown: unknown) => {
    for (const [, path] of JSON.stringify(shown).matchAll(SHOWN))
      if (paths.has(path!) && !owners.has(path!)) owners.set(path!, ownerId);
  };
  for await (const cards of othersCards(userId)) {
    const ids = cards.map(({ id }) => id);
    const bots = await db
      .select({ cardId: salesbotConfigs.cardId, avatarUrl: salesbotConfigs.avatarUrl })
      .from(salesbotConfigs)
      .where(inArray(salesbotConfigs.cardId, ids));
    for (const card of cards) {
      // A file uploaded for a card is its owner's, also while the card has not been saved with it.
      for (const { path, cardId } of files) if (cardId === card.id) owners.set(path, card.userId);
      note(card.userId, [card, bots.filter(({ cardId }) => cardId === card.id)]);
    }
  }
  for (const { id, logo, values } of await shownByTeams()) {
    const [manager] = await db
      .select({ userId: teamMembers.userId })
      .from(teamMembers)
      .where(and(eq(teamMembers.teamId, id), eq(teamMembers.role, "manager"), ne(teamMembers.userId, userId)))
      .orderBy(asc(teamMembers.id))
      .limit(1);
    note(manager?.userId ?? FIRST_USER_ID, [logo, values]);
  }
  for (const { scope, settings } of await db.select().from(pwaSettings))
    if (scope !== String(userId)) note(Number(scope) || FIRST_USER_ID, settings);
  return owners;
}

/** Logos and templates, which show files of whoever uploaded them. */
const shownByTeams = () =>
  db
    .select({ id: teams.id, logo: teams.logo, values: cardTemplates.values })
    .from(teams)
    .leftJoin(cardTemplates, eq(cardTemplates.teamId, teams.id));

async function* othersCards(userId: number) {
  for (let after = 0; ;) {
    const cards = await db
      .select()
      .from(businessCards)
      .where(and(ne(businessCards.userId, userId), gt(businessCards.id, after)))
      .orderBy(asc(businessCards.id))
      .limit(PAGE);
    if (cards.length === 0) return;
    yield cards;
    after = cards.at(-1)!.id;
  }
}

/** Makes the files that a card shows its own, when it is handed over: its first owner may take them off other cards. */
export function* keepShown(tx: Tx, card: BusinessCard) {
  const paths = [...JSON.stringify(card).matchAll(SHOWN)].map(([, path]) => path!);
  if (paths.length > 0) yield* run(tx.update(uploads).set({ cardId: card.id }).where(inArray(uploads.path, paths)));
}

/** Gives files to those who show them, before their owner is deleted. Answers the paths of all others. */
export function* handOver(tx: Tx, userId: number, owners: Map<string, number>) {
  const rows = yield* run(tx.select({ path: uploads.path }).from(uploads).where(eq(uploads.userId, userId)));
  const unshown: string[] = [];
  for (const { path } of rows) {
    const ownerId = owners.get(path);
    const isKept = ownerId !== undefined && (yield* exists(tx, ownerId));
    if (isKept) yield* run(tx.update(uploads).set({ userId: ownerId }).where(eq(uploads.path, path)));
    else unshown.push(path);
  }
  return unshown;
}

/** Meanwhile they may have been deleted themselves. */
function* exists(tx: Tx, userId: number) {
  const found = yield* run(tx.select({ id: tables.users.id }).from(tables.users).where(eq(tables.users.id, userId)));
  return found.length > 0;
}
