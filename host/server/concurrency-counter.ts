/** Counts the places that each address holds, and knows what holds them: connections or requests. */
export class ConcurrencyCounter<Holder> {
  total = 0;
  readonly #held = new Map<string, Set<Holder>>();

  of(address: string): number {
    return this.#held.get(address)?.size ?? 0;
  }

  /** Everything that an address holds, oldest first. */
  all(address: string): Holder[] {
    return [...(this.#held.get(address) ?? [])];
  }

  /** Takes a place. The function that it returns gives it back. */
  enter(address: string, holder: Holder): () => void {
    const held = this.#held.get(address) ?? new Set();
    this.#held.set(address, held.add(holder));
    this.total++;
    return () => {
      if (!held.delete(holder)) return;
      this.total--;
      if (held.size === 0) this.#held.delete(address);
    };
  }

  /** Everything that the address with the most places holds, oldest first. */
  ofGreatest(): Holder[] {
    let greatest = new Set<Holder>();
    for (const held of this.#held.values()) if (held.size > greatest.size) greatest = held;
    return [...greatest];
  }
}
