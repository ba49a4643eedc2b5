import { DAY_MS } from "../../config/durations.ts";
import { browserDatabase } from "../../ui/indexed-db.ts";
import { oneAtATime } from "../../ui/plain-http.ts";
import { documentLocale } from "../../languages/catalogue.ts";
import type { Locale } from "../../languages/locales.ts";
import { sentenceHeader } from "../../languages/message.ts";

// Used by the page and by the service worker: both may send, never at the same time.

export const SCAN_SYNC_TAG = "meishi-scans";
const DATABASE = "meishi-scans";
const QUEUE = "scans";
const LOCK = "meishi-scans";
const MAX_AGE_MS = 30 * DAY_MS;
/** Pictures that wait on this device, at most: 20 MB. Later contacts wait without theirs. */
const MAX_QUEUED_PICTURES = 100;

/** The details of a scan, as POST /api/contacts expects them. */
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
  /** Owner of the contact to create; scans are never sent for another user. */
  userId: number;
  /** When, in ms since 1970. */
  at: number;
  details: ScanDetails;
  /** Tag of the sitting. */
  tag?: string;
  /** Locale of the page, for the service worker. */
  locale?: Locale;
  /** The page of a card that could not be read yet; it fills in missing details. */
  address?: string;
  /** Why the server refused it; it waits for a correction. */
  problem?: string;
  /** Pictures of the card to store with the contact; sent ones are removed. */
  pictures?: Blob[];
  /** The contact that it has become, which only lacks the pictures. */
  saved?: { id: number; isNew: boolean };
}

/** The result of sending a scan. */
export type ScanResult =
  | { is: "saved"; id: number; isNew: boolean; pictureProblem?: string }
  | { is: "refused"; problem: string }
  /** `isSaved`: only for its pictures. */
  | { is: "waiting"; isSaved?: boolean };

const run = browserDatabase(DATABASE, (database) => database.createObjectStore(QUEUE, { keyPath: "key" }));

const put = (scan: Scan) => run(QUEUE, "readwrite", (store) => store.put(scan));
const allScans = () => run(QUEUE, "readonly", (store) => store.getAll() as IDBRequest<Scan[]>);

/** The user's waiting scans, oldest first. */
export async function queuedScans(userId: number): Promise<Scan[]> {
  const all = await allScans().catch(() => []); // some private windows have no database
  return all.filter((scan) => scan.userId === userId).sort((a, b) => a.at - b.at);
}

export const removeScan = (key: string) => run(QUEUE, "readwrite", (store) => store.delete(key));

/** Nothing of a user who signs out stays on this device. */
export const clearScans = () => run(QUEUE, "readwrite", (store) => store.clear());

/** Replaces a tag of the user's queued scans. */
export async function renameQueuedTag(userId: number, before: string, after: string): Promise<void> {
  for (const scan of await queuedScans(userId)) if (scan.tag === before) await put({ ...scan, tag: after });
}

/** Stores a scan, without pictures if too many wait. It replaces a waiting one with the same details. */
export async function queueScan(scan: Scan): Promise<Scan> {
  const queued = await queuedScans(scan.userId);
  const same = queued.find((other) => contentKey(other) === contentKey(scan));
  const pictures = [scan, ...queued.filter((other) => other !== same)].flatMap(({ pictures = [] }) => pictures);
  const hasRoom = pictures.length <= MAX_QUEUED_PICTURES;
  const stored: Scan = {
    ...scan,
    locale: documentLocale(),
    ...(same && { key: same.key, at: same.at }),
    pictures: hasRoom ? scan.pictures : undefined,
  };
  await put(stored);
  return stored;
}

const contentKey = ({ details, address }: Scan) => JSON.stringify([details, address]);

/** Sends the signed-in user's waiting scans, oldest first, until the network fails. */
export async function flushScanQueue(): Promise<Map<string, ScanResult>> {
  return oneAtATime(LOCK, async () => {
    const outcomes = new Map<string, ScanResult>();
    const pending = (await allScans()).filter(({ problem }) => problem === undefined).sort((a, b) => a.at - b.at);
    if (pending.length === 0) return outcomes;
    const userId = await findUserId();
    for (const scan of pending) {
      if (Date.now() - scan.at > MAX_AGE_MS) await removeScan(scan.key);
      if (scan.userId !== userId) continue;
      const outcome = await send(scan).catch((): ScanResult => ({ is: "waiting" }));
      outcomes.set(scan.key, outcome);
      // No other contact waits for pictures, of which an account stores only so many a day.
      if (outcome.is === "waiting" && !outcome.isSaved) break;
      if (outcome.is === "saved") await removeScan(scan.key);
      else if (outcome.is === "refused") await put({ ...scan, problem: outcome.problem });
    }
    return outcomes;
  });
}

