/** Whose turns they are: one network's, or those of long work. */
interface Share {
  /** How long its turns have taken, in ms. */
  usedMs: number;
  /** How many wait. */
  waiting: number;
}

const longWork: Share = { usedMs: 0, waiting: 0 };
const queue: { share: Share; begin: () => void }[] = [];
/** What the share of the last turn had used before it. */
let clock = 0;

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
 * Waits for a pass of the event loop that begins nothing else in this line. SQLite and what follows it block, and go on
 * without the event loop: parts of long work that wait here let in what comes from outside, however many they are.
 * Whoever's turns have taken least is next: else a network that asks for twenty short answers a second would get one
 * for each part of long work, or for each long answer of another network, and ever more of its requests would wait.
 */
export function nextEventLoopTurn(share: Share = longWork): Promise<void> {
  // What it did not use while nothing of it waited is not made up for.
  if (share.waiting === 0) share.usedMs = Math.max(share.usedMs, clock);
  share.waiting++;
  return new Promise((begin) => {
    queue.push({ share, begin });
    if (queue.length === 1) setImmediate(runNext);
  });
}

/** The turn that is next; of one share the first that came. */
function takeNext(): (typeof queue)[number] {
  let next = 0;
  for (let place = 1; place < queue.length; place++)
    if (queue[place]!.share.usedMs < queue[next]!.share.usedMs) next = place;
  return queue.splice(next, 1)[0]!;
}

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
  const { share, begin } = takeNext();
  clock = share.usedMs;
  share.waiting--;
  const began = performance.now();
  setImmediate(() => {
    partMs = performance.now() - began;
    share.usedMs += partMs;
    delayMs = Math.min(Math.max(partMs * DELAY_FACTOR, MIN_DELAY_MS), MAX_DELAY_MS);
  });
  isAfterPart = true;
  begin();
  if (queue.length > 0) setImmediate(runNext);
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
