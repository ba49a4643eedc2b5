type Pending<T> = { item: T; resolve(): void; reject(reason: unknown): void };

/**
 * Commits items in groups: those that arrive within `wait` ms, or the first `size` of them, share one `commit`.
 * Each caller resolves after its own group is committed; a failed commit rejects its group only.
 */
export function groupCommit<T>(commit: (items: T[]) => Promise<unknown>, { wait = 5, size = 500 } = {}) {
  let group: Pending<T>[] = [];
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();

  function record(item: T): Promise<void> {
    return new Promise((resolve, reject) => {
      group.push({ item, resolve, reject });
      if (group.length >= size) void flush();
      else timer ??= setTimeout(() => void flush(), wait);
    });
  }

  /** Commits what is waiting; resolves when no commit is left. Call it before closing the database. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (group.length === 0) return last;
    const full = group;
    group = [];
    // One commit at a time: two at once could wait for each other's rows.
    last = last
      .then(() => commit(full.map(({ item }) => item)))
      .then(
        () => full.forEach(({ resolve }) => resolve()),
        (error) => full.forEach(({ reject }) => reject(error)),
      );
    return last;
  }

  return { record, flush };
}
