import { page } from "../edge/page.ts";
import { tell } from "../edge/request.ts";
import { asked, here, type Written, written } from "./chunks.ts";
import { defineElements } from "./elements.ts";
import { launch, type Launcher } from "./launcher.ts";
import { readOptions } from "./options.ts";

type Api = Record<"init" | "open" | "close" | "toggle" | "destroy" | "on", (...given: never[]) => unknown>;

/** A page that calls us wrongly gets an event, never an exception. */
const safely =
  <A extends unknown[], R>(run: (...given: A) => R) =>
  (...given: A): R | undefined => {
    try {
      return run(...given);
    } catch (thrown) {
      tell(null, thrown);
    }
  };

function makeApi(): Api {
  const launchers = new Map<string, Launcher & { text: string }>();
  let listening = new AbortController();

  /** Acts on the launchers of one card, or without one on all or only the first. */
  const act = (name: keyof Launcher, onlyFirst?: boolean) =>
    safely((card?: unknown) => {
      const found = [...launchers].filter(([key]) => `${card ?? key}` === key);
      if (!found[0] && name !== "destroy") throw { reason: "No card" };
      for (const [key, launcher] of found) {
        launcher[name]();
        if (name === "destroy") launchers.delete(key);
        if (onlyFirst) break;
      }
    });
  const destroy = act("destroy");

  return {
    init: safely((raw: Record<string, unknown>, written?: Written) => {
      const options = readOptions(raw, here);
      const { card } = options;
      const text = JSON.stringify(options);
      const old = launchers.get(card);
      if (old?.text === text) return;
      old?.destroy();
      launchers.set(card, { ...launch(options, written), text });
    }),
    open: act("open", true),
    close: act("close"),
    toggle: act("toggle", true),
    destroy(card?: unknown) {
      destroy(card);
      if (card != null) return;
      listening.abort();
      listening = new AbortController();
    },
    on: safely((name: string, listener: EventListener) => {
      const type = `meishi:${name.replace("meishi:", "")}`;
      page.addEventListener(type, listener, listening);
      return () => page.removeEventListener(type, listener);
    }),
  };
}

const global = window as unknown as { Meishi?: Api };
// The registry tells whether we are here already: markup can name an element `Meishi`, but define none.
if (!customElements.get("meishi-card")) {
  global.Meishi = makeApi();
  defineElements();
}
if (asked.card) global.Meishi!.init(asked as never, written as never);
