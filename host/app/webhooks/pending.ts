/** Set while the sender runs in this process. */
let notify: (() => void) | undefined;

/** Wakes the sender after deliveries were written. */
export const announceDeliveries = (): void => notify?.();

/** Calls `listener` when deliveries have been written; undefined ends that. */
export function onDeliveries(listener: (() => void) | undefined): void {
  notify = listener;
}
