import { eq, inArray, type SQL } from "drizzle-orm";
import { firstRow, type SalesbotConversation } from "#db/index.ts";
import { db, tables } from "../../database.server.ts";
import { errorFields, log } from "../../runtime/log.server.ts";

const { businessCards, salesbotConversations } = tables;

/** How often the table is asked for what other processes and servers have written. */
const POLL_MS = 1_000;
/** Conversations in one query. */
const BATCH_SIZE = 500;

/** What a follower of a conversation needs of it. */
export type FollowedConversation = Pick<
  SalesbotConversation,
  "id" | "revision" | "takes" | "state" | "person" | "conversationData" | "visitorEmail" | "createdAt"
> & { ownerSince?: Date | null };
const { id, revision, takes, state, person, conversationData, visitorEmail, createdAt } = salesbotConversations;
const FOLLOWED = { id, revision, takes, state, person, conversationData, visitorEmail, createdAt };

const followedWhere = (condition: SQL) =>
  db
    .select({ ...FOLLOWED, ownerSince: businessCards.ownerSince })
    .from(salesbotConversations)
    .innerJoin(businessCards, eq(businessCards.id, salesbotConversations.cardId))
    .where(condition);

/** Is called with each new state of a conversation; with undefined when it was deleted. */
type Follower = (conversation: FollowedConversation | undefined) => void;

interface FollowedEntry {
  revision: number;
  followers: Set<Follower>;
}

const followed = new Map<number, FollowedEntry>();
let timer: NodeJS.Timeout | undefined;
let polling: Promise<void> | undefined;

/**
 * Tells of each change of a conversation after this revision, whichever process makes it, until the function that is
 * returned is called. All followers of a process share one query a second; nobody asks while nobody follows.
 */
export function followConversation(conversation: { id: number; revision: number }, follower: Follower): () => void {
  const entry = followed.get(conversation.id) ?? { revision: conversation.revision, followers: new Set() };
  followed.set(conversation.id, entry);
  entry.followers.add(follower);
  // A follower that read an older state than the others have seen hears of the difference with the next query.
  entry.revision = Math.min(entry.revision, conversation.revision);
  timer ??= setInterval(() => void pollSoon(), POLL_MS).unref();
  return () => {
    entry.followers.delete(follower);
    if (entry.followers.size > 0 || followed.get(conversation.id) !== entry) return;
    followed.delete(conversation.id);
    if (followed.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** A conversation as its followers get it. */
export async function findFollowed(conversationId: number): Promise<FollowedConversation | undefined> {
  return firstRow(followedWhere(eq(id, conversationId)));
}

/** To be called after a commit: followers in this process need not wait for the next query. */
export function announceChange(conversationId: number): void {
  if (followed.has(conversationId)) void check([conversationId]);
}

/** One query at a time: a slow database is not asked again before it has answered. */
const pollSoon = () => (polling ??= poll().finally(() => (polling = undefined)));

async function poll(): Promise<void> {
  const ids = [...followed.keys()];
  for (let at = 0; at < ids.length; at += BATCH_SIZE) await check(ids.slice(at, at + BATCH_SIZE));
}

async function check(ids: number[]): Promise<void> {
  try {
    const rows = await db.select({ id, revision }).from(salesbotConversations).where(inArray(id, ids));
    const revisions = new Map(rows.map((row) => [row.id, row.revision]));
    const changed = ids.filter((one) => revisions.get(one) !== followed.get(one)?.revision);
    if (changed.length === 0) return;
    const conversations = await followedWhere(inArray(id, changed));
    for (const one of changed) {
      const entry = followed.get(one);
      const conversation = conversations.find((row) => row.id === one);
      // A query that was overtaken by another has nothing new to tell.
      if (!entry || (conversation && conversation.revision <= entry.revision)) continue;
      if (conversation) entry.revision = conversation.revision;
      for (const follower of [...entry.followers]) follower(conversation);
    }
  } catch (error) {
    log("warn", "followed conversations were not read", errorFields(error));
  }
}
