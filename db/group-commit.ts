type Pending<T> = { item: T; resolve(): void; reject(reason: unknown): void };

/**
 * Commits items in groups: those that arrive within `wait` ms, the first `size` of them, or all that arrive while the
 * group before is committed, so that groups grow where commits are slow. Each caller resolves after its own group is
 * committed; a failed commit rejects its group only.
 */
export function groupCommit<T>(commit: (items: T[]) => Promise<unknown>, { wait = 5, size = 500 } = {}) {
  const pending: Pending<T>[] = [];
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  function record(item: T): Promise<void> {
    return new Promise((resolve, reject) => {
      pending.push({ item, resolve, reject });
      if (pending.length >= size) void flush();
      else timer ??= setTimeout(() => void flush(), wait);
    });
  }

  /** Commits what is waiting; resolves when no commit is left. Call it before closing the database. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    running ??= commitAll().finally(() => (running = undefined));
    return running;
  }

  /** One commit at a time: two at once could wait for each other's rows. */
  async function commitAll(): Promise<void> {
    while (pending.length > 0) {
      const group = pending.splice(0, size);
      try {
        await commit(group.map(({ item }) => item));
        group.forEach(({ resolve }) => resolve());
      } catch (error) {
        group.forEach(({ reject }) => reject(error));
      }
    }
  }

  return { record, flush };
}
