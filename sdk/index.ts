import { provide as giveChat, showChat } from "./chat/mount.tsx";
import { runtime } from "./page-runtime/runtime.ts";
import { provide as giveElement, type MountOptions, showCard } from "./elements/card.ts";

type Show = (element: HTMLElement, options: MountOptions, signal: AbortSignal) => Promise<boolean>;

giveChat(runtime);
giveElement(runtime);

/** Shows something until the function that is answered is called. */
const mounted = (show: Show) => async (element: HTMLElement, options: MountOptions) => {
  const stop = new AbortController();
  return (await show(element, options, stop.signal)) ? () => stop.abort() : null;
};

const loadBehaviours = async () => {
  const part = await import("./elements/behaviours/index.ts");
  part.provide(runtime);
  return part;
};

export const mountCard = mounted((element, options, signal) => showCard(element, options, signal, loadBehaviours));
export const mountChat = mounted(showChat);
