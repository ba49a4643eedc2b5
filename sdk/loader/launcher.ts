import {
  type ChatConfig,
  type LauncherLook,
  loadCard,
  requestedLanguage as pageLanguage,
} from "../page-runtime/answer.ts";
import { HEX_COLOR, readableTextColor } from "../page-runtime/colour.ts";
import { emit } from "../page-runtime/events.ts";
import { safeDocument } from "../page-runtime/page.ts";
import { reportFailure } from "../page-runtime/request.ts";
import { toStyleSheet } from "../page-runtime/sheet.ts";
import type * as chat from "../chat/mount.tsx";
import type { ChatWords } from "../chat/words/en.ts";
import type { Language } from "../languages.ts";
import type * as busy from "./busy.ts";
import { type LauncherInput, readOptions } from "./options.ts";
import type { LauncherContext } from "./position.ts";

export interface Launcher {
  open(): void;
  close(): void;
  toggle(): void;
  destroy(): void;
}

/** The parts that a button needs, fetched by the script, which knows where they are. */
export interface LauncherChunks extends Record<`words-${Language}`, { words: ChatWords }> {
  chat: typeof chat;
  busy: typeof busy;
}
export type LoadChunk = <K extends keyof LauncherChunks>(name: K, host: string) => Promise<LauncherChunks[K]>;

type Launch = (input: LauncherInput, loadChunk: LoadChunk, pending?: Promise<ChatConfig>) => Launcher;

/** Visible launchers in the order they appeared; they are placed side by side. */
const positions = new Set<LauncherContext>();

function arrangeLaunchers(): void {
  const count: Record<string, number> = { left: 0, right: 0 };
  for (const { base, options } of positions) base.style.setProperty("--i", `${count[options.side]!++}`);
}

/** Runs when the page has loaded and has nothing to do. */
function whenIdle(run: () => unknown, signal: AbortSignal): void {
  // Safari has no idle callback, and markup may have that name there; setTimeout takes the options for no delay.
  const wait = () =>
    (typeof requestIdleCallback === "function" ? requestIdleCallback : setTimeout)(run, { timeout: 2000 } as never);
  if (safeDocument.readyState === "complete") wait();
  else addEventListener("load", wait, { signal });
}

const make = <K extends "div" | "button" | "span">(
  name: K,
  className: string,
  textContent?: string,
): HTMLElementTagNameMap[K] => Object.assign(safeDocument.createElement(name), { className, textContent });

/**
 * Asks the server for the card, unless a request is pending, and shows the button if its assistant is on. Never throws:
 * failures are events.
 */
export const launch: Launch = (input, loadChunk, pending) => {
  const options = readOptions(input);
  const { card: name, host, label, side, color, locale } = options;
  const stop = new AbortController();
  const { signal } = stop;
  // A link in a mail leads back to its conversation.
  let shouldOpen = options.open || /^#chat=/.test(location.hash);
  let position: LauncherContext | undefined;
  let language: Language;

  const open = () => {
    shouldOpen = true;
    if (!position) return;
    const { button } = position;
    button.ariaBusy = "true";
    void Promise.all([loadChunk("chat", host), loadChunk(`words-${language}`, host)])
      .then(
        ([chat, { words }]) => !signal.aborted && shouldOpen && chat.open(position!, words),
        (thrown) => reportFailure(name, thrown),
      )
      .then(() => (button.ariaBusy = null));
  };
  const close = () => {
    shouldOpen = false;
    position?.window?.close();
  };

  const mount = (card: ChatConfig | null, look: LauncherLook) => {
    if (signal.aborted) return;
    const element = safeDocument.createElement("meishi-launcher");
    const root = element.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [toStyleSheet(look.launcher)];
    const base = make("div", `m ${side}`);
    base.dir = options.dir;
    const ground = HEX_COLOR.test(color) ? color : look.color;
    base.style.cssText = `--c:${ground};--ci:${readableTextColor(ground)};--x:calc(${options.x}px + var(--i)*72px);--y:${options.y}px`;
    const button = make("button", "b");
    // The page's language, or what the server made of it and of the browser's.
    language = pageLanguage(locale) as Language;
    if (!look.open[language]) ({ language } = look);
    button.ariaLabel = `${label && `${label}. `}${look.open[language]}`;
    button.onclick = open;
    if (label) button.append(make("span", "", label));
    if (options.launcher !== "none") base.append(button);
    root.append(base);

    const enter = () => {
      safeDocument.documentElement.append(element);
      base.popover = "manual";
      base.showPopover?.(); // the top layer; without support for it, z-index has to do
    };
    enter();
    // A framework that re-renders the whole document removes the launcher once.
    const watch = new MutationObserver(() => element.isConnected || (watch.disconnect(), enter()));
    for (const node of [document, safeDocument.documentElement]) watch.observe(node, { childList: true });
    positions.add((position = { options, card, base, button }));
    arrangeLaunchers();
    signal.addEventListener("abort", () => {
      watch.disconnect();
      position!.window?.destroy();
      element.remove();
      positions.delete(position!);
      arrangeLaunchers();
    });
    emit("ready", { card: name, id: card?.id });
    if (shouldOpen) open();
  };

  const request = pending ?? loadCard(host, name, locale);
  request.catch(() => {}); // reported below
  whenIdle(async () => {
    try {
      const card = await request;
      if (card.salesbot.isEnabled) mount(card, card);
    } catch (thrown) {
      // A server that is temporarily busy or broken may respond by the time the visitor asks.
      if (signal.aborted || reportFailure(name, thrown).status < 429) return;
      loadChunk("busy", host)
        .then(async ({ busyLook }) => mount(null, await busyLook()))
        .catch(() => {}); // it has been reported already
    }
  }, signal);

  return { open, close, toggle: () => (position?.window?.isVisible ? close() : open()), destroy: () => stop.abort() };
};
