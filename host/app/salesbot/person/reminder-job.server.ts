import { asc, eq, lte } from "drizzle-orm";
import { firstRow, type ReminderKind, run, type SalesbotConversation, type Tx } from "#db/index.ts";
import { composed, CARD_WITH_TEMPLATE, ofTemplate } from "../../cards/stored.server.ts";
import { db, tables, transaction } from "../../database.server.ts";
import { pageUrlOf } from "../../domains/addresses.server.ts";
import { accountLocale } from "../../languages/account-language.server.ts";
import { queueMail, queueMailToOwner } from "../../mail/outbox.server.ts";
import { canonicalMailbox } from "../../mail/limits.server.ts";
import { tryConsume } from "../../rate-limits/rate-limits.server.ts";
import { cardFacts } from "../card-facts.ts";
import { withoutStates } from "../chat-state.ts";
import { toSettings } from "../config.server.ts";
import { conversationState } from "../engine/resolve/dialog-state.ts";
import { announceChange } from "./live-updates.server.ts";
import { ownerMail, visitorMail } from "./mails.ts";
import { peopleToTell, threadUrl } from "./push-notices.server.ts";
import { hasReminder, takeReminder } from "./reminders.server.ts";

const { businessCards, cardTemplates, conversationReminders, salesbotConfigs, salesbotConversations, users } = tables;

const BATCH_SIZE = 100;

type Due = Awaited<ReturnType<typeof findDue>>[number];

/** Does what has fallen due in conversations. Each reminder goes in the transaction that does what it is for. */
export async function runReminders(signal: AbortSignal, now = new Date()): Promise<void> {
  const work: Record<ReminderKind, (due: Due, now: Date) => Promise<void>> = {
    owner: mailOwner,
    visitor: mailVisitor,
    nobody: goOnAlone,
    reply: replyToOpen,
  };
  for (;;) {
    const due = await findDue(now);
    for (const one of due) {
      if (signal.aborted) return;
      await work[one.kind](one, now);
    }
    if (due.length < BATCH_SIZE) return;
  }
}

function findDue(now: Date) {
  return db
    .select({
      kind: conversationReminders.kind,
      conversationId: conversationReminders.conversationId,
      ...CARD_WITH_TEMPLATE,
      config: salesbotConfigs,
    })
    .from(conversationReminders)
    .innerJoin(salesbotConversations, eq(salesbotConversations.id, conversationReminders.conversationId))
    .innerJoin(businessCards, eq(businessCards.id, salesbotConversations.cardId))
    .leftJoin(cardTemplates, ofTemplate)
    .leftJoin(salesbotConfigs, eq(salesbotConfigs.cardId, businessCards.id))
    .where(lte(conversationReminders.dueAt, now))
    .orderBy(asc(conversationReminders.dueAt))
    .limit(BATCH_SIZE);
}

/** Nobody has opened the conversation in time. */
async function mailOwner(due: Due): Promise<void> {
  const card = composed(due);
  const mayMail = await tryConsume("personMail", { card: card.id });
  const conversation = await firstRow(
    db.select().from(salesbotConversations).where(eq(salesbotConversations.id, due.conversationId)),
  );
  const [userId] = conversation ? await peopleToTell(conversation, card) : [];
  await transaction(function* (tx) {
    const current = yield* settle(tx, due);
    if (!current || !mayMail || current.isRead || userId === undefined) return;
    const owner = yield* firstRow(tx.select().from(users).where(eq(users.id, userId)));
    if (!owner) return;
    yield* queueMailToOwner(tx, owner, ownerMail(card, current, threadUrl(current), accountLocale(owner)));
  });
}

/** No page of the visitor's has shown what a person wrote. */
async function mailVisitor(due: Due): Promise<void> {
  const card = composed(due);
  const { visitorEmail: email = null } =
    (await firstRow(
      db
        .select({ visitorEmail: salesbotConversations.visitorEmail })
        .from(salesbotConversations)
        .where(eq(salesbotConversations.id, due.conversationId)),
    )) ?? {};
  const mayMail =
    email !== null &&
    (await tryConsume("visitorTo", { to: canonicalMailbox(email) })) &&
    (await tryConsume("answersOf", { account: card.userId }));
  await transaction(function* (tx) {
    const current = yield* settle(tx, due);
    if (!current || !mayMail || current.visitorEmail !== email) return;
    // In the fragment, which no server and no log gets, and not on an own domain, which others' servers may answer:
    // whoever has the id reads the conversation.
    const url = `${pageUrlOf({ slug: card.slug })}#chat=${current.sessionId}`;
    const mail = visitorMail(current, url, localeOfVisitor(current));
    if (mail) yield* run(queueMail(tx, { to: email, ...mail, contactsOf: card.userId }));
  });
}

/** The process that was about to has died. */
async function replyToOpen({ conversationId }: Due): Promise<void> {
  const { answerOpenQuestion } = await import("./open-question.server.ts");
  await answerOpenQuestion(conversationId);
}

/** Nobody came, or the person who took it left: the assistant says so, asks for an address, and goes on. */
async function goOnAlone(due: Due, now: Date): Promise<void> {
  // While it is still known whom to tell.
  if (await hasReminder(due.conversationId, "owner")) await mailOwner({ ...due, kind: "owner" });
  const facts = { card: cardFacts(composed(due)), settings: toSettings(due.config), now };
  const { readKnowledge } = await import("../engine/facts/knowledge.ts");
  await readKnowledge(facts, due.card.userId);
  // The assistant's engine, which few conversations need here.
  const { awayMessage } = await import("./hand-off-reply.server.ts");
  await transaction(function* (tx) {
    const current = yield* settle(tx, due);
    if (current?.state !== "asked" && current?.state !== "person") return;
    const added = awayMessage(facts, current, due.card.userId);
    yield* run(
      tx
        .update(salesbotConversations)
        .set({
          state: "bot",
          person: null,
          conversationData: [...withoutStates(current.conversationData), added],
          revision: current.revision + 1,
        })
        .where(eq(salesbotConversations.id, current.id)),
    );
  });
  announceChange(due.conversationId);
}

/** Takes a reminder out; undefined if another process, or what it waited for, was quicker. */
function* settle(tx: Tx, { conversationId, kind }: Due) {
  if (!(yield* takeReminder(tx, conversationId, kind))) return undefined;
  return yield* firstRow(tx.select().from(salesbotConversations).where(eq(salesbotConversations.id, conversationId)));
}

/** The language that the visitor wrote in last. */
function localeOfVisitor({ conversationData }: SalesbotConversation): "en" | "de" {
  const state = conversationData.findLast((message) => message.state)?.state;
  return conversationState.safeParse(state).data?.language === "de" ? "de" : "en";
}
