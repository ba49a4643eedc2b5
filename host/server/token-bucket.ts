/** Gives each key so many points at once, and a rate after that. Keys not seen for long are forgotten. */
export class TokenBucket {
  /** When each key may use its full allowance again, the key that took a point last at the end. */
  readonly #restored = new Map<string, number>();
  readonly #msForPoint: number;
  readonly #mostMs: number;

  constructor(atOnce: number, perSecond: number) {
    this.#msForPoint = 1_000 / perSecond;
    this.#mostMs = (atOnce - 1) * this.#msForPoint;
  }

  has(key: string): boolean {
    return (this.#restored.get(key) ?? 0) - performance.now() <= this.#mostMs;
  }

  /** Takes a point; false if none is left. */
  take(key: string): boolean {
    if (!this.has(key)) return false;
    const now = performance.now();
    const at = Math.max(this.#restored.get(key) ?? 0, now);
    this.#restored.delete(key);
    for (const [other, restored] of this.#restored) {
      if (restored > now) break;
      this.#restored.delete(other);
    }
    this.#restored.set(key, at + this.#msForPoint);
    return true;
  }
}
