import { browserDatabase } from "../../ui/indexed-db.ts";

/** An event that could not be sent, as it will be. */
export interface QueuedEvent {
  /** Sent as Idempotency-Key with each try, so that a try whose answer was lost is not counted twice. */
  key: string;
  url: string;
  body: string;
  /** When it happened, in ms since 1970. */
  at: number;
  /** User signed in at that time; null for a visitor. */
  userId: number | null;
}

const DATABASE = "meishi-worker";
const FACTS = "facts";
const QUEUE = "queue";

/** Worker state that survives its termination, which happens after seconds of idling. */
interface WorkerState {
  userId: number;
  /** Last prefetch for the user. */
  fetchedAhead: { cards: string; at: number };
}

const run = browserDatabase(DATABASE, (database) => {
  database.createObjectStore(FACTS);
  database.createObjectStore(QUEUE, { keyPath: "key" });
});

/** Also undefined if the browser has no database (some private windows): then no user is known. */
export async function getState<K extends keyof WorkerState>(name: K): Promise<WorkerState[K] | undefined> {
  return run(FACTS, "readonly", (store) => store.get(name) as IDBRequest<WorkerState[K] | undefined>).catch(
    () => undefined,
  );
}

export const setState = async <K extends keyof WorkerState>(name: K, value: WorkerState[K]): Promise<void> =>
  void (await run(FACTS, "readwrite", (store) => store.put(value, name)));

export const clearState = () => run(FACTS, "readwrite", (store) => store.clear());

export const queuedEvents = () => run(QUEUE, "readonly", (store) => store.getAll() as IDBRequest<QueuedEvent[]>);
export const queueEvent = (entry: QueuedEvent) => run(QUEUE, "readwrite", (store) => store.put(entry));
export const dequeueEvent = (key: string) => run(QUEUE, "readwrite", (store) => store.delete(key));
