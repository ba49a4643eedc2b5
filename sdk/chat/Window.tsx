/** @jsxImportSource preact */
import type { VNode } from "preact";
import type { Conversation } from "./conversation.ts";
import { RichText } from "./rich-text.tsx";
import { filled } from "../card/words/filled.ts";
import { directionIn } from "../direction.ts";
import { LONGEST } from "./limits.ts";
import type { ChatWords } from "./words/en.ts";

/** Must match the media query in styles.ts. */
export const FULL_SCREEN = "(max-width:480px)";

export type View = "open" | "mini" | "closed";

export interface WindowProps {
  talk: Conversation;
  host: string;
  view: View;
  side: string;
  words: ChatWords;
  locale: string;
  consent: string;
  /** Embedded in the page: cannot be minimised or closed. */
  inPlace: boolean;
  draft: string;
  write(text: string): void;
  send(text: string): void;
  again(): void;
  turn(view: View): void;
}

const Icon = ({ d }: { d: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
);

/** The assistant's picture, or a drawn one. */
function Face({ src }: { src: string | null }): VNode {
  return src ? (
    <img class="face" src={src} alt="" referrerpolicy="no-referrer" />
  ) : (
    <svg class="face" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="20" fill="#22303c" stroke="none" />
      <path d="M7 27q6.5-8 13 0t13 0" stroke="#f5b84a" stroke-width="3.5" />
      <circle cx="20" cy="15" r="5.5" fill="#f5b84a" stroke="none" />
    </svg>
  );
}

/** The first word of a name, titles such as "Dr." apart. */
const firstNameOf = (name?: string | null) => name?.split(/\s+/).find((word) => word && !word.endsWith("."));

function picture({ talk, host }: WindowProps): string | null {
  const url = talk.card?.salesbot.avatarUrl;
  try {
    return url ? new URL(url, host).href : null;
  } catch {
    return null;
  }
}

function Header(props: WindowProps & { bot: string }): VNode {
  const { talk, view, turn, inPlace, bot, words } = props;
  const owner = firstNameOf(talk.card?.name) || talk.card?.company;
  const [before, after] = words.assistantOf.split("{}");
  return (
    <div class="hd">
      <Face src={picture(props)} />
      <div>
        <h2 dir="auto">{bot}</h2>
        {talk.leadScore > 0 ? (
          <p>{filled(words.leadScore, talk.leadScore)}</p>
        ) : (
          owner && (
            <p>
              {before}
              <bdi>{owner}</bdi>
              {after}
            </p>
          )
        )}
      </div>
      {!inPlace && (
        <>
          {view === "mini" ? (
            <button type="button" key="s" aria-label={words.expand} onClick={() => turn("open")}>
              <Icon d="m6 15 6-6 6 6" />
            </button>
          ) : (
            <button type="button" key="s" aria-label={words.minimise} onClick={() => turn("mini")}>
              <Icon d="M5 12h14" />
            </button>
          )}
          <button type="button" aria-label={words.close} onClick={() => turn("closed")}>
            <Icon d="m6 6 12 12M18 6 6 18" />
          </button>
        </>
      )}
    </div>
  );
}

function Log(props: WindowProps & { bot: string }): VNode {
  const { talk, bot, locale, words } = props;
  const { messages, phase } = talk;
  const face = <Face src={picture(props)} />;
  const clock = (time: string) => {
    try {
      return new Date(time).toLocaleTimeString(locale || undefined, { timeStyle: "short" });
    } catch {
      return "";
    }
  };
  return (
    <div
      class="log"
      role="log"
      aria-live="polite"
      aria-label={words.messages}
      aria-busy={phase.state === "answering"}
      tabIndex={0}
    >
      <ol>
        {messages.map(({ role, content, timestamp }, i) => (
          <li
            class={role === "user" ? "me" : messages[i - 1]?.role === role ? "bot same" : "bot"}
            title={clock(timestamp)}
          >
            {role === "assistant" && face}
            <div>
              <p dir="auto">
                <RichText text={content} />
              </p>
            </div>
          </li>
        ))}
        {phase.state === "answering" && (
          <li class="bot">
            {face}
            <div>
              <p dir="auto">
                <RichText text={phase.text} />
              </p>
            </div>
          </li>
        )}
        {(phase.state === "waiting" || phase.state === "greeting") && (
          <li class="bot">
            {face}
            <div class="dots" role="status" aria-label={filled(words.typing, bot)}>
              <i />
              <i />
              <i />
            </div>
          </li>
        )}
        {phase.state === "failed" && (
          <li class="bot err">
            {face}
            <div>
              <p>{words.apology}</p>
              <button type="button" class="again" onClick={props.again}>
                <Icon d="M20 12a8 8 0 1 1-3-6l3 2m0-5v5h-5" />
                {words.again}
              </button>
            </div>
          </li>
        )}
      </ol>
    </div>
  );
}

/** Suggested questions and, before the first message, a way to reach the owner. */
function Chips({ talk: { phase, chips, messages, card }, send, words }: WindowProps): VNode | null {
  if (phase.state !== "idle" || !messages.length) return null;
  const owner = firstNameOf(card?.name);
  const offersOwner = owner && !messages.some(({ role }) => role === "user");
  const [before, after] = words.talkTo.split("{}");
  return (
    <div class="chips">
      {chips.map((text) => (
        <button type="button" dir="auto" onClick={() => send(text)}>
          {text}
        </button>
      ))}
      {offersOwner && (
        // In the window's direction, whatever letters the name has.
        <button type="button" onClick={() => send(filled(words.talkTo, owner))}>
          {before}
          <bdi>{owner}</bdi>
          {after}
        </button>
      )}
    </div>
  );
}

function Form({ talk, draft, write, send, words }: WindowProps): VNode {
  const busy = talk.phase.state === "waiting" || talk.phase.state === "answering";
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
        maxLength={LONGEST}
        dir="auto"
        value={draft}
        onInput={(event) => write(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
          event.preventDefault();
          send(draft);
        }}
      />
      <button aria-label={words.send} disabled={busy || !draft.trim()}>
        <Icon d="M4 12h15m-6-6 6 6-6 6" />
      </button>
    </form>
  );
}

