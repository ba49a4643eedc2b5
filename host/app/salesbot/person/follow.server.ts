import { setImmediate } from "node:timers/promises";
import type { SessionUser } from "../../auth/sessions/session.server.ts";
import { transaction } from "../../database.server.ts";
import { NotFound } from "../../errors.ts";
import { errorFields, log } from "../../runtime/log.server.ts";
import { getConversation } from "../conversations.server.ts";
import { findConversation } from "../find-conversation.server.ts";
import { salesbotMessages } from "../messages.en.ts";
import { findFollowed, type FollowedConversation, followConversation } from "./live-updates.server.ts";
import { enterStream } from "./open-streams.server.ts";
import { clearReminders, hasReminder } from "./reminders.server.ts";
import { closeWithoutAccess } from "./stream-access.server.ts";
import { onTyping } from "./typing.server.ts";
import { type VisibleMessage, visibleMessages, type VisibleState, visibleState } from "./visible-messages.ts";

/** A comment this often shows both sides that the connection lives; proxies end silent ones after 30 s or more. */
const HEARTBEAT_MS = 25_000;
/** Bytes that wait for a slow client; later changes are read anew once these are sent. One chunk has about as many. */
const MAX_UNREAD = 64 * 1024;

interface StreamOptions {
  clientAddress: string;
  signal: AbortSignal;
  /** Says that the answer stays open. */
  holdOpen(): void;
}

/**
 * A visitor's own conversation, as an event stream: `message` with its id for each after `after`, `state` at first and
 * whenever it changes. Whoever has the session id is its visitor. Throws NotFound, TooManyRequests or
 * Unavailable.
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
  const toEvents = (current: FollowedConversation): Piece => {
    const state = JSON.stringify(visibleState(current));
    // The state first: a message of a person is shown with whoever is there.
    let text = state === lastState ? "" : `event: state\ndata: ${state}\n\n`;
    lastState = state;
    const sent: VisibleMessage[] = [];
    for (const message of visibleMessages(current.conversationData, lastId)) {
      if (text.length >= MAX_UNREAD) break;
      text += `id: ${message.id}\nevent: message\ndata: ${JSON.stringify(message)}\n\n`;
      sent.push(message);
    }
    lastId += sent.length;
    recordDelivery(current, sent).catch((error: unknown) =>
      log("warn", "delivery was not recorded", errorFields(error)),
    );
    return { text, isWhole: lastId >= current.conversationData.length };
  };
  const leave = enterStream(options.clientAddress, cardId);
  return eventStreamOf(
    conversation,
    { ...options, seesTypingOf: "person", onOpen: () => leave, isOver: hasPassedOn },
    toEvents,
  );
}

/** As `findConversation()` has it. */
const hasPassedOn = ({ createdAt, ownerSince }: FollowedConversation) => !!ownerSince && createdAt < ownerSince;

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
 * Tells a page of the owner's that something has changed, with nothing of what: the page asks for that itself. Ends
 * with the session, and with the right to read the conversation.
 */
export async function ownerStream({ sessionId, ...actor }: SessionUser, id: number, options: StreamOptions) {
  const { conversation } = await getConversation(actor, id);
  const leave = enterStream(options.clientAddress);
  const onOpen = (close: () => void) => {
    const stop = closeWithoutAccess({ sessionId, conversationId: id, close });
    return () => {
      stop();
      leave();
    };
  };
  return eventStreamOf(conversation, { ...options, seesTypingOf: "visitor", onOpen }, ({ revision }) => ({
    text: `event: changed\ndata: ${JSON.stringify({ revision })}\n\n`,
    isWhole: true,
  }));
}

async function getVisitorConversation(cardId: number, sessionId: string) {
  const conversation = await findConversation(cardId, sessionId);
  if (!conversation) throw new NotFound(salesbotMessages.conversationNotFound);
  return conversation;
}

