import { type ChatConfig, loadCard } from "../page-runtime/answer.ts";
import { safeDocument } from "../page-runtime/page.ts";
import { REQUEST_TIMEOUT_MS } from "../page-runtime/timeout.ts";
import { getJson, request } from "../page-runtime/request.ts";
import { type Message, linkedId, loadConversation, saveConversation } from "./stored-conversation.ts";
import { eventReader } from "./stream.ts";
import { MAX_MESSAGE_LENGTH } from "./limits.ts";
import type { ChatWords } from "./words/en.ts";

/** What the assistant is doing. */
type Phase =
  | { kind: "idle" }
  /** The greeting is on its way; a visitor who is quicker does not have to wait. */
  | { kind: "greeting" }
  | { kind: "waiting" }
  | { kind: "answering"; text: string }
  | { kind: "failed" };

/** Who answers by now, as the server says. */
interface ServerState {
  state?: unknown;
  person?: { name: string; photo: string | null } | null;
}

/** A message as the server has it. */
interface ServerMessage extends Pick<Message, "role" | "name"> {
  id: number;
  text: string;
  at: string;
}

interface Reply extends ServerState {
  message?: unknown;
  sessionId?: unknown;
  leadScore?: unknown;
  suggestions?: unknown;
}

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
  const key = `meishi:${host}:${name}${linkedId() ?? ""}`;
  const memory = loadConversation(key);
  const { messages } = memory;
  let asking: AbortController | undefined;
  let nextSign = 0;

  const become = (next: Phase) => {
    talk.phase = next;
    if (!signal.aborted) changed();
  };
  const add = (role: Message["role"], content: string, more?: Partial<Message>) => {
    const message: Message = { role, content, timestamp: new Date().toISOString(), ...more };
    messages.push(message);
    // As the server has them; what it has not told of yet comes last.
    messages.sort((a, b) => (a.id ?? 1e9) - (b.id ?? 1e9));
    saveConversation(key, memory);
    say("message", message);
    return message;
  };
  /** A message of the server's: of a person, of another tab, or one that is here already without its id. */
  const receive = ({ id, role, name, text, at }: ServerMessage) => {
    if (signal.aborted || id <= memory.last) return;
    memory.last = id;
    const twin = messages.find((one) => !one.id && one.role === role && one.content === text);
    if (twin) {
      twin.id = id;
      saveConversation(key, memory);
    } else
      add(role, text, {
        id,
        name: name || undefined,
        photo: talk.person?.name === name ? talk.person?.photo : null,
        timestamp: at,
      });
    talk.typing = 0;
    become(talk.phase);
  };
  /** A reply says nothing of the person. */
  const receiveState = ({ state, person = talk.person }: ServerState) => {
    talk.person = person;
    talk.state = state;
    memory.lasts = state !== "closed" && (memory.lasts || state === "asked" || !!person);
    become(talk.phase);
  };
  let events: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const poll = async (url: string) => {
    try {
      const answer = await getJson<ServerState & { items: ServerMessage[] }>(`${url}/messages?after=${memory.last}`);
      receiveState(answer);
      answer.items.forEach(receive);
    } catch (thrown) {
      // Deleted: nothing more will come. Anything else is tried again.
      if ((thrown as { status?: number }).status === 404) return;
    }
    if (!signal.aborted) timer = setTimeout(() => void poll(url), 1e4);
  };
  const unfollow = () => (events = events?.close() as undefined);
  /** From the first message on: what a person writes comes by itself. A page out of sight needs no connection. */
  const follow = async () => {
    if (safeDocument.hidden) return unfollow();
    if (signal.aborted || !memory.sessionId || events || timer) return;
    const url = await salesbot(`chat/${memory.sessionId}`);
    if (events || signal.aborted) return;
    const source = (events = new EventSource(`${url}/events?after=${memory.last}`));
    source.addEventListener("message", ({ data: json }) => receive(JSON.parse(json)));
    source.addEventListener("state", ({ data: json }) => receiveState(JSON.parse(json)));
    source.addEventListener("typing", () => {
      talk.typing = Date.now() + TYPING_MS;
      become(talk.phase);
      setTimeout(() => become(talk.phase), TYPING_MS);
    });
    source.onerror = () => source.readyState > 1 && !timer && poll(url);
  };
  addEventListener("visibilitychange", () => void follow(), { signal });
  signal.addEventListener("abort", () => {
    asking?.abort();
    unfollow();
    clearTimeout(timer);
  });
  const offer = ({ suggestions }: Reply) =>
    (talk.chips = Array.isArray(suggestions) ? suggestions.slice(0, 4).map(String) : []);
  const salesbot = async (call: string) => {
    talk.card ??= await loadCard(host, name, locale);
    return `${host}/api/salesbot/${talk.card.id}/${call}`;
  };

  /** The reply, whether it comes whole or in pieces. Gives up after 10 s without a sign of life. */
  async function ask({ content, asked }: Message): Promise<Reply> {
    const url = await salesbot("chat");
    const controller = (asking = new AbortController());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort({ message: "it timed out" }), REQUEST_TIMEOUT_MS);
    };
    wait();
    const response = await request(url, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "text/event-stream" },
      body: JSON.stringify({ message: content, ...asked, sessionId: memory.sessionId }),
      signal: controller.signal,
    });
    let reply: Reply | undefined;
    if (/^text\/event-stream/.test(`${response.headers.get("content-type")}`)) {
      let text = "";
      const read = eventReader(({ event, data: json }) => {
        const value = JSON.parse(json);
        if (event === "delta") become({ kind: "answering", text: (text += value.text) });
        if (event === "done") reply = value;
        if (event === "error") throw { status: 500, reason: `500: ${value.message}` };
      });
      const reader = response.body!.getReader();
      const decoder = new TextDecoder();
      for (let chunk; !(chunk = await reader.read()).done;) {
        wait();
        read(decoder.decode(chunk.value, { stream: true }));
      }
    } else reply = await response.json();
    clearTimeout(timer);
    if (!reply) throw { message: "it broke off" };
    return reply;
  }

  async function answer(asking: Message): Promise<void> {
    const before = memory.last;
    talk.asking = asking;
    saveConversation(key, memory);
    become({ kind: "waiting" });
    try {
      const reply = await ask(asking).finally(() => (talk.asking = undefined));
      if (signal.aborted) return;
      if (typeof reply.sessionId === "string") memory.sessionId = reply.sessionId;
      talk.score = Number(reply.leadScore) || 0;
      offer(reply);
      asking.asked = undefined;
      receiveState(reply);
      const { message } = reply;
      const text = typeof message === "string" && message.trim() ? message : words.emptyReply;
      // Nothing while a person answers; and what came by the stream already is not added again.
      if (message !== null && !messages.some((one) => one.id! > before && one.content === text)) add("assistant", text);
      become({ kind: "idle" });
      void follow();
    } catch (thrown) {
      if (signal.aborted) return;
      fail(thrown, true);
      become({ kind: "failed" });
    }
  }

  const talk: Conversation = {
    messages,
    phase: { kind: "idle" },
    card: data,
    score: 0,
    person: null,
    typing: 0,
    chips: [],
    async welcome() {
      void follow();
      if (talk.phase.kind !== "idle") return;
      // Its answer was on the way when the visitor left the page, or it never arrived.
      const unsent = messages.findLast(({ asked }) => asked);
      if (unsent) return answer(unsent);
      if (messages.length || memory.sessionId) return;
      become({ kind: "greeting" });
      let hello = "";
      try {
        const reply = await getJson<Reply>(await salesbot(`welcome?${visitor(locale)}`));
        if (typeof reply.message === "string") hello = reply.message.trim();
        offer(reply);
      } catch (thrown) {
        if (!signal.aborted) fail(thrown);
      }
      if (signal.aborted) return;
      add("assistant", hello || words.welcome, { id: 0 });
      // A message sent before the greeting arrived continues.
      const { phase } = talk as { phase: Phase };
      become(phase.kind === "greeting" ? { kind: "idle" } : phase);
    },
    async sign() {
      if (!memory.lasts || Date.now() < nextSign) return;
      nextSign = Date.now() + 3e3;
      navigator.sendBeacon(await salesbot(`chat/${memory.sessionId}/typing`));
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
