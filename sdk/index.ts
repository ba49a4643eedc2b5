import { showChat } from "./chat/mount.tsx";
import { loadCard } from "./edge/answer.ts";
import { type MountOptions, showCard } from "./elements/card.ts";

type Show = (element: HTMLElement, options: MountOptions, signal: AbortSignal) => Promise<boolean>;

/** Shows something until the function that is answered is called. */
const mounted = (show: Show) => async (element: HTMLElement, options: MountOptions) => {
  const stop = new AbortController();
  return (await show(element, options, stop.signal)) ? () => stop.abort() : null;
};

export const mountCard = mounted((element, options, signal) =>
  showCard(element, options, signal, loadCard, () => import("./elements/behaviours/index.ts")),
);
export const mountChat = mounted((element, options, signal) => showChat(element, options, signal, loadCard));
