import { z } from "zod";
import { parse, rowId } from "../http/parse.ts";
import { inboxQuery } from "../inbox/inbox.schema.ts";
import * as inbox from "../inbox/inbox.server.ts";
import * as conversations from "../salesbot/conversations.server.ts";
import { addFact } from "../salesbot/facts.server.ts";
import { personMessage } from "../salesbot/chat.schema.ts";
import { LIMITS } from "../salesbot/limits.ts";
import { unansweredQuery } from "../salesbot/salesbot.schema.ts";
import * as submissions from "../submissions/submissions.server.ts";
import { cardsOrOne, MAX_CARDS } from "./card-tools.server.ts";
import { MAX_REPLY, mailReply } from "./reply.server.ts";
import { ADDS, READS, SENDS, tool } from "./tool.ts";
import { SOURCES, wordsOf } from "./tool-result.ts";

const item = {
  id: rowId.describe("`id` of list_inbox"),
  kind: z.enum(["conversation", "message"]).default("conversation").describe("`kind` of list_inbox"),
};
const flag = z.boolean().default(false);

const writerOf = (role: string) => (role === "user" ? "visitor" : role === "person" ? "person" : "assistant");

export const inboxTools = [
  tool({
    name: "list_inbox",
    title: "List the inbox",
    description:
      "Messages, conversations and unanswered questions of all cards, newest first, each with its first 200 characters.",
    scope: "inbox:read",
    annotations: READS,
    input: z.object({
      search: z.string().max(200).optional(),
      unread: flag,
      archived: flag,
      limit: z.number().int().min(1).max(100).default(20),
      cursor: z.string().max(1_000).optional().describe("`next` of the page before"),
    }),
    async run({ unread, archived, ...input }, { user }) {
      const query = { ...input, unread: String(unread), archived: String(archived) };
      const { items, next, total } = await inbox.list(user, parse(inboxQuery, query, "query"));
      return {
        source: SOURCES.inbox,
        items: items.map(({ preview, ...entry }) => ({ ...entry, preview: wordsOf("visitor", preview) })),
        next,
        total,
      };
    },
  }),
  tool({
    name: "get_conversation",
    title: "Read a conversation or message",
    description: "All that was said in a conversation with the assistant, or one message of a card's form.",
    scope: "inbox:read",
    annotations: READS,
    input: z.object(item),
    async run({ id, kind }, { user }) {
      if (kind === "message") {
        const { row } = await submissions.getSubmission(user, id);
        const { formData, timestamp, cardId } = row;
        const answers = Object.entries(formData as Record<string, string>);
        const messages = answers.map(([field, text]) => ({ field, ...wordsOf("visitor", text) }));
        return { source: SOURCES.inbox, id, kind, cardId, at: timestamp.toISOString(), messages };
      }
      const { cardId, visitorName, visitorEmail, visitorPhone, leadScore, conversationData, createdAt, updatedAt } =
        await conversations.read(user, id);
      const visitor = { name: visitorName, email: visitorEmail, phone: visitorPhone };
      const messages = conversationData.map(({ role, content, timestamp }) => ({
        at: timestamp,
        ...wordsOf(writerOf(role), content),
      }));
      return { source: SOURCES.inbox, id, kind, cardId, visitor, leadScore, createdAt, updatedAt, messages };
    },
  }),
  tool({
    name: "reply",
    title: "Reply to a visitor",
    description:
      "Answers in a conversation, which takes it over from the assistant, or a form's message by email. It cannot be undone.",
    scope: "inbox:write",
    annotations: SENDS,
    input: z.object({ ...item, text: z.string().trim().min(1).max(MAX_REPLY) }),
    async run({ id, kind, text }, call) {
      if (kind === "message") {
        const sentTo = await mailReply(call, id, text);
        await inbox.update(call.user, kind, id, { isRead: true });
        return { source: SOURCES.own, id, kind, sentTo };
      }
      const { sendMessage } = await import("../salesbot/person/transitions.server.ts");
      const message = parse(personMessage, { text }, "body");
      const { id: messageId } = await sendMessage(call.user, id, message.text);
      return { source: SOURCES.own, id, kind, messageId };
    },
  }),
  tool({
    name: "unanswered_questions",
    title: "List unanswered questions",
    description: `What visitors asked and the assistant could not answer, of one card or the first ${MAX_CARDS}.`,
    scope: "inbox:read",
    annotations: READS,
    input: z.object({ cardId: rowId.optional() }),
    async run({ cardId }, { user }) {
      const { list } = await import("../salesbot/unanswered.server.ts");
      const query = unansweredQuery.parse({ limit: "100" });
      const ids = await cardsOrOne(user, cardId);
      const perCard = await Promise.all(ids.map(async (id) => ({ id, ...(await list(user, id, query)) })));
      const questions = perCard.flatMap(({ id, items }) =>
        items.map(({ question, ...row }) => ({ ...row, cardId: id, ...wordsOf("visitor", question) })),
      );
      return { source: SOURCES.questions, questions };
    },
  }),
  tool({
    name: "add_fact",
    title: "Teach the assistant a fact",
    description: "Adds a question and its answer to what a card's assistant tells every visitor.",
    scope: "inbox:write",
    annotations: ADDS,
    input: z.object({
      cardId: rowId,
      question: z.string().trim().max(LIMITS.knowledgeQuestion).default(""),
      answer: z.string().trim().min(1).max(LIMITS.knowledgeAnswer),
    }),
    async run({ cardId, question, answer }, { user }) {
      const facts = await addFact(user, cardId, { question, answer });
      return { source: SOURCES.own, cardId, facts };
    },
  }),
];
