declare module "wawoff2" {
  export function decompress(packed: Uint8Array): Promise<Uint8Array>;
}
declare module "bidi-js" {
  export default function bidi(): {
    /** The embedding level of each UTF-16 unit (UAX #9); odd ones read from right to left. */
    getEmbeddingLevels(text: string, direction?: "ltr" | "rtl"): { levels: Uint8Array };
  };
}
