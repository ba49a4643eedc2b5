import { safeDocument } from "../page-runtime/page.ts";
import { reportFailure } from "../page-runtime/request.ts";
import { scriptAttributes, resolveInlined, serverOrigin, loadChunk, type InlinedCard, inlinedCard } from "./chunks.ts";
import { defineElements } from "./elements.ts";
import type { Launcher } from "./launcher.ts";
import { makeLaunchers } from "./launchers.ts";
import { parseLauncherInput } from "./options.ts";

type Api = Record<"init" | "open" | "close" | "toggle" | "destroy" | "on", (...args: never[]) => unknown>;

/** A page that calls us wrongly gets an event, never an exception. */
const safely =
  <A extends unknown[], R>(run: (...args: A) => R) =>
  (...args: A): R | undefined => {
    try {
      return run(...args);
    } catch (thrown) {
      reportFailure(null, thrown);
    }
  };

function makeApi(): Api {
  const { init, act } = makeLaunchers(loadChunk);
  let listening = new AbortController();
  const call = (name: keyof Launcher) => safely((card?: unknown) => act(name, card));
  const destroy = call("destroy");

  return {
    init: safely((raw: unknown, written?: InlinedCard) =>
      init(parseLauncherInput(raw, serverOrigin), written && resolveInlined(written)),
    ),
    open: call("open"),
    close: call("close"),
    toggle: call("toggle"),
    destroy(card?: unknown) {
      destroy(card);
      if (card != null) return;
      listening.abort();
      listening = new AbortController();
    },
    on: safely((name: string, listener: EventListener) => {
      const type = `meishi:${name.replace("meishi:", "")}`;
      safeDocument.addEventListener(type, listener, listening);
      return () => safeDocument.removeEventListener(type, listener);
    }),
  };
}

declare const window: { Meishi?: Api };
// The registry shows whether we are loaded: markup can name an element `Meishi`, but cannot define one.
if (!customElements.get("meishi-card")) {
  window.Meishi = makeApi();
  defineElements();
}
if (scriptAttributes.card) window.Meishi!.init(scriptAttributes as never, inlinedCard as never);
