import type { CardData } from "../card/card-data.ts";
import { page } from "../edge/page.ts";
import { chatColour } from "../edge/colour.ts";
import { emit } from "../edge/events.ts";
import { cardUrl, getJson, tell } from "../edge/request.ts";
import { withChunk } from "./chunks.ts";
import type { LaunchOptions } from "./options.ts";
import type { Position } from "./position.ts";
import { launcherStyles } from "./styles.ts";

export interface Launcher {
  open(): void;
  close(): void;
  toggle(): void;
  destroy(): void;
}

/** Visible launchers in the order they appeared; they are placed side by side. */
const positions = new Set<Position>();

function standSideBySide(): void {
  const count: Record<string, number> = { left: 0, right: 0 };
  for (const { base, options } of positions) base.style.setProperty("--i", `${count[options.side]!++}`);
}

/** Runs when the page has loaded and has nothing to do. */
function whenIdle(run: () => unknown): void {
  // Safari has no idle callback, and takes the options for no delay. There markup may have that name.
  const wait = () =>
    (typeof requestIdleCallback === "function" ? requestIdleCallback : setTimeout)(run, { timeout: 2000 } as never);
  if (page.readyState === "complete") wait();
  else addEventListener("load", wait);
}

const make = <K extends "div" | "button" | "span">(
  name: K,
  className: string,
  textContent?: string,
): HTMLElementTagNameMap[K] => Object.assign(page.createElement(name), { className, textContent });

/** Asks the server for the card and, if its assistant is on, shows the button. Never throws: failures are events. */
export function launch(options: LaunchOptions): Launcher {
  const { card: name, host, label } = options;
  let wanted = options.open;
  let alive = true;
  let position: Position | undefined;
  let remove: (() => void) | undefined;

  const open = () => {
    wanted = true;
    if (!position) return;
    const { button } = position;
    button.ariaBusy = "true";
    void withChunk("chat", host, (chat) => alive && wanted && chat.open(position!), name).then(
      () => (button.ariaBusy = null),
    );
  };
  const close = () => {
    wanted = false;
    position?.window?.close();
  };

  const mount = (card: CardData | null) => {
    const element = page.createElement("meishi-launcher");
    const root = element.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(launcherStyles(options, chatColour(options.color, card)));
    root.adoptedStyleSheets = [sheet];
    const base = make("div", "m");
    base.dir = options.dir;
    const button = make("button", "b");
    button.ariaLabel = `${label && `${label}. `}Open chat`;
    button.onclick = open;
    if (label) button.append(make("span", "", label));
    if (options.launcher !== "none") base.append(button);
    root.append(base);

    const enter = () => {
      page.documentElement.append(element);
      base.popover = "manual";
      base.showPopover?.(); // the top layer; without support for it, z-index has to do
    };
    enter();
    // A framework that re-renders the whole document removes the launcher once.
    const watch = new MutationObserver(() => element.isConnected || (watch.disconnect(), enter()));
    for (const node of [document, page.documentElement]) watch.observe(node, { childList: true });
    positions.add((position = { options, card, base, button }));
    standSideBySide();
    remove = () => {
      watch.disconnect();
      position!.window?.destroy();
      element.remove();
      positions.delete(position!);
      standSideBySide();
    };
    emit("ready", { card: name, id: card?.id });
    if (wanted) open();
  };

  const asked = getJson<CardData>(cardUrl(host, name));
  asked.catch(() => {}); // told below
  whenIdle(async () => {
    try {
      const card = await asked;
      if (alive && card.salesbot.isEnabled) mount(card);
    } catch (thrown) {
      if (!alive) return;
      // A server that is temporarily busy or broken may respond by the time the visitor asks.
      if (tell(name, thrown).status > 428) mount(null);
    }
  });

  return {
    open,
    close,
    toggle: () => (position?.window?.isVisible ? close() : open()),
    destroy() {
      alive = false;
      remove?.();
    },
  };
}
