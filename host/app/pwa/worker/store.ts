import { browserDatabase } from "../../ui/indexed-db.ts";

/** An event that could not be sent, as it will be. */
export interface Waiting {
  /** Sent as Idempotency-Key with each try, so that a try whose answer was lost is not counted twice. */
  key: string;
  url: string;
  body: string;
  /** When it happened, in ms since 1970. */
  at: number;
  /** Who was signed in then; null for a visitor. */
  userId: number | null;
}

const DATABASE = "meishi-worker";
const FACTS = "facts";
const QUEUE = "queue";

/** What the worker must remember after the browser stops it, which happens after seconds without work. */
interface Facts {
  userId: number;
  /** What was last fetched ahead for the user, and when. */
  fetchedAhead: { cards: string; at: number };
}

const run = browserDatabase(DATABASE, (database) => {
  database.createObjectStore(FACTS);
  database.createObjectStore(QUEUE, { keyPath: "key" });
});

/** Also undefined if the browser has no database (some private windows): then no user is known. */
export async function findFact<K extends keyof Facts>(name: K): Promise<Facts[K] | undefined> {
  return run(FACTS, "readonly", (store) => store.get(name) as IDBRequest<Facts[K] | undefined>).catch(() => undefined);
}

export const setFact = async <K extends keyof Facts>(name: K, value: Facts[K]): Promise<void> =>
  void (await run(FACTS, "readwrite", (store) => store.put(value, name)));

export const clearFacts = () => run(FACTS, "readwrite", (store) => store.clear());

export const waiting = () => run(QUEUE, "readonly", (store) => store.getAll() as IDBRequest<Waiting[]>);
export const addWaiting = (entry: Waiting) => run(QUEUE, "readwrite", (store) => store.put(entry));
export const removeWaiting = (key: string) => run(QUEUE, "readwrite", (store) => store.delete(key));
