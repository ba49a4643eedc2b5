const queue: (() => void)[] = [];

/**
 * So long, in ms, what waits in line is held back by connections that keep coming: for three times as long as the part
 * before took. They then get three quarters of the time, and what waits in line the rest.
 */
const MIN_DELAY_MS = 3;
const MAX_DELAY_MS = 100;
const DELAY_FACTOR = 3;

let hasNewConnection = false;
let delayedSince: number | undefined;
let delayMs = MIN_DELAY_MS;

/**
 * Waits for a pass of the event loop that begins nothing else in this line. SQLite and what follows it block, and go on
 * without the event loop: parts of long work that wait here let in what comes from outside, however many they are.
 */
export function nextEventLoopTurn(): Promise<void> {
  return new Promise((resolve) => {
    queue.push(resolve);
    if (queue.length === 1) setImmediate(runNext);
  });
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
  const began = performance.now();
  setImmediate(() => {
    delayMs = Math.min(Math.max((performance.now() - began) * DELAY_FACTOR, MIN_DELAY_MS), MAX_DELAY_MS);
  });
  queue[0]!();
  queue.shift();
  if (queue.length > 0) setImmediate(runNext);
}

function mustDelay(): boolean {
  const now = performance.now();
  const isDelayed = hasNewConnection && now - (delayedSince ?? now) < delayMs;
  hasNewConnection = false;
  delayedSince = isDelayed ? (delayedSince ?? now) : undefined;
  return isDelayed;
}
