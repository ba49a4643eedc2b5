type ShutdownHandler = () => Promise<void>;
const stops: ShutdownHandler[] = [];

/** Registers what is to be finished before the database closes: waiting events, mails, streams. */
export function onShutdown(stop: ShutdownHandler): void {
  stops.push(stop);
}

/** Runs all registered work; a failure does not hold up the others. */
export async function runShutdownHandlers(): Promise<void> {
  await Promise.allSettled(stops.map((finish) => finish()));
}
