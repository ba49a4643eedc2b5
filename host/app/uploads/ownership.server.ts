import { type AnyColumn, and, asc, desc, eq, gt, inArray, ne, or } from "drizzle-orm";
import { containsText, run, type Tx } from "#db/index.ts";
import { FIRST_USER_ID } from "../access.ts";
import { uploadPathsIn } from "../cards/referenced-files.server.ts";
import { db, tables, transaction } from "../database.server.ts";
import { nextEventLoopTurn } from "../runtime/event-loop-queue.ts";

const { businessCards, cardTemplates, domains, pwaSettings, salesbotConfigs, teamMembers, teams, uploads } = tables;

/** Cards read at a time: other requests get their turn in between. */
const PAGE = 200;
/** Files that change hands in one transaction. */
const STEP = 100;

/** Other owners of cards that show a user's files, by file path; user 1 for the site's settings. */
export async function ownersOfReferencedFiles(userId: number): Promise<Map<string, number>> {
  const files = await db.select().from(uploads).where(eq(uploads.userId, userId));
  const paths = new Set(files.map(({ path }) => path));
  const byCard = new Map<number, string[]>();
  for (const { path, cardId } of files) {
    if (cardId === null) continue;
    if (!byCard.has(cardId)) byCard.set(cardId, []);
    byCard.get(cardId)!.push(path);
  }
  const owners = new Map<string, number>();
  if (paths.size === 0) return owners;
  const assignOwner = (ownerId: number, content: unknown) => {
    for (const path of uploadPathsIn(content)) if (paths.has(path) && !owners.has(path)) owners.set(path, ownerId);
  };
  for await (const cards of othersCards(userId)) {
    const ids = cards.map(({ id }) => id);
    const bots = await db
      .select({ cardId: salesbotConfigs.cardId, avatarUrl: salesbotConfigs.avatarUrl })
      .from(salesbotConfigs)
      .where(inArray(salesbotConfigs.cardId, ids));
    for (const card of cards) {
      // A file uploaded for a card is its owner's, also while the card has not been saved with it.
      for (const path of byCard.get(card.id) ?? []) owners.set(path, card.userId);
      assignOwner(card.userId, [card, bots.filter(({ cardId }) => cardId === card.id)]);
    }
  }
  const byTeams = await teamsReferencing([...paths]);
  const managers = await firstManagers(
    byTeams.map(({ id }) => id),
    userId,
  );
  for (const { id, shown: content } of byTeams) assignOwner(managers.get(id) ?? FIRST_USER_ID, content);
  for (const { userId: ownerId, icon } of await domainsReferencing([...paths]))
    if (ownerId !== userId) assignOwner(ownerId, icon);
  for await (const rows of allAppSettings())
    for (const { scope, settings } of rows)
      if (scope !== String(userId)) assignOwner(Number(scope) || FIRST_USER_ID, settings);
  return owners;
}

async function* allAppSettings() {
  for (let after = ""; ;) {
    const rows = await db
      .select()
      .from(pwaSettings)
      .where(gt(pwaSettings.scope, after))
      .orderBy(asc(pwaSettings.scope))
      .limit(PAGE);
    if (rows.length === 0) return;
    yield rows;
    await nextEventLoopTurn();
    after = rows.at(-1)!.scope;
  }
}

/** Paths in one query, as each adds a condition. */
const PATHS_PER_QUERY = 50;
/** Templates read at a time. */
const TEMPLATES_PER_QUERY = 20;

/** Teams whose logo or templates show one of the files, with the values that show them. */
export async function teamsReferencing(paths: string[]): Promise<{ id: number; shown: unknown }[]> {
  const rows: { id: number; shown: unknown }[] = [];
  const searched = new Set(paths);
  const add = (id: number, content: unknown) => {
    if (uploadPathsIn(content).some((path) => searched.has(path))) rows.push({ id, shown: content });
  };
  for (let start = 0; start < paths.length; start += PATHS_PER_QUERY) {
    const some = mentions(teams.logo, paths.slice(start, start + PATHS_PER_QUERY));
    for (const { id, logo } of await db.select({ id: teams.id, logo: teams.logo }).from(teams).where(some))
      add(id, logo);
    await nextEventLoopTurn();
  }
  if (paths.length === 0) return rows;
  for (let after = 0; ;) {
    const templates = await db
      .select({ id: cardTemplates.id, teamId: cardTemplates.teamId, values: cardTemplates.values })
      .from(cardTemplates)
      .where(gt(cardTemplates.id, after))
      .orderBy(asc(cardTemplates.id))
      .limit(TEMPLATES_PER_QUERY);
    for (const { teamId, values } of templates) add(teamId, values);
    if (templates.length < TEMPLATES_PER_QUERY) return rows;
    after = templates.at(-1)!.id;
    await nextEventLoopTurn();
  }
}

const mentions = (column: AnyColumn, paths: string[]) => or(...paths.map((path) => containsText(column, path)));

/** Domains whose icon is one of the files, with their owners. */
export async function domainsReferencing(paths: string[]): Promise<{ userId: number; icon: string | null }[]> {
  const rows: { userId: number; icon: string | null }[] = [];
  for (let start = 0; start < paths.length; start += PATHS_PER_QUERY) {
    const some = paths.slice(start, start + PATHS_PER_QUERY);
    rows.push(
      ...(await db
        .select({ userId: domains.userId, icon: domains.icon })
        .from(domains)
        .where(mentions(domains.icon, some))),
    );
    await nextEventLoopTurn();
  }
  return rows;
}

/** Longest-standing manager of each team, except a user about to be deleted. */
async function firstManagers(teamIds: number[], without: number): Promise<Map<number, number>> {
  if (teamIds.length === 0) return new Map();
  const rows = await db
    .select({ teamId: teamMembers.teamId, userId: teamMembers.userId })
    .from(teamMembers)
    .where(and(inArray(teamMembers.teamId, teamIds), eq(teamMembers.role, "manager"), ne(teamMembers.userId, without)))
    .orderBy(desc(teamMembers.id));
  return new Map(rows.map(({ teamId, userId }) => [teamId, userId]));
}

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
    await nextEventLoopTurn();
    after = cards.at(-1)!.id;
  }
}

/** Transfers files to the owners of cards that show them, before their owner is deleted. */
export async function transferFiles(userId: number, owners: Map<string, number>): Promise<void> {
  const paths = [...owners.keys()];
  for (let start = 0; start < paths.length; start += STEP) {
    const some = paths.slice(start, start + STEP);
    await transaction(function* (tx) {
      for (const path of some) {
        const ownerId = owners.get(path)!;
        if (!(yield* exists(tx, ownerId))) continue;
        const isTheirs = and(eq(uploads.path, path), eq(uploads.userId, userId));
        yield* run(tx.update(uploads).set({ userId: ownerId }).where(isTheirs));
      }
    });
    await nextEventLoopTurn();
  }
}

/** Meanwhile they may have been deleted themselves. */
function* exists(tx: Tx, userId: number) {
  const rows = yield* run(tx.select({ id: tables.users.id }).from(tables.users).where(eq(tables.users.id, userId)));
  return rows.length > 0;
}
