import { originOf } from "./options.ts";
import { PATIENCE } from "../host/request.ts";

/** The script tag that runs us; a tag manager that evaluates our text leaves none, then one that names a host. */
const script = [document.currentScript, document.querySelector("script[data-host]")]
  .find((element) => element instanceof HTMLScriptElement) as HTMLScriptElement | undefined;

/** Its data attributes. */
export const asked: Record<string, unknown> = { ...script?.dataset };

/** Origin of the host that served us, "" when nothing tells. */
export const here = originOf(asked.host) || originOf(script?.src);

interface Chunks {
  chat: typeof import("../chat/mount.tsx");
  card: typeof import("../elements/card.tsx");
}

/** Fetches a part of ours when it is needed. Rejects after 10 s of silence. */
export function importChunk<K extends keyof Chunks>(name: K, host: string): Promise<Chunks[K]> {
  return Promise.race([
    import(`${here || host}/sdk/__SDK_VERSION__/${name}.js`),
    new Promise<never>((_, reject) => setTimeout(reject, PATIENCE, { name: "TimeoutError" })),
  ]);
}