/** Traps focus while the window covers the screen. */
function trapFocus(event: KeyboardEvent): void {
  const section = event.currentTarget as HTMLElement;
  if (!matchMedia(FULL_SCREEN).matches) return;
  const focusable = [...section.querySelectorAll<HTMLElement>("button:enabled,a,textarea,[tabindex]")];
  const [from, to] = event.shiftKey ? [focusable[0], focusable.at(-1)] : [focusable.at(-1), focusable[0]];
  if ((section.getRootNode() as ShadowRoot).activeElement !== from) return;
  event.preventDefault();
  to!.focus();
}

/** The chat window in each of its states. */
export function Window(props: WindowProps): VNode {
  const { talk, view, side, words, consent, draft, inPlace, turn } = props;
  const bot = talk.card?.salesbot.botName || words.botName;
  const asked = talk.messages.some(({ role }) => role === "user");
  return (
    <section
      class={`w ${side} ${view}`}
      hidden={view === "closed"}
      dir={directionIn(words.language)}
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
      <Header {...props} bot={bot} />
      <Log {...props} bot={bot} />
      <Chips {...props} />
      {consent && !asked && (
        <p class="ft say">
          <RichText text={consent} />
        </p>
      )}
      {draft.length > LONGEST - 200 && (
        <p class="ft say" role="status">
          {filled(words.left, LONGEST - draft.length)}
        </p>
      )}
      <Form {...props} />
      <p class="ft">
        {words.automatic}{" "}
        {!talk.card?.isUnbranded && (
          <>
            {words.poweredBy} <b>Meishi</b>
          </>
        )}
      </p>
    </section>
  );
}
