/** @jsxImportSource preact */
import { h, render } from "preact";
import type { ChatAnswer } from "../edge/answer.ts";
import { DEFAULT_COLOR, HEX, inkOn } from "../edge/colour.ts";
import { emit } from "../edge/events.ts";
import { page } from "../edge/page.ts";
import { tell } from "../edge/request.ts";
import type { MountOptions } from "../elements/card.ts";
import { sheetOf } from "../edge/sheet.ts";
import type { Position } from "../loader/position.ts";
import { startConversation } from "./conversation.ts";
import { chatStyles } from "./styles.ts";
import { FULL_SCREEN, type View, Window } from "./Window.tsx";
import type { ChatWords } from "./words/en.ts";

interface Setting {
  host: string;
  card: string;
  data: ChatAnswer | null;
  load: Position["load"];
  side?: string;
  words: ChatWords;
  locale: string;
  consent: string;
  say(event: "message" | "error", more: object): void;
  /** The window came or went. */
  seen(isVisible: boolean): void;
  /** A reply arrived that nobody saw. */
  missed(): void;
}

/** Keeps a full-screen window above the keyboard of a phone, which covers the layout without changing its size. */
function followKeyboard(element: HTMLElement): () => void {
  const port = window.visualViewport;
  const fit = () => {
    const isCovered = port!.scale < 1.01 && innerHeight - port!.height > 60;
    element.style.setProperty("--vh", isCovered ? `${port!.height}px` : "100%");
    element.style.setProperty("--top", isCovered ? `${port!.offsetTop}px` : "0px");
  };
  port?.addEventListener("resize", fit);
  port?.addEventListener("scroll", fit);
  return () => {
    port?.removeEventListener("resize", fit);
    port?.removeEventListener("scroll", fit);
  };
}

function chat(base: HTMLElement, setting: Setting, inPlace: boolean) {
  let view: View = inPlace ? "open" : "closed";
  let draft = "";
  const talk = startConversation({
    ...setting,
    say(event, more) {
      setting.say(event, more);
      if (event === "message" && view !== "open" && "role" in more && more.role === "assistant") setting.missed();
    },
    changed: () => draw(),
  });
  const field = () => base.querySelector("textarea");

  /** The text that did not arrive stands in the field again, to be said another way. */
  const settle = (text: string) => {
    if (talk.phase.state === "failed") draft ||= text;
    else if (draft === text) draft = "";
    draw();
  };
  const send = (text: string) => {
    if (!text.trim() || talk.phase.state === "waiting" || talk.phase.state === "answering") return;
    if (text === draft) draft = "";
    void talk.send(text).then(() => settle(text));
    field()?.focus();
  };
  const again = () => {
    if (talk.phase.state !== "failed") return;
    const { message } = talk.phase.asked;
    void talk.again().then(() => settle(message));
    field()?.focus();
  };
  const turn = (next: View) => {
    const wasClosed = view === "closed";
    view = next;
    draw();
    if (next === "open") {
      field()?.focus({ preventScroll: true });
      void talk.welcome();
    }
    if (wasClosed !== (next === "closed")) setting.seen(next !== "closed");
    if (next === "mini") base.querySelector<HTMLElement>(".hd button")?.focus();
  };
  const draw = () =>
    render(
      h(Window, {
        ...setting,
        talk,
        view,
        draft,
        send,
        again,
        turn,
        inPlace,
        side: setting.side ?? "",
        write(text) {
          draft = text;
          draw();
        },
      }),
      base,
    );
  draw();
  return { talk, turn, view: () => view };
}

/** Opens the window of a launcher, and makes it the first time. */
export function open(position: Position, words: ChatWords): void {
  if (position.window) return position.window.open();
  const { options, card: data, load, base, button } = position;
  const root = base.getRootNode() as ShadowRoot;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheetOf(chatStyles)];
  const place = base.appendChild(page.createElement("div"));
  let caller: HTMLElement | null;
  const say = (event: string, more: object) => emit(event, { card: options.card, ...more });
  const { talk, turn, view } = chat(
    place,
    {
      ...options,
      words,
      data,
      load,
      say,
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
        button.replaceChildren(page.createElement("u"));
        button.ariaLabel = `${words.newMessage}. ${words.open}`;
      },
    },
    false,
  );
  const leave = followKeyboard(place);
  // A visitor who goes back on a phone means the page, not the window that covers it.
  const back = () => {
    if (view() === "open" && matchMedia(FULL_SCREEN).matches) turn("closed");
  };
  addEventListener("popstate", back);
  position.window = {
    get isVisible() {
      return view() !== "closed";
    },
    open: () => {
      if (view() === "open") return;
      caller = page.activeElement as HTMLElement | null;
      turn("open");
    },
    close: () => {
      if (view() !== "closed") turn("closed");
    },
    destroy() {
      removeEventListener("popstate", back);
      leave();
      talk.stop();
      render(null, place);
    },
  };
  position.window.open();
}

/**
 * Shows the chat inside an element, until `signal` takes it away; answers whether it shows: not when the assistant is
 * off or something failed. A failure is told by `meishi:error` on the element, never thrown.
 */
export async function showChat(
  element: HTMLElement,
  options: MountOptions,
  signal: AbortSignal,
  load: Position["load"],
): Promise<boolean> {
  const { card, host, locale = "", consent = "" } = options;
  const say = (event: string, more: object) => emit(event, { card, ...more }, element);
  let data: ChatAnswer | null = null;
  let words: ChatWords;
  try {
    data = await load(host, card, locale);
    if (!data.salesbot.isEnabled) return false;
  } catch (thrown) {
    if (signal.aborted || tell(card, thrown, element).status < 429) return false;
  }
  try {
    ({ words } = await import(`./words-${data?.language ?? "en"}.js`));
  } catch (thrown) {
    if (!signal.aborted) tell(card, thrown, element);
    return false;
  }
  if (signal.aborted) return false;
  const color = [options.color, data?.color].find((known) => HEX.test(known!)) ?? DEFAULT_COLOR;
  const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [
    sheetOf(
      `:host{display:inline-block}:host([hidden]){display:none}.e{display:contents;--shade:0 8px 24px -8px #0003;--c:${color};--ci:${inkOn(color)}}`,
    ),
    sheetOf(chatStyles),
  ];
  const base = page.createElement("div");
  base.className = "e";
  root.replaceChildren(base);
  const { talk } = chat(base, { card, host, data, load, words, locale, consent, say, seen() {}, missed() {} }, true);
  void talk.welcome();
  say("ready", { id: data?.id });
  signal.addEventListener("abort", () => {
    talk.stop();
    render(null, base);
    root.adoptedStyleSheets = [];
    root.replaceChildren(page.createElement("slot"));
  });
  return true;
}
