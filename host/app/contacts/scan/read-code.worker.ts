import jsQR from "jsqr";
import { decodeText } from "../../input/decode-text.ts";

export interface DecodeRequest {
  id: number;
  pixels: ImageData;
  /** Also light on dark. */
  isInverted: boolean;
}
export interface DecodeResult {
  id: number;
  text: string | null;
}

addEventListener("message", ({ data: { id, pixels, isInverted } }: MessageEvent<DecodeRequest>) => {
  const { data, width, height } = pixels;
  const code = jsQR(data, width, height, { inversionAttempts: isInverted ? "attemptBoth" : "dontInvert" });
  // jsQR leaves text empty that is not UTF-8.
  const text = code && (code.data || decodeText(new Uint8Array(code.binaryData)));
  postMessage({ id, text: text || null } satisfies DecodeResult);
});
