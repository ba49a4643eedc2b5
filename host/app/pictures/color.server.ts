const MAX_PIXELS = 24_000_000;

/** A picture seen from far away: its mean colour, `#rrggbb`. Null for one that can be seen through: it has no ground of its own. */
export async function colorOf(picture: Uint8Array): Promise<string | null> {
  const { default: sharp } = await import("sharp");
  const { isOpaque, channels } = await sharp(picture, { limitInputPixels: MAX_PIXELS }).toColourspace("srgb").stats();
  if (!isOpaque) return null;
  const [red, green = red, blue = red] = channels.map(({ mean }) => Math.round(mean));
  return `#${[red, green, blue].map((value) => value!.toString(16).padStart(2, "0")).join("")}`;
}
