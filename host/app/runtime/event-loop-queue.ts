interface Line {
  waiting: (() => void)[];
  /** How long its turns have taken, in ms. */
  usedMs: number;
}

/** Requests that begin, and parts of long work. */
type Kind = "requests" | "parts";
const lines: Record<Kind, Line> = { requests: { waiting: [], usedMs: 0 }, parts: { waiting: [], usedMs: 0 } };

/**
 * So long, in ms, what waits in line is held back by connections that keep coming: for three times as long as the part
 * before took. They then get three quarters of the time, and what waits in line the rest.
 */
const MIN_DELAY_MS = 3;
const MAX_DELAY_MS = 100;
const DELAY_FACTOR = 3;

/** A pass that takes longer has done some work beside this line: for as long as the part before took, it may go on. */
const BUSY_PASS_MS = 0.3;
/** Shorter parts are not worth looking after: under ordinary load, that cost half as much again. */
const SHORT_PART_MS = 10;

let hasNewConnection = false;
let delayedSince: number | undefined;
let delayMs = MIN_DELAY_MS;
let partMs = 0;
let isAfterPart = false;
let lookedAt = 0;

/**
 * Waits for a pass of the event loop that begins nothing else that waits here. SQLite and what follows it block, and go
 * on without the event loop: parts of long work that wait here let in what comes from outside, however many they are.
 * Requests have as much time as parts, however short they are beside them: a network that asks for twenty answers a
 * second would get one for each part, and its line would grow.
 */
export function nextEventLoopTurn(kind: Kind = "parts"): Promise<void> {
  const { requests, parts } = lines;
  const isIdle = requests.waiting.length + parts.waiting.length === 0;
  const [own, other] = kind === "parts" ? [parts, requests] : [requests, parts];
  // What it did not use while nobody waited is not made up for.
  if (own.waiting.length === 0) own.usedMs = Math.max(own.usedMs, other.usedMs);
  return new Promise((resolve) => {
    own.waiting.push(resolve);
    if (isIdle) setImmediate(runNext);
  });
}

const nextLine = ({ requests, parts }: typeof lines): Line =>
  parts.waiting.length === 0 || (requests.waiting.length > 0 && requests.usedMs <= parts.usedMs) ? requests : parts;

/**
 * Notes that a connection was accepted. Node accepts one in each pass: of many that come together the last would wait
 * for as many parts of work, so nothing in line begins until a pass has accepted none.
 */
export function markConnectionAccepted(): void {
  hasNewConnection = true;
}

function runNext(): void {
  if (mustDelay()) {
    setImmediate(runNext);
    return;
  }
  const line = nextLine(lines);
  const began = performance.now();
  setImmediate(() => {
    partMs = performance.now() - began;
    line.usedMs += partMs;
    delayMs = Math.min(Math.max(partMs * DELAY_FACTOR, MIN_DELAY_MS), MAX_DELAY_MS);
  });
  isAfterPart = true;
  line.waiting[0]!();
  line.waiting.shift();
  if (lines.requests.waiting.length + lines.parts.waiting.length > 0) setImmediate(runNext);
}

/**
 * What is not in this line, such as a page that is being rendered, takes many passes: in each of them it would wait for
 * a part of what is.
 */
function mustDelay(): boolean {
  const now = performance.now();
  const delayed = now - (delayedSince ?? now);
  const isBusy = isAfterPart || (now - lookedAt > BUSY_PASS_MS && delayed < Math.min(partMs, MAX_DELAY_MS));
  const isDelayed = (partMs > SHORT_PART_MS && isBusy) || (hasNewConnection && delayed < delayMs);
  hasNewConnection = false;
  isAfterPart = false;
  lookedAt = now;
  delayedSince = isDelayed ? (delayedSince ?? now) : undefined;
  return isDelayed;
}