/** Deliveries that are about to be recorded, by conversation: one for all streams that were told at once. */
const nextDeliveries = new Map<number, Promise<void>>();

/** The visitor has what a person wrote, so that no mail need bring it. */
async function recordDelivery(
  { id, visitorEmail }: Pick<FollowedConversation, "id" | "visitorEmail">,
  messages: readonly VisibleMessage[],
): Promise<void> {
  if (!visitorEmail || !messages.some(({ role }) => role === "person")) return;
  const delivery = nextDeliveries.get(id) ?? endVisitorReminder(id);
  nextDeliveries.set(id, delivery);
  await delivery;
}

async function endVisitorReminder(id: number): Promise<void> {
  await setImmediate();
  nextDeliveries.delete(id);
  if (await hasReminder(id, "visitor")) await transaction((tx) => clearReminders(tx, id, ["visitor"]));
}

interface EventStreamOptions extends StreamOptions {
  seesTypingOf: "visitor" | "person";
  /** Is given what closes the stream; returns what is done when it has closed. */
  onOpen(close: () => void): () => void;
  /** Whether there is no more to tell. */
  isOver?(conversation: FollowedConversation): boolean;
}

/** What is written of a conversation, and whether that is all there is by now. */
interface Piece {
  text: string;
  isWhole: boolean;
}

/**
 * Sends what `toEvents` makes of a conversation, now and after each change, until it is deleted or nobody reads. A slow
 * reader costs one piece and no more: the conversation is read again when there is room for the next.
 */
function eventStreamOf(
  conversation: FollowedConversation & { sessionId: string },
  { signal, holdOpen, seesTypingOf, onOpen, isOver }: EventStreamOptions,
  toEvents: (conversation: FollowedConversation) => Piece,
): Response {
  const { id, sessionId } = conversation;
  /** Not held beyond the start, however long the stream lives. */
  let first: FollowedConversation | undefined = conversation;
  holdOpen();
  const encoder = new TextEncoder();
  let stream: ReadableStreamDefaultController<Uint8Array>;
  let isOpen = true;
  let isBehind = false;
  /** What was read last, for as long as memory is not needed: a reader that is quick gets the next piece of it. */
  let latest: WeakRef<FollowedConversation> | undefined;
  let revision = 0;
  const ends: (() => void)[] = [];
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    for (const end of ends) end();
    try {
      stream.close();
    } catch {
      // The client has closed it.
    }
  };
  const hasRoom = () => isOpen && (stream.desiredSize ?? 0) > 0;
  const write = (text: string) => hasRoom() && text && stream.enqueue(encoder.encode(text));
  const update = (current: FollowedConversation | undefined, before = "") => {
    if (!current || isOver?.(current)) return close();
    // A read that was overtaken by another has nothing new to tell.
    if (current.revision < revision) return;
    latest = new WeakRef(current);
    if (!hasRoom()) return void (isBehind = true);
    revision = current.revision;
    const { text, isWhole } = toEvents(current);
    isBehind = !isWhole;
    write(before + text);
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        stream = controller;
        ends.push(onOpen(close));
        update(first, "retry: 3000\n\n");
        first = undefined;
        const heartbeat = setInterval(() => (hasRoom() ? write(":\n\n") : close()), HEARTBEAT_MS).unref();
        signal.addEventListener("abort", close);
        ends.push(
          followConversation({ id, revision }, (current) => update(current)),
          onTyping(seesTypingOf, sessionId, () => write("event: typing\ndata: {}\n\n")),
          () => clearInterval(heartbeat),
          () => signal.removeEventListener("abort", close),
        );
        if (signal.aborted) close();
      },
      async pull() {
        if (!isBehind) return;
        try {
          update(latest?.deref() ?? (await findFollowed(id)));
        } catch (error) {
          log("warn", "a followed conversation was not read", errorFields(error));
          close();
        }
      },
      cancel: close,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MAX_UNREAD }),
  );
  return new Response(body, {
    headers: { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache, no-transform" },
  });
}
