import { type ChatConfig, loadCard } from "../page-runtime/answer.ts";
import { safeDocument } from "../page-runtime/page.ts";
import { getJson } from "../page-runtime/request.ts";
import { REQUEST_TIMEOUT_MS } from "../page-runtime/timeout.ts";
import { IDLE, type Phase } from "./phase.ts";
import type { Reply, ServerMessage, ServerState } from "./server-answers.ts";
import { type Message, linkedId, loadConversation, saveConversation } from "./stored-conversation.ts";
import { readEvents } from "./read-events.ts";
import { MAX_MESSAGE_LENGTH } from "./limits.ts";
import type { ChatWords } from "./words/en.ts";

interface ConversationOptions {
  host: string;
  /** Slug or id, as the page wrote it. */
  card: string;
  /** Null if the server could not say; it is asked again before anything else. */
  data: ChatConfig | null;
  /** The locale that the page's author set, if any. */
  locale?: string;
  words: ChatWords;
  /** Tells the page. */
  say(event: "message", more: Message): void;
  /** Tells the page of a failure. */
  fail(thrown: unknown, isAnswer?: boolean): void;
  /** Called after each change. */
  changed(): void;
  /** Ends a request in progress; nothing is reported after that. */
  signal: AbortSignal;
}

/** How long a sign of typing is shown; the next one comes after 3 s. */
const TYPING_MS = 5e3;
/** How often messages are asked for where no stream brings them, and the stream is tried again. */
const POLL_MS = 1e4;
/** A stream that says nothing for so long is broken: the server sends a comment every 25 s. */
const SILENCE_MS = 35e3;

