/** Requests of one address that may be worked on at once; its others wait behind them. */
const AT_ONCE = 6;
/** A turn ends when its answer is there or after so long: what waits for a database or a model holds up nothing. */
const TURN_MS = 50;

/**
 * Lets addresses take turns: of many requests that come together from one address a few are begun, so that the request
 * of another address waits for those few and not for all. Work that is divided by the event loop would otherwise be
 * shared by requests, and who sends most would get most.
 */
export class Turns {
  readonly #addresses = new Map<string, { begun: number; waiting: (() => void)[] }>();

  /** Does `work` in the turn of `address`. */
  async take<T>(address: string, work: () => Promise<T>): Promise<T> {
    const of = this.#addresses.get(address) ?? { begun: 0, waiting: [] };
    this.#addresses.set(address, of);
    if (of.begun >= AT_ONCE) await new Promise<void>((begin) => of.waiting.push(begin));
    else of.begun++;
    const leave = () => {
      const next = of.waiting.shift();
      if (next) next();
      else if (--of.begun === 0) this.#addresses.delete(address);
    };
    const working = work();
    let timer: NodeJS.Timeout | undefined = setTimeout(end, TURN_MS);
    function end(): void {
      if (!timer) return;
      clearTimeout(timer);
      timer = undefined;
      leave();
    }
    working.then(end, end);
    return working;
  }
}
