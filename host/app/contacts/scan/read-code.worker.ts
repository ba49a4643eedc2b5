import jsQR from "jsqr";
import { textOf } from "../../cards/vcard-reader.ts";

export interface Asked {
  id: number;
  pixels: ImageData;
  /** Also light on dark. */
  isInverted: boolean;
}
export interface Answered {
  id: number;
  text: string | null;
}

addEventListener("message", ({ data: { id, pixels, isInverted } }: MessageEvent<Asked>) => {
  const { data, width, height } = pixels;
  const found = jsQR(data, width, height, { inversionAttempts: isInverted ? "attemptBoth" : "dontInvert" });
  // jsQR leaves text empty that is not UTF-8.
  const text = found && (found.data || textOf(new Uint8Array(found.binaryData)));
  postMessage({ id, text: text || null } satisfies Answered);
});
