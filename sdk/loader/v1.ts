import { emit } from "../host/events.ts";
import { asked, here } from "./chunks.ts";
import { defineElement } from "./elements.ts";
import { launch, type Launcher } from "./launcher.ts";
import { readOptions } from "./options.ts";

type Api = Record<"init" | "open" | "close" | "toggle" | "destroy" | "on", (...given: never[]) => unknown>;

/** A page that calls us wrongly gets an event, never an exception. */
const safely = <A extends unknown[], R>(run: (...given: A) => R) => (...given: A): R | undefined => {
  try {
    return run(...given);
  } catch (thrown) {
    emit("error", { card: null, status: 0, reason: (thrown as Error).message });
  }
};

function makeApi(): Api {
  const launchers = new Map<string, Launcher>();
  const written = new Map<string, string>();
  let listening = new AbortController();

  /** The launchers of one card, or all; told that there is none unless that is as good. */
  const those = (card: unknown) => {
    const keys = card == null ? [...launchers.keys()] : [`${card}`].filter((key) => launchers.has(key));
    if (!keys.length) throw new Error("No such card here: call Meishi.init({ card }) first");
    return keys;
  };
  const one = (card: unknown) => launchers.get(those(card)[0]!)!;

  const destroy = (card?: unknown) => {
    for (const [key, launcher] of launchers) {
      if (card != null && key !== `${card}`) continue;
      launcher.destroy();
      launchers.delete(key);
    }
    if (card != null) return;
    listening.abort();
    listening = new AbortController();
  };

  return {
    init: safely((raw: Record<string, unknown>) => {
      const options = readOptions(raw, here);
      const { card } = options;
      const text = JSON.stringify(options);
      if (launchers.has(card) && written.get(card) === text) return;
      launchers.get(card)?.destroy();
      written.set(card, text);
      launchers.set(card, launch(options));
    }),
    open: safely((card?: unknown) => one(card).open()),
    close: safely((card?: unknown) => those(card).forEach((key) => launchers.get(key)!.close())),
    toggle: safely((card?: unknown) => {
      const launcher = one(card);
      if (launcher.isOpen()) launcher.close();
      else launcher.open();
    }),
    destroy: safely(destroy),
    on: safely((name: string, listener: EventListener) => {
      const type = `meishi:${name.replace("meishi:", "")}`;
      document.addEventListener(type, listener, listening);
      return () => document.removeEventListener(type, listener);
    }),
  };
}

const page = window as unknown as { Meishi?: Api };
if (!page.Meishi?.init) page.Meishi = makeApi();
defineElement("card", "slug");
defineElement("chat", "card");
if (asked.card) page.Meishi.init({ ...asked, host: here } as never);
