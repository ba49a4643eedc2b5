import type { Pixels } from "./straighten.ts";
import { type Progress, readIn } from "./paper-reader.ts";
import { type CardReading, readCard } from "./read-card.ts";
import type { ReadText } from "./text-of-words.ts";
import type { PaperRequest } from "./read-paper.worker.ts";

interface Options {
  /** Text of the card's other side. */
  front?: ReadText;
  onProgress: (now: Progress) => void;
}

/** Reads a photographed card in this browser. Throws if the reader cannot be loaded. */
export function readPicture(photo: Pixels, { front, onProgress }: Options): Promise<CardReading> {
  let picture: PaperRequest["picture"] = photo;
  return readCard(
    async (language) => {
      const result = await readIn(language, picture, onProgress);
      picture = result.picture;
      return result;
    },
    { country: new Intl.Locale(navigator.language).region, front },
  );
}
