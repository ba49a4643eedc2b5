import { eq, inArray } from "drizzle-orm";
import { mayReadMessages } from "../../access.ts";
import { findActors } from "../../auth/sessions/session.server.ts";
import { db, tables } from "../../database.server.ts";
import { errorFields, log } from "../../runtime/log.server.ts";

const { businessCards, salesbotConversations } = tables;

/** How long a stream goes on at most after its session has ended or its viewer has lost access. */
const CHECK_MS = 3_000;
/** Streams in one query. */
const BATCH_SIZE = 500;

interface OwnerStream {
  sessionId: number;
  conversationId: number;
  close: () => void;
}

const open = new Set<OwnerStream>();
let timer: NodeJS.Timeout | undefined;
let checking: Promise<void> | undefined;

/**
 * Ends an owner's stream soon after a sign-out, a new password, a lower level, the leaving of a team: whatever makes
 * the call that opened it refused. Stops when the function that is returned is called.
 */
export function closeWithoutAccess(stream: OwnerStream): () => void {
  open.add(stream);
  timer ??= setInterval(() => void (checking ??= check().finally(() => (checking = undefined))), CHECK_MS).unref();
  return () => {
    open.delete(stream);
    if (open.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

async function check(): Promise<void> {
  const streams = [...open];
  try {
    for (let at = 0; at < streams.length; at += BATCH_SIZE) await checkBatch(streams.slice(at, at + BATCH_SIZE));
  } catch (error) {
    log("warn", "access to followed conversations was not checked", errorFields(error));
  }
}

async function checkBatch(streams: OwnerStream[]): Promise<void> {
  const actors = await findActors(streams.map(({ sessionId }) => sessionId));
  const cards = await db
    .select({
      id: salesbotConversations.id,
      userId: businessCards.userId,
      teamId: businessCards.teamId,
      isVacant: businessCards.isVacant,
    })
    .from(salesbotConversations)
    .innerJoin(businessCards, eq(businessCards.id, salesbotConversations.cardId))
    .where(
      inArray(
        salesbotConversations.id,
        streams.map(({ conversationId }) => conversationId),
      ),
    );
  for (const { sessionId, conversationId, close } of streams) {
    const actor = actors.get(sessionId);
    const card = cards.find(({ id }) => id === conversationId);
    if (!actor || !card || mayReadMessages(actor, card)) close();
  }
}
