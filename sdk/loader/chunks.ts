import type { ChatConfig } from "../page-runtime/answer.ts";
import { runtime } from "../page-runtime/runtime.ts";
import { safeDocument } from "../page-runtime/page.ts";
import { REQUEST_TIMEOUT_MS } from "../page-runtime/timeout.ts";
import type { Failure } from "../page-runtime/failure.ts";
import type * as behaviours from "../elements/behaviours/index.ts";
import type * as element from "../elements/card.ts";
import type { LauncherChunks } from "./launcher.ts";
import type * as launchers from "./launchers.ts";
import { originOf } from "./options.ts";

/**
 * The script tag that runs us. A module is not told its own: then the one with our address, which only a page's author
 * can have made a module. A tag manager that evaluates our text leaves none, then one that names a host: a bare one,
 * since one with another `type` may be data that a visitor of the page has posted.
 */
const script = (safeDocument.currentScript ??
  safeDocument.querySelector(
    'script[src*="/sdk/v1.js"][type=module],script[data-host]:not([src],[type])',
  )) as HTMLScriptElement | null;
const scriptUrl = `${script?.src}`;

/** Its data attributes; the card may stand in its address instead. */
export const scriptAttributes: Record<string, unknown> = {
  __proto__: null,
  card: /[?&]card=([^&#]+)/.exec(scriptUrl)?.[1],
  ...script?.dataset,
};

/** Content that the host inlined into a script requested with `?card=`: the card, or why there is none. */
export type InlinedCard = ChatConfig | Failure;
declare const __SDK_CARD__: InlinedCard | undefined;
export const inlinedCard = script?.dataset.card ? undefined : __SDK_CARD__;

/** Resolves inlined content like a response. */
export const resolveInlined = async (card: InlinedCard): Promise<ChatConfig> => {
  if (Object.hasOwn(card, "status")) throw card;
  return card as ChatConfig;
};

/** Our script's origin; "" if unknown. */
export const scriptOrigin = scriptUrl.includes("/sdk/v1.js") ? originOf(scriptUrl) : "";

/** Origin of the server to ask; "" if unknown. */
export const serverOrigin = originOf(scriptAttributes.host) || scriptOrigin;

interface Chunks extends LauncherChunks {
  card: typeof behaviours;
  element: typeof element;
  launchers: typeof launchers;
}

/** Fetches a module and gives it the kit; gives up after 10 s of silence. */
export async function loadPart<M>(url: string): Promise<M> {
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, REQUEST_TIMEOUT_MS, { reason: "timed out" }));
  const part = await Promise.race([import(url), timeout]);
  part.provide?.(runtime); // words take nothing
  return part;
}

/** Fetches a part of ours when it is needed. */
export const loadChunk = <K extends keyof Chunks>(name: K, host: string): Promise<Chunks[K]> =>
  loadPart(`${scriptOrigin || host}/sdk/__SDK_VERSION__/${name}.js`);
