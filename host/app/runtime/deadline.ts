/** A signal that ends by itself after some time, or with one of the signals that it follows. */
interface LinkedSignal {
  signal: AbortSignal;
  /** Stops the timer and the listeners; the signal stays as it is. */
  clear(): void;
  /** Sets the timer anew; once aborted or cleared, nothing happens. */
  extend(ms: number): void;
}

/**
 * One controller, one timer and one listener for each signal. `AbortSignal.any()` and `AbortSignal.timeout()` must not
 * be used in their place: on Node 20 a garbage collection may take the combined signal, which then never aborts
 * (nodejs/node#54614). The timer and the sources hold this one.
 */
export function linkSignals(sources: (AbortSignal | undefined)[], ms?: number): LinkedSignal {
  const controller = new AbortController();
  const followed = sources.filter((source) => source !== undefined);
  let isCleared = false;
  const clear = () => {
    isCleared = true;
    clearTimeout(timer);
    for (const source of followed) source.removeEventListener("abort", follow);
  };
  const abort = (reason: unknown) => {
    clear();
    controller.abort(reason);
  };
  const follow = (event: Event) => abort((event.target as AbortSignal).reason);
  const startTimer = (wait: number) => setTimeout(() => abort(new DeadlineExceeded(wait)), wait);
  let timer = ms === undefined ? undefined : startTimer(ms);
  const extend = (wait: number) => {
    clearTimeout(timer);
    if (!isCleared) timer = startTimer(wait);
  };
  for (const source of followed) source.addEventListener("abort", follow);
  const aborted = followed.find((source) => source.aborted);
  if (aborted) abort(aborted.reason);
  return { signal: controller.signal, clear, extend };
}

/** The work took longer than it may. */
export class DeadlineExceeded extends Error {
  override name = "TimeoutError";
  constructor(ms: number) {
    super(`took longer than ${ms} ms`);
  }
}

/**
 * The result of work that must end after `ms`, or with `source`: then this rejects with the reason at once, even if the
 * work does not heed its signal. Work that gets on may `extend` its time.
 */
export async function withDeadline<T>(
  ms: number,
  work: (signal: AbortSignal, extend: (ms: number) => void) => Promise<T>,
  source?: AbortSignal,
): Promise<T> {
  const { signal, clear, extend } = linkSignals([source], ms);
  try {
    signal.throwIfAborted();
    return await new Promise<T>((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      work(signal, extend).then(resolve, reject);
    });
  } finally {
    clear();
  }
}
