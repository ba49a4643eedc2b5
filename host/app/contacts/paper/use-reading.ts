import { useEffect, useState } from "react";
import type { CardReading } from "./read-card.ts";
import { pixelsOf } from "./pixels.ts";
import type { ReadText } from "./text-of-words.ts";
import type { Progress } from "./paper-reader.ts";

type State =
  | { is: "working"; progress: Progress }
  | { is: "read"; reading: CardReading }
  /** The reader failed to load, or the file is no picture. */
  | { is: "failed"; isPicture: boolean };

const START: State = { is: "working", progress: { is: "loading", done: 0 } };

/** Reads the photograph of a card, then that of its back; the reader comes with the first. */
export function useReading(photo: File) {
  const [side, setSide] = useState<{ files: File[]; front?: ReadText }>({ files: [photo] });
  const file = side.files.at(-1)!;
  const [state, setState] = useState<State>(START);
  useEffect(() => {
    let isCurrent = true;
    const become = (next: State) => isCurrent && setState(next);
    import("./read-picture.ts")
      .then(async ({ readPicture }) => {
        const pixels = await pixelsOf(file).catch(() => undefined);
        if (!pixels) return become({ is: "failed", isPicture: true });
        const onProgress = (progress: Progress) => become({ is: "working", progress });
        become({ is: "read", reading: await readPicture(pixels, { front: side.front, onProgress }) });
      })
      .catch(() => become({ is: "failed", isPicture: false }));
    return () => void (isCurrent = false);
  }, [side, file]);

  function start(next: typeof side): void {
    setState(START);
    setSide(next);
  }
  return {
    state,
    file,
    /** Files of both sides, once the back is added. */
    files: side.files,
    isBack: side.front !== undefined,
    addBack: (back: File, front: ReadText) => start({ files: [photo, back], front }),
    retry: () => start({ ...side }),
  };
}
