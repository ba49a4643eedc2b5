/** @jsxImportSource preact */
import type { VNode } from "preact";
import type { Conversation } from "./conversation.ts";
import { RichText } from "./rich-text.tsx";
import { filled } from "../card/words/filled.ts";
import type { Message } from "./stored-conversation.ts";
import { directionOfLanguage } from "../direction.ts";
import { MAX_MESSAGE_LENGTH } from "./limits.ts";
import type { ChatWords } from "./words/en.ts";

/** Must match the media query in styles.ts. */
export const FULL_SCREEN = "(max-width:480px)";

export type View = "open" | "mini" | "closed";

interface WindowProps {
  talk: Conversation;
  host: string;
  view: View;
  words: ChatWords;
  consent?: string;
  /** Embedded in the page: cannot be minimised or closed. */
  inPlace: boolean;
  draft: string;
  write(text: string): void;
  send(text: string): void;
  /** Asks for a person. */
  call(): void;
  turn(view: View): void;
}

const icon = (d: string) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
);

/** The picture of a person, else of the assistant; or the first letter of their name. */
function face({ talk, host }: WindowProps, bot: string, person?: Pick<Message, "name" | "photo"> | null): VNode {
  const src = person ? person.photo : talk.card?.salesbot.avatarUrl;
  return src ? (
    <img class="face" src={src[0] === "/" ? host + src : src} alt="" referrerpolicy="no-referrer" />
  ) : (
    <span class="face" aria-hidden="true">
      {[...(person?.name || bot)][0]}
    </span>
  );
}

/** The first word of a name, titles such as "Dr." apart. */
const firstNameOf = (name?: string | null) => name?.split(/\s+/).find((word) => word && !word.endsWith("."));

/** A sentence about somebody, in the window's direction whatever letters the name has. */
function withName(message: string, name: string): VNode {
  const [before, after] = message.split("{}");
  return (
    <>
      {before}
      <bdi>{name}</bdi>
      {after}
    </>
  );
}

function Header(props: WindowProps, bot: string): VNode {
  const { talk, view, turn, inPlace, words } = props;
  const owner = firstNameOf(talk.card?.name) || talk.card?.company;
  const isMini = view === "mini";
  return (
    <div class="hd">
      {face(props, bot, talk.person)}
      <div>
        <h2>
          <bdi>{bot}</bdi>
        </h2>
        {talk.person ? (
          <p role="status">{withName(words.here, firstNameOf(talk.person.name) ?? "")}</p>
        ) : talk.state === "asked" ? (
          <p role="status">{words.asked}</p>
        ) : talk.score > 0 ? (
          <p>{filled(words.score, talk.score)}</p>
        ) : (
          owner && <p>{withName(words.assistantOf, owner)}</p>
        )}
      </div>
      {!inPlace && (
        <>
          <button aria-label={isMini ? words.expand : words.minimise} onClick={() => turn(isMini ? "open" : "mini")}>
            {icon(isMini ? "m6 15 6-6 6 6" : "M5 12h14")}
          </button>
          <button aria-label={words.close} onClick={() => turn("closed")}>
            {icon("m6 6 12 12M18 6 6 18")}
          </button>
        </>
      )}
    </div>
  );
}

function Log(props: WindowProps, bot: string): VNode {
  const { talk, words } = props;
  const { messages, phase, person } = talk;
  const isAnswering = phase.kind === "answering";
  const entries: (Omit<Message, "timestamp"> & { timestamp?: string })[] = isAnswering
    ? [...messages, { role: "assistant", content: phase.text }]
    : messages;
  return (
    <div class="log" role="log" aria-live="polite" aria-label={words.messages} aria-busy={isAnswering} tabIndex={0}>
      <ol>
        {entries.map((entry, i) => {
          const { role, content, name, photo, timestamp } = entry;
          const isUnsent = entry.asked && entry !== talk.asking;
          const isSame = entries[i - 1]?.role === role && entries[i - 1]!.name === name;
          return (
            <li
              class={isUnsent ? "me err" : role === "user" ? "me" : isSame ? "same" : undefined}
              title={timestamp && new Date(timestamp).toLocaleString()}
            >
              {role !== "user" && face(props, bot, name ? { name, photo } : null)}
              <div>
                <p dir="auto">
                  {name && !isSame && <b>{`${name}\n`}</b>}
                  <RichText text={content} />
                </p>
                {isUnsent && (
                  <button disabled={!!talk.asking} onClick={() => props.send(content)}>
                    {words.again}
                  </button>
                )}
              </div>
            </li>
          );
        })}
        {(/^[wg]/.test(phase.kind) || talk.typing > Date.now()) && (
          <li>
            {face(props, bot, person)}
            <div class="dots" role="status" aria-label={filled(words.typing, person?.name ?? bot)}>
              <i />
              <i />
              <i />
            </div>
          </li>
        )}
        {phase.kind === "failed" && (
          <li class="err">
            <p>{words.apology}</p>
          </li>
        )}
      </ol>
    </div>
  );
}

