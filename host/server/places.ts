/** Who holds how many places. */
export class Places {
  total = 0;
  readonly #held = new Map<string, number>();

  of(address: string): number {
    return this.#held.get(address) ?? 0;
  }

  /** Takes a place; what is answered gives it back. */
  enter(address: string): () => void {
    this.total++;
    this.#held.set(address, this.of(address) + 1);
    return () => {
      this.total--;
      const left = this.of(address) - 1;
      if (left > 0) this.#held.set(address, left);
      else this.#held.delete(address);
    };
  }
}
