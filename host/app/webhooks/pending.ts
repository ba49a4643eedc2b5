/** Set while the sender runs in this process. */
let notify: (() => void) | undefined;

/** Says that deliveries have been written, so that they go out soon. */
export const announceDeliveries = (): void => notify?.();

/** Calls `listener` when deliveries have been written; undefined ends that. */
export function onDeliveries(listener: (() => void) | undefined): void {
  notify = listener;
}
