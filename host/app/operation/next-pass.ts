const line: (() => void)[] = [];

/** So long at most what waits in line is held back by connections that keep coming. */
const LONGEST_HOLD_MS = 100;

let hasConnectionCome = false;
let heldSince: number | undefined;

/**
 * Waits for a pass of the event loop that begins nothing else in this line. SQLite and what follows it block, and go on
 * without the event loop: parts of long work that wait here let in what comes from outside, however many they are.
 */
export function nextPass(): Promise<void> {
  return new Promise((resolve) => {
    line.push(resolve);
    if (line.length === 1) setImmediate(begin);
  });
}

/**
 * Notes that a connection was accepted. Node accepts one in each pass: of many that come together the last would wait
 * for as many parts of work, so nothing in line begins until a pass has accepted none.
 */
export function noteConnection(): void {
  hasConnectionCome = true;
}

function begin(): void {
  if (isHeld()) {
    setImmediate(begin);
    return;
  }
  line[0]!();
  line.shift();
  if (line.length > 0) setImmediate(begin);
}

function isHeld(): boolean {
  const now = performance.now();
  const isHeld = hasConnectionCome && now - (heldSince ?? now) < LONGEST_HOLD_MS;
  hasConnectionCome = false;
  heldSince = isHeld ? (heldSince ?? now) : undefined;
  return isHeld;
}
