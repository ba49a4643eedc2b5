import { and, eq } from "drizzle-orm";
import { firstRow } from "#db/index.ts";
import type { Actor } from "../../access.ts";
import { db, tables, transaction } from "../../database.server.ts";
import { NotFound, TooManyRequests } from "../../errors.ts";
import { networkKey } from "../../runtime/ip-address.server.ts";
import { errorFields, log } from "../../runtime/log.server.ts";
import { getConversation } from "../conversations.server.ts";
import { findConversation } from "../find-conversation.server.ts";
import { salesbotMessages } from "../messages.en.ts";
import { type FollowedConversation, followConversation } from "./live-updates.server.ts";
import { clearReminders } from "./reminders.server.ts";
import { type VisibleMessage, visibleMessages, type VisibleState, visibleState } from "./visible-messages.ts";

const { conversationReminders } = tables;

/** A comment this often shows both sides that the connection lives; proxies end silent ones after 30 s or more. */
const HEARTBEAT_MS = 25_000;
/** Streams of one network and of all, in this process. Each costs a connection and some kilobytes. */
const MAX_OF_NETWORK = 600;
const MAX_STREAMS = 5_000;
/** A client that leaves so much unread is closed; it comes back for the rest. */
const MAX_UNREAD = 1_000;
const RETRY_SECONDS = 30;

const openByNetwork = new Map<string, number>();
let openCount = 0;

interface StreamOptions {
  clientAddress: string;
  signal: AbortSignal;
  /** Says that the answer stays open. */
  holdOpen(): void;
}

/**
 * A visitor's own conversation, as an event stream: `message` with its id for each after `after`, `state` at first and
 * whenever it changes. Whoever has the session id is its visitor. Throws NotFound, or TooManyRequests.
 */
export async function visitorStream(
  cardId: number,
  sessionId: string,
  after: number,
  options: StreamOptions,
): Promise<Response> {
  const conversation = await getVisitorConversation(cardId, sessionId);
  let lastId = Math.min(after, conversation.conversationData.length);
  let lastState = "";
  return eventStreamOf(conversation, options, (current) => {
    const messages = visibleMessages(current.conversationData, lastId);
    lastId += messages.length;
    const state = JSON.stringify(visibleState(current));
    const events = messages.map((message) => `id: ${message.id}\nevent: message\ndata: ${JSON.stringify(message)}\n\n`);
    // The state first: a message of a person is shown with whoever is there.
    if (state !== lastState) events.unshift(`event: state\ndata: ${state}\n\n`);
    lastState = state;
    recordDelivery(current, messages).catch((error: unknown) =>
      log("warn", "delivery was not recorded", errorFields(error)),
    );
    return events;
  });
}

/** The same in one answer, for clients whose streams break. */
export async function visitorMessages(
  cardId: number,
  sessionId: string,
  after: number,
): Promise<VisibleState & { items: VisibleMessage[] }> {
  const conversation = await getVisitorConversation(cardId, sessionId);
  const items = visibleMessages(conversation.conversationData, after);
  await recordDelivery(conversation, items);
  return { items, ...visibleState(conversation) };
}

/**
 * Tells a page of the owner's that something has changed, with nothing of what: the page asks for that itself, as long
 * as its session may.
 */
export async function ownerStream(actor: Actor, id: number, options: StreamOptions): Promise<Response> {
  const { conversation } = await getConversation(actor, id);
  return eventStreamOf(conversation, options, ({ revision }) => [
    `event: changed\ndata: ${JSON.stringify({ revision })}\n\n`,
  ]);
}

async function getVisitorConversation(cardId: number, sessionId: string) {
  const conversation = await findConversation(cardId, sessionId);
  if (!conversation) throw new NotFound(salesbotMessages.conversationNotFound);
  return conversation;
}

/** The visitor has what a person wrote, so that no mail need bring it. */
async function recordDelivery(
  { id, visitorEmail }: Pick<FollowedConversation, "id" | "visitorEmail">,
  messages: readonly VisibleMessage[],
): Promise<void> {
  if (!visitorEmail || !messages.some(({ role }) => role === "person")) return;
  const { conversationId, kind } = conversationReminders;
  const isVisitorReminder = and(eq(conversationId, id), eq(kind, "visitor"));
  const reminder = await firstRow(db.select({ kind }).from(conversationReminders).where(isVisitorReminder));
  if (reminder) await transaction((tx) => clearReminders(tx, id, ["visitor"]));
}

/** Sends what `toEvents` makes of a conversation, now and after each change, until it is deleted or nobody reads. */
function eventStreamOf(
  conversation: FollowedConversation,
  { clientAddress, signal, holdOpen }: StreamOptions,
  toEvents: (conversation: FollowedConversation) => string[],
): Response {
  const leave = enter(networkKey(clientAddress));
  holdOpen();
  const encoder = new TextEncoder();
  let close = () => {};
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const write = (text: string) => {
          controller.enqueue(encoder.encode(text));
          if ((controller.desiredSize ?? 0) < 0) close();
        };
        const stop = followConversation(conversation, (current) => {
          if (!current) return close();
          for (const event of toEvents(current)) write(event);
        });
        const heartbeat = setInterval(() => write(":\n\n"), HEARTBEAT_MS).unref();
        let isOpen = true;
        close = () => {
          if (!isOpen) return;
          isOpen = false;
          stop();
          leave();
          clearInterval(heartbeat);
          signal.removeEventListener("abort", close);
          try {
            controller.close();
          } catch {
            // The client has closed it.
          }
        };
        signal.addEventListener("abort", close);
        write(`retry: 3000\n\n${toEvents(conversation).join("")}`);
        if (signal.aborted) close();
      },
      cancel: () => close(),
    },
    { highWaterMark: MAX_UNREAD },
  );
  return new Response(stream, {
    headers: { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache, no-transform" },
  });
}

/** Counts a stream; returns what gives its place back. */
function enter(network: string): () => void {
  const ofNetwork = openByNetwork.get(network) ?? 0;
  if (ofNetwork >= MAX_OF_NETWORK || openCount >= MAX_STREAMS)
    throw new TooManyRequests(RETRY_SECONDS, salesbotMessages.tooManyListening);
  openByNetwork.set(network, ofNetwork + 1);
  openCount++;
  return () => {
    openCount--;
    const rest = openByNetwork.get(network)! - 1;
    if (rest > 0) openByNetwork.set(network, rest);
    else openByNetwork.delete(network);
  };
}
