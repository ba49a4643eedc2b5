const line: (() => void)[] = [];

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

function begin(): void {
  line[0]!();
  line.shift();
  if (line.length > 0) setImmediate(begin);
}
