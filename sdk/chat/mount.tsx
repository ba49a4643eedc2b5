/** @jsxImportSource preact */
import { render } from "preact";
import { type ChatConfig, loadCard } from "../page-runtime/answer.ts";
import { DEFAULT_COLOR, HEX_COLOR, readableTextColor } from "../page-runtime/colour.ts";
import { emit } from "../page-runtime/events.ts";
import { failureOf } from "../page-runtime/failure.ts";
import { safeDocument } from "../page-runtime/page.ts";
import { reportFailure } from "../page-runtime/request.ts";
import type { MountOptions } from "../elements/card.ts";
import { toStyleSheet } from "../page-runtime/sheet.ts";
import type { LauncherContext } from "../loader/position.ts";
import { startConversation } from "./conversation.ts";
import { chatStyles } from "./styles.ts";
import { FULL_SCREEN, type View, Window } from "./Window.tsx";
import type { ChatWords } from "./words/en.ts";

export { provide } from "../page-runtime/runtime-stub.ts";

interface Setting {
  host: string;
  card: string;
  data: ChatConfig | null;
  words: ChatWords;
  locale?: string;
  consent?: string;
  say(event: string, more: object): void;
  fail(thrown: unknown): void;
  /** The window was opened or closed. */
  seen(isVisible: boolean): void;
  /** A reply arrived while the window was closed. */
  missed(): void;
  signal: AbortSignal;
}

/** Keeps a full-screen window above the keyboard of a phone, which covers the layout without changing its size. */
function followKeyboard(element: HTMLElement, signal: AbortSignal): void {
  const port = window.visualViewport;
  const fit = () => {
    const isCovered = port!.scale < 1.01 && innerHeight - port!.height > 60;
    element.style.cssText = isCovered ? `--vh:${port!.height}px;--top:${port!.offsetTop}px` : "";
  };
  for (const type of ["resize", "scroll"]) port?.addEventListener(type, fit, { signal });
}

function chat(base: HTMLElement, setting: Setting, inPlace: boolean) {
  let view: View = inPlace ? "open" : "closed";
  let draft = "";
  /** The draft, as long as it is what did not arrive and was put back. */
  let returned = "";
  /** The visitor sent the draft while an answer was pending: it is sent once that has arrived. */
  let isNext = false;
  const talk = startConversation({
    ...setting,
    say(event, more) {
      setting.say(event, more);
      if (view !== "open" && more.role !== "user") setting.missed();
    },
    // An answer that a visitor waits for is told of even right after another failure.
    fail(thrown, isAnswer) {
      if (isAnswer) setting.say("error", failureOf(thrown));
      else setting.fail(thrown);
    },
    changed() {
      // What was taken for lost arrived after all.
      if (returned && !isNext && talk.phase.kind === "idle") draft = returned = "";
      draw();
      if (isNext && talk.phase.kind === "idle") send(draft);
    },
  });
  const field = () => base.querySelector("textarea");

  const ask = (text: string, wantsPerson?: boolean) => {
    isNext = false;
    if (draft.trim() === text.trim()) draft = "";
    void talk.send(text, wantsPerson).then(() => {
      // Text that did not arrive is put back into the field, to be reworded.
      if (talk.phase.kind === "failed") draft ||= returned = text;
      draw();
    });
    field()?.focus();
  };
  const send = (text: string) => {
    if (talk.asking) isNext = true;
    else if (text.trim()) ask(text);
  };
  const turn = (next: View) => {
    if (next === view) return;
    const wasClosed = view === "closed";
    view = next;
    draw();
    if (next === "open") {
      field()?.focus({ preventScroll: true });
      void talk.welcome();
    }
    if (wasClosed || next === "closed") setting.seen(next !== "closed");
    if (next === "mini") base.querySelector<HTMLElement>(".hd button")?.focus();
  };
  const draw = () =>
    render(
      <Window
        {...setting}
        talk={talk}
        view={view}
        draft={draft}
        send={send}
        call={() => ask(setting.words.talkTo, true)}
        turn={turn}
        inPlace={inPlace}
        write={(text) => {
          draft = text;
          returned = "";
          isNext = false;
          void talk.sign();
          draw();
        }}
      />,
      base,
    );
  draw();
  return { talk, turn, view: () => view };
}

