import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** A clock that is set while a process runs. */
export interface ShiftedClock {
  /** For NODE_OPTIONS of the process. */
  preload: string;
  /** Sets it so far before or after the real one; timers go on as they were. */
  set(milliseconds: number): void;
}

/** Keeps its files in this folder. Only `Date` is shifted, as it is by an operator who sets a machine's clock. */
export function shiftedClock(folder: string): ShiftedClock {
  const shift = join(folder, "shift");
  const module = join(folder, "clock.mjs");
  writeFileSync(shift, "0");
  writeFileSync(
    module,
    `import { readFileSync } from "node:fs";
    const real = Date, now = real.now.bind(real), shifted = () => now() + Number(readFileSync(${JSON.stringify(shift)}, "utf8") || 0);
    globalThis.Date = class extends real { constructor(...given) { given.length ? super(...given) : super(shifted()); } static now() { return shifted(); } };`,
  );
  return { preload: `--import=${module}`, set: (milliseconds) => writeFileSync(shift, String(milliseconds)) };
}
