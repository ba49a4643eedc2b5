import { TooManyRequests, Unavailable } from "../errors.ts";
import { errorMessages } from "../languages/error-messages.en.ts";
import { networkKey } from "../runtime/ip-address.server.ts";
import type { Sender } from "../runtime/sender-queue.server.ts";

const MEGABYTE = 1024 * 1024;

/** Limits of the memory that uploads take together, in bytes; of an account, and of a network, as accounts are free. */
interface Budget {
  total: number;
  ofOne: number;
  ofNetwork: number;
}

/** A request's part of the memory. `take` throws when the user or the process has no more; `release` gives all back. */
export interface MemoryReservation {
  take(bytes: number): void;
  release(): void;
}

export function createMemoryBudget({ total, ofOne, ofNetwork }: Budget) {
  let reservedBytes = 0;
  const reservedBy = new Map<string, number>();
  return function hold({ id, clientAddress = "" }: Sender): MemoryReservation {
    const limits = [
      [`account ${id}`, ofOne],
      [`network ${networkKey(clientAddress)}`, ofNetwork],
    ] as const;
    let own = 0;
    function change(bytes: number): void {
      own += bytes;
      reservedBytes += bytes;
      for (const [key] of limits) {
        const reserved = (reservedBy.get(key) ?? 0) + bytes;
        if (reserved === 0) reservedBy.delete(key);
        else reservedBy.set(key, reserved);
      }
    }
    return {
      take(bytes) {
        if (limits.some(([key, most]) => (reservedBy.get(key) ?? 0) + bytes > most))
          throw new TooManyRequests(5, errorMessages.tooManyUploads);
        if (reservedBytes + bytes > total) throw new Unavailable(errorMessages.uploadsBusy);
        change(bytes);
      },
      release() {
        change(-own);
      },
    };
  };
}

/** Memory of uploads in this process, counted as bytes arrive, so that announcing a large upload blocks no others. */
export const reserveUploadMemory = createMemoryBudget({
  total: 96 * MEGABYTE,
  ofOne: 24 * MEGABYTE,
  ofNetwork: 32 * MEGABYTE,
});
