/** Counts the places that each address holds, and knows what holds them: connections or requests. */
export class ConcurrencyCounter<Holder> {
  total = 0;
  readonly #held = new Map<string, Set<Holder>>();

  of(ip: string): number {
    return this.#held.get(ip)?.size ?? 0;
  }

  /** Everything that an address holds, oldest first. */
  all(ip: string): Holder[] {
    return [...(this.#held.get(ip) ?? [])];
  }

  /** Takes a place. The function that it returns gives it back. */
  enter(ip: string, holder: Holder): () => void {
    const holders = this.#held.get(ip) ?? new Set();
    this.#held.set(ip, holders.add(holder));
    this.total++;
    return () => {
      if (!holders.delete(holder)) return;
      this.total--;
      if (holders.size === 0) this.#held.delete(ip);
    };
  }

  /** Everything that the address with the most places holds, oldest first. */
  ofGreatest(): Holder[] {
    let greatest = new Set<Holder>();
    for (const holders of this.#held.values()) if (holders.size > greatest.size) greatest = holders;
    return [...greatest];
  }
}
