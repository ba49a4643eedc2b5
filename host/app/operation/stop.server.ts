type Stop = () => Promise<void>;
const stops: Stop[] = [];

/** Registers what is to be finished before the database closes: waiting events, mails, streams. */
export function onStop(stop: Stop): void {
  stops.push(stop);
}

/** Runs all registered work; a failure does not hold up the others. */
export async function finishWaiting(): Promise<void> {
  await Promise.allSettled(stops.map((finish) => finish()));
}
