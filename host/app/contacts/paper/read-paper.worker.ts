import { toGraymap, toReadable } from "./readable.ts";
import { type Recognizer, startRecognizer } from "./recognize.ts";
import type { Pixels } from "./straighten.ts";
import type { ReadText } from "./text-of-words.ts";

// Its own policy lets it run WebAssembly and reach no network, so that no picture leaves: server/static-files.ts.

export interface PaperRequest {
  /** A photograph, or what was made of it, for another language. */
  picture: Pixels | Uint8Array;
  language: string;
  /** The core and the language's data, the first time. */
  core?: ArrayBuffer;
  data?: Uint8Array;
}
export type PaperResult =
  | { is: "reading"; done: number }
  | ({ is: "read"; picture: Uint8Array } & ReadText)
  | { is: "failed"; message: string };

let recognizer: Recognizer | undefined;
const answer = (result: PaperResult) => postMessage(result);

async function read({ picture, language, core, data }: PaperRequest): Promise<PaperResult> {
  if (core) recognizer = await startRecognizer(core, (done) => answer({ is: "reading", done }));
  if (data) recognizer!.add(language, data);
  const graymap = picture instanceof Uint8Array ? picture : toGraymap(toReadable(picture));
  return { is: "read", ...recognizer!.read(language, graymap), picture: graymap };
}

addEventListener("message", ({ data }: MessageEvent<PaperRequest>) => {
  read(data).then(answer, (error: unknown) => answer({ is: "failed", message: String(error) }));
});