async function findUserId(): Promise<number | undefined> {
  const response = await fetch("/api/user").catch(() => undefined);
  return response?.ok ? ((await response.json()) as { id: number }).id : undefined;
}

type Failure = Exclude<ScanResult, { is: "saved" }>;

/** The contact first, then its pictures one by one. What was sent is written down: the rest is tried again. */
async function send(scan: Scan): Promise<ScanResult> {
  const result: ScanResult = scan.saved ? { is: "saved", ...scan.saved } : await sendDetails(scan);
  if (result.is !== "saved" || !scan.pictures?.length) return result;
  const { id, isNew } = result;
  for (let rest = scan.pictures; rest.length > 0; rest = rest.slice(1)) {
    await put({ ...scan, saved: { id, isNew }, pictures: rest });
    const outcome = await sendPicture(scan, id, rest);
    if (outcome?.is === "refused") return { ...result, pictureProblem: outcome.problem };
    if (outcome) return { is: "waiting", isSaved: true };
  }
  return result;
}

async function sendPicture(scan: Scan, id: number, rest: Blob[]): Promise<Failure | undefined> {
  const body = new FormData();
  body.set("file", rest[0]!, "card.jpg");
  const response = await fetch(`/api/contacts/${id}/pictures`, {
    method: "POST",
    headers: { ...JSON_HEADERS, ...sentenceHeader(scan.locale), "idempotency-key": `${scan.key}-${rest.length}` },
    body,
  });
  return response.ok ? undefined : failureOf(response);
}

async function sendDetails(scan: Scan): Promise<ScanResult> {
  const completed = scan.address === undefined ? scan : await withCard(scan, scan.address);
  if ("is" in completed) return completed;
  const { name, company, title, emails, phones, notes } = completed.details;
  const response = await fetch("/api/contacts", {
    method: "POST",
    headers: {
      ...JSON_HEADERS,
      ...sentenceHeader(scan.locale),
      "content-type": "application/json",
      "idempotency-key": scan.key,
    },
    body: JSON.stringify({
      name,
      company,
      title,
      emails,
      phones,
      notes,
      source: "scan",
      tags: scan.tag === undefined ? [] : [scan.tag],
    }),
  });
  if (!response.ok) return failureOf(response);
  return { is: "saved", id: ((await response.json()) as { id: number }).id, isNew: response.status === 201 };
}

const JSON_HEADERS = { accept: "application/json, application/problem+json" };

/** Asks for the card of a page; what was typed stays. A repeat must say the same under its key: it is written down. */
async function withCard(scan: Scan, url: string): Promise<Scan | ScanResult> {
  const response = await fetchScannedCard(url, scan.locale);
  if (!response.ok) return failureOf(response);
  const card = (await response.json()) as ScanDetails;
  const { details: typed } = scan;
  const details = {
    name: typed.name ?? card.name,
    company: typed.company ?? card.company,
    title: typed.title ?? card.title,
    emails: [...new Set([...typed.emails, ...card.emails])],
    phones: [...new Set([...typed.phones, ...card.phones])],
    notes: [typed.notes, card.notes].filter(Boolean).join("\n") || null,
  };
  const completed = { ...scan, details, address: undefined };
  await put(completed);
  return completed;
}

/** The card of a page on our own host, or on a domain of its owner's. */
export const fetchScannedCard = (url: string, locale?: Locale): Promise<Response> =>
  fetch(`/api/contacts/scanned?address=${encodeURIComponent(url)}`, {
    headers: { ...JSON_HEADERS, ...sentenceHeader(locale) },
  });

/** Failures that no correction can fix are tried again. */
async function failureOf(response: Response): Promise<Failure> {
  const isRetryable = response.status >= 500 || [401, 408, 429].includes(response.status) || response.redirected;
  if (isRetryable || !response.headers.get("content-type")?.includes("json")) return { is: "waiting" };
  const { detail, code } = (await response.json()) as { detail: string; code: string };
  return code === "in_progress" ? { is: "waiting" } : { is: "refused", problem: detail };
}
