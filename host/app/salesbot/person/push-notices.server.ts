import { and, eq, inArray } from "drizzle-orm";
import { type BusinessCard, countMatching, type SalesbotConversation, type WorkingHours } from "#db/index.ts";
import { db, tables } from "../../database.server.ts";
import { config } from "../../config/config.server.ts";
import { accountLocale } from "../../languages/account-language.server.ts";
import { type PushMessage, pushToUsers } from "../../push/send.server.ts";
import { tryConsume } from "../../rate-limits/rate-limits.server.ts";
import { errorFields, log } from "../../runtime/log.server.ts";
import type { ActiveAssistant } from "../active-assistant.ts";
import { hasHours, isOpenAt } from "../engine/facts/working-hours.ts";
import { mayStillAnswer } from "./may-still-answer.server.ts";
import { words as de } from "./words.de.ts";
import { words as en } from "./words.en.ts";

const noticeWords = { en, de };
const { salesbotConfigs, salesbotConversations, teamMembers, users } = tables;

type NoticeCard = Pick<BusinessCard, "id" | "userId" | "teamId" | "isVacant">;

const conversationsUrl = (cardId: number): string => `${config.publicUrl}/salesbot/${cardId}/conversations`;
/** Where an owner reads a conversation. */
export const threadUrl = ({ cardId, id }: Pick<SalesbotConversation, "cardId" | "id">): string =>
  `${conversationsUrl(cardId)}?conversation=${id}`;

/** Notifies the devices of the people who answer that a visitor waits, within the card's working hours. */
export function pushNotice(conversation: SalesbotConversation, { card, facts }: ActiveAssistant): void {
  inBackground(async () => {
    if (!isWorkingTime(facts.settings.workingHours, facts.now)) return;
    if (!(await tryConsume("pushCard", { card: card.id }))) return;
    const people = await peopleToTell(conversation, card);
    if (conversation.state === "asked" && !(await tryConsume("pushAsked", { card: card.id })))
      return pushCount(people, card);
    const text = conversation.conversationData.findLast(({ role }) => role === "user")?.content;
    await pushEach(people, (locale) => {
      const words = noticeWords[locale];
      const name = conversation.visitorName ?? words.visitor;
      return {
        title: conversation.state === "person" ? name : words.asks(name),
        body: text ?? words.noMessage,
        url: threadUrl(conversation),
      };
    });
  });
}

/** Many ask at once, or one makes many up: one push counts all who wait. */
async function pushCount(people: number[], { id: cardId, name, slug }: BusinessCard): Promise<void> {
  if (!(await tryConsume("pushWaiting", { card: cardId }))) return;
  const needsPerson = and(eq(salesbotConversations.cardId, cardId), eq(salesbotConversations.state, "asked"));
  const n = await countMatching(db, salesbotConversations, needsPerson);
  await pushEach(people, (locale) => ({
    title: noticeWords[locale].manyAsk(n),
    body: name ?? slug,
    url: conversationsUrl(cardId),
  }));
}

/** Tells somebody, if they may still answer it, that another member has taken over a conversation. */
export function pushTakeover(userId: number, conversation: SalesbotConversation, card: NoticeCard): void {
  inBackground(async () => {
    if (!(await mayStillAnswer(userId, card))) return;
    const settings = await db
      .select({ workingHours: salesbotConfigs.workingHours })
      .from(salesbotConfigs)
      .where(eq(salesbotConfigs.cardId, card.id));
    if (!isWorkingTime(settings[0]?.workingHours ?? null, new Date())) return;
    await pushEach([userId], (locale) => {
      const words = noticeWords[locale];
      return {
        title: words.takenOver(conversation.person?.name ?? ""),
        body: conversation.visitorName ?? words.visitor,
        url: threadUrl(conversation),
      };
    });
  });
}

/** The person who answers, if they still may; else the card's owner, or its team's managers if it has no owner. */
export async function peopleToTell(
  { state, person }: Pick<SalesbotConversation, "state" | "person">,
  card: NoticeCard,
): Promise<number[]> {
  if (state === "person" && person && (await mayStillAnswer(person.id, card))) return [person.id];
  const { userId, teamId, isVacant } = card;
  if (!isVacant || teamId === null) return [userId];
  const managers = await db
    .select({ id: teamMembers.userId })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.role, "manager")));
  return managers.map(({ id }) => id);
}

const isWorkingTime = (hours: WorkingHours | null, now: Date) => !hasHours(hours) || isOpenAt(hours, now);

async function pushEach(userIds: number[], messageIn: (locale: "en" | "de") => PushMessage): Promise<void> {
  const rows = await db.select({ id: users.id, locale: users.locale }).from(users).where(inArray(users.id, userIds));
  const locales = new Map(rows.map(({ id, locale }) => [id, accountLocale({ locale })]));
  pushToUsers([...locales.keys()], (id) => messageIn(locales.get(id)!));
}

const inBackground = (work: () => Promise<void>) =>
  void work().catch((error: unknown) => log("error", "push failed", errorFields(error)));
