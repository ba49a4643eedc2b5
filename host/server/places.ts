/** Who holds how many places, and with what: a connection, a request. */
export class Places<Holder> {
  total = 0;
  readonly #held = new Map<string, Set<Holder>>();

  of(address: string): number {
    return this.#held.get(address)?.size ?? 0;
  }

  /** Everything that an address holds, the oldest first. */
  all(address: string): Holder[] {
    return [...(this.#held.get(address) ?? [])];
  }

  /** Takes a place; what is answered gives it back. */
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

  /** Everything that the address with the most places holds, the oldest first. */
  ofGreatest(): Holder[] {
    let greatest = new Set<Holder>();
    for (const held of this.#held.values()) if (held.size > greatest.size) greatest = held;
    return [...greatest];
  }
}
