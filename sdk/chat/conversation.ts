import type { ChatAnswer } from "../edge/answer.ts";
import { failureOf, getJson, PATIENCE, refusal } from "../edge/request.ts";
import { type Message, recall, remember } from "./memory.ts";
import { eventReader } from "./stream.ts";
import { LONGEST } from "./limits.ts";
import type { ChatWords } from "./words/en.ts";

/** What a visitor asked. By its id the server knows it when it comes again, and answers it once. */
interface Question {
  message: string;
  messageId: string;
}

/** What the assistant is doing. */
export type Phase =
  | { state: "idle" }
  /** The hello is on its way; a visitor who is quicker is not held up. */
  | { state: "greeting" }
  | { state: "waiting" }
  | { state: "answering"; text: string }
  | { state: "failed"; asked: Question };

interface Reply {
  message?: unknown;
  sessionId?: unknown;
  leadScore?: unknown;
  suggestions?: unknown;
}

export interface Talk {
  host: string;
  /** Slug or id, as the page wrote it. */
  card: string;
  /** Null when the server could not say: asked again before anything else. */
  data: ChatAnswer | null;
  load: (host: string, card: string, locale?: string) => Promise<ChatAnswer>;
  /** Of the place on the page, where its author gave one. */
  locale?: string;
  words: ChatWords;
  /** Tells the page. */
  say(event: "message" | "error", more: object): void;
  /** Called after each change. */
  changed(): void;
}

/** Whose morning it is, and in which language to say so: that of the page, else the visitor's. */
function visitor(locale?: string): URLSearchParams {
  return new URLSearchParams({
    locale: locale || document.documentElement.lang || navigator.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
}

export interface Conversation {
  readonly messages: readonly Message[];
  readonly phase: Phase;
  readonly card: ChatAnswer | null;
  /** Percent; above 0 only for the card's owner. */
  readonly leadScore: number;
  /** Questions to tap, at most four. */
  readonly chips: readonly string[];
  /** Says hello when nothing was said yet. */
  welcome(): Promise<void>;
  send(text: string): Promise<void>;
  /** Sends the message again that failed; so does `send` with the same text. */
  again(): Promise<void>;
  /** Ends a request under way; nothing is told any more. */
  stop(): void;
}

/** A conversation with the assistant of one card, kept for the visit. Failures become a phase and one event. */
export function startConversation({ host, card: name, data, load, locale, words, say, changed }: Talk): Conversation {
  const key = `meishi:${host}:${name}`;
  const { messages, sessionId: known } = recall(key);
  let sessionId = known;
  let phase: Phase = { state: "idle" };
  let leadScore = 0;
  let chips: string[] = [];
  let stopped = false;
  let request: AbortController | undefined;

  const become = (next: Phase) => {
    phase = next;
    if (!stopped) changed();
  };
  const add = (role: Message["role"], content: string, at = messages.length) => {
    const message: Message = { role, content, timestamp: new Date().toISOString() };
    messages.splice(at, 0, message);
    remember(key, { sessionId, messages });
    say("message", message);
  };
  const offer = ({ suggestions }: Reply) =>
    (chips = Array.isArray(suggestions) ? suggestions.slice(0, 4).map(String) : []);
  /** What the visitor said before the hello came goes on. */
  const greeted = () => become(phase.state === "greeting" ? { state: "idle" } : phase);
  const salesbot = async (call: string) => {
    data ??= await load(host, name, locale);
    return `${host}/api/salesbot/${data.id}/${call}`;
  };

  /** The reply, whether it comes whole or in pieces. Gives up after 10 s without a sign of life. */
  async function ask(question: Question): Promise<Reply> {
    const url = await salesbot("chat");
    const { signal, abort } = patience();
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "text/event-stream" },
      body: JSON.stringify({ ...question, sessionId: sessionId || undefined }),
      signal,
    });
    if (!answer.ok) throw await refusal(answer);
    if (!/^text\/event-stream/.test(answer.headers.get("content-type") ?? "")) {
      const reply: Reply = await answer.json();
      abort.stop();
      return reply;
    }
    let done: Reply | undefined;
    let text = "";
    const read = eventReader(({ event, data: json }) => {
      const value = JSON.parse(json);
      if (event === "delta") become({ state: "answering", text: (text += value.text) });
      if (event === "done") done = value;
      if (event === "error") throw { status: 500, reason: `500: ${value.message}` };
    });
    const pieces = answer.body!.getReader();
    const decoder = new TextDecoder();
    for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) {
      abort.later();
      read(decoder.decode(piece.value, { stream: true }));
    }
    abort.stop();
    if (!done) throw new Error("it broke off");
    return done;
  }

  function patience() {
    const controller = (request = new AbortController());
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => clearTimeout(timer);
    const later = () => {
      stop();
      timer = setTimeout(() => controller.abort({ message: "it timed out" }), PATIENCE);
    };
    later();
    return { signal: controller.signal, abort: { stop, later } };
  }

  async function answer(question: Question): Promise<void> {
    become({ state: "waiting" });
    try {
      const reply = await ask(question);
      if (stopped) return;
      if (typeof reply.sessionId === "string") sessionId = reply.sessionId;
      leadScore = Number(reply.leadScore) || 0;
      offer(reply);
      add("assistant", typeof reply.message === "string" && reply.message.trim() ? reply.message : words.emptyReply);
      become({ state: "idle" });
    } catch (thrown) {
      if (stopped) return;
      say("error", failureOf(thrown));
      become({ state: "failed", asked: question });
    }
  }

  return {
    get messages() {
      return messages;
    },
    get phase() {
      return phase;
    },
    get card() {
      return data;
    },
    get leadScore() {
      return leadScore;
    },
    get chips() {
      return chips;
    },
    async welcome() {
      if (messages.length || phase.state !== "idle") return;
      become({ state: "greeting" });
      let hello = "";
      try {
        const reply = await getJson<Reply>(await salesbot(`welcome?${visitor(locale)}`));
        if (typeof reply.message === "string") hello = reply.message.trim();
        offer(reply);
      } catch (thrown) {
        if (!stopped) say("error", failureOf(thrown));
      }
      if (stopped) return;
      add("assistant", hello || words.welcome, 0);
      greeted();
    },
    async send(written) {
      const text = written.trim().slice(0, LONGEST);
      if (!text || phase.state === "waiting" || phase.state === "answering") return;
      if (phase.state === "failed" && phase.asked.message === text) return answer(phase.asked);
      add("user", text);
      // Not randomUUID, which pages without https do not have.
      await answer({ message: text, messageId: crypto.getRandomValues(new Uint32Array(5)).join("-") });
    },
    async again() {
      if (phase.state === "failed") await answer(phase.asked);
    },
    stop() {
      stopped = true;
      request?.abort();
    },
  };
}
