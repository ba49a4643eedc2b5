import type sharp from "sharp";

let loaded: Promise<typeof sharp> | undefined;

/**
 * The library for pictures, loaded on first use. Its cache of operations is off: it keeps what a picture that could not
 * be read left behind, hundreds of megabytes for some JPEGs, and does not count them.
 */
export const loadSharp = (): Promise<typeof sharp> =>
  (loaded ??= import("sharp").then((library) => {
    library.default.cache(false);
    return library.default;
  }));