/** The visitor's time zone, and the language of the greeting: the page's, else the visitor's. */
function visitor(locale?: string): URLSearchParams {
  return new URLSearchParams({
    locale: locale || safeDocument.documentElement.lang || navigator.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
}

export interface Conversation {
  messages: Message[];
  phase: Phase;
  /** The message that is on its way. */
  asking?: Message;
  card: ChatConfig | null;
  /** Percent; above 0 only for the card's owner. */
  score: number;
  /** Who answers in the assistant's place. */
  person: ServerState["person"];
  /** Where a person was asked for, and later: who answers by now. */
  state?: unknown;
  /** The person types until then. */
  typing: number;
  /** The id in the link that opened it, which others may have, too. */
  linked?: string;
  /** Questions to tap, at most four. */
  chips: string[];
  /** Greets if nothing has been said yet; repeats what had no answer when the visitor left the last page. */
  welcome(): Promise<void>;
  /** Tells the person that the visitor types. */
  sign(): Promise<void>;
  /** Text that failed is sent as the same message again. */
  send(text: string, wantsPerson?: boolean): Promise<void>;
}

/** A conversation with the assistant of one card, kept for the visit. Failures become a phase and one event. */
export function startConversation({
  host,
  card: name,
  data,
  locale,
  words,
  say,
  fail,
  changed,
  signal,
}: ConversationOptions): Conversation {
  const linked = linkedId();
  const key = `meishi:${host}:${name}${linked ?? ""}`;
  const memory = loadConversation(key, linked);
  const { messages } = memory;
  let pending: AbortController | undefined;
  let nextSign = 0;

  /** The first message that did not arrive, or is on its way. */
  const unsent = () => messages.find(({ asked }) => asked);
  /** As the server has them; then what it has not told of yet, and at last what did not arrive. */
  const rank = ({ id, asked }: Message) => id ?? (asked ? 2e9 : 1e9);
  const become = (next: Phase) => {
    // What was taken for lost arrived after all.
    talk.phase = next.kind === "failed" && !unsent() ? IDLE : next;
    if (signal.aborted) return;
    messages.sort((a, b) => rank(a) - rank(b));
    if (next.kind !== "answering") saveConversation(key, memory);
    changed();
  };
  const refresh = () => become(talk.phase);
  const add = (role: Message["role"], content: string, more?: Partial<Message>) => {
    const message: Message = { role, content, timestamp: new Date().toISOString(), ...more };
    messages.push(message);
    say("message", message);
    return message;
  };
  /** A message of the server's: of a person, of another tab, or one that is here already without its id. */
  const receive = ({ id, role, name: person, text, at }: ServerMessage) => {
    if (signal.aborted || id <= memory.last) return;
    memory.last = id;
    const twin = messages.find((one) => one.id == null && one.role === role && one.content === text);
    talk.typing = 0;
    // It arrived, whatever became of its answer.
    if (twin) {
      twin.id = id;
      twin.asked = undefined;
    } else
      add(role, text, {
        id,
        name: person || undefined,
        photo: talk.person?.name === person ? talk.person?.photo : null,
        timestamp: at,
      });
    refresh();
  };
  /** A reply says nothing of the person. */
  const receiveState = ({ state, person = talk.person }: ServerState) => {
    talk.person = person;
    talk.state = state;
    memory.lasts = state === "asked" || !!person || (memory.lasts && state !== "closed");
    refresh();
  };
  let stream: AbortController | undefined;
  const unfollow = () => (stream = stream?.abort() as undefined);
  const own = (call: string) => salesbot(`chat/${memory.sessionId}/${call}`);
  /**
   * From the first message on: what a person writes comes by itself, by polling where the stream breaks or is silent.
   * A page out of sight needs no connection.
   */
  const follow = async () => {
    if (safeDocument.hidden) return unfollow();
    if (signal.aborted || !memory.sessionId || stream) return;
    for (let current: AbortController | undefined; current === stream;) {
      const isDue = new Promise((resolve) => setTimeout(resolve, POLL_MS));
      current = stream = new AbortController();
      try {
        await readEvents(
          current,
          await own(`events?after=${memory.last}`),
          { cache: "no-store" },
          SILENCE_MS,
          (event, value) => {
            if (event === "message") receive(value as ServerMessage);
            if (event === "state") receiveState(value as ServerState);
            if (event === "typing") {
              talk.typing = Date.now() + TYPING_MS;
              refresh();
              setTimeout(refresh, TYPING_MS);
            }
          },
        );
      } catch {
        // It is tried again; until then the messages are asked for.
      }
      if (current !== stream) return;
      try {
        const news = await getJson<ServerState & { items: ServerMessage[] }>(
          await own(`messages?after=${memory.last}`),
        );
        receiveState(news);
        news.items.forEach(receive);
      } catch (thrown) {
        // Deleted: nothing more will come. Anything else is tried again.
        if ((thrown as { status?: number }).status === 404) return unfollow();
      }
      await isDue;
    }
  };
  addEventListener("visibilitychange", () => void follow(), { signal });
  signal.addEventListener("abort", () => {
    pending?.abort();
    unfollow();
  });
  const offer = ({ suggestions }: Reply) =>
    (talk.chips = Array.isArray(suggestions) ? suggestions.slice(0, 4).map(String) : []);
  const salesbot = async (call: string) => {
    talk.card ??= await loadCard(host, name, locale);
    return `${host}/api/salesbot/${talk.card.id}/${call}`;
  };

  /** The reply, whether it comes whole or in pieces. */
  async function ask({ content, asked }: Message): Promise<Reply> {
    let text = "";
    let reply: Reply | undefined;
    await readEvents(
      (pending = new AbortController()),
      await salesbot("chat"),
      {
        method: "POST",
        headers: { "content-type": "application/json", accept: "text/event-stream" },
        body: JSON.stringify({ message: content, ...asked, sessionId: memory.sessionId }),
      },
      REQUEST_TIMEOUT_MS,
      (event, value) => {
        const { text: piece, message } = value as { text: string; message: string };
        if (event === "delta") become({ kind: "answering", text: (text += piece) });
        if (event === "done") reply = value as Reply;
        if (event === "error") throw { status: 500, reason: `500: ${message}` };
      },
    );
    if (!reply) throw { message: "it broke off" };
    return reply;
  }

  /** Asks for the answer to a message; then, if `isResending`, to the others that did not arrive. */
  async function answer(asking: Message, isResending?: boolean): Promise<void> {
    talk.asking = asking;
    become({ kind: "waiting" });
    try {
      const reply = await ask(asking).finally(() => (talk.asking = undefined));
      if (signal.aborted) return;
      const { sessionId, message } = reply;
      if (sessionId && sessionId !== memory.sessionId) {
        // The one before was full or deleted: the new one's messages are counted anew.
        unfollow();
        memory.sessionId = sessionId;
        memory.last = 0;
        messages.forEach((one) => (one.id &&= 0));
      }
      talk.score = reply.leadScore ?? 0;
      offer(reply);
      asking.asked = undefined;
      receiveState(reply);
      const text = typeof message === "string" && message.trim() ? message : words.emptyReply;
      // Nothing while a person answers; and what brings the message by the stream brings its answer, too.
      if (message !== null && !asking.id) add("assistant", text);
      void follow();
      const next = isResending && unsent();
      if (next) return answer(next, true);
      become(IDLE);
    } catch (thrown) {
      if (signal.aborted) return;
      // Where only the answer was lost, the message itself has come back by the stream.
      if (asking.asked) fail(thrown, true);
      become({ kind: "failed" });
    }
  }

  const talk: Conversation = {
    messages,
    linked,
    phase: IDLE,
    card: data,
    score: 0,
    person: null,
    typing: 0,
    chips: [],
    async welcome() {
      void follow();
      if (talk.phase.kind !== "idle") return;
      // Its answer was on the way when the visitor left the page, or it never arrived.
      const first = unsent();
      if (first) return answer(first, true);
      if (messages.length || memory.sessionId) return;
      become({ kind: "greeting" });
      let hello: string | undefined;
      try {
        const reply = await getJson<Reply>(await salesbot(`welcome?${visitor(locale)}`));
        hello = (reply.message as string | undefined)?.trim();
        offer(reply);
      } catch (thrown) {
        if (!signal.aborted) fail(thrown);
      }
      if (signal.aborted) return;
      add("assistant", hello || words.welcome, { id: 0 });
      // A message sent before the greeting arrived continues.
      const { phase } = talk as { phase: Phase };
      become(phase.kind === "greeting" ? IDLE : phase);
    },
    async sign() {
      if (!memory.lasts || Date.now() < nextSign) return;
      nextSign = Date.now() + 3e3;
      navigator.sendBeacon(await own("typing"));
    },
    async send(written, wantsPerson) {
      const text = written.trim().slice(0, MAX_MESSAGE_LENGTH);
      if (!text || talk.asking) return;
      const message = messages.find(({ asked, content }) => asked && content === text) ?? add("user", text);
      // Not randomUUID, which pages without https do not have.
      message.asked ??= { messageId: crypto.getRandomValues(new Uint32Array(5)).join("-"), wantsPerson };
      await answer(message);
    },
  };
  return talk;
}
