import type { ChatConfig } from "../page-runtime/answer.ts";
import { type Launcher, launch, type LoadChunk } from "./launcher.ts";
import type { LauncherInput } from "./options.ts";

export { provide } from "../page-runtime/runtime-stub.ts";

/** All launchers of a page. */
export interface Launchers {
  /** Starts one, again if it was started with other options. */
  init(input: LauncherInput, pending?: Promise<ChatConfig>): void;
  /** Acts on those of one card; without a card, opens or toggles the first, closes or destroys all. */
  act(name: keyof Launcher, card: unknown): void;
}

export type MakeLaunchers = (loadChunk: LoadChunk) => Launchers;

export const makeLaunchers: MakeLaunchers = (loadChunk) => {
  const launchers = new Map<string, Launcher & { text: string }>();
  return {
    init(input, pending) {
      const { card } = input;
      const text = JSON.stringify(input);
      const old = launchers.get(card);
      if (old?.text === text) return;
      old?.destroy();
      launchers.set(card, { ...launch(input, loadChunk, pending), text });
    },
    act(name, card) {
      let isDone = name === "destroy";
      for (const [key, launcher] of [...launchers]) {
        if (`${card ?? key}` !== key) continue;
        launcher[name]();
        if (name === "destroy") launchers.delete(key);
        if (/open|toggle/.test(name)) return;
        isDone = true;
      }
      if (!isDone) throw { reason: "No card" };
    },
  };
};