/** Opens the window of a launcher, and creates it the first time. */
export function open(position: LauncherContext, words: ChatWords): void {
  if (position.window) return position.window.open();
  const { options, card: data, base, button } = position;
  const root = base.getRootNode() as ShadowRoot;
  root.adoptedStyleSheets.push(toStyleSheet(chatStyles));
  const place = base.appendChild(safeDocument.createElement("div"));
  let caller: HTMLElement | null;
  const say = (event: string, more: object) => emit(event, { card: options.card, ...more });
  const stop = new AbortController();
  const { turn, view } = chat(
    place,
    {
      ...options,
      words,
      data,
      say,
      fail: (thrown) => reportFailure(options.card, thrown),
      seen(isVisible) {
        button.hidden = isVisible;
        if (isVisible) {
          button.replaceChildren();
          button.ariaLabel = words.open;
        } else (button.isConnected ? button : caller)?.focus();
        say(isVisible ? "open" : "close", {});
      },
      missed() {
        if (view() === "mini") return;
        button.replaceChildren(safeDocument.createElement("u"));
        button.ariaLabel = `${words.newMessage}. ${words.open}`;
      },
      signal: stop.signal,
    },
    false,
  );
  followKeyboard(place, stop.signal);
  // Going back on a phone should close the window, not leave the page.
  const back = () => {
    if (view() === "open" && matchMedia(FULL_SCREEN).matches) turn("closed");
  };
  addEventListener("popstate", back, stop);
  position.window = {
    get isVisible() {
      return view() !== "closed";
    },
    open: () => {
      if (view() === "open") return;
      caller = safeDocument.activeElement as HTMLElement | null;
      turn("open");
    },
    close: () => turn("closed"),
    destroy: () => stop.abort(),
  };
  position.window.open();
}

/**
 * Shows the chat inside an element until `signal` aborts. Returns whether it shows: not if the assistant is off or
 * something failed. Failures are dispatched as `meishi:error` on the element, never thrown.
 */
export async function showChat(element: HTMLElement, options: MountOptions, signal: AbortSignal): Promise<boolean> {
  const { card, host, locale } = options;
  const say = (event: string, more: object) => emit(event, { card, ...more }, element);
  const fail = (thrown: unknown) => reportFailure(card, thrown, element);
  let data: ChatConfig | null = null;
  let words: ChatWords;
  try {
    data = await loadCard(host, card, locale);
    if (!data.salesbot.isEnabled) return false;
  } catch (thrown) {
    if (signal.aborted || fail(thrown).status < 429) return false;
  }
  try {
    ({ words } = await import(`./words-${data?.language ?? "en"}.js`));
  } catch (thrown) {
    if (!signal.aborted) fail(thrown);
    return false;
  }
  if (signal.aborted) return false;
  const color = [options.color, data?.color].find((value) => HEX_COLOR.test(value!)) ?? DEFAULT_COLOR;
  const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [
    toStyleSheet(
      `:host{display:inline-block}:host([hidden]){display:none}.e{display:contents;--shade:0 8px 24px -8px #0003;--c:${color};--ci:${readableTextColor(color)}}`,
    ),
    toStyleSheet(chatStyles),
  ];
  const base = safeDocument.createElement("div");
  base.className = "e";
  root.replaceChildren(base);
  const { talk } = chat(base, { ...options, data, words, say, fail, seen() {}, missed() {}, signal }, true);
  void talk.welcome();
  say("ready", { id: data?.id });
  signal.addEventListener("abort", () => {
    root.adoptedStyleSheets = [];
    root.replaceChildren(safeDocument.createElement("slot"));
  });
  return true;
}