/** The way to a person, which is always there, and suggested questions. */
function Chips({ talk, send, call, words }: WindowProps): VNode | null {
  const { phase, chips, person } = talk;
  const isPending = talk.state === "asked";
  const suggestions = phase.kind === "idle" ? chips : [];
  return (
    <div class="chips">
      {!person && (
        <button disabled={isPending || !!talk.asking} onClick={call}>
          {isPending && "✓ "}
          {words.talkTo}
        </button>
      )}
      {suggestions.map((text) => (
        <button dir="auto" onClick={() => send(text)}>
          {text}
        </button>
      ))}
    </div>
  );
}

function Form({ talk, draft, write, send, words }: WindowProps): VNode {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(draft);
      }}
    >
      <textarea
        aria-label={words.message}
        rows={1}
        placeholder={words.write}
        maxLength={MAX_MESSAGE_LENGTH}
        dir="auto"
        value={draft}
        onInput={(event) => write(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
          event.preventDefault();
          send(draft);
        }}
      />
      <button aria-label={words.send} disabled={!!talk.asking || !draft.trim()}>
        {icon("M4 12h15m-6-6 6 6-6 6")}
      </button>
    </form>
  );
}

/** Traps focus while the window covers the screen. */
function trapFocus(event: KeyboardEvent): void {
  const section = event.currentTarget as HTMLElement;
  if (!matchMedia(FULL_SCREEN).matches) return;
  const focusable = [...section.querySelectorAll<HTMLElement>("button:enabled,a,textarea,[tabindex]")];
  if (event.shiftKey) focusable.reverse();
  if ((section.getRootNode() as ShadowRoot).activeElement !== focusable.at(-1)) return;
  event.preventDefault();
  focusable[0]!.focus();
}

/** The chat window in each of its states. */
export function Window(props: WindowProps): VNode {
  const { talk, view, words, consent, draft, inPlace, turn } = props;
  const bot = talk.card?.salesbot.botName || words.assistant;
  return (
    <section
      class={`w ${view}`}
      hidden={view === "closed"}
      dir={directionOfLanguage(words.language)}
      lang={words.language}
      role={inPlace ? "region" : "dialog"}
      aria-label={filled(words.chatWith, bot)}
      onKeyDown={(event) => {
        if (inPlace) return;
        if (event.key === "Tab" && view === "open") trapFocus(event);
        if (event.key !== "Escape") return;
        event.stopPropagation();
        turn("closed");
      }}
    >
      {Header(props, bot)}
      {Log(props, bot)}
      {Chips(props)}
      {talk.linked && <p class="ft say">{words.linked}</p>}
      {consent && (talk.linked || !talk.messages[1]) && (
        <p class="ft say">
          <RichText text={consent} />
        </p>
      )}
      {draft.length > MAX_MESSAGE_LENGTH - 200 && (
        <p class="ft say" role="status">
          {filled(words.left, MAX_MESSAGE_LENGTH - draft.length)}
        </p>
      )}
      {Form(props)}
      <p class="ft">
        {!talk.person && words.automatic}{" "}
        {!talk.card?.isUnbranded && (
          <>
            {words.poweredBy} <b>Meishi</b>
          </>
        )}
      </p>
    </section>
  );
}
