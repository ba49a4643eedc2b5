import { type CardData } from "../card/card-data.ts";
import { chatColour, inkOn } from "../host/colour.ts";
import { emit } from "../host/events.ts";
import { cardUrl, failureOf, getJson } from "../host/request.ts";
import { importChunk } from "./chunks.ts";
import { type LaunchOptions } from "./options.ts";
import { type Seat } from "./seat.ts";
import { launcherStyles } from "./styles.ts";

export interface Launcher {
  open(): void;
  close(): void;
  isOpen(): boolean | undefined;
  destroy(): void;
}

/** Launchers that show, in the order they came: they stand side by side. */
const seats: Seat[] = [];

function standSideBySide(): void {
  const count = { left: 0, right: 0 };
  for (const { base, options } of seats) base.style.setProperty("--i", `${count[options.side]++}`);
}

/** Runs when the page has loaded and has nothing to do. */
function whenIdle(run: () => void): void {
  const wait = () => ("requestIdleCallback" in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200));
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait);
}

/** Asks the host for the card and, if its assistant is on, shows the button. Never throws: failures are events. */
export function launch(options: LaunchOptions): Launcher {
  const { card: name, host, label } = options;
  const fail = (thrown: unknown) => emit("error", { card: name, ...failureOf(thrown) });
  let wanted = options.open;
  let alive = true;
  let seat: Seat | undefined;
  let remove: (() => void) | undefined;

  const open = () => {
    wanted = true;
    if (!seat) return;
    const { button } = seat;
    button.ariaBusy = "true";
    importChunk("chat", host)
      .then((chat) => alive && wanted && chat.open(seat!))
      .catch(fail)
      .finally(() => (button.ariaBusy = null));
  };

  const mount = (card: CardData | null) => {
    const element = document.createElement("meishi-launcher");
    const root = element.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    const color = chatColour(options.color, card);
    sheet.replaceSync(launcherStyles(color, inkOn(color), options.side, options.offset));
    root.adoptedStyleSheets = [sheet];
    const base = document.createElement("div");
    base.className = "m";
    base.dir = options.rtl ? "rtl" : "ltr";
    base.lang = "en";
    const button = document.createElement("button");
    button.className = "b";
    button.ariaLabel = label ? `${label}. Open chat` : "Open chat";
    button.onclick = open;
    // The chunk is on its way before the finger is up.
    button.onpointerenter = () => { importChunk("chat", host).catch(() => {}); };
    if (label) button.append(document.createElement("span"));
    if (label) button.firstElementChild!.textContent = label;
    if (!options.bare) base.append(button);
    root.append(base);

    const enter = () => {
      document.documentElement.append(element);
      if ("popover" in base) base.popover = "manual", base.showPopover();
    };
    enter();
    // A framework that renders the whole document anew throws us out, once.
    const watch = new MutationObserver(() => element.isConnected || (watch.disconnect(), enter()));
    for (const node of [document, document.documentElement]) watch.observe(node, { childList: true });
    seats.push(seat = { options, card, root, base, button });
    standSideBySide();
    remove = () => {
      watch.disconnect();
      seat!.window?.destroy();
      element.remove();
      seats.splice(seats.indexOf(seat!), 1);
      standSideBySide();
    };
    emit("ready", { card: name, id: card?.id ?? null });
    if (wanted) open();
  };

  const asked = getJson<CardData>(cardUrl(host, name)).then(
    (card) => card.salesbot.isEnabled && (() => mount(card)),
    // A host that is busy or broken for the moment may answer by the time the visitor asks.
    (thrown) => () => (fail(thrown), failureOf(thrown).status > 428 && mount(null)),
  );
  whenIdle(() => asked.then((show) => alive && show && show()).catch(fail));

  return {
    open,
    close: () => (wanted = false, seat?.window?.close()),
    isOpen: () => seat?.window?.isVisible,
    destroy() {
      alive = false;
      remove?.();
    },
  };
}
