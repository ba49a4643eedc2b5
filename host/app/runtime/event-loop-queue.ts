const line: (() => void)[] = [];

/**
 * So long, in ms, what waits in line is held back by connections that keep coming: for three times as long as the part
 * before took. They then get three quarters of the time, and what waits in line the rest.
 */
const SHORTEST_HOLD_MS = 3;
const LONGEST_HOLD_MS = 100;
const HOLD_FOR_PART = 3;

let hasConnectionCome = false;
let heldSince: number | undefined;
let holdMs = SHORTEST_HOLD_MS;

/**
 * Waits for a pass of the event loop that begins nothing else in this line. SQLite and what follows it block, and go on
 * without the event loop: parts of long work that wait here let in what comes from outside, however many they are.
 */
export function nextEventLoopTurn(): Promise<void> {
  return new Promise((resolve) => {
    line.push(resolve);
    if (line.length === 1) setImmediate(begin);
  });
}

/**
 * Notes that a connection was accepted. Node accepts one in each pass: of many that come together the last would wait
 * for as many parts of work, so nothing in line begins until a pass has accepted none.
 */
export function markConnectionAccepted(): void {
  hasConnectionCome = true;
}

function begin(): void {
  if (isHeld()) {
    setImmediate(begin);
    return;
  }
  const began = performance.now();
  setImmediate(() => {
    holdMs = Math.min(Math.max((performance.now() - began) * HOLD_FOR_PART, SHORTEST_HOLD_MS), LONGEST_HOLD_MS);
  });
  line[0]!();
  line.shift();
  if (line.length > 0) setImmediate(begin);
}

function isHeld(): boolean {
  const now = performance.now();
  const isHeld = hasConnectionCome && now - (heldSince ?? now) < holdMs;
  hasConnectionCome = false;
  heldSince = isHeld ? (heldSince ?? now) : undefined;
  return isHeld;
}
