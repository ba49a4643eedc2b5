import { DAY_MS } from "../../config/durations.ts";

// Used by the page and by the service worker: both may send, never at the same time.

export const SCAN_SYNC_TAG = "meishi-scans";
const DATABASE = "meishi-scans";
const QUEUE = "scans";
const LOCK = "meishi-scans";
const MAX_AGE_MS = 30 * DAY_MS;

/** What is saved of a scan, as POST /api/contacts takes it. */
export interface ScanDetails {
  name: string | null;
  company: string | null;
  title: string | null;
  emails: string[];
  phones: string[];
  notes: string | null;
}

/** A scan on this device that the account does not have yet. */
export interface Scan {
  /** Sent as Idempotency-Key with each try, so that a try whose answer was lost makes no second contact. */
  key: string;
  /** Whose contact it becomes; sent in nobody else's name. */
  userId: number;
  /** When, in ms since 1970. */
  at: number;
  details: ScanDetails;
  /** The page of a card that could not be asked yet; it fills what is missing. */
  address?: string;
  /** Why the server refused it: it waits to be mended. */
  problem?: string;
}

/** What became of a scan that was sent. */
export type Outcome =
  { is: "saved"; id: number; isNew: boolean } | { is: "refused"; problem: string } | { is: "waiting" };

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(QUEUE, { keyPath: "key" });
    request.onsuccess = () => {
      request.result.onclose = () => (opening = undefined);
      resolve(request.result);
    };
    request.onerror = () => {
      opening = undefined;
      reject(request.error!);
    };
  });
  return opening;
}

async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await open()).transaction(QUEUE, mode);
  const request = work(transaction.objectStore(QUEUE));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? request.error!);
  });
}

const put = (scan: Scan) => run("readwrite", (store) => store.put(scan));
const allScans = () => run("readonly", (store) => store.getAll() as IDBRequest<Scan[]>);

/** The user's scans that wait, oldest first. */
export async function scansOf(userId: number): Promise<Scan[]> {
  const all = await allScans().catch(() => []); // some private windows have no database
  return all.filter((scan) => scan.userId === userId).sort((a, b) => a.at - b.at);
}

export const dropScan = (key: string) => run("readwrite", (store) => store.delete(key));

/** Nothing of a user who signs out stays on this device. */
export const dropAllScans = () => run("readwrite", (store) => store.clear());

/** Writes a scan down; one that says the same as another that waits takes its place. */
export async function keepScan(scan: Scan): Promise<Scan> {
  const same = (await scansOf(scan.userId)).find((other) => sayingOf(other) === sayingOf(scan));
  const kept = same ? { ...scan, key: same.key, at: same.at } : scan;
  await put(kept);
  return kept;
}

const sayingOf = ({ details, address }: Scan) => JSON.stringify([details, address]);

/** Sends what waits for the user who is signed in, oldest first, up to where the network ends. */
export async function sendScans(): Promise<Map<string, Outcome>> {
  return navigator.locks.request(LOCK, async () => {
    const outcomes = new Map<string, Outcome>();
    const waiting = (await allScans()).filter(({ problem }) => problem === undefined).sort((a, b) => a.at - b.at);
    if (waiting.length === 0) return outcomes;
    const userId = await findUserId();
    for (const scan of waiting) {
      if (Date.now() - scan.at > MAX_AGE_MS) await dropScan(scan.key);
      if (scan.userId !== userId) continue;
      const outcome = await send(scan).catch((): Outcome => ({ is: "waiting" }));
      outcomes.set(scan.key, outcome);
      if (outcome.is === "waiting") break;
      if (outcome.is === "saved") await dropScan(scan.key);
      else await put({ ...scan, problem: outcome.problem });
    }
    return outcomes;
  });
}

async function findUserId(): Promise<number | undefined> {
  const answer = await fetch("/api/user").catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as { id: number }).id : undefined;
}

async function send(scan: Scan): Promise<Outcome> {
  const whole = scan.address === undefined ? scan : await withCard(scan, scan.address);
  if ("is" in whole) return whole;
  const { name, company, title, emails, phones, notes } = whole.details;
  const answer = await fetch("/api/contacts", {
    method: "POST",
    headers: { ...JSON_HEADERS, "content-type": "application/json", "idempotency-key": scan.key },
    body: JSON.stringify({ name, company, title, emails, phones, notes, source: "scan" }),
  });
  if (!answer.ok) return failureOf(answer);
  return { is: "saved", id: ((await answer.json()) as { id: number }).id, isNew: answer.status === 201 };
}

const JSON_HEADERS = { accept: "application/json, application/problem+json" };

/** Asks for the card of a page; what was typed stays. A repeat must say the same under its key: it is written down. */
async function withCard(scan: Scan, address: string): Promise<Scan | Outcome> {
  const answer = await askForCard(address);
  if (!answer.ok) return failureOf(answer);
  const card = (await answer.json()) as ScanDetails;
  const { details: typed } = scan;
  const details = {
    name: typed.name ?? card.name,
    company: typed.company ?? card.company,
    title: typed.title ?? card.title,
    emails: [...new Set([...typed.emails, ...card.emails])],
    phones: [...new Set([...typed.phones, ...card.phones])],
    notes: [typed.notes, card.notes].filter(Boolean).join("\n") || null,
  };
  const whole = { ...scan, details, address: undefined };
  await put(whole);
  return whole;
}

/** The card of a page on our own host, or on a domain of its owner's. */
export const askForCard = (address: string): Promise<Response> =>
  fetch(`/api/contacts/scanned?address=${encodeURIComponent(address)}`, { headers: JSON_HEADERS });

/** What nobody can mend by typing is tried again. */
async function failureOf(answer: Response): Promise<Outcome> {
  const isLater = answer.status >= 500 || [401, 408, 429].includes(answer.status) || answer.redirected;
  if (isLater || !answer.headers.get("content-type")?.includes("json")) return { is: "waiting" };
  const { detail, code } = (await answer.json()) as { detail: string; code: string };
  return code === "in_progress" ? { is: "waiting" } : { is: "refused", problem: detail };
}
