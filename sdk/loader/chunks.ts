import type * as chat from "../chat/mount.tsx";
import type * as card from "../elements/card.tsx";
import { page } from "../edge/page.ts";
import { PATIENCE, tell } from "../edge/request.ts";
import { originOf } from "./options.ts";

/** The script tag that runs us; a tag manager that evaluates our text leaves none, then one that names a host. */
const script = (page.currentScript ?? page.querySelector("script[data-host]")) as HTMLScriptElement | null;

/** Its data attributes. */
export const asked: Record<string, unknown> = { ...script?.dataset };

/** Where our parts come from: beside us, "" when nothing tells or the script is another than ours. */
const home = /\/sdk\/v1\.js/.test(script?.src as string) ? originOf(script!.src) : "";

/** Origin of the server to ask, "" when nothing tells. */
export const here = originOf(asked.host) || home;

interface Chunks {
  chat: typeof chat;
  card: typeof card;
}

/** Fetches a part of ours when it is needed, and uses it. A failure, or 10 s of silence, is told to the page. */
export const withChunk = <K extends keyof Chunks>(
  name: K,
  host: string,
  use: (chunk: Chunks[K]) => unknown,
  card: string | null,
  from?: EventTarget,
): Promise<unknown> =>
  Promise.race<Chunks[K]>([
    import(`${home || host}/sdk/__SDK_VERSION__/${name}.js`),
    new Promise((_, reject) => setTimeout(reject, PATIENCE, { reason: "timeout" })),
  ])
    .then(use)
    .catch((thrown) => tell(card, thrown, from));
